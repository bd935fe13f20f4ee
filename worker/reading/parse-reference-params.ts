import type { Book } from '#data/bible/books.ts';
import type { VerseCoordinates } from '#data/bible/verse-id.ts';
import { HttpError } from '../http/http-error.ts';
import { unknownBookParamMessage, unknownChapterMessage, unknownVerseMessage } from './messages.ts';

const whole = /^\d{1,4}$/;
/** Characters shown in an error message, enough to recognize the input. */
const maxShownLength = 40;

interface ReferenceParams {
  book: string;
  chapter: string;
  /** Absent: the whole chapter, with verse 0. */
  verse?: string;
}

/**
 * Parses the reference of a path. Throws a {@link HttpError} 400 if it cannot be parsed. It does not check that the verse
 * exists.
 */
export function parseReferenceParams(
  params: ReferenceParams,
  findBook: (text: string) => Book | undefined,
): VerseCoordinates {
  const book = findBook(params.book);
  if (!book) throw unreadable('book', unknownBookParamMessage(shorten(params.book)));
  const reference = { book: book.number, chapter: Number(params.chapter), verse: Number(params.verse ?? 0) };
  if (!whole.test(params.chapter)) throw unreadable('chapter', unknownChapterMessage(shorten(params.chapter)));
  if (params.verse !== undefined && !whole.test(params.verse))
    throw unreadable('verse', unknownVerseMessage(shorten(params.verse)));
  return reference;
}

function shorten(text: string): string {
  return [...text].slice(0, maxShownLength).join('');
}

function unreadable(field: string, message: string): HttpError {
  return new HttpError(400, `${message}.`, [{ field, message }]);
}
