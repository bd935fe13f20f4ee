import { escapeHtml } from './escape.ts';
import type { SearchAddress } from './search-address.ts';

export interface SearchCount extends Pick<SearchAddress, 'path' | 'q' | 'order'> {
  page: number;
  pages: number;
  /** Verses, in all and on this page. */
  total: number;
  shown: number;
  /** Verses a full page has. */
  size: number;
  occurrences: number | null;
}

/** "417 times in 361 verses", and below it the place within the list, in each page's own words. */
export function searchCount({ path, q, order, page, pages, total, shown, size, occurrences }: SearchCount): string {
  if (total === 0) return '';
  const verses = `${figures(total)} ${total === 1 ? 'verse' : 'verses'}`;
  const head = occurrences !== null && occurrences !== total ? `${figures(occurrences)} times in ${verses}` : verses;
  const first = (page - 1) * size + 1;
  const term = `“<bdi>${escapeHtml(q)}</bdi>”`;
  const place =
    path === '/strongs-results'
      ? `Showing ${figures(first)}-${figures(first + shown - 1)} of ${figures(total)} ${total === 1 ? 'result' : 'results'} for ${term}`
      : `Browsing page ${figures(page)} of ${figures(pages)} for search term ${term}`;
  return `<strong>${head}</strong> <span>${place} · ${order === 'relevance' ? 'by relevance' : 'Bible order'}</span>`;
}

function figures(count: number): string {
  return count.toLocaleString('en');
}
