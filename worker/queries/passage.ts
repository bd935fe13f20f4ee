import { join, sql } from '#data/model/search/sql-text.ts';
import type { VerseRange } from '#data/model/search/verse-ranges.ts';
import { verseKey } from '#data/model/verse-id.ts';
import type { VerseMarks } from '#data/model/verse-marks.ts';
import { BatchPlan } from './batch.ts';

export interface StoredVerse {
  key: number;
  text: string;
  marks: VerseMarks;
}

export interface PassageOf {
  versionId: number;
  /** In the version's own numbers. */
  ranges: readonly VerseRange[];
}

/** The verses of a passage in each version, in canonical order, at most `limit` of each: one batch. */
export async function readPassages(database: D1Database, passages: readonly PassageOf[], limit: number): Promise<{ edition: string; verses: StoredVerse[][] }> {
  const plan = new BatchPlan();
  const planned = passages.map(({ versionId, ranges }) => {
    const within = ranges.map(([from, to]) => sql`key BETWEEN ${verseKey(versionId, from)} AND ${verseKey(versionId, to)}`);
    return plan.add<StoredRow>(sql`SELECT key, text, marks FROM verses WHERE ${join(within, ' OR ')} ORDER BY key LIMIT ${limit}`);
  });
  const edition = await plan.run(database);
  return { edition, verses: planned.map((rows) => rows().map(parseMarks)) };
}

interface StoredRow {
  key: number;
  text: string;
  marks: string;
}

function parseMarks({ key, text, marks }: StoredRow): StoredVerse {
  return { key, text, marks: JSON.parse(marks) as VerseMarks };
}
