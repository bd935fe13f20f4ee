import type { SearchSuggestions } from '#data/search/results/found.ts';
import { likelyStarts } from '#data/search/results/nearest-words.ts';
import { hasReferences } from '#data/search/results/renumber.ts';
import { join, sql, type Sql } from '#data/search/sql/sql-tag.ts';
import { searchStatements } from '#data/search/sql/statements.ts';
import {
  doubtfulWords,
  maxCandidates,
  maxOtherVersions,
  maxUnknownWords,
  offeredQueries,
  suggestQueries,
  type Candidate,
} from '#data/search/results/suggest-queries.ts';
import type { SuggestedQuery } from '#data/search/results/suggested-query.ts';
import type { CountRow, TotalsRow } from '#data/search/sql/totals.ts';
import type { SearchQuery } from '#data/search/language/tree.ts';
import { selectBlock, selectWordsFrom, termPath } from '#data/search/sql/word-blocks.ts';
import { BatchPlan } from '../database/batch.ts';
import { readRuns, type LoadedVersion } from '../versions/catalog.ts';
import { hasRenderings } from '../dictionary/read-examples.ts';
import { queryFor } from './run-search.ts';

/**
 * Suggestions for a query without results: similar words of the version for its unknown words, where such a query has
 * results, and other versions in which the query has results. Unknown words need two more batches.
 */
export async function searchElsewhere(
  database: D1Database,
  query: SearchQuery,
  searched: readonly LoadedVersion[],
  loaded: readonly LoadedVersion[],
): Promise<SearchSuggestions> {
  const plan = new BatchPlan();
  const [own] = searched;
  const words = doubtfulWords(query).map((word) => ({
    word,
    found: own && plan.add<Candidate>(selectWord(own.id, word)),
  }));
  const others = loaded.filter(({ id }) => !searched.some((version) => version.id === id)).slice(0, maxOtherVersions);
  const totals = await Promise.all(
    others.map(async (version) => ({ version, count: await planCount(database, plan, query, version) })),
  );
  await plan.run(database);
  const unknown = words.filter(({ found }) => found && found().length === 0).slice(0, maxUnknownWords);
  const candidates = await readCandidates(
    database,
    own,
    unknown.map(({ word }) => word),
  );
  const runs = hasReferences(query) ? await readRuns(database) : [];
  const { didYouMean, reason } = suggestQueries(query, candidates, runs, searched);
  const counts = await countQueries(database, didYouMean, searched);
  return {
    didYouMean: offeredQueries(didYouMean, (_, index) => counts[index] ?? 0),
    reason,
    elsewhere: totals
      .map(({ version, count }) => ({ version: version.code, name: version.name, totalResults: count() }))
      .filter(({ totalResults }) => totalResults > 0),
  };
}

/** The verses that each query finds in the searched versions, in one batch; 0 for a suggestion that is not counted. */
async function countQueries(
  database: D1Database,
  suggested: readonly SuggestedQuery[],
  searched: readonly LoadedVersion[],
): Promise<number[]> {
  const plan = new BatchPlan();
  const counts = await Promise.all(
    suggested.map(async ({ query }) =>
      Promise.all(query ? searched.map((version) => planCount(database, plan, query, version)) : []),
    ),
  );
  if (plan.statements.length > 0) await plan.run(database);
  return counts.map((each) => each.reduce((sum, count) => sum + count(), 0));
}

async function planCount(
  database: D1Database,
  plan: BatchPlan,
  query: SearchQuery,
  version: LoadedVersion,
): Promise<() => number> {
  const args = { versionId: version.id, hasRenderings: hasRenderings(version), page: 1, pageSize: 1 };
  const statements = searchStatements(await queryFor(database, query, version), args);
  const rows = statements.totals && plan.add<TotalsRow>(statements.totals);
  const count = statements.count && plan.add<CountRow>(statements.count);
  return () => statements.readTotals(rows?.() ?? [], count?.() ?? []).verses;
}

/** Words of the version that are similar to each word. Prefixes and tags are excluded. */
async function readCandidates(
  database: D1Database,
  own: LoadedVersion | undefined,
  words: readonly string[],
): Promise<{ word: string; rows: Candidate[] }[]> {
  if (!own || words.length === 0) return [];
  const plan = new BatchPlan();
  const planned = words.map((word) => ({ word, rows: plan.add<Candidate>(selectCandidates(own.id, word)) }));
  await plan.run(database);
  return planned.map(({ word, rows }) => ({ word, rows: rows() }));
}

/** The word itself, if the version has it. */
function selectWord(versionId: number, word: string): Sql {
  const own = selectBlock(sql`${word} AS word, b.terms ->> ${termPath(word, 0)} AS verses`, versionId, sql`${word}`);
  return sql`SELECT * FROM (${own}) WHERE verses > 0`;
}

/** Words with a similar start. */
function selectCandidates(versionId: number, word: string): Sql {
  const starts = likelyStarts(word).map(
    (start) => sql`SELECT * FROM (${selectWordsFrom(start, versionId, sql`LIMIT ${maxCandidates}`)})`,
  );
  return join(starts, ' UNION ');
}
