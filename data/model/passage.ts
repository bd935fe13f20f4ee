import { bookByNumber, books } from './books.ts';
import { tryFindBook } from './find-book.ts';
import { findReferences, tryParsePassage } from './search/references.ts';
import { endOfAll, labelOfRange, wholeBooks, type VerseRange } from './search/verse-ranges.ts';
import { verseId, versePlace } from './verse-id.ts';

/** A stretch to read, in the numbers of the King James Version. */
export interface Passage {
  ranges: VerseRange[];
  /** "Psalm 51", "John 3:16–18". */
  reference: string;
  /** The chapters around it, where it lies in one. */
  previous?: string;
  next?: string;
}

export interface PassageFault {
  message: string;
  /** A passage that is there. */
  suggestion: string;
}

const example = 'Psalm 23';

/** A reference as a reader writes it. Of a whole book its first chapter is read. */
export function readPassage(text: string): Passage | PassageFault {
  const fault = findReferences(text).find((found) => found.fault)?.fault ?? missingChapter(text);
  if (fault) return fault;
  const ranges = tryParsePassage(text);
  const [first] = ranges ?? [];
  if (!ranges || !first) return { message: `“${text}” is no passage: write it like John 3 or Psalm 51:1-5.`, suggestion: example };
  const whole = wholeBooks(ranges);
  const shown = whole ? [chapterRange(Math.min(...whole), 1)] : ranges;
  return { ranges: shown, reference: shown.map(labelOfRange).join('; '), ...neighbours(shown) };
}

/** Of a book with one chapter the parser reads no other. */
function missingChapter(text: string): PassageFault | undefined {
  const { name = '', chapter } = /^(?<name>.+?)\s+(?<chapter>\d+):/.exec(text)?.groups ?? {};
  const book = tryFindBook(name);
  if (!book || Number(chapter) <= book.chapters) return undefined;
  return { message: `${book.name} has ${book.chapters === 1 ? 'one chapter' : `${book.chapters} chapters`}.`, suggestion: chapterName(book.number, book.chapters) };
}

function neighbours(ranges: readonly VerseRange[]): Pick<Passage, 'previous' | 'next'> {
  const places = ranges.flat().map(versePlace);
  const [start] = places;
  if (!start || places.some(({ book, chapter }) => book !== start.book || chapter !== start.chapter)) return {};
  const before = start.chapter > 1 ? chapterName(start.book, start.chapter - 1) : lastChapterOf(start.book - 1);
  const after = start.chapter < bookByNumber(start.book).chapters ? chapterName(start.book, start.chapter + 1) : firstChapterOf(start.book + 1);
  return { ...(before && { previous: before }), ...(after && { next: after }) };
}

function lastChapterOf(book: number): string | undefined {
  const found = books[book - 1];
  return found && chapterName(book, found.chapters);
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
