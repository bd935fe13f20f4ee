import type { SearchEvent } from '#data/contract/search.ts';
import type { SearchAddress } from '#data/markup/search-address.ts';
import { logFault } from '../log-fault.ts';

/** Reports a search, once it is on its first page. Its failure is no reader's concern. */
export async function reportSearch({ path, q, version, page }: SearchAddress, resultCount: number): Promise<void> {
  if (!q || page !== 1) return;
  const event: SearchEvent =
    path === '/strongs-results' ? { searchTerm: q, resultCount, searchType: 'strongs' } : { query: q, database: version || 'DB1' };
  try {
    const response = await fetch('/api/analytics/search', {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(event),
    });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  } catch (error) {
    logFault('search-analytics', error);
  }
}

/** How many results the page says it has, where the worker has filled it: "Showing 1-30 of 361 results". */
export function readTotal(count: string): number {
  const figures = /([\d,]+) (?:results?|verses?)/.exec(count)?.[1] ?? '0';
  return Number(figures.replaceAll(',', ''));
}
