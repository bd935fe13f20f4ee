import type { SearchAnswer } from '#data/search/contract/search.ts';
import { verseId } from '#data/bible/verse-id.ts';
import { findByCode } from '#data/versions/version-twins.ts';
import type { ParallelCell } from '#views/comparison/ParallelRows.tsx';
import type { RightSideOutcome } from '#views/search/search-page.ts';
import { toHttpError } from '../http/api-response.ts';
import { BatchPlan } from '../database/batch.ts';
import { readVerseMap, type Catalog } from '../versions/catalog.ts';
import { planVersesByVersion } from '../reading/read-verses.ts';
import { findVersion, type ReadableVersion } from '#data/reading/readable-version.ts';
import { withoutWordMarks } from '#data/comparison/parallel-rows.ts';

/**
 * Pairs the results of a search with the version of this code. If the library is unavailable, the state is `failed`.
 */
export async function readComparisonResults(
  database: D1Database,
  catalog: Catalog,
  answer: SearchAnswer,
  code: string,
): Promise<RightSideOutcome> {
  const right = findVersion(catalog, code);
  if (!right) return { state: 'failed', code, cells: {} };
  try {
    return { state: 'ready', code, cells: await readCells(database, catalog, answer, right) };
  } catch (error) {
    if (!(error instanceof Error) || toHttpError(error)?.status !== 503) throw error;
    return { state: 'failed', code, cells: {} };
  }
}

/** By id of the result. Results that the version lacks are omitted. */
async function readCells(
  database: D1Database,
  { versions }: Catalog,
  { results }: SearchAnswer,
  right: ReadableVersion,
): Promise<Record<string, ParallelCell>> {
  const map = await readVerseMap(database);
  const plan = new BatchPlan();
  const planned = [...Map.groupBy(results, (result) => result.version)].map(([code, group]) => {
    const from = findByCode(versions, code)?.versification ?? 'kjv';
    return { group, read: planVersesByVersion(plan, { versions: [right], ids: group.map(verseId), from, map }) };
  });
  await plan.run(database);
  const cells = planned.flatMap(({ group, read }) => {
    const [versesById = []] = read();
    return group.map(({ id }, index): [string, ParallelCell] => {
      const verses = (versesById[index] ?? []).map(({ text, marks, half }) => ({
        text,
        marks: withoutWordMarks(marks),
        ...(half && { half }),
      }));
      return [id, { verses, instead: '' }];
    });
  });
  return Object.fromEntries(cells.filter(([, { verses }]) => verses.length > 0));
}
