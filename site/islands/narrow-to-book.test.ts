import { expect, it } from 'vitest';
import { narrowToBook } from './narrow-to-book.ts';

const queries: [query: string, book: string, expected: string][] = [
  ['gold', 'Exodus', 'in:Exodus gold'],
  ['gold', '1 Kings', 'in:"1 Kings" gold'],
  ['gold in:OT', 'Exodus', 'in:Exodus gold'],
  ['faith OR joy', 'Song of Solomon', 'in:"Song of Solomon" faith OR joy'],
  ['gold in:"1 Kings" silver', 'Exodus', 'in:Exodus gold silver'],
  ['gold in:1 Kings', 'Exodus', 'in:Exodus gold'],
  ['in:OT', 'Exodus', 'in:Exodus'],
];
it.each(queries)('%s within %s', (query, book, expected) => {
  expect(narrowToBook(query, book)).toBe(expected);
});
