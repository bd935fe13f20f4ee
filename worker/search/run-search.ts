import type { FoundPage, FoundVerse } from '#data/search/results/found.ts';
import { addTotals, mergeKeys, maxMergedVerses, pagesOf } from '#data/search/results/merge-versions.ts';
import { hasReferences, queryIn } from '#data/search/results/renumber.ts';
import { sql } from '#data/search/sql/sql-tag.ts';
import { searchStatements } from '#data/search/sql/statements.ts';
import type { CountRow, TotalsRow } from '#data/search/sql/totals.ts';
import type { SearchQuery } from '#data/search/language/tree.ts';
import { versionKeyUnit } from '#data/bible/verse-id.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { BatchPlan } from '../database/batch.ts';
import { readRuns, type LoadedVersion } from '../versions/catalog.ts';
import { entriesOf, planEntries } from '../dictionary/search-entries.ts';
import { hasRenderings } from '../dictionary/read-examples.ts';

export interface SearchArgs {
  query: SearchQuery;
  /** At least one. */
  versions: readonly LoadedVersion[];
  /** From 1. A number beyond the last page becomes the last. */
  page: number;
  /** Verses per page. */
  perPage: number;
  order: 'canonical' | 'relevance';
}

export interface FoundSearch extends FoundPage<LoadedVersion> {
  edition: string;
}

/** Converts the query's references to the numbers of a version. */
export async function queryFor(
  database: D1Database,
  query: SearchQuery,
  { versification }: LoadedVersion,
): Promise<SearchQuery> {
  const needsRuns = versification !== 'kjv' && hasReferences(query);
  return queryIn(query, versification, needsRuns ? await readRuns(database) : []);
}

/**
 * Reads totals, one page and the entries that the query names in one batch. A page beyond the last, or several
 * versions, needs a second batch.
 */
export async function search(database: D1Database, args: SearchArgs): Promise<FoundSearch> {
  const { query, versions, page, perPage, order } = args;
  const several = versions.length > 1;
  const plan = new BatchPlan();
  const planned = await Promise.all(
    versions.map(async (version) => {
      const statements = searchStatements(await queryFor(database, query, version), {
        versionId: version.id,
        hasRenderings: hasRenderings(version),
        page,
        pageSize: perPage,
        order,
        byBook: true,
      });
      const reach = Math.min(page * perPage, maxMergedVerses);
      return {
        statements,
        page: several ? undefined : plan.add<VerseRow>(statements.page),
        keys: several ? plan.add<{ k: number }>(statements.keys(reach)) : undefined,
        totals: statements.totals && plan.add<TotalsRow>(statements.totals),
        count: statements.count && plan.add<CountRow>(statements.count),
      };
    }),
  );
  const namedEntries = planEntries(plan, query);
  const edition = await plan.run(database);

  const totals = addTotals(
    planned.map(({ statements, totals: rows, count }) => statements.readTotals(rows?.() ?? [], count?.() ?? [])),
  );
  const { page: shown, pages } = pagesOf(totals.verses, { page, perPage, several });
  const entries = entriesOf(namedEntries, query);
  const common = { edition, totals, page: shown, pages, entries };

  const rows = planned[0]?.page?.();
  if (rows && shown === page) return { ...common, verses: readVerses(rows, versions) };
  if (several && shown === page) {
    const keys = mergeKeys(planned.flatMap(({ keys: own }) => own?.() ?? []).map(({ k }) => k)).slice(
      (page - 1) * perPage,
      page * perPage,
    );
    return { ...common, verses: await readKeys(database, keys, versions) };
  }
  return { ...(await search(database, { ...args, page: shown })), entries };
}

interface VerseRow {
  key: number;
  text: string;
  marks: string;
}

function readVerses(rows: readonly VerseRow[], versions: readonly LoadedVersion[]): FoundVerse<LoadedVersion>[] {
  return rows.flatMap(({ key, text, marks }) => {
    const version = versions.find(({ id }) => id === Math.floor(key / versionKeyUnit));
    return version ? [{ version, key, text, marks: JSON.parse(marks) as VerseMarks }] : [];
  });
}

async function readKeys(
  database: D1Database,
  keys: readonly number[],
  versions: readonly LoadedVersion[],
): Promise<FoundVerse<LoadedVersion>[]> {
  const plan = new BatchPlan();
  const rows = plan.add<VerseRow>(
    sql`SELECT v.key, v.text, v.marks FROM json_each(${JSON.stringify(keys)}) AS s CROSS JOIN verses AS v ON v.key = s.value ORDER BY s.key`,
  );
  await plan.run(database);
  return readVerses(rows(), versions);
}
