import type { SearchQuery } from './tree.ts';

/** `in:Romans`, `in:"1 Kings"`. */
export function formatScope(place: string): string {
  return `in:"${place}"`.replace(/^in:"([\p{L}\d.,-]+)"$/u, 'in:$1');
}

/** The same query wherever it is found; several places named with `in:` are their sum, so one of them is no bound. */
export function withoutPlaces({ node }: SearchQuery): SearchQuery {
  return { node, scopes: [] };
}

/** A query without places, as `formatQuery` writes it, in one book alone. */
export function queryInBook(query: string, bookName: string): string {
  return `${formatScope(bookName)} ${query}`;
}
