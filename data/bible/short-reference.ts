import { books } from './books.ts';

/** Longer names do not fit in a narrow column. */
const longestName = 9;
const long = books.filter(({ name }) => name.length > longestName);

/** "Deut 5:22" for "Deuteronomy 5:22"; a reference with a short book name does not change. */
export function shortReference(reference: string): string {
  const book = long.find(({ name }) => reference.startsWith(`${name} `));
  return book ? book.abbreviation + reference.slice(book.name.length) : reference;
}
