import { furtherPiece } from '../../text/verse-marks.ts';
import { indexedTags, numberTerm } from '../sql/index-terms.ts';
import type { TagKind } from './text-pack.ts';

/**
 * The index terms of each kind of tag, in their order in the index. Each parsing is split only once for all its
 * numbers.
 */
export function termsOfKinds(kinds: readonly TagKind[]): string[][] {
  const anyNumber = 'H1';
  const parsings = new Map<string, string[]>();
  const termsOf = (morphology: string): string[] => {
    let terms = parsings.get(morphology);
    if (!terms) parsings.set(morphology, (terms = indexedTags([[0, 0, anyNumber, morphology]]).split(' ')));
    return terms;
  };
  return kinds.map(({ number, morphology }) => {
    // A further piece is not counted, so the index has no term for it.
    if (morphology === furtherPiece) return [];
    const own = numberTerm(number);
    return morphology === undefined
      ? [own]
      : termsOf(morphology).map((term) => (term === numberTerm(anyNumber) ? own : term));
  });
}

/** All distinct terms, ascending. */
export function distinctTerms(termsOfEach: readonly string[][]): string[] {
  return [...new Set(termsOfEach.flat())].sort();
}

/** Compares by code units. */
export function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
