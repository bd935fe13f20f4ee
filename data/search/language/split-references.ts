import type { SearchNode, SearchQuery } from './tree.ts';
import { intersectRanges, mergeRanges, type VerseRange } from './verse-ranges.ts';

export interface SplitQuery {
  /** The rest of the query; `undefined` when there are only references. */
  node: SearchNode | undefined;
  /** Merged; `undefined` for the whole version. */
  ranges: VerseRange[] | undefined;
}

/** Separates the references that limit the whole query from the rest, which is searched within them. */
export function splitScope({ node, scopes }: SearchQuery): SplitQuery {
  const parts = node.kind === 'and' ? node.parts : [node];
  const rangeLists = parts.flatMap((part) => (part.kind === 'reference' ? [mergeRanges(part.ranges)] : []));
  if (scopes.length > 0) rangeLists.push(mergeRanges(scopes.flatMap(({ ranges }) => ranges)));
  const [first, ...others] = rangeLists;
  const ranges = first && others.reduce(intersectRanges, first);
  const rest = parts.filter(({ kind }) => kind !== 'reference');
  const [only] = rest;
  if (!only) return { node: undefined, ranges };
  // The verses of a reference that lack something are selected from the reference itself.
  if (rest.every(({ kind }) => kind === 'not')) return { node: { kind: 'and', parts: rest }, ranges };
  return { node: rest.length === 1 ? only : { kind: 'and', parts: rest }, ranges };
}
