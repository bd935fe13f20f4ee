import { bookByNumber } from '#data/bible/books.ts';
import { sql, type Sql } from '#data/search/sql/sql-tag.ts';
import { bookRange, chapterRange, endOfAll, formatRange, type VerseRange } from '#data/search/language/verse-ranges.ts';
import { verseId, splitVerseId, versionKeyUnit, type VerseId, type VerseCoordinates } from '#data/bible/verse-id.ts';
import type { Versification } from '#data/bible/versification.ts';
import { BatchPlan } from '../database/batch.ts';
import type { Catalog } from '../versions/catalog.ts';
import { lastChapterOfMessage, lastVerseMessage, noTitleMessage } from './messages.ts';

/** Why there is no such verse, and the nearest verse. */
export interface Absence {
  message: string;
  /** The last verse of the chapter, or of the book's last chapter. */
  last: VerseId | undefined;
  /** The chapter to continue reading at. */
  chapter: number;
}

/**
 * Explains which number of a reference is wrong, from the chapters and verses of all loaded versions with this
 * versification. Returns `undefined` if chapter and verse are in range: a version may omit a verse.
 */
export async function explainAbsence(
  database: D1Database,
  { versions }: Catalog,
  reference: VerseCoordinates,
  numbering: Versification,
): Promise<Absence | undefined> {
  const { book, chapter, verse } = reference;
  const ids = versions.filter(({ versification }) => versification === numbering).map(({ id }) => id);
  const plan = new BatchPlan();
  const ofBook = plan.add<{ last: number | null }>(lastVerse(ids, bookRange(book)));
  const ofChapter = plan.add<{ last: number | null }>(lastVerse(ids, chapterRange(book, Math.min(chapter, endOfAll))));
  const ofReference = plan.add<{ last: number | null }>(lastVerse(ids, exactly(reference)));
  await plan.run(database);
  // Another version has it.
  if (ofReference()[0]?.last) return undefined;

  const { name, chapters } = bookByNumber(book);
  const lastOfBook = ofBook()[0]?.last ?? undefined;
  const loadedChapters = lastOfBook === undefined ? 0 : splitVerseId(lastOfBook).chapter;
  // The Hebrew text divides some books differently. In other versifications a version may contain only part of a book.
  const lastChapter = numbering === 'wlc' && loadedChapters > 0 ? loadedChapters : Math.max(chapters, loadedChapters);
  const last = ofChapter()[0]?.last ?? undefined;
  if (chapter < 1 || chapter > lastChapter) {
    return { message: lastChapterOfMessage(name, lastChapter), last: lastOfBook, chapter: lastChapter };
  }
  if (last === undefined) return undefined;
  const verses = splitVerseId(last).verse;
  const chapterName = formatRange(chapterRange(book, chapter));
  if (verse === 0 && name === 'Psalms') return { message: noTitleMessage(chapterName), last, chapter };
  if (verse < 1 || verse > verses) return { message: lastVerseMessage(chapterName, verses), last, chapter };
  return undefined;
}

function exactly(reference: VerseCoordinates): VerseRange {
  const id = reference.chapter < endOfAll && reference.verse < endOfAll ? verseId(reference) : 0;
  return [id, id];
}

/** Reads one row per version. */
function lastVerse(versionIds: readonly number[], [from, to]: VerseRange): Sql {
  return sql`SELECT max((SELECT key FROM verses WHERE key BETWEEN s.value * ${versionKeyUnit} + ${from} AND s.value * ${versionKeyUnit} + ${to} ORDER BY key DESC LIMIT 1) % ${versionKeyUnit}) AS last
    FROM json_each(${JSON.stringify(versionIds)}) AS s`;
}
