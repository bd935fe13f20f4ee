import { numberTerm, tagTerms } from '../sql/index-terms.ts';
import type { VerseTag } from '../../text/verse-marks.ts';
import type { TagKind } from './text-pack.ts';

/**
 * The index terms of each kind of tag, in their order in the index. Each parsing is split only once for all its
 * numbers.
 */
export function termsOfKinds(kinds: readonly TagKind[], areCounted = true): string[][] {
  const anyNumber = 'H1';
  const parsings = new Map<string, string[]>();
  return kinds.map(({ number, morphology = '', form }) => {
    if (!areCounted || !number) return tagTerms([0, 0, '', morphology]);
    if (form) return tagTerms([0, 0, number, morphology, form]);
    let terms = parsings.get(morphology);
    if (!terms) parsings.set(morphology, (terms = tagTerms([0, 0, anyNumber, morphology])));
    return terms.map((term) => (term === numberTerm(anyNumber) ? numberTerm(number) : term));
  });
}

/** A tag of a kind. */
export function tagOf([start, end]: readonly [number, number], { number, morphology, form }: TagKind): VerseTag {
  if (!number) return [start, end, '', morphology ?? ''];
  if (form !== undefined) return [start, end, number, morphology ?? '', form];
  return morphology === undefined ? [start, end, number] : [start, end, number, morphology];
}

/** All distinct terms, ascending. */
export function distinctTerms(termsOfEach: readonly string[][]): string[] {
  return [...new Set(termsOfEach.flat())].sort();
}

/** Compares by code units. */
export function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
