// cspell:disable
import { expect, it } from 'vitest';
import { parseSearch } from '../language/parse.ts';
import { bookInstead, offeredBook } from './named-book.ts';
import type { SearchQuery } from '../language/tree.ts';

function queryOf(text: string): SearchQuery {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(`${text} is no query`);
  return parsed.query;
}

/** Titles on the spines of Luther's, Segond's, the Reina-Valera, Almeida's and the Synodal Bible. */
it.each([
  ['apocalypse', 'Revelation'],
  ['the Apocalypse', 'Revelation'],
  ['Apocalipsis', 'Revelation'],
  ['Offenbarung', 'Revelation'],
  ['Psaumes', 'Psalms'],
  ['Salmos', 'Psalms'],
  ['1 Korinther', '1 Corinthians'],
  ['Juízes', 'Judges'],
  ['Иов', 'Job'],
  ['诗篇', 'Psalms'],
])('opens a book for %s', (text, book) => {
  const query = bookInstead(queryOf(text));
  expect(query?.node).toMatchObject({ kind: 'reference', label: book });
  expect(query?.corrected).toEqual([{ from: text, to: book }]);
});

/** Words, abbreviations, words of the originals, misspelled names, and queries of more than a name. */
it.each(['love', 'sal', 'luc', 'תהלים', 'Ρωμαίους', 'Genisis', 'Salmos love', 'Salm*', 'Salmos in:John', 'rema'])(
  'opens no book for %j',
  (text) => {
    expect(bookInstead(queryOf(text))).toBeUndefined();
  },
);

it.each([
  ['Genisis', 'Genesis'],
  ['Leviticas', 'Leviticus'],
  ['Isiaih', 'Isaiah 1'],
  ['1 Cornithians', '1 Corinthians'],
  ['Juan', 'John 1'],
  ['תהלים', 'Psalms 1'],
  ['logos', undefined],
  ['shepard', undefined],
  ['Genisis love', undefined],
])('offers for the name %s: %s', (text, offered) => {
  expect(offeredBook(queryOf(text))).toBe(offered);
});
