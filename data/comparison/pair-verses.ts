import { canonicalVerseId } from '../bible/displaced-verses.ts';
import { counterparts, type Versification, type VerseMap } from '../bible/versification.ts';
import type { VerseId } from '../bible/verse-id.ts';

export interface PairedColumn<Verse> {
  versification: Versification;
  verses: readonly Verse[];
}

export interface PairedRow<Verse> {
  /** In the versification of the King James Version. */
  id: VerseId;
  /** One for each column, in its order; empty where the version lacks the verse. */
  cells: { verse: Verse; half?: 'first' | 'second' }[][];
}

/**
 * Verses of several versions in rows, each next to its counterpart, whatever its number. A verse that another
 * versification divides is in both rows, with the half that is meant.
 */
export function pairVerses<Verse extends { id: VerseId }>(
  columns: readonly PairedColumn<Verse>[],
  map: VerseMap,
): PairedRow<Verse>[] {
  const byId = columns.map(({ verses }) => new Map(verses.map((verse) => [verse.id, verse])));
  const ids = columns.flatMap(({ versification, verses }) =>
    verses.flatMap(({ id }) => counterparts(id, versification, 'kjv', map).map((part) => canonicalVerseId(part.id))),
  );
  return [...new Set(ids)]
    .sort((a, b) => a - b)
    .map((id) => ({
      id,
      cells: columns.map(({ versification }, index) =>
        counterparts(id, 'kjv', versification, map).flatMap(({ id: own, half }) => {
          const verse = byId[index]?.get(own);
          return verse ? [{ verse, ...(half && { half }) }] : [];
        }),
      ),
    }));
}
