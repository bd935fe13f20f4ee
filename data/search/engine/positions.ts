import { countPositions, termRange, type Column, type TermRange } from './column.ts';

/** Positions in a column at which something begins. */
export interface Hits {
  column: Column;
  /** Ascending, unless they are of several terms. */
  positions: Uint32Array;
  ascending: boolean;
}

const none = new Uint32Array();

/** Where the words stand one behind the other in a verse; the last one perhaps as the start of a word. */
export function findPhrase(column: Column, words: readonly string[], prefix: boolean): Hits {
  const ranges = words.map((word, place) => termRange(column, word, prefix && place === words.length - 1));
  const [only] = ranges;
  if (!only || ranges.some((range) => countPositions(column, range) === 0))
    return { column, positions: none, ascending: true };
  if (ranges.length === 1) return positionsOf(column, only);
  const name = `${words.join(' ')}${prefix ? '*' : ''}`;
  const positions = column.found.get(name) ?? findTogether(column, ranges);
  column.found.set(name, positions);
  return { column, positions, ascending: true };
}

/** Those of the terms of a range, which lie behind one another. */
export function positionsOf(column: Column, [from, end]: TermRange): Hits {
  const positions = column.positions.subarray(column.positionStart[from], column.positionStart[end]);
  return { column, positions, ascending: end - from <= 1 };
}

/** From the rarest word's positions it is looked whether the others stand beside it. */
function findTogether(column: Column, ranges: readonly TermRange[]): Uint32Array {
  const { stream, verseOf } = column;
  const rarest = ranges.reduce(
    (best, range, place) =>
      countPositions(column, range) < countPositions(column, ranges[best] ?? range) ? place : best,
    0,
  );
  const anchors = ascending(positionsOf(column, ranges[rarest] ?? [0, 0]));
  const found = new Uint32Array(anchors.length);
  const [froms, ends] = [Uint32Array.from(ranges, ([from]) => from), Uint32Array.from(ranges, ([, end]) => end)];
  const length = ranges.length;
  let count = 0;
  for (let index = 0; index < anchors.length; index += 1) {
    const start = (anchors[index] ?? 0) - rarest;
    let place = 0;
    // Past the ends of the column there is no term, which is in no range.
    for (
      let term = stream[start] ?? Infinity;
      place < length && term >= (froms[place] ?? 0) && term < (ends[place] ?? 0);
      term = stream[start + place] ?? Infinity
    )
      place += 1;
    if (place < length || verseOf[start] !== verseOf[start + length - 1]) continue;
    found[count] = start;
    count += 1;
  }
  return found.subarray(0, count);
}

export function ascending({ positions, ascending: inOrder }: Hits): Uint32Array {
  return inOrder ? positions : positions.slice().sort();
}

/** The verses of the positions, ascending, each once. */
export function versesOf(hits: Hits): Int32Array {
  const {
    column: { verseOf, verseStart },
    positions,
  } = hits;
  if (!hits.ascending) return gather([hits], verseStart.length - 1);
  const verses = new Int32Array(positions.length);
  let [count, last] = [0, -1];
  for (let index = 0; index < positions.length; index += 1) {
    const verse = verseOf[positions[index] ?? 0] ?? 0;
    if (verse === last) continue;
    verses[count] = last = verse;
    count += 1;
  }
  return verses.subarray(0, count);
}

/** The verses of any of the hits. */
export function gather(all: readonly Hits[], verses: number): Int32Array {
  const marked = new Uint8Array(verses);
  let count = 0;
  for (const {
    column: { verseOf },
    positions,
  } of all) {
    for (let index = 0; index < positions.length; index += 1) {
      const verse = verseOf[positions[index] ?? 0] ?? 0;
      count += 1 - (marked[verse] ?? 0);
      marked[verse] = 1;
    }
  }
  const found = new Int32Array(count);
  for (let verse = 0, at = 0; at < count; verse += 1) if (marked[verse] === 1) found[at++] = verse;
  return found;
}
