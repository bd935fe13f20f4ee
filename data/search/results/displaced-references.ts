import { displacedVerses } from '../../bible/displaced-verses.ts';
import { verseIdOfKey } from '../../bible/verse-id.ts';
import type { Correction, SearchQuery } from '../language/tree.ts';
import { labelOfRange, mergeRanges, type VerseRange } from '../language/verse-ranges.ts';
import type { FoundVerse } from './found.ts';

/**
 * For a query that is a reference: the requested verses that a version has in another position, and that position. The
 * World English Bible has Romans 16:25-27 as 14:24-26.
 */
export function displacedReferences({ node }: SearchQuery, verses: readonly FoundVerse[]): Correction[] {
  if (node.kind !== 'reference') return [];
  const found = new Set(verses.map(({ key }) => verseIdOfKey(key)));
  const shown = displacedVerses(node.ranges).filter(({ other }) => found.has(other));
  const label = (ids: number[]): string =>
    mergeRanges(ids.map((id): VerseRange => [id, id]))
      .map(labelOfRange)
      .join('; ');
  if (shown.length === 0) return [];
  return [{ from: label(shown.map(({ usual }) => usual)), to: label(shown.map(({ other }) => other)) }];
}
