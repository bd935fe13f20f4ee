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

/** The Treasury's references are above these. */
const maxOfChapter = 3;
/** A single shared word has little meaning. */
const minShared = 2;

/**
 * The strongest cross-references of a chapter: each verse's nearest outside of its own chapter. Those that share the
 * most words are preferred. The result is in the order of the verses.
 */
export function chooseReferences(rows: readonly VerseReferences[]): ChosenReference[] {
  const nearest = rows.flatMap(({ verse, others }) => {
    const match = others.find(
      ([other, shared]) => Math.floor(other / 1000) !== Math.floor(verse / 1000) && shared.length >= minShared,
    );
    return match ? [{ verse, other: match[0], shared: match[1] }] : [];
  });
  return nearest
    .toSorted((a, b) => b.shared.length - a.shared.length || a.verse - b.verse)
    .slice(0, maxOfChapter)
    .sort((a, b) => a.verse - b.verse);
}
