import {
  interlinearAnswer,
  maxInterlinearVerses,
  type AnswerArgs,
  type InterlinearAnswer,
} from '#data/interlinear/interlinear-answer.ts';
import { passageParts } from '#data/interlinear/passage-parts.ts';
import type { ReadableVersion } from '#data/reading/readable-version.ts';
import { sql } from '#data/search/sql/sql-tag.ts';
import type { VerseRange } from '#data/search/language/verse-ranges.ts';
import { chapterOf, verseIdOfKey, verseKey, versionKeyUnit, type VerseId } from '#data/bible/verse-id.ts';
import { BatchPlan } from '../database/batch.ts';
import { planWordEntries } from '../dictionary/word-entries.ts';
import { runPlan, type Reading } from '../reading/open-reading.ts';
import { keysOf, planPassage, planVersesByVersion } from '../reading/read-verses.ts';

export interface InterlinearRequest {
  text: ReadableVersion;
  /** In the text's own versification, in order. */
  ranges: readonly VerseRange[];
  requested?: AnswerArgs['requested'];
  reference: string;
  /** Code of the text under it; the best one if it is empty or not possible. */
  partner: string;
}

/**
 * Reads a passage with its partner text and the entries of its words, in two batches: the partner's verses depend on
 * which verses the text has. Returns `undefined` where the text has no verse of the passage.
 */
export async function readInterlinear(
  database: D1Database,
  reading: Reading,
  { text, ranges, requested, reference, partner: asked }: InterlinearRequest,
): Promise<InterlinearAnswer | undefined> {
  const { catalog, map } = reading;
  const start = new BatchPlan();
  const readVerses = planPassage(start, text, ranges, maxInterlinearVerses + 1);
  const readNeighbors = planNeighborChapters(start, text, ranges);
  await runPlan(start, database, reading);
  const found = readVerses();
  const verses = found.slice(0, maxInterlinearVerses);

  const rest = new BatchPlan();
  const parts = passageParts(catalog, text, verses, asked).map((part) => {
    const args = {
      ids: part.verses.map(({ id }) => id),
      from: text.rows.versification,
      versions: [part.partner, part.fallback].filter((version) => version !== undefined),
      map,
    } as const;
    return { part, keys: keysOf(args), readOthers: planVersesByVersion(rest, args) };
  });
  const own = verses.map(({ id }) => verseKey(text.rows.id, id));
  const readEntries = planWordEntries(rest, [...own, ...parts.flatMap(({ keys }) => keys)]);
  await runPlan(rest, database, reading);

  return interlinearAnswer({
    text,
    parts: parts.map(({ part, readOthers }) => {
      const [partnerVerses = [], fallbackVerses = []] = readOthers();
      return { ...part, partnerVerses, fallbackVerses };
    }),
    entries: readEntries(),
    reference,
    requested,
    cutAt: found[maxInterlinearVerses],
    ...readNeighbors(),
  });
}

/** Reads a verse of the chapter before and after a passage within one chapter. */
function planNeighborChapters(
  plan: BatchPlan,
  { rows: { id: version } }: ReadableVersion,
  ranges: readonly VerseRange[],
): () => { previous?: VerseId | undefined; next?: VerseId | undefined } {
  const chapters = new Set(ranges.flat().map(chapterOf));
  const [chapter = 0] = chapters;
  if (chapters.size !== 1) return () => ({});
  const at = verseKey(version, chapter * 1_000);
  const read = plan.add<{ previous: number | null; next: number | null }>(
    sql`SELECT (SELECT key FROM verses WHERE key BETWEEN ${version * versionKeyUnit} AND ${at - 1} ORDER BY key DESC LIMIT 1) AS previous,
      (SELECT key FROM verses WHERE key BETWEEN ${at + 1_000} AND ${(version + 1) * versionKeyUnit - 1} ORDER BY key LIMIT 1) AS next`,
  );
  const idOf = (key: number | null | undefined): VerseId | undefined => (key ? verseIdOfKey(key) : undefined);
  return () => ({ previous: idOf(read()[0]?.previous), next: idOf(read()[0]?.next) });
}
