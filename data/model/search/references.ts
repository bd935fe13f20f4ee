import { bcv_parser } from 'bible-passage-reference-parser';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { bookByOsis, books } from '../books.ts';
import { verseId } from '../verse-id.ts';
import { bookRange, endOfAll, mergeRanges, type VerseRange } from './verse-ranges.ts';

export interface FoundReference {
  /** Place in the text, in UTF-16 units. */
  offset: number;
  length: number;
  /** In the numbering of the King James Version. */
  ranges: VerseRange[];
  /** Names a chapter that its book does not have. */
  fault?: { message: string; suggestion: string };
}

type BookAlone = 'ignore' | 'full';
let made: bcv_parser | undefined;

/** Making the parser and its first use take some 60 ms, so only a text that may hold a reference pays for it. */
function parserFor(bookAlone: BookAlone): bcv_parser {
  made ??= new bcv_parser(english).set_options({
    versification_system: 'kjv',
    // Other texts number otherwise (Joel 4, Malachi 3:24 in the Hebrew one): what a text lacks, it does not find.
    passage_existence_strategy: 'b',
    osis_compaction_strategy: 'bc',
    book_range_strategy: 'include',
    zero_verse_strategy: 'allow',
    end_range_digits_strategy: 'sequence',
  });
  return made.set_options({ book_alone_strategy: bookAlone });
}

const mayHoldReference = /\p{L}[^\p{L}]*\p{N}/u;
/** Abbreviations that are words; among other words they are taken as words: "so 3 men". */
const wordsThatAreNoBook = /^(?:so|is|am|he|na|ac|ho|we)\b/;

/** References with a chapter or verse in running text: "love 1 cor 13", "Ps 23; John 3:16,18-20". Never throws. */
export function findReferences(text: string): FoundReference[] {
  if (!mayHoldReference.test(text)) return [];
  return locate(text, 'ignore').filter(
    ({ offset, length }) => length === text.trim().length || !wordsThatAreNoBook.test(text.slice(offset)),
  );
}

/** A book, range of books, chapter or range of chapters, the whole of the text: "Romans", "Matt-John", "Gen 1-3". */
export function tryParsePassage(text: string): VerseRange[] | undefined {
  const trimmed = text.trim().replaceAll(/[–—]/g, '-');
  const named = bookBySlug(trimmed);
  if (named) return [named];
  const [found, ...others] = locate(trimmed.replaceAll('_', ' '), 'full');
  if (!found || found.fault || others.length > 0 || found.length !== trimmed.length) return undefined;
  return found.ranges;
}

function bookBySlug(text: string): VerseRange | undefined {
  const slug = text.toLowerCase().replaceAll(/[\s_]+/g, '-');
  const book = books.find((candidate) => candidate.slug === slug || candidate.slug.replaceAll('-', '') === slug);
  return book && bookRange(book.number);
}

function locate(text: string, bookAlone: BookAlone): FoundReference[] {
  const parser = parserFor(bookAlone);
  parser.parse(text);
  return parser.osis_and_indices().flatMap(({ osis, indices: [offset, end] }): FoundReference[] => {
    const ranges = osis.split(',').map(osisRange);
    const length = text.slice(offset, end).trimEnd().length;
    const fault = ranges.map(missingChapter).find(Boolean);
    return [{ offset, length, ranges: mergeRanges(ranges), ...(fault && { fault }) }];
  });
}

/** "John.3.16", "Gen.1-Gen.3", "Matt.1-John.999", "Gen". */
function osisRange(osis: string): VerseRange {
  const [first = '', last = first] = osis.split('-');
  const [firstBook = '', firstChapter, firstVerse] = first.split('.');
  const [lastBook = '', lastChapter, lastVerse] = last.split('.');
  const from = { book: bookByOsis(firstBook).number, chapter: Number(firstChapter ?? 1), verse: Number(firstVerse ?? 0) };
  const book = bookByOsis(lastBook);
  const to = { book: book.number, chapter: Number(lastChapter ?? endOfAll), verse: Number(lastVerse ?? endOfAll) };
  if (from.chapter === 1 && from.verse === 0 && to.chapter >= book.chapters && to.verse === endOfAll) {
    return bookRange(from.book, to.book);
  }
  return [verseId(from), verseId({ ...to, chapter: Math.min(to.chapter, endOfAll), verse: Math.min(to.verse, endOfAll) })];
}

/** Joel has three chapters, but four in the Hebrew text. */
const hebrewExtraChapters: Record<string, number> = { Joel: 4 };

function missingChapter([from]: VerseRange): FoundReference['fault'] {
  const book = books[Math.floor(from / 1_000_000) - 1];
  const chapter = Math.floor((from % 1_000_000) / 1_000);
  if (!book || chapter <= (hebrewExtraChapters[book.name] ?? book.chapters)) return undefined;
  return {
    message: `${book.name} has ${book.chapters === 1 ? 'one chapter' : `${book.chapters} chapters`}.`,
    suggestion: `${book.name} ${book.chapters}`,
  };
}

