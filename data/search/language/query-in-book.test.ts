import { expect, it } from 'vitest';
import { formatQuery } from './format.ts';
import { parseSearch } from './parse.ts';
import { queryInBook, withoutScopes } from './query-in-book.ts';

const queries: [query: string, book: string, expected: string][] = [
  ['gold', 'Exodus', 'in:Exodus gold'],
  ['gold', '1 Kings', 'in:"1 Kings" gold'],
  ['gold in:OT', 'Exodus', 'in:Exodus gold'],
  ['faith OR joy', 'Song of Solomon', 'in:"Song of Solomon" faith OR joy'],
  ['gold in:"1 Kings" silver', 'Exodus', 'in:Exodus gold silver'],
  ['gold in:1 Kings', 'Exodus', 'in:Exodus gold'],
  ['gold in:1 Kings silver', 'Exodus', 'in:Exodus gold silver'],
  ['faith in:Song of Solomon', 'Romans', 'in:Romans faith'],
];
it.each(queries)('limits %s to %s', (text, book, expected) => {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(text);
  expect(queryInBook(formatQuery(withoutScopes(parsed.query)), book)).toBe(expected);
});
