import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AnalysisTable, ThreeColumnTable } from './AnalysisTable.tsx';
import { WordTable, type WordRow, type WordTableProps } from './WordTable.tsx';

const god = {
  word: 'God',
  strongsNumber: 'H430',
  lemma: 'אֱלֹהִים',
  transliteration: 'ʼĕlôhîym',
  gloss: 'God',
  parsing: '',
};
const english = { language: 'en', direction: 'ltr' } as const;

const table = (rows: WordRow[], script: WordTableProps['script'] = english): string =>
  renderToStaticMarkup(<WordTable rows={rows} caption="Words of Genesis 1:1" script={script} />);

it('has one row per word, with a link from its number to its entry', () => {
  const html = table([god]);
  expect(html).toContain('<caption class="sr">Words of Genesis 1:1</caption>');
  expect(html).toContain(
    '<th scope="row"><span>God</span></th><td><a href="/lexicon/H430">H430</a></td><td><bdi lang="hbo" translate="no">אֱלֹהִים</bdi></td>',
  );
  expect(html).not.toContain('Parsing');
});

it('marks words that are not translated and words without a number', () => {
  expect(table([{ ...god, word: '' }])).toContain('(not translated)');
  expect(table([{ ...god, strongsNumber: '', lemma: '' }])).toContain(
    '<td><span class="none">no number</span></td><td></td>',
  );
});

it('sets the language of words and lemmas', () => {
  const html = table(
    [
      { ...god, word: 'אֱלָהּ', aramaic: true, parsing: 'noun' },
      { ...god, strongsNumber: 'G2316' },
    ],
    { language: 'hbo', direction: 'rtl' },
  );
  expect(html).toContain('<span lang="hbo" dir="rtl" translate="no">אֱלָהּ</span>');
  expect(html).toContain('<bdi lang="arc" translate="no">');
  expect(html).toContain('<bdi lang="grc" translate="no">');
  expect(html).toContain('<th scope="col">Parsing</th>');
});

it('distinguishes the written form (ketiv) from the read form (qere)', () => {
  expect(table([{ ...god, reading: 'written' }])).toContain('<small>as written</small>');
  expect(table([{ ...god, reading: 'read' }])).toContain('<small>as read</small>');
});

const analysis = (words: (typeof god)[], chosen?: number): string =>
  renderToStaticMarkup(
    <AnalysisTable
      words={words}
      script={{ language: 'hbo', direction: 'rtl' }}
      chosen={chosen}
      onChoose={() => undefined}
    />,
  );

it('marks only the chosen number as selected, even if a word occurs twice', () => {
  const html = analysis([god, god], 1);
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(html.indexOf('Click number to view')).toBeLessThan(html.indexOf('Selected'));
});

it('a word without a number has a row but no button, and no row in the three-column table', () => {
  const word = { ...god, word: 'לוֹ', strongsNumber: '', lemma: '' };
  expect(analysis([word])).toMatch(/<span lang="hbo" dir="rtl" translate="no">לוֹ<\/span>.*no number/);
  expect(analysis([word])).not.toContain('<button');
  const three = renderToStaticMarkup(<ThreeColumnTable words={[word]} onChoose={() => undefined} />);
  expect(three).toContain('<tbody></tbody>');
});

it('a word shows its lemma in the original language, and its number opens in a new tab', () => {
  const love = { ...god, word: 'love', strongsNumber: 'G26', lemma: 'ἀγάπη', transliteration: 'agápē' };
  const html = renderToStaticMarkup(<ThreeColumnTable words={[love]} onChoose={() => undefined} />);
  expect(html).toContain('<bdi lang="grc" translate="no">ἀγάπη</bdi> <i>agápē</i>');
  expect(html).toContain('href="/lexicon/G26" target="_blank" rel="noopener" aria-label="G26, opens in a new tab"');
});
