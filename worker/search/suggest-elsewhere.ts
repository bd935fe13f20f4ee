import type { SearchSuggestions } from '#data/search/results/found.ts';
import { likelyStarts } from '#data/search/results/nearest-words.ts';
import { hasReferences } from '#data/search/results/renumber.ts';
import { join, sql, type Sql } from '#data/search/sql/sql-tag.ts';
import { searchStatements } from '#data/search/sql/statements.ts';
import {
  doubtfulWords,
  maxCandidates,
  maxOtherVersions,
  suggestQueries,
  type Candidate,
} from '#data/search/results/suggest-queries.ts';
import type { CountRow, TotalsRow } from '#data/search/sql/totals.ts';
import type { SearchQuery } from '#data/search/language/tree.ts';
import { selectBlock, selectWordsFrom, termPath } from '#data/search/sql/word-blocks.ts';
import { BatchPlan } from '../database/batch.ts';
import { readRuns, type LoadedVersion } from '../versions/catalogue.ts';
import { hasRenderings } from '../dictionary/read-examples.ts';
import { queryFor } from './run-search.ts';

/**
 * Suggestions for a query without results, in one batch: similar words of the version for its unknown words, and other
 * versions in which the query has results.
 */
export async function searchElsewhere(
  database: D1Database,
  query: SearchQuery,
  searched: readonly LoadedVersion[],
  loaded: readonly LoadedVersion[],
): Promise<SearchSuggestions> {
  const plan = new BatchPlan();
  const [own] = searched;
  const candidates = doubtfulWords(query).map((word) => ({
    word,
    rows: own && plan.add<Candidate>(selectCandidates(own.id, word)),
  }));
  const others = loaded.filter(({ id }) => !searched.some((version) => version.id === id)).slice(0, maxOtherVersions);
  const totals = await Promise.all(
    others.map(async (version) => {
      const args = { versionId: version.id, hasRenderings: hasRenderings(version), page: 1, pageSize: 1 };
      const statements = searchStatements(await queryFor(database, query, version), args);
      return {
        version,
        statements,
        rows: statements.totals && plan.add<TotalsRow>(statements.totals),
        count: statements.count && plan.add<CountRow>(statements.count),
      };
    }),
  );
  await plan.run(database);
  const runs = hasReferences(query) ? await readRuns(database) : [];
  return {
    ...suggestQueries(
      query,
      candidates.map(({ word, rows }) => ({ word, rows: rows?.() ?? [] })),
      runs,
      searched.map(({ name }) => name),
    ),
    elsewhere: totals
      .map(({ version, statements, rows, count }) => ({
        version: version.code,
        name: version.name,
        totalResults: statements.readTotals(rows?.() ?? [], count?.() ?? []).verses,
      }))
      .filter(({ totalResults }) => totalResults > 0),
  };
}

/** The word itself, if it exists, and words with the same start. Prefixes and tags are excluded. */
function selectCandidates(versionId: number, word: string): Sql {
  const starts = likelyStarts(word).map(
    (start) => sql`SELECT * FROM (${selectWordsFrom(start, versionId, sql`LIMIT ${maxCandidates}`)})`,
  );
  const own = selectBlock(sql`${word} AS word, b.terms ->> ${termPath(word, 0)} AS verses`, versionId, sql`${word}`);
  return join([sql`SELECT * FROM (${own}) WHERE verses > 0`, ...starts], ' UNION ');
}
