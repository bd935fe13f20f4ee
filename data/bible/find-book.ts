// cspell:ignore leviticas
import { bookOfName } from './book-names.ts';
import { nearestBook } from './nearest-book.ts';
import { bookOfLanguageName } from './other-language-names.ts';
import { bookByNumber, books, type Book } from './books.ts';
import { tryParsePassage } from '../search/language/references.ts';
import { splitVerseId } from './verse-id.ts';

/**
 * The book that a path or a field names: its number 1 to 66, any name that {@link bookOfName} reads, also in another
 * language, or a misspelling that the reference parser knows ("Gensis"). `undefined` for anything else, also for several books.
 */
export function tryFindBook(text: string): Book | undefined {
  const name = text.trim().slice(0, 100);
  if (/^\d{1,2}$/.test(name)) return books[Number(name) - 1];
  const known = bookOfName(name.replaceAll('+', ' ')) ?? bookOfLanguageName(name);
  if (known || name === '' || name.length > longestMisspelling) return known;
  const [range, ...others] = tryParsePassage(name.replaceAll(/[-_+]+/g, ' ')) ?? [];
  if (!range || others.length > 0) return undefined;
  const [from, to] = range.map(splitVerseId);
  if (!from || !to || from.book !== to.book || from.chapter !== 0) return undefined;
  const book = bookByNumber(from.book);
  // "I Saiah" is not Isaiah, and "4 Kings" is not Kings.
  return /^(?:\d|i{1,3}\b)/i.test(name) === /^\d/.test(book.name) ? book : undefined;
}

const longestMisspelling = 40;

/** {@link tryFindBook}, or the book whose name is the nearest, for a text that a reader types: "Leviticas". */
export function tryFindTypedBook(text: string): Book | undefined {
  return tryFindBook(text) ?? nearestBook(text.replaceAll(/[-_+]+/g, ' '));
}
