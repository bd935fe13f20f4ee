import { mostColumns } from '#data/contract/reading.ts';
import type { ParallelRow } from '#data/markup/parallel-rows.ts';
import { wordsPath } from '#data/markup/reading-address.ts';
import { pairVerses } from '#data/model/pair-verses.ts';
import type { Passage } from '#data/model/passage.ts';
import { formatPlace } from '#data/model/place-reference.ts';
import { renumberRanges } from '#data/model/search/renumber.ts';
import { formatVerse } from '#data/model/verse-id.ts';
import { BatchPlan } from '../queries/batch.ts';
import { readRuns, readVerseMap, type Catalogue } from '../queries/catalogue.ts';
import { planPassage } from '../queries/reading.ts';
import { readVerseOf } from './read-verse.ts';
import { findVersion, rightSide, type ReadableVersion } from './readable-version.ts';

export const fewestColumns = 2;
/** Enough for the longest chapter, which has 176. */
const mostVerses = 200;

/** The versions asked for; where fewer are named than can be compared, the site's default and its counterpart. */
export function chooseColumns(catalogue: Catalogue, codes: readonly string[]): ReadableVersion[] {
  const asked = codes.map((code) => findVersion(catalogue, code));
  const [usual, ...others] = catalogue.versions.map(({ code }) => findVersion(catalogue, code));
  const all = asked.length < fewestColumns ? [...asked, usual, rightSide(catalogue), ...others] : asked;
  const distinct = new Map(all.filter((each) => each !== undefined).map((each) => [each.version, each]));
  return [...distinct.values()].slice(0, Math.min(mostColumns, Math.max(fewestColumns, asked.length)));
}

/** A passage in rows, each verse beside its own; `isCut` where there is more of it than can be shown at once. */
export async function readParallel(
  database: D1Database,
  passage: Passage,
  columns: readonly ReadableVersion[],
): Promise<{ rows: ParallelRow[]; isCut: boolean }> {
  const [runs, map] = await Promise.all([readRuns(database), readVerseMap(database)]);
  const plan = new BatchPlan();
  const planned = columns.map((version) => {
    const ranges = version.rows.versification === 'kjv' ? passage.ranges : renumberRanges(passage.ranges, runs);
    return planPassage(plan, version, ranges, mostVerses + 1);
  });
  await plan.run(database);
  const read = columns.map((version, index) => ({
    versification: version.rows.versification,
    verses: planned[index]?.().map((verse) => readVerseOf(verse, version, map)) ?? [],
  }));
  const paired = pairVerses(read, map).filter(({ id }) => passage.ranges.some(([from, to]) => id >= from && id <= to));
  const isHebrew = columns.some(({ rows: { versification } }) => versification === 'wlc');
  const rows = paired.slice(0, mostVerses).map(({ id, cells }) => ({
    reference: isHebrew ? formatPlace(id, 'kjv', map) : formatVerse(id),
    href: wordsPath(id),
    cells: cells.map((cell) => ({ verses: cell.map(({ verse, half }) => ({ html: verse.html, half })), instead: 'Not in this version' })),
  }));
  return { rows, isCut: paired.length > mostVerses };
}
