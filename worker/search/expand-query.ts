import { expandWildcards, wildcardsOf } from '#data/search/language/wildcards.ts';
import { selectWildcardWords } from '#data/search/sql/wildcard-words.ts';
import type { SearchQuery } from '#data/search/language/tree.ts';
import { BatchPlan } from '../database/batch.ts';
import type { LoadedVersion } from '../versions/catalog.ts';

/** A query that can be parsed, but not searched in these versions. The message is a sentence for the reader. */
export class QueryRefusedError extends Error {}

/**
 * Fills in the words that the patterns of a query match in these versions, with one batch if it has any. Throws {@link
 * QueryRefusedError} if they are too many.
 */
export async function expandQuery(
  database: D1Database,
  query: SearchQuery,
  versions: readonly LoadedVersion[],
): Promise<SearchQuery> {
  const patterns = wildcardsOf(query);
  if (patterns.length === 0) return query;
  const plan = new BatchPlan();
  const planned = patterns.map((pattern) => ({
    pattern,
    rows: versions.map(({ id }) => plan.add<{ word: string }>(selectWildcardWords(pattern, id))),
  }));
  await plan.run(database);
  const words = planned.map(({ pattern, rows }): [string, string[]] => [
    pattern,
    rows.flatMap((read) => read().map(({ word }) => word)),
  ]);
  const expanded = expandWildcards(query, new Map(words));
  if (expanded.problem !== undefined) throw new QueryRefusedError(expanded.problem);
  return expanded.query;
}

/** The same for a search in other versions: too many words in one of them leave the query as it is. */
export async function expandOrKeep(
  database: D1Database,
  query: SearchQuery,
  versions: readonly LoadedVersion[],
): Promise<SearchQuery> {
  try {
    return await expandQuery(database, query, versions);
  } catch (error) {
    if (error instanceof QueryRefusedError) return query;
    throw error;
  }
}
