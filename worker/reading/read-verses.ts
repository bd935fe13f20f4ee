import { restoreVerse, type CounterpartVerse } from '#data/reading/placed-verse.ts';
import { join, sql, type Sql } from '#data/search/sql/sql-tag.ts';
import { endOfAll, type VerseRange } from '#data/search/language/verse-ranges.ts';
import { verseId, verseIdOfKey, verseKey, type VerseId } from '#data/bible/verse-id.ts';
import type { VerseMarks } from '#data/text/verse-marks.ts';
import { counterparts, type Counterpart, type Versification, type VerseMap } from '#data/bible/versification.ts';
import type { ReadableVersion } from '#data/reading/readable-version.ts';
import type { BatchPlan } from '../database/batch.ts';

export interface ReferencesArgs {
  versions: readonly ReadableVersion[];
  ids: readonly VerseId[];
  /** Versification of the ids. */
  from: Versification;
  map: VerseMap;
}

interface VerseRow {
  key: number;
  text: string;
  marks: string;
}

/**
 * Plans to read verse ids in several versions. After the plan has run, returns the verses by version and by verse id.
 */
export function planVersesByVersion(plan: BatchPlan, args: ReferencesArgs): () => CounterpartVerse[][][] {
  const { versions, ids } = args;
  const counterpartsByVersion = versions.map((version) => ids.map((id) => counterpartsIn(version, id, args)));
  const keys = versions.flatMap(({ rows }, index) =>
    (counterpartsByVersion[index] ?? []).flat().map(({ id }) => verseKey(rows.id, id)),
  );
  const read = plan.add<VerseRow>(versesByKey([...new Set(keys)]));
  return () => {
    const rowByKey = new Map(read().map((row) => [row.key, row]));
    return versions.map((version, index) =>
      (counterpartsByVersion[index] ?? []).map((parts) =>
        parts.flatMap(({ id, half }) => {
          const row = rowByKey.get(verseKey(version.rows.id, id));
          return row ? [{ ...placedVerse(row, version), half }] : [];
        }),
      ),
    );
  };
}

/** Keys of the verse ids in these versions, for example to read their words. */
export function keysOf({ versions, ids, from, map }: ReferencesArgs): number[] {
  return versions.flatMap((version) =>
    ids.flatMap((id) => counterpartsIn(version, id, { from, map }).map((part) => verseKey(version.rows.id, part.id))),
  );
}

function counterpartsIn(
  { rows }: ReadableVersion,
  id: VerseId,
  { from, map }: Pick<ReferencesArgs, 'from' | 'map'>,
): Counterpart[] {
  return counterparts(id, from, rows.versification, map);
}

/** Plans to read a chapter in the version's own versification. */
export function planChapter(
  plan: BatchPlan,
  version: ReadableVersion,
  book: number,
  chapter: number,
): () => CounterpartVerse[] {
  const first = verseId({ book, chapter, verse: 0 });
  return planPassage(plan, version, [[first, first + endOfAll]]);
}

/**
 * Plans to read ranges in the version's own versification, at most `limit` verses. No ranges are no verses: the Hebrew
 * text has nothing at Nehemiah 7:68.
 */
export function planPassage(
  plan: BatchPlan,
  version: ReadableVersion,
  ranges: readonly VerseRange[],
  limit = endOfAll,
): () => CounterpartVerse[] {
  const within = ranges.map(
    ([from, to]) => sql`key BETWEEN ${verseKey(version.rows.id, from)} AND ${verseKey(version.rows.id, to)}`,
  );
  const read = plan.add<VerseRow>(
    sql`SELECT key, text, marks FROM verses WHERE ${within.length > 0 ? join(within, ' OR ') : sql`FALSE`} ORDER BY key LIMIT ${limit}`,
  );
  return () => read().map((row) => placedVerse(row, version));
}

/** One parameter for all keys, because D1 binds at most 100. */
function versesByKey(keys: readonly number[]): Sql {
  return sql`SELECT v.key, v.text, v.marks FROM json_each(${JSON.stringify(keys)}) AS s CROSS JOIN verses AS v ON v.key = s.value`;
}

function placedVerse({ key, text, marks }: VerseRow, version: ReadableVersion): CounterpartVerse {
  return restoreVerse({ id: verseIdOfKey(key), text, marks: JSON.parse(marks) as VerseMarks }, version);
}
