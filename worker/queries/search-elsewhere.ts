import { formatQuery } from '#data/model/search/format.ts';
import { likelyStarts, nearestWords } from '#data/model/search/nearest-words.ts';
import { replaceWord, wordsOf } from '#data/model/search/query-words.ts';
import { hasPlaces, ownNumbers } from '#data/model/search/renumber.ts';
import { join, sql, type Sql } from '#data/model/search/sql-text.ts';
import { searchStatements } from '#data/model/search/sql.ts';
import type { CountRow, TotalsRow } from '#data/model/search/totals.ts';
import type { SearchQuery } from '#data/model/search/tree.ts';
import { formatRange, labelOfRange } from '#data/model/search/verse-ranges.ts';
import { BatchPlan } from './batch.ts';
import { readRuns, type LoadedVersion } from './catalogue.ts';
import { taggedVersion } from './examples.ts';
import { queryFor } from './search.ts';

export interface Elsewhere {
  didYouMean: string[];
  elsewhere: { version: string; name: string; totalResults: number }[];
  /** Why nothing is found, where that is known: a place by its Hebrew number. */
  reason: string;
}

/** Words of a query whose neighbours are looked up. */
const mostWords = 4;
const mostQueries = 3;
/** Words with one start of two letters: 411 at most in the King James Version ("co"). */
const mostCandidates = 500;
const mostVersions = 12;

interface Candidate {
  word: string;
  verses: number;
}

/**
 * What to try when a query finds nothing, in one batch: words of the version's own vocabulary in place of those that it
 * does not have, and the versions in which the query finds something.
 */
export async function searchElsewhere(database: D1Database, query: SearchQuery, searched: readonly LoadedVersion[], loaded: readonly LoadedVersion[]): Promise<Elsewhere> {
  const plan = new BatchPlan();
  const [own] = searched;
  const words = [...new Set(wordsOf(query).filter(({ prefix }) => !prefix).flatMap((node) => node.words))].slice(0, mostWords);
  const candidates = words.map((word) => ({ word, rows: own && plan.add<Candidate>(selectCandidates(own.id, word)) }));
  const others = loaded.filter(({ code }) => !searched.some((version) => version.code === code)).slice(0, mostVersions);
  const totals = await Promise.all(
    others.map(async (version) => {
      const args = { versionId: version.id, hasRenderings: version.code === taggedVersion, page: 1, pageSize: 1 };
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
  const unknown = candidates.filter(({ word, rows }) => !rows?.().some((row) => row.word === word));
  const numbered = ownNumbers(query, hasPlaces(query) ? await readRuns(database) : []);
  return {
    reason: numbered.map(({ own: hebrew, kjv }) => `${labelOfRange(hebrew)} is a number of the Hebrew Bible; it is ${labelOfRange(kjv)} here.`).join(' '),
    didYouMean: numbered.length > 0 ? [numbered.map(({ kjv }) => formatRange(kjv)).join('; ')] : suggestQueries(query, unknown.map(({ word, rows }) => ({ word, near: nearestWords(word, rows?.() ?? [], mostQueries) }))),
    elsewhere: totals
      .map(({ version, statements, rows, count }) => ({ version: version.code, name: version.name, totalResults: statements.readTotals(rows?.() ?? [], count?.() ?? []).verses }))
      .filter(({ totalResults }) => totalResults > 0),
  };
}

/** The word itself, if there is such a one, and those that begin likewise; no prefixes and no tags. */
function selectCandidates(versionId: number, word: string): Sql {
  const starts = likelyStarts(word).map(
    (start) => sql`SELECT * FROM (SELECT word, verses FROM words WHERE version_id = ${versionId} AND word >= ${start} AND word < ${`${start}\u{10FFFF}`} AND word NOT LIKE '%*' LIMIT ${mostCandidates})`,
  );
  return join([sql`SELECT word, verses FROM words WHERE version_id = ${versionId} AND word = ${word}`, ...starts], ' UNION ');
}

/** Every unknown word has its nearest put in its place; of a word that is unknown alone, the next ones follow. */
function suggestQueries(query: SearchQuery, unknown: readonly { word: string; near: string[] }[]): string[] {
  if (unknown.length === 0 || unknown.some(({ near }) => near.length === 0)) return [];
  const most = unknown.length > 1 ? 1 : (unknown[0]?.near.length ?? 0);
  const queries = Array.from({ length: most }, (_, place) =>
    formatQuery(unknown.reduce((mended, { word, near }) => replaceWord(mended, word, near[place] ?? word), query)),
  );
  return [...new Set(queries)].slice(0, mostQueries);
}
