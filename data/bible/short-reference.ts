import { books } from './books.ts';

/** Longer names of books do not stand in a narrow column without being cut. */
const longestName = 9;
const long = books.filter(({ name }) => name.length > longestName);

/** "Deut 5:22" of "Deuteronomy 5:22"; a reference whose book has a short name stays as it is. */
export function shortReference(reference: string): string {
  const book = long.find(({ name }) => reference.startsWith(`${name} `));
  return book ? book.abbreviation + reference.slice(book.name.length) : reference;
}
