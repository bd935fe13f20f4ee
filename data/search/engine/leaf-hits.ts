import { englishStem } from '../language/stem.ts';
import { numberTerm } from '../sql/index-terms.ts';
import type { MorphologyNode, NearWordsNode, StemNode } from '../language/tree.ts';
import type { MemoryIndex } from './memory-index.ts';
import { nearPositions } from './near-positions.ts';
import { ascending, findPhrase, positionsOf, type Hits } from './positions.ts';
import type { EntryNumber } from '../../dictionary/entry-number.ts';

export function numberHits({ tags }: MemoryIndex, number: EntryNumber): Hits {
  return findPhrase(tags, [numberTerm(number)], false);
}

/** The positions of each of the forms. */
export function morphologyHits({ tags }: MemoryIndex, { number, terms }: MorphologyNode): Hits[] {
  return terms.map(({ term, prefix }) => findPhrase(tags, [...(number ? [numberTerm(number)] : []), term], prefix));
}

/** The terms of a stem; only English versions have any. */
export function stemTerms(index: MemoryIndex, stem: string): readonly number[] {
  index.stems ??= collectStems(index);
  return index.stems.get(stem) ?? [];
}

function collectStems({ pack, text }: MemoryIndex): Map<string, number[]> {
  if (pack.head.version.language !== 'en') return new Map();
  const stems = Map.groupBy(text.terms.keys(), (term) => englishStem(text.terms[term] ?? ''));
  stems.delete('');
  return stems;
}

export function stemHits(index: MemoryIndex, { stem }: StemNode): Hits[] {
  return stemTerms(index, stem).map((term) => positionsOf(index.text, [term, term + 1]));
}

/** The positions of each part that are near a position of every other part. */
export function nearHits({ text: column }: MemoryIndex, { parts, distance }: NearWordsNode): Hits[] {
  const sides = parts.map(({ words, prefix }) => ({
    words: words.length,
    positions: ascending(findPhrase(column, words, prefix)),
  }));
  const result = sides.map((): number[] => []);
  const starts = sides.map(() => 0);
  const leading = sides[0]?.positions ?? new Uint32Array();
  // Verse by verse, because a match does not extend beyond a verse.
  for (let at = 0; at < leading.length;) {
    const verse = column.verseOf[leading[at] ?? 0] ?? 0;
    const inVerse = sides.map(({ words, positions }, side) => {
      const [from, end] = rangeWithin(
        positions,
        starts[side] ?? 0,
        column.verseStart[verse] ?? 0,
        column.verseStart[verse + 1] ?? 0,
      );
      starts[side] = end;
      return { words, positions: positions.subarray(from, end) };
    });
    at = starts[0] ?? leading.length;
    if (inVerse.some(({ positions }) => positions.length === 0)) continue;
    for (const [side, positions] of nearPositions(inVerse, distance - 1).entries()) result[side]?.push(...positions);
  }
  return result.map((positions) => ({ column, positions: Uint32Array.from(positions), ascending: true }));
}

function rangeWithin(positions: Uint32Array, start: number, from: number, end: number): [from: number, end: number] {
  let first = start;
  while (first < positions.length && (positions[first] ?? 0) < from) first += 1;
  let last = first;
  while (last < positions.length && (positions[last] ?? 0) < end) last += 1;
  return [first, last];
}
