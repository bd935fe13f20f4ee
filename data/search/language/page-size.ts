import { splitVerseId } from '../../bible/verse-id.ts';
import type { SearchQuery } from './tree.ts';

/** The default number of verses on a page. */
export const defaultSearchPageSize = 30;
/** Psalm 119 has 176 verses, and some psalms have a title of two verses. */
const longestChapter = 200;

/** A passage within one chapter is one page, so that Genesis 1 is not split into 30 verses and one. */
export function pageSizeOf({ node, scopes }: SearchQuery, requested: number): number {
  if (requested !== defaultSearchPageSize || node.kind !== 'reference' || scopes.length > 0) return requested;
  const chapters = new Set(node.ranges.flat().map((id) => id - splitVerseId(id).verse));
  return chapters.size === 1 ? longestChapter : requested;
}
