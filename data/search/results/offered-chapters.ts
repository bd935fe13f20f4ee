import { verseIdOfKey, versePlace } from '../../bible/verse-id.ts';
import type { FoundVerse } from './found.ts';
import type { SearchQuery } from '../language/tree.ts';
import { chapterRange, labelOfRange } from '../language/verse-ranges.ts';

const mostChapters = 3;

/** A chapter to be read as a whole, in a version's own numbers. */
export interface OfferedChapter {
  /** "Genesis 2". */
  label: string;
  version: string;
  book: number;
  chapter: number;
  /** The first verse that was asked for; `null` where the whole chapter was. */
  verse: number | null;
}

/** Where a query that is a place can be read on: the chapters of the verses found, in the first version that has them. */
export function offeredChapters({ node }: SearchQuery, verses: readonly FoundVerse[]): OfferedChapter[] {
  const [first] = verses;
  if (node.kind !== 'reference' || !first) return [];
  const isWhole = node.ranges.every(([from]) => versePlace(from).verse === 0);
  const chapters = new Map<number, OfferedChapter>();
  for (const { version, key } of verses) {
    if (version.code !== first.version.code) continue;
    const { book, chapter, verse } = versePlace(verseIdOfKey(key));
    const id = book * 1_000 + chapter;
    if (chapters.has(id)) continue;
    if (chapters.size === mostChapters) break;
    const label = labelOfRange(chapterRange(book, chapter));
    chapters.set(id, { label, version: version.code, book, chapter, verse: isWhole ? null : verse });
  }
  return [...chapters.values()];
}
