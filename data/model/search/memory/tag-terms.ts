import { indexedTags } from '../index-terms.ts';
import type { TagKind } from './text-pack.ts';

/** The terms that a tag is in the index, in their order. */
export function termsOfKind({ number, morphology }: TagKind): string[] {
  return indexedTags([morphology === undefined ? [0, 0, number] : [0, 0, number, morphology]]).split(' ');
}

/** The different terms of all kinds of tags, in the order of their ids. */
export function tagTerms(kinds: readonly TagKind[]): string[] {
  return [...new Set(kinds.flatMap(termsOfKind))].sort(compare);
}

/** By code units, as `words` of the library is written. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
