// cspell:ignore cxxx
import { readTypedPassage } from '../search/language/typed-passage.ts';
import { wholeBooks } from '../search/language/verse-ranges.ts';
import { bookByNumber, type Book } from './books.ts';
import { tryFindTypedBook } from './find-book.ts';
import { splitVerseId } from './verse-id.ts';

const chapterPart = String.raw`(?<chapter>\d{1,3})`;
const versePart = String.raw`(?:\s*[:.]\s*(?<verse>\d{1,3}))?`;
/** For a range the first verse is opened. */
const rest = String.raw`(?:\s*[-–—,;].*)?`;
const pattern = new RegExp(`^(?<book>.+?)(?:\\s*\\b${chapterPart}${versePart}${rest})?$`, 'u');

/** A chapter or verse that a reader types to open it: "John 3:16", "1 jn 4", "psalm 23:1-3". */
export interface TypedReference {
  /** The typed name, if there is no such book. */
  book: Book | string;
  /** The first, unless one is given. */
  chapter: number;
  verse: number | undefined;
}

/** Parses it in the versification of the version that it is opened in. Does not check that the chapter exists. */
export function parseTypedReference(text: string): TypedReference {
  const typed = text.trim().replaceAll(/\s+/g, ' ');
  const read = readPlain(typed) ?? readPassageStart(typed);
  if (read) return read;
  const { book = typed, chapter = '1', verse } = pattern.exec(typed)?.groups ?? {};
  return { book, chapter: Number(chapter), verse: verse === undefined ? undefined : Number(verse) };
}

/** A name with a chapter and a verse, which need not exist in the King James Version. */
function readPlain(typed: string): TypedReference | undefined {
  const groups = pattern.exec(typed)?.groups ?? {};
  // "1 John" is a book, not chapter 1 of a book without a name; "Genesis 1" is the first chapter of Genesis.
  const whole = groups['chapter'] !== undefined && tryFindTypedBook(typed);
  if (whole) return { book: whole, chapter: 1, verse: undefined };
  // "Johannes 3,16" has its verse after the comma.
  if (/\d,\d/.test(typed)) return undefined;
  const book = tryFindTypedBook(groups['book'] ?? typed);
  if (!book) return undefined;
  const number = Number(groups['chapter'] ?? 1);
  const verse = groups['verse'] === undefined ? undefined : Number(groups['verse']);
  // "Jude 5" is a verse of the only chapter.
  if (book.chapters === 1 && number > 1 && verse === undefined) return { book, chapter: 1, verse: number };
  return { book, chapter: number, verse };
}

/** The start of a passage in any form that the search box reads: "Psalm cxxx.4", "KJV John 3:16". */
function readPassageStart(typed: string): TypedReference | undefined {
  const passage = readTypedPassage(typed);
  const [first] = passage && 'ranges' in passage ? passage.ranges : [];
  if (!first) return undefined;
  const { book, chapter, verse } = splitVerseId(first[0]);
  const isBook = wholeBooks([first]) !== undefined;
  return { book: bookByNumber(book), chapter: isBook ? 1 : chapter, verse: verse === 0 ? undefined : verse };
}
