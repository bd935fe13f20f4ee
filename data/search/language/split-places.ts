import type { SearchNode, SearchQuery } from './tree.ts';
import { intersectRanges, mergeRanges, type VerseRange } from './verse-ranges.ts';

export interface SplitQuery {
  /** What is looked for there; `undefined` for the places themselves. */
  node: SearchNode | undefined;
  /** Merged; `undefined` for the whole version. */
  ranges: VerseRange[] | undefined;
}

/** Places that hold for the whole query bound where the index looks; what is left is looked for there. */
export function splitPlaces({ node, scopes }: SearchQuery): SplitQuery {
  const parts = node.kind === 'and' ? node.parts : [node];
  const places = parts.flatMap((part) => (part.kind === 'reference' ? [mergeRanges(part.ranges)] : []));
  if (scopes.length > 0) places.push(mergeRanges(scopes.flatMap(({ ranges }) => ranges)));
  const [first, ...others] = places;
  const ranges = first && others.reduce(intersectRanges, first);
  const rest = parts.filter(({ kind }) => kind !== 'reference');
  const [only] = rest;
  if (!only) return { node: undefined, ranges };
  // Verses of a place that lack something are taken from the place itself.
  if (rest.every(({ kind }) => kind === 'not')) return { node: { kind: 'and', parts: rest }, ranges };
  return { node: rest.length === 1 ? only : { kind: 'and', parts: rest }, ranges };
}
