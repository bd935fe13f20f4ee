import { books, bookByOsis } from '../../bible/books.ts';
import { bookOfName } from '../../bible/book-names.ts';
import { verseId } from '../../bible/verse-id.ts';
import {
  isMistyped,
  correctReferences,
  missingChapters,
  findMissingChapter,
  type ReferenceProblem,
} from './check-references.ts';
import { nameBooks, type NamedText } from './name-books.ts';
import { readDecimalCommas } from './decimal-commas.ts';
import { shortenFollowing } from './following-verses.ts';
import { plainSigns } from './plain-signs.ts';
import { referenceParser } from './reference-parser.ts';
import { bookRange, endOfAll, labelOfRange, mergeRanges, type VerseRange } from './verse-ranges.ts';
import { incompleteRangeMessage, lastChapterMessage } from './messages.ts';

export interface FoundReference {
  /** Offset in the text, in UTF-16 units. */
  offset: number;
  length: number;
  /** In the versification of the King James Version. */
  ranges: VerseRange[];
  /** Set where the chapter does not exist in the book, or the reference cannot be read. */
  problem?: ReferenceProblem;
  /** Set where a name was misspelled: the reference as it was read, "Genesis 1" for "Gensis 1". */
  corrected?: string;
}

type BookAlone = 'ignore' | 'full';

const mayHoldReference = /\p{L}[^\p{L}]*\p{N}/u;
/** Abbreviations that are also words. Among other words they are read as words: "so 3 men". */
const wordsThatAreNoBook =
  /^(?:so|is|am|he|na|ac|ho|we|re|pro|la|da|je|ex|act|sol|judge|preacher|songs?|king|psalter)(?=\s*\d)/i;

/** References with a chapter or verse in running text: "love 1 cor 13", "Ps 23; John 3:16,18-20". Never throws. */
export function findReferences(text: string): FoundReference[] {
  if (!mayHoldReference.test(text)) return [];
  return locate(text, 'ignore').filter(
    ({ offset, length }) => length === text.trim().length || !wordsThatAreNoBook.test(text.slice(offset)),
  );
}

/** A text that is only a book, a range of books, a chapter or a range of chapters: "Romans", "Matt-John", "Gen 1-3". */
export function tryParsePassage(text: string): VerseRange[] | undefined {
  const trimmed = plainSigns(text).trim();
  const named = tryParseBooks(trimmed);
  if (named) return [named];
  const [found, ...others] = locate(trimmed.replaceAll('_', ' '), 'full');
  if (!found || found.problem || others.length > 0 || found.length !== trimmed.length) return undefined;
  return found.ranges;
}

/** A text that is only a book name or a range of books: "Rom", "Matt-John", "Romans - Revelation". */
export function tryParseBooks(text: string): VerseRange | undefined {
  const whole = bookOfName(text);
  if (whole) return bookRange(whole.number);
  for (const { index, 0: sign } of text.matchAll(/\s*[-–—]\s*/gu)) {
    const [first, last] = [bookOfName(text.slice(0, index)), bookOfName(text.slice(index + sign.length))];
    if (first && last && first.number < last.number) return bookRange(first.number, last.number);
  }
  return undefined;
}

/** "Psalm, Matthew-John": books and ranges of books. */
export function tryParseBookList(text: string): VerseRange[] | undefined {
  const ranges = text.split(/[,;]/).map((part) => tryParseBooks(part.trim()));
  return ranges.every((range) => range !== undefined) ? mergeRanges(ranges) : undefined;
}

