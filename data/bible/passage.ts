import { bookByNumber, books } from './books.ts';
import { maxPassageLength, passageTooLong } from './passage-length.ts';
import type { Correction } from '../search/language/tree.ts';
import { versesOfChapter } from '../search/language/reference-parser.ts';
import { readTypedPassage } from '../search/language/typed-passage.ts';
import { isKjvVerse, kjvRanges, type RenumberedRun } from '../search/results/renumber.ts';
import { endOfAll, labelOfRange, wholeBooks, type VerseRange } from '../search/language/verse-ranges.ts';
import { verseId, splitVerseId } from './verse-id.ts';

/** A passage to read, in the versification of the King James Version. */
export interface Passage {
  ranges: VerseRange[];
  /** "Psalm 51", "John 3:16–18". */
  reference: string;
  /** How the text was read, where that is not as typed. */
  corrected?: Correction;
  /** The chapters before and after, if the passage is within one chapter. */
  previous?: string;
  next?: string;
}

export interface PassageIssue {
  message: string;
  /** The passage that was probably meant; it exists. */
  suggestion?: string;
}

/**
 * Parses a reference. For a whole book the passage is its first chapter. With `runs`, a number that only the Hebrew
 * text has is converted to the King James Version's: Malachi 3:19 is 4:1.
 */
export function readPassage(text: string, runs: readonly RenumberedRun[] = []): Passage | PassageIssue {
  if (text.trim().length > maxPassageLength) return { message: `${passageTooLong}. Try John 3 or Psalm 51:1-5.` };
  const requested = readTypedPassage(text);
  if (requested && 'message' in requested) return requested;
  const all = requested && kjvRanges(requested.ranges, runs);
  const existing = all?.filter(([from]) => isKjvVerse(from)) ?? [];
  const isPart = existing.length > 0 && existing.length < (all?.length ?? 0);
  const ranges = isPart ? existing : all;
  const [first] = ranges ?? [];
  if (!requested || !ranges || !first)
    return { message: `“${text}” is not a Bible reference. Try John 3 or Psalm 51:1-5.` };
  const whole = wholeBooks(ranges);
  const shown = whole ? [chapterRange(Math.min(...whole), 1)] : ranges;
  const isOneOfSeveral = whole !== undefined && whole.size > 1;
  return {
    ranges: shown,
    reference: referenceOf(shown),
    ...(isPart || isOneOfSeveral
      ? { corrected: { from: text.trim(), to: shown.map(labelOfRange).join('; ') } }
      : requested.corrected && { corrected: requested.corrected }),
    ...neighbors(shown),
  };
}

/**
 * A reference that {@link readPassage} reads, with the last verse that exists: "Romans 8:28–39" for 8:28ff, where a label
 * says "to the end", and for 8:28–99.
 */
export function referenceOf(ranges: readonly VerseRange[]): string {
  return ranges.map((range) => labelOfRange(withLastVerse(range))).join('; ');
}

function withLastVerse([from, to]: VerseRange): VerseRange {
  const { book, chapter, verse } = splitVerseId(to);
  const lastChapter = Math.min(chapter, bookByNumber(book).chapters);
  const count = versesOfChapter(book, lastChapter);
  const isWholeChapter = splitVerseId(from).verse === 0;
  if (isWholeChapter || count === undefined || verse <= count) return [from, to];
  const last = verseId({ book, chapter: lastChapter, verse: count });
  return from <= last ? [from, last] : [from, to];
}

function neighbors(ranges: readonly VerseRange[]): Pick<Passage, 'previous' | 'next'> {
  const verses = ranges.flat().map(splitVerseId);
  const [start] = verses;
  if (!start || verses.some(({ book, chapter }) => book !== start.book || chapter !== start.chapter)) return {};
  const before = start.chapter > 1 ? chapterName(start.book, start.chapter - 1) : lastChapterOf(start.book - 1);
  const after =
    start.chapter < bookByNumber(start.book).chapters
      ? chapterName(start.book, start.chapter + 1)
      : firstChapterOf(start.book + 1);
  return { ...(before && { previous: before }), ...(after && { next: after }) };
}

function lastChapterOf(book: number): string | undefined {
  const match = books[book - 1];
  return match && chapterName(book, match.chapters);
}

function firstChapterOf(book: number): string | undefined {
  return books[book - 1] && chapterName(book, 1);
}

function chapterName(book: number, chapter: number): string {
  return labelOfRange(chapterRange(book, chapter));
}

function chapterRange(book: number, chapter: number): VerseRange {
  return [verseId({ book, chapter, verse: 0 }), verseId({ book, chapter, verse: endOfAll })];
}
