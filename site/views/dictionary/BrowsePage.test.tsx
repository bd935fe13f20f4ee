import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultParams } from '#data/dictionary/contract/browse-url.ts';
import type { EntrySummary } from '#data/dictionary/entry-summary.ts';
import { BrowsePage, type BrowseOutcome } from './BrowsePage.tsx';

const entry: EntrySummary = {
  number: 'H430',
  language: 'hebrew',
  aramaic: false,
  lemma: 'אֱלֹהִים',
  transliteration: 'ʼĕlôhîym',
  gloss: 'gods',
};
const list = { entries: [entry], page: 2, pages: 710, total: 14_197 };

const renderPage = (outcome: BrowseOutcome, params = defaultParams): string =>
  renderToStaticMarkup(
    <BrowsePage params={params} outcome={outcome} counts={{ all: 14_197, hebrew: 8674, greek: 5523 }} />,
  );

test('a list shows the number of entries, and each card links to its entry', () => {
  const html = renderPage({ kind: 'list', list });
  expect(html).toContain('Showing 1 of 14,197 entries');
  expect(html).toContain('<a class="card hebrew" href="/lexicon/H430">');
  expect(html).toContain('<bdi lang="hbo" translate="no">אֱלֹהִים</bdi>');
  expect(html).toContain('Hebrew Only<small> 8,674</small>');
});

test.each<[string, BrowseOutcome, string]>([
  [
    'nothing is found',
    { kind: 'list', list: { entries: [], page: 1, pages: 1, total: 0 } },
    '<p class="note" role="status">No entries found. Try a different search term.</p>',
  ],
  [
    'samples stand in',
    { kind: 'list', list: { ...list, isSample: true } },
    'Please try again later. These are built-in samples.</p>',
  ],
  ['nothing can be had', { kind: 'failed' }, 'We couldn&#x27;t load the Lexicon entries. Please try again later.</p>'],
  [
    'the request is invalid',
    { kind: 'refused', message: 'Too <long>' },
    '<p class="alert" role="alert">Too &lt;long&gt;',
  ],
])('shows a message when %s', (_, outcome, message) => {
  expect(renderPage(outcome)).toContain(message);
});

test('while entries load, the earlier ones stay, and the first load shows placeholders', () => {
  expect(renderPage({ kind: 'loading', list })).toMatch(/<ul class="grid" aria-busy="true"><li><a class="card hebrew"/);
  expect(renderPage({ kind: 'loading' }).match(/class="ghost"/g)).toHaveLength(12);
});

test('links and the form preserve the current choices', () => {
  const html = renderPage({ kind: 'list', list }, { query: 'love', language: 'greek', limit: 50, page: 2 });
  expect(html).toContain('href="/lexicon/search?query=love&amp;language=greek&amp;limit=50&amp;page=3"');
  expect(html).toContain('href="/lexicon/search?query=love&amp;language=hebrew&amp;limit=50"');
  expect(html).toContain('<input type="hidden" name="language" value="greek"/>');
  expect(html).toContain('<option value="50" selected="">50</option>');
});
