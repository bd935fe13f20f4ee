import type { Context } from 'hono';
import type { SearchAnswer, SearchParams } from '#data/search/contract/search.ts';
import { searchAnswer } from '#data/search/results/search-answer.ts';
import { pageSizeOf } from '#data/search/language/page-size.ts';
import type { SearchQuery } from '#data/search/language/tree.ts';
import { keptAnswer, type MadeAnswer } from '../http/edge-cache.ts';
import type { AppEnv } from '../env.ts';
import { forgetCatalogue, type Catalogue, type LoadedVersion } from '../versions/catalogue.ts';
import { search } from './search.ts';
import { searchElsewhere } from './search-elsewhere.ts';

export interface AskedSearch {
  params: SearchParams;
  query: SearchQuery;
  catalogue: Catalogue;
  versions: LoadedVersion[];
}

/**
 * The answer as JSON text, from the edge's cache or from D1. Equal searches have equal names, however they were typed: a
 * query is named as it was understood, with what was mistyped, since the answer says that.
 */
export function answerSearch(c: Context<AppEnv>, asked: AskedSearch): Promise<string> {
  const { params, query, catalogue, versions } = asked;
  const { page, order } = params;
  const perPage = pageSizeOf(query, params.perPage);
  const name = JSON.stringify([query, versions.map(({ code }) => code), page, perPage, order]);
  return keptAnswer(c, catalogue.edition, `search?${encodeURIComponent(name)}`, () =>
    ask(c.env.LIBRARY, asked, perPage),
  );
}

async function ask(
  database: D1Database,
  { params, query, catalogue, versions }: AskedSearch,
  perPage: number,
): Promise<MadeAnswer<SearchAnswer>> {
  const found = await search(database, {
    query,
    versions,
    page: params.page,
    perPage,
    order: params.order,
  });
  // What is remembered of an older edition is read anew by the next search.
  if (found.edition !== catalogue.edition) forgetCatalogue(database);
  const other =
    found.totals.verses === 0 ? await searchElsewhere(database, query, versions, catalogue.versions) : undefined;
  return { edition: found.edition, answer: searchAnswer(query, versions, found, other) };
}
