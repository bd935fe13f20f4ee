import { formatQuery } from './format.ts';
import type { SearchQuery } from './tree.ts';

/** The same query in one book alone; other places that it names with `in:` give way, since several are their sum. */
export function queryInBook({ node }: SearchQuery, bookName: string): string {
  return formatQuery({ node, scopes: [{ label: bookName, text: bookName, ranges: [] }] });
}
