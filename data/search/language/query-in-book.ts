import type { SearchQuery } from './tree.ts';

/** `in:Romans`, `in:"1 Kings"`. */
export function formatScope(text: string): string {
  return `in:"${text}"`.replace(/^in:"([\p{L}\d.,-]+)"$/u, 'in:$1');
}

/** The query without its scopes. Several scopes are a union, so a single one could not be narrowed. */
export function withoutScopes({ node }: SearchQuery): SearchQuery {
  return { node, scopes: [] };
}

/** Limits a query without scopes, as `formatQuery` writes it, to one book. */
export function queryInBook(query: string, bookName: string): string {
  return `${formatScope(bookName)} ${query}`;
}
