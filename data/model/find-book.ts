import { bookByNumber, books, type Book } from './books.ts';
import { tryParsePassage } from './search/references.ts';
import { versePlace } from './verse-id.ts';

const spellings = new Map(books.flatMap((book) => [book.name, book.slug, book.abbreviation, book.osis].map((name) => [plain(name), book])));

/**
 * The book that a path or a field names: its number 1 to 66, name, slug, abbreviation, or whatever spelling the parser
 * of references takes ("1jn", "Song of Songs", "psalm"). `undefined` for anything else, also for several books.
 */
export function tryFindBook(text: string): Book | undefined {
  const name = text.trim().slice(0, 40);
  if (/^\d{1,2}$/.test(name)) return books[Number(name) - 1];
  const known = spellings.get(plain(name));
  if (known || name === '') return known;
  const [range, ...others] = tryParsePassage(name.replaceAll(/[-_+]+/g, ' ')) ?? [];
  if (!range || others.length > 0) return undefined;
  const [from, to] = range.map(versePlace);
  return from && to && from.book === to.book && from.chapter === 0 ? bookByNumber(from.book) : undefined;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
