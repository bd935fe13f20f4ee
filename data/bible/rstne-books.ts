import { bookByNumber } from './books.ts';
import { rstneHebrewNames } from './rstne-book-names.ts';

/**
 * "Beresheeth-Genesis", "Schmuel Alef-1 Samuel". Throws on a number outside 1 to 66. `tryFindBook` parses it, in a
 * separate file so that a device that formats labels does not load the reference parser (30 kB).
 */
export function rstneLabel(book: number): string {
  const { name } = bookByNumber(book);
  return `${rstneHebrewNames[book - 1]}-${name}`;
}
