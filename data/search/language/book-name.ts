import { readBookName } from '../../bible/book-names.ts';
import { tryParseBookList, tryParseBooks } from './references.ts';
import { bookRange, type VerseRange } from './verse-ranges.ts';

/**
 * Book names that are also words of the English texts ("John", "Job", "Acts", "Romans"). A query of only such a name
 * searches for the word. A few names are so rare as words ("Malachi" occurs only in Malachi 1:1) that the query opens
 * the book. "Apocalypse" is also a word of the dictionary: `bookInstead` opens the book and offers the entry.
 */
const words: ReadonlySet<string> = new Set(
  `numbers joshua judge judges ruth ezra nehemiah esther job psalm psalms proverb proverbs preacher song songs isaiah esaias
   jeremiah ezekiel daniel dan hosea joel joe amos am jonah jonas jon micah nahum haggai zechariah zachariah zacharias matthew
   mark mar luke john acts act romans roman galatians galatian col ephesian corinthians titus hebrew hebrews he james jude
   revelation revelations lament lamentation osee ephes philip mat ge ru is so re pro la na ho da ex es je pp ss ob cant apocalypse`.split(
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
  if (isPartOfSentence(name)) return undefined;
  return tryParseBooks(name);
}

/**
 * The ranges of a query that is only a list of books, and not only words of the text: "Psalm, Matthew-John". "James,
 * John" searches for both words.
 */
export function tryParseBooksQuery(text: string): VerseRange[] | undefined {
  const isNamed = text.split(/[,;]/).some((part) => tryParseBookQuery(part));
  return isNamed ? tryParseBookList(text) : undefined;
}

/** A title starts with such a noun: "book of Psalms", "Gospel of John", "letter to the Romans". */
const titleNoun = /^(?:(?:the|first|second|third|[1-3]|i{1,3}) )*(?:book|epistle|letter|gospel)\b/i;
const unfinished = /\b(?:of|to|the|an?|unto|according|is|he|so|am)$/i;
const notInNames = /^(?:is|of|to|an?|unto|according|so|he|am|the)\b/i;
const oneWordOfTitle = /^(?:of |the )*(?:acts|songs?|revelations?|lamentations|proverbs)\b/i;
const wholeTitle =
  /^(?:the )?(?:acts of the (?:holy )?apostles|songs? of (?:songs|sol)|revelation of (?:st\.? |saint )?(?:jesus|john)|revelation to john|lamentations of jeremiah|proverbs of solomon$)/i;

/**
 * Whether several words are part of a sentence rather than a title, although a title has them too: "song of", "the acts
 * of", "a song", "the book is". `name` has no leading article.
 */
function isPartOfSentence(name: string): boolean {
  if (!/\s/.test(name) || /[-–—]/u.test(name)) return false;
  if (unfinished.test(name) || notInNames.test(name) || /^(?:i|first) king$|\bthe acts$/i.test(name)) return true;
  return oneWordOfTitle.test(name) && !wholeTitle.test(name) && !titleNoun.test(name);
}
