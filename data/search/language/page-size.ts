import { versePlace } from '../../bible/verse-id.ts';
import type { SearchQuery } from './tree.ts';

/** Verses on a page, unless another number is asked for. */
export const usualPageSize = 30;
/** Psalm 119 has 176 verses, and some psalms a title of two. */
const longestChapter = 200;

/** A place within one chapter stands on one page: Genesis 1 is not 30 verses and one. */
export function pageSizeOf({ node, scopes }: SearchQuery, asked: number): number {
  if (asked !== usualPageSize || node.kind !== 'reference' || scopes.length > 0) return asked;
  const chapters = new Set(node.ranges.flat().map((id) => id - versePlace(id).verse));
  return chapters.size === 1 ? longestChapter : asked;
}
