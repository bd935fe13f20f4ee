import type { SearchEvent } from '#data/search/contract/search.ts';
import type { SearchUrlParams } from '#data/search/contract/search-url.ts';
import { isBackNavigation } from './scroll-position.ts';
import { api } from '../../client/api.ts';
import { logClientError } from '../../client/log-client-error.ts';

const reported = new Set<string>();

/**
 * Reports a search on its first page, once. Switching the view or going back does not report it again. Errors are only
 * logged.
 */
export async function reportSearch({ path, q, version, page }: SearchUrlParams, resultCount: number): Promise<void> {
  if (!q || page !== 1) return;
  const search = `${path} ${version} ${q}`;
  const isNew = !reported.has(search) && (reported.size > 0 || !isBackNavigation());
  reported.add(search);
  if (!isNew) return;
  const event: SearchEvent =
    path === '/strongs-results'
      ? { searchTerm: q, resultCount, searchType: 'strongs' }
      : { query: q, database: version || 'DB1' };
  try {
    await api.reportSearch(event);
  } catch (error) {
    logClientError('search-analytics', error);
  }
}
