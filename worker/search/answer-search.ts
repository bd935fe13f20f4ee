import type { Context } from 'hono';
import type { SearchAnswer, SearchParams } from '#data/search/contract/search.ts';
import { bookInstead } from '#data/search/results/named-book.ts';
import { buildSearchAnswer } from '#data/search/results/search-answer.ts';
import { pageSizeOf } from '#data/search/language/page-size.ts';
import type { SearchQuery } from '#data/search/language/tree.ts';
import { cachedAtEdge, type EdgeAnswer, type UncachedResponse } from '../http/edge-cache.ts';
import type { AppEnv } from '../env.ts';
import { forgetCatalog, visibleVersions, type Catalog, type LoadedVersion } from '../versions/catalog.ts';
import { expandOrKeep, expandQuery } from './expand-query.ts';
import { search } from './run-search.ts';
import { searchElsewhere } from './suggest-elsewhere.ts';

export interface SearchRequest {
  params: SearchParams;
  query: SearchQuery;
  catalog: Catalog;
  versions: LoadedVersion[];
}

/**
 * The search response, from the edge cache or from D1. Equal searches share a cache key, however they were
 * typed. The key contains the parsed query, including its corrections, because the response reports them. Throws
 * `QueryRefusedError`.
 */
export function answerSearch(c: Context<AppEnv>, request: SearchRequest): Promise<EdgeAnswer<SearchAnswer>> {
  const { params, query, catalog, versions } = request;
  const { page, order } = params;
  const perPage = pageSizeOf(query, params.perPage);
  const name = JSON.stringify([query, versions.map(({ code }) => code), page, perPage, order]);
  return cachedAtEdge(c, catalog.edition, `search?${encodeURIComponent(name)}`, () =>
    runSearch(c.env.LIBRARY, request, perPage),
  );
}

async function runSearch(
  database: D1Database,
  { params, query: typed, catalog, versions }: SearchRequest,
  perPage: number,
): Promise<UncachedResponse<SearchAnswer>> {
  const query = await expandQuery(database, typed, versions);
  const { page, order } = params;
  const results = await search(database, { query, versions, page, perPage, order });
  // The cached catalog is of an older edition. The next search reads it again.
  if (results.edition !== catalog.edition) forgetCatalog(database);
  const book = results.totals.verses === 0 ? bookInstead(query) : undefined;
  if (book) {
    const args = { query: book, versions, page, perPage: pageSizeOf(book, params.perPage), order };
    const { edition, ...opened } = await search(database, args);
    const found = { ...opened, entries: results.entries };
    if (opened.totals.verses > 0) return { edition, answer: buildSearchAnswer(book, versions, found) };
  }
  const other =
    results.totals.verses === 0
      ? await searchElsewhere(
          database,
          await expandOrKeep(database, query, visibleVersions(catalog)),
          versions,
          visibleVersions(catalog),
        )
      : undefined;
  return { edition: results.edition, answer: buildSearchAnswer(query, versions, results, other) };
}
