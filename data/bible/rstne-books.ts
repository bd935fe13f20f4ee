import { bookByNumber } from './books.ts';
import { rstneHebrewNames } from './rstne-book-names.ts';

/**
 * "Beresheeth-Genesis", "Schmuel Alef-1 Samuel". Throws on a number outside 1 to 66. `tryFindBook` reads it back, in a
 * file of its own: a device that writes labels does not need the parser of references, 30 kB.
 */
export function rstneLabel(book: number): string {
  const { name } = bookByNumber(book);
  return `${rstneHebrewNames[book - 1]}-${name}`;
}
