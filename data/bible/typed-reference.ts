import type { Book } from './books.ts';
import { tryFindBook } from './find-book.ts';

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
  const groups = pattern.exec(typed)?.groups ?? {};
  const name = groups['book'] ?? typed;
  // "1 John" is a book, not chapter 1 of a book without a name; "Genesis 1" is the first chapter of Genesis.
  const whole = groups['chapter'] !== undefined && tryFindBook(typed);
  if (whole) return { book: whole, chapter: 1, verse: undefined };
  const book = tryFindBook(name) ?? name;
  const number = Number(groups['chapter'] ?? 1);
  const verse = groups['verse'] === undefined ? undefined : Number(groups['verse']);
  // "Jude 5" is a verse of the only chapter.
  if (typeof book !== 'string' && book.chapters === 1 && number > 1 && verse === undefined)
    return { book, chapter: 1, verse: number };
  return { book, chapter: number, verse };
}
