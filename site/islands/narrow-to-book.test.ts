import { expect, it } from 'vitest';
import { narrowToBook } from './narrow-to-book.ts';

const queries: [query: string, book: string, expected: string][] = [
  ['gold', 'Exodus', 'gold in:Exodus'],
  ['gold', '1 Kings', 'gold in:1Kings'],
  ['gold in:OT', 'Exodus', 'gold in:Exodus'],
  ['faith OR joy', 'Song of Solomon', 'faith OR joy in:SongofSolomon'],
  ['gold in:"1 Kings" silver', 'Exodus', 'gold silver in:Exodus'],
  ['gold in:1 Kings', 'Exodus', 'gold in:Exodus'],
  ['in:OT', 'Exodus', 'in:Exodus'],
];
it.each(queries)('%s within %s', (query, book, expected) => {
  expect(narrowToBook(query, book)).toBe(expected);
});
