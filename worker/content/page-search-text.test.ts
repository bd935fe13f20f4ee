import { expect, test } from 'vitest';
import { pageSearchText, textOfHtml, searchTextOf } from './page-search-text.ts';

test.each([
  ['Figs, and VINES.', ['figs', 'and', 'vines']],
  ['café', ['cafe']],
  ['בְּרֵאשִׁית', ['בראשית']],
  ['1 John 4:8', ['1', 'john', '4', '8']],
  [' — … ', []],
])('the words of %j are %j', (text, words) => {
  expect(searchTextOf(text)).toEqual(words);
});

test.each([
  ['<p>Figs</p><p>and <b>vines</b></p>', 'Figs and vines'],
  ['  one\n <br>two  ', 'one two'],
  ['<a href="/a>b">', 'b">'],
  ['a &lt; b &amp;amp; c', 'a < b &amp; c'],
  ['', ''],
])('the text of %j is %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test('the search text has the title and text of a page, with a space before each word', () => {
  expect(pageSearchText('Of Trees', '<p>Figs &amp; vines</p>')).toBe(' of trees figs vines');
  expect(pageSearchText('', '')).toBe(' ');
});

test('the search text contains the first 60,000 characters of a long page', () => {
  const words = pageSearchText('Long', `<p>${'vine '.repeat(20_000)}</p>`);
  expect(words).toHaveLength(60_000);
  expect(words.startsWith(' long vine vine')).toBe(true);
});
