import { readBookName } from '../../bible/book-names.ts';
import { tryParseBooks } from './references.ts';
import { bookRange, type VerseRange } from './verse-ranges.ts';

/**
 * Book names that are also words of the English texts ("John", "Job", "Acts", "Romans"). A query of only such a name
 * searches for the word. A few names are so rare as words ("Malachi" occurs only in Malachi 1:1) that the query opens
 * the book.
 */
const words: ReadonlySet<string> = new Set(
  `numbers joshua judge judges ruth ezra nehemiah esther job psalm psalms proverb proverbs preacher song songs isaiah esaias
   jeremiah ezekiel daniel dan hosea joel joe amos am jonah jonas jon micah nahum haggai zechariah zachariah zacharias matthew
   mark mar luke john acts act romans roman galatians galatian col ephesian corinthians titus hebrew hebrews he james jude
   revelation revelations lament lamentation osee ephes philip mat ge ru is so re pro la na ho da ex es je pp ss ob`.split(
    /\s+/,
  ),
);

/**
 * The range of a query that is only a book name or a range of books, and not a word of the text: "1 John", "Ps", "Song
 * of Sol.", "Matt-John".
 */
export function tryParseBookQuery(text: string): VerseRange | undefined {
  const name = text.trim().replace(/^the\s+/i, '');
  if (/^[\p{L}\p{M}'’]+\.?$/u.test(name)) {
    if (words.has(name.toLowerCase().replace('.', '')) || /\p{Script=Hebrew}/u.test(name)) return undefined;
    const known = readBookName(name);
    return known && known.kind !== 'person' ? bookRange(known.book.number) : undefined;
  }
  // "1 s" is ambiguous. Hebrew words are words of the text unless a number follows them: "שמואל א".
  if (/^(?:[1-3]|i{1,3})\s?\p{L}\.?$/iu.test(name)) return undefined;
  if (/\p{Script=Hebrew}/u.test(name) && !/\s\p{L}$/u.test(name)) return undefined;
  return tryParseBooks(name);
}