function locate(typed: string, bookAlone: BookAlone): FoundReference[] {
  const named = nameBooks(titlesAsVerses(plainSigns(typed)));
  const { text, commas } = readDecimalCommas(named.text, named.names);
  const missing = missingChapters(named);
  const parser = referenceParser().set_options({ book_alone_strategy: bookAlone });
  parser.parse(text);
  const references = parser.osis_and_indices().map(({ osis, indices: [start, parsedEnd] }): FoundReference => {
    const written = text.slice(start, parsedEnd).trimEnd();
    const colon =
      /^\s*(?::\s*-*|-+(?:\s*0+(?:\s*:\s*\d+)?)?)(?=\s*(?:[,;)]|$))/.exec(text.slice(start + written.length))?.[0] ??
      '';
    const { osis: osisReferences, problem: misread } = correctReferences({
      osis,
      written,
      behind: text.slice(start + written.length),
    });
    const ranges = osisReferences.map((each) => osisRange(shortenFollowing(each, written)));
    const end = start + written.length;
    const isWithin = (at: number): boolean => at >= start && at < end;
    const dashed = named.names.some((name) => name.isDashed && isWithin(name.start));
    const problem =
      misread ??
      ranges.map(missingChapter).find(Boolean) ??
      findMissingChapter(text, start, end, missing) ??
      (dashed ? { message: incompleteRangeMessage(typed.trim()), suggestion: written } : undefined);
    const merged = mergeRanges(ranges.map(withinBook));
    const span = typedSpan(named, start, start + written.length + colon.length);
    if (problem) return { ...span, ranges: merged, problem };
    const isOtherwise =
      commas.some(isWithin) || ranges.some(endsBeyond) || isMistyped(named, start, start + written.length);
    const corrected = isOtherwise && merged.map(labelOfRange).join('; ');
    return { ...span, ranges: merged, ...(corrected && { corrected }) };
  });
  const alone = missing
    .map(({ start, end, problem }): FoundReference => ({ ...typedSpan(named, start, end), ranges: [], problem }))
    .filter(({ offset }) => !references.some((each) => offset < each.offset + each.length && each.offset <= offset));
  return [...references, ...alone].sort((a, b) => a.offset - b.offset);
}

/** "Psalm 51 title" as "Psalm 51:0", with the same length. The parser reads a title as the first verse. */
function titlesAsVerses(text: string): string {
  return text.replaceAll(/(?<=\d)[\s:]*\btitle(?!\p{L})/giu, (title) => `${':'.padEnd(title.length - 1)}0`);
}

/** Whether the last chapter of a range does not exist: "John 20-25". */
function endsBeyond([, to]: VerseRange): boolean {
  const book = books[Math.floor(to / 1_000_000) - 1];
  const chapter = Math.floor((to % 1_000_000) / 1_000);
  return book !== undefined && chapter < endOfAll && chapter > (hebrewExtraChapters[book.name] ?? book.chapters);
}

function withinBook(range: VerseRange): VerseRange {
  const [from, to] = range;
  const book = books[Math.floor(to / 1_000_000) - 1];
  if (!book || !endsBeyond(range)) return range;
  return [from, verseId({ book: book.number, chapter: book.chapters, verse: endOfAll })];
}

function typedSpan({ typedOffset }: NamedText, start: number, end: number): { offset: number; length: number } {
  const offset = typedOffset(start);
  return { offset, length: typedOffset(end) - offset };
}

/** "John.3.16", "Gen.1-Gen.3", "Matt.1-John.999", "Gen". */
function osisRange(osis: string): VerseRange {
  const [first = '', last = first] = osis.split('-');
  const [firstBook = '', firstChapter, firstVerse] = first.split('.');
  const [lastBook = '', lastChapter, lastVerse] = last.split('.');
  const from = {
    book: bookByOsis(firstBook).number,
    chapter: Number(firstChapter ?? 1),
    verse: Number(firstVerse ?? 0),
  };
  const book = bookByOsis(lastBook);
  const to = { book: book.number, chapter: Number(lastChapter ?? endOfAll), verse: Number(lastVerse ?? endOfAll) };
  if (from.chapter === 1 && from.verse === 0 && to.chapter >= book.chapters && to.verse === endOfAll) {
    return bookRange(from.book, to.book);
  }
  return [
    verseId(from),
    verseId({ ...to, chapter: Math.min(to.chapter, endOfAll), verse: Math.min(to.verse, endOfAll) }),
  ];
}

/** Joel has three chapters, but four in the Hebrew text. */
const hebrewExtraChapters: Record<string, number> = { Joel: 4 };

function missingChapter([from]: VerseRange): ReferenceProblem | undefined {
  const book = books[Math.floor(from / 1_000_000) - 1];
  const chapter = Math.floor((from % 1_000_000) / 1_000);
  if (!book || chapter <= (hebrewExtraChapters[book.name] ?? book.chapters)) return undefined;
  return {
    message: lastChapterMessage(book.name, book.chapters),
    suggestion: `${book.name} ${book.chapters}`,
  };
}
