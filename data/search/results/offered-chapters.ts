import { bookOfName } from '../../bible/book-names.ts';
import { referenceOf } from '../../bible/passage.ts';
import type { Book } from '../../bible/books.ts';
import { verseIdOfKey, splitVerseId } from '../../bible/verse-id.ts';
import type { FoundVerse } from './found.ts';
import type { SearchNode, SearchQuery } from '../language/tree.ts';
import { chapterRange, labelOfRange } from '../language/verse-ranges.ts';

const maxChapters = 3;

/** A chapter to read in full, in the version's own versification. */
export interface OfferedChapter {
  /** "Genesis 2". */
  label: string;
  version: string;
  book: number;
  chapter: number;
  /** The first requested verse; `null` where the whole chapter was requested. */
  verse: number | null;
  /** All that was requested, in the versification of the King James Version: "Psalm 51:1–3; John 3". */
  passage: string;
}

/**
 * For a query that is a reference: the chapters of the matching verses, in the first version that has them. For a word
 * that is also the name of a book ("ruth", "job"): the start of that book.
 */
export function offeredChapters({ node }: SearchQuery, verses: readonly FoundVerse[]): OfferedChapter[] {
  const [first] = verses;
  const named = first && namedBook(node);
  if (named)
    return [
      {
        label: named.name,
        version: first.version.code,
        book: named.number,
        chapter: 1,
        verse: null,
        passage: `${named.name} 1`,
      },
    ];
  if (node.kind !== 'reference' || !first) return [];
  const isWhole = node.ranges.every(([from]) => splitVerseId(from).verse === 0);
  const passage = referenceOf(node.ranges);
  const chapters = new Map<number, OfferedChapter>();
  for (const { version, key } of verses) {
    if (version.code !== first.version.code) continue;
    const { book, chapter, verse } = splitVerseId(verseIdOfKey(key));
    const id = book * 1_000 + chapter;
    if (chapters.has(id)) continue;
    if (chapters.size === maxChapters) break;
    const label = labelOfRange(chapterRange(book, chapter));
    chapters.set(id, { label, version: version.code, book, chapter, verse: isWhole ? null : verse, passage });
  }
  return [...chapters.values()];
}

/** The book whose name is the whole query: "ruth", "acts". */
function namedBook(node: SearchNode): Book | undefined {
  const book = node.kind === 'words' && !node.prefix ? bookOfName(node.text) : undefined;
  return book && node.kind === 'words' && book.name.toLowerCase() === node.words.join(' ') ? book : undefined;
}
