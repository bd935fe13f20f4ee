import { expect, test } from 'vitest';
import { trySafeUrl } from './custom-page-url.ts';
import { pageSearchText, textOfHtml, searchTextOf } from './page-search-text.ts';

const all = ['/', 'https:', 'http:', 'mailto:'] as const;

test.each<[address: string, allowed: Parameters<typeof trySafeUrl>[1], safe: string | undefined]>([
  ['https://example.org/a', all, 'https://example.org/a'],
  [' https://example.org ', all, 'https://example.org/'],
  ['http://example.org', all, 'http://example.org/'],
  ['http://example.org', ['https:'], undefined],
  ['mailto:a@example.org', all, 'mailto:a@example.org'],
  ['mailto:a@example.org', ['/', 'https:'], undefined],
  ['/lexicon/H430?a=1#b', all, '/lexicon/H430?a=1#b'],
  ['/lexicon', ['https:'], undefined],
  ['/a/../b', all, '/b'],
  ['lexicon', all, undefined],
  ['#here', all, undefined],
  ['?q=1', all, undefined],
  ['', all, undefined],
  ['//example.org', all, undefined],
  ['\\\\example.org', all, undefined],
  ['/\\example.org', all, undefined],
  ['\\/example.org', all, undefined],
  ['javascript:alert(1)', all, undefined],
  ['java\nscript:alert(1)', all, undefined],
  ['data:text/html,x', all, undefined],
  ['https://a:b@example.org', all, undefined],
  ['https://a@example.org', all, undefined],
  ['https://:b@example.org', all, undefined],
  ['https://exa mple.org', all, undefined],
  ['https://[', all, undefined],
  ['https://own.invalid/x', all, undefined],
])('%j, with %j allowed, becomes %j', (url, allowed, safe) => {
  expect(trySafeUrl(url, allowed)).toBe(safe);
});

test('the words of a page are normalized, with a space before each', () => {
  expect(pageSearchText('Of Vines', '<p>Judæa &amp; <b>fig</b>s</p>\n<p>3</p>')).toBe(
    ` ${searchTextOf('of vines judæa fig s 3').join(' ')}`,
  );
  expect(searchTextOf('')).toEqual([]);
  expect(pageSearchText('a', '<p>b</p>'.repeat(40_000))).toHaveLength(60_000);
});

test('the text of a page is what a reader sees', () => {
  expect(textOfHtml(' <p>One &lt;two&gt;</p>\n\n<p>three</p> ')).toBe('One <two> three');
});
