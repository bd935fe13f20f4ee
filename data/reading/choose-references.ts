import type { EntryNumber } from '../dictionary/entry-number.ts';
import type { VerseId } from '../bible/verse-id.ts';

/** A row of cross-references: a verse, and others that share its rare words, nearest first. */
export interface VerseReferences {
  verse: VerseId;
  others: readonly [verse: VerseId, shared: EntryNumber[]][];
}

export interface ChosenReference {
  verse: VerseId;
  other: VerseId;
  shared: EntryNumber[];
}

const mostOfChapter = 12;
/** A single shared word says little. */
const fewestShared = 2;

/**
 * The strongest of a chapter: each verse's nearest outside of its own chapter, those that share most words before others,
 * in the order of the verses.
 */
export function chooseReferences(rows: readonly VerseReferences[]): ChosenReference[] {
  const nearest = rows.flatMap(({ verse, others }) => {
    const found = others.find(
      ([other, shared]) => Math.floor(other / 1000) !== Math.floor(verse / 1000) && shared.length >= fewestShared,
    );
    return found ? [{ verse, other: found[0], shared: found[1] }] : [];
  });
  return nearest
    .toSorted((a, b) => b.shared.length - a.shared.length || a.verse - b.verse)
    .slice(0, mostOfChapter)
    .sort((a, b) => a.verse - b.verse);
}
