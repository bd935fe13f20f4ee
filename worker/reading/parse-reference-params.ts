import type { Book } from '#data/bible/books.ts';
import type { VersePlace } from '#data/bible/verse-id.ts';
import { Problem } from '../http/http-error.ts';

const whole = /^\d{1,4}$/;
/** Enough to recognise what was asked for. */
const shownLength = 40;

interface AskedPlace {
  book: string;
  chapter: string;
  /** Absent: the whole chapter, whose verse is 0. */
  verse?: string;
}

/** What a path names. Throws a {@link Problem} 400 for what cannot be read; whether there is such a verse is not asked. */
export function readPlace(asked: AskedPlace, findBook: (text: string) => Book | undefined): VersePlace {
  const book = findBook(asked.book);
  if (!book)
    throw unreadable(
      'book',
      `“${shown(asked.book)}” is not a book of the Bible: write its name or its number, 1 to 66`,
    );
  const place = { book: book.number, chapter: Number(asked.chapter), verse: Number(asked.verse ?? 0) };
  if (!whole.test(asked.chapter))
    throw unreadable('chapter', `“${shown(asked.chapter)}” is not the number of a chapter`);
  if (asked.verse !== undefined && !whole.test(asked.verse))
    throw unreadable('verse', `“${shown(asked.verse)}” is not the number of a verse`);
  return place;
}

function shown(text: string): string {
  return [...text].slice(0, shownLength).join('');
}

function unreadable(field: string, message: string): Problem {
  return new Problem(400, `${message}.`, [{ field, message }]);
}
