import { splitVerseId, chapterOf, verseId, type VerseId } from '../bible/verse-id.ts';
import { verseCounts } from '../bible/verse-counts.ts';
import type { StudyAnchor, StudyRow } from './study-row.ts';

/** A passage is found from at most this many chapters. The reader marks passages, not whole books. */
const maxChapters = 200;

/**
 * What a row is looked up by: the chapters of its verses, "1001" for Genesis 1 in the King James Version, or the number
 * of its dictionary entry. A page reads only the rows with its own keys.
 */
export function keysOfRow(row: StudyRow): (number | string)[] {
  if (!row.value || row.deleted !== undefined) return [];
  switch (row.kind) {
    case 'note':
      return [...(row.value.anchor ? chaptersOf(row.value.anchor) : []), ...(row.value.entry ? [row.value.entry] : [])];
    case 'highlight':
    case 'bookmark':
      return chaptersOf(row.value.anchor);
    case 'memory':
      return chaptersOf(row.value);
    default:
      return [];
  }
}

function chaptersOf({ start, end }: Pick<StudyAnchor, 'start' | 'end'>): number[] {
  const chapters: number[] = [];
  for (let key = chapterOf(start); key <= chapterOf(end) && chapters.length < maxChapters; key = chapterAfter(key))
    chapters.push(key);
  return chapters;
}

function chapterAfter(key: number): number {
  const { book, chapter } = splitVerseId(key * 1_000);
  const hasNext = chapter < verseCounts(book, 'kjv').length;
  return chapterOf(
    verseId(hasNext ? { book, chapter: chapter + 1, verse: 0 } : { book: book + 1, chapter: 1, verse: 0 }),
  );
}

/** The anchor covers a verse of the King James Version. */
export function coversVerse({ start, end }: Pick<StudyAnchor, 'start' | 'end'>, id: VerseId): boolean {
  return start <= id && id <= end;
}

/** Every verse from `start` to `end`, both included, in the King James Version. At most `max`. */
export function versesOfRange(start: VerseId, end: VerseId, max = 10_000): VerseId[] {
  const ids: VerseId[] = [];
  for (let key = chapterOf(start); key <= chapterOf(end) && ids.length < max; key = chapterAfter(key)) {
    const { book, chapter } = splitVerseId(key * 1_000);
    const last = verseCounts(book, 'kjv')[chapter - 1] ?? 0;
    const first = Math.max(start, key * 1_000 + 1);
    for (let id = first; id <= Math.min(end, key * 1_000 + last) && ids.length < max; id += 1) ids.push(id);
    if (start === end && start % 1_000 === 0) ids.push(start);
  }
  return ids;
}
