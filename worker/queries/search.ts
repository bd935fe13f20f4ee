import { hasPlaces, renumberQuery } from '#data/model/search/renumber.ts';
import { sql } from '#data/model/search/sql-text.ts';
import { searchStatements } from '#data/model/search/sql.ts';
import type { CountRow, SearchTotals, TotalsRow } from '#data/model/search/totals.ts';
import type { SearchQuery } from '#data/model/search/tree.ts';
import { versionUnit } from '#data/model/verse-id.ts';
import type { VerseMarks } from '#data/model/verse-marks.ts';
import { BatchPlan } from './batch.ts';
import { readRuns, type LoadedVersion } from './catalogue.ts';
import { entriesOf, planEntries, type FoundEntry } from './search-entries.ts';
import { taggedVersion } from './examples.ts';

export interface SearchArgs {
  query: SearchQuery;
  /** At least one. */
  versions: readonly LoadedVersion[];
  /** From 1; one beyond the last becomes the last. */
  page: number;
  /** Verses a page. */
  perPage: number;
  order: 'canonical' | 'relevance';
}

export interface FoundVerse {
  version: LoadedVersion;
  key: number;
  text: string;
  marks: VerseMarks;
}

export interface FoundSearch {
  edition: string;
  verses: FoundVerse[];
  totals: SearchTotals;
  page: number;
  pages: number;
  entries: FoundEntry[];
}

/** Over several versions the first keys of each are merged, so there is an end to how far one can go. */
const mostMerged = 6_000;

/** The query as each version is asked: the Hebrew text by its own numbers. */
export async function queryFor(database: D1Database, query: SearchQuery, { versification }: LoadedVersion): Promise<SearchQuery> {
  if (versification === 'kjv' || !hasPlaces(query)) return query;
  return renumberQuery(query, await readRuns(database));
}

/** Totals, a page and the entries that the query names: one batch, and a second for a page beyond the last or over several versions. */
export async function search(database: D1Database, args: SearchArgs): Promise<FoundSearch> {
  const { query, versions, page, perPage, order } = args;
  const several = versions.length > 1;
  const plan = new BatchPlan();
  const asked = await Promise.all(
    versions.map(async (version) => {
      const statements = searchStatements(await queryFor(database, query, version), {
        versionId: version.id,
        hasRenderings: version.code === taggedVersion,
        page,
        pageSize: perPage,
        order,
        byBook: true,
      });
      const reach = Math.min(page * perPage, mostMerged);
      return {
        statements,
        page: several ? undefined : plan.add<VerseRow>(statements.page),
        keys: several ? plan.add<{ k: number }>(statements.keys(reach)) : undefined,
        totals: statements.totals && plan.add<TotalsRow>(statements.totals),
        count: statements.count && plan.add<CountRow>(statements.count),
      };
    }),
  );
  const named = planEntries(plan, query);
  const edition = await plan.run(database);

  const totals = addTotals(asked.map(({ statements, totals: rows, count }) => statements.readTotals(rows?.() ?? [], count?.() ?? [])));
  const counted = Math.max(1, Math.ceil(totals.verses / perPage));
  const pages = several ? Math.min(counted, mostMerged / perPage) : counted;
  const shown = Math.min(page, Math.floor(pages));
  const entries = entriesOf(named, query);
  const found = { edition, totals, page: shown, pages: Math.floor(pages), entries };

  const rows = asked[0]?.page?.();
  if (rows && shown === page) return { ...found, verses: readVerses(rows, versions) };
  if (several && shown === page) {
    const keys = mergeKeys(asked.flatMap(({ keys: own }) => own?.() ?? []).map(({ k }) => k)).slice((page - 1) * perPage, page * perPage);
    return { ...found, verses: await readKeys(database, keys, versions) };
  }
  return { ...(await search(database, { ...args, page: shown })), entries };
}

interface VerseRow {
  key: number;
  text: string;
  marks: string;
}

function readVerses(rows: readonly VerseRow[], versions: readonly LoadedVersion[]): FoundVerse[] {
  return rows.flatMap(({ key, text, marks }) => {
    const version = versions.find(({ id }) => id === Math.floor(key / versionUnit));
    return version ? [{ version, key, text, marks: JSON.parse(marks) as VerseMarks }] : [];
  });
}

async function readKeys(database: D1Database, keys: readonly number[], versions: readonly LoadedVersion[]): Promise<FoundVerse[]> {
  const plan = new BatchPlan();
  const rows = plan.add<VerseRow>(
    sql`SELECT v.key, v.text, v.marks FROM json_each(${JSON.stringify(keys)}) AS s CROSS JOIN verses AS v ON v.key = s.value ORDER BY s.key`,
  );
  await plan.run(database);
  return readVerses(rows(), versions);
}

/** Verse by verse, the versions of each in the order of their ids. */
function mergeKeys(keys: readonly number[]): number[] {
  return keys.toSorted((a, b) => (a % versionUnit) - (b % versionUnit) || a - b);
}

/** Of several versions together; occurrences only where each has them. */
function addTotals(all: readonly SearchTotals[]): SearchTotals {
  const [only] = all;
  if (only && all.length === 1) return only;
  const occurrences = all.map((each) => each.occurrences);
  return {
    verses: all.reduce((sum, { verses }) => sum + verses, 0),
    ...(occurrences.every((each) => each !== undefined) && { occurrences: occurrences.reduce((sum, each) => sum + each, 0) }),
    byBook: addMaps(all.map(({ byBook }) => byBook ?? new Map())),
    ...(all.every(({ occurrencesByBook }) => occurrencesByBook) && {
      occurrencesByBook: addMaps(all.map(({ occurrencesByBook }) => occurrencesByBook ?? new Map())),
    }),
  };
}

function addMaps(maps: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [book, count] of maps.flatMap((map) => [...map])) sums.set(book, (sums.get(book) ?? 0) + count);
  return new Map([...sums].sort(([a], [b]) => a - b));
}
