import { readBookName } from '../../bible/book-names.ts';
import { tryParseBooks } from './references.ts';
import { bookRange, type VerseRange } from './verse-ranges.ts';

/**
 * Names of books that are words of the English texts as well ("John", "Job", "Acts", "Romans"): alone they are searched
 * for as such. A few more are so rare as words ("Malachi" stands in Malachi 1:1 alone) that the book is meant.
 */
const words: ReadonlySet<string> = new Set(
  `numbers joshua judge judges ruth ezra nehemiah esther job psalm psalms proverb proverbs preacher song songs isaiah esaias
   jeremiah ezekiel daniel dan hosea joel joe amos am jonah jonas jon micah nahum haggai zechariah zachariah zacharias matthew
   mark mar luke john acts act romans roman galatians galatian col ephesian corinthians titus hebrew hebrews he james jude
   revelation revelations lament lamentation osee ephes philip mat ge ru is so re pro la na ho da ex es je pp ss ob`.split(
    /\s+/,
  ),
);

/** A whole query that is the name of a book, or of several from one to another, and no word of the text: "1 John", "Ps", "Song of Sol.", "Matt-John". */
export function bookAlone(text: string): VerseRange | undefined {
  const name = text.trim().replace(/^the\s+/i, '');
  if (/^[\p{L}\p{M}'’]+\.?$/u.test(name)) {
    if (words.has(name.toLowerCase().replace('.', '')) || /\p{Script=Hebrew}/u.test(name)) return undefined;
    const known = readBookName(name);
    return known && known.kind !== 'person' ? bookRange(known.book.number) : undefined;
  }
  // "1 s" could be anything, and Hebrew words are words of the text unless a number stands behind: "שמואל א".
  if (/^(?:[1-3]|i{1,3})\s?\p{L}\.?$/iu.test(name)) return undefined;
  if (/\p{Script=Hebrew}/u.test(name) && !/\s\p{L}$/u.test(name)) return undefined;
  return tryParseBooks(name);
}
