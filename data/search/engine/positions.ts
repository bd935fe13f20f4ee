import { countPositions, termRange, type Column, type TermRange } from './column.ts';

/** Start positions of matches in a column. */
export interface Hits {
  column: Column;
  /** Ascending, unless they are of several terms. */
  positions: Uint32Array;
  ascending: boolean;
}

const none = new Uint32Array();

/** The positions where the words are consecutive in a verse. With `prefix` the last one may be the start of a word. */
export function findPhrase(column: Column, words: readonly string[], prefix: boolean): Hits {
  const ranges = words.map((word, position) => termRange(column, word, prefix && position === words.length - 1));
  const [only] = ranges;
  if (!only || ranges.some((range) => countPositions(column, range) === 0))
    return { column, positions: none, ascending: true };
  if (ranges.length === 1) return positionsOf(column, only);
  const name = `${words.join(' ')}${prefix ? '*' : ''}`;
  const positions = column.found.get(name) ?? findTogether(column, ranges);
  column.found.set(name, positions);
  return { column, positions, ascending: true };
}

/** The positions of all terms of a range. Their posting lists are contiguous. */
export function positionsOf(column: Column, [from, end]: TermRange): Hits {
  const positions = column.positions.subarray(column.positionStart[from], column.positionStart[end]);
  return { column, positions, ascending: end - from <= 1 };
}

/** For each position of the rarest word, checks whether the other words are next to it. */
function findTogether(column: Column, ranges: readonly TermRange[]): Uint32Array {
  const { stream, verseOf } = column;
  const rarest = ranges.reduce(
    (best, range, index) =>
      countPositions(column, range) < countPositions(column, ranges[best] ?? range) ? index : best,
    0,
  );
  const anchors = ascending(positionsOf(column, ranges[rarest] ?? [0, 0]));
  const starts = new Uint32Array(anchors.length);
  const [froms, ends] = [Uint32Array.from(ranges, ([from]) => from), Uint32Array.from(ranges, ([, end]) => end)];
  const length = ranges.length;
  let count = 0;
  for (let index = 0; index < anchors.length; index += 1) {
    const start = (anchors[index] ?? 0) - rarest;
    let matched = 0;
    // Before and after the column there is no term, so the comparison fails.
    for (
      let term = stream[start] ?? Infinity;
      matched < length && term >= (froms[matched] ?? 0) && term < (ends[matched] ?? 0);
      term = stream[start + matched] ?? Infinity
    )
      matched += 1;
    if (matched < length || verseOf[start] !== verseOf[start + length - 1]) continue;
    starts[count] = start;
    count += 1;
  }
  return starts.subarray(0, count);
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
  if (!hits.ascending) return versesOfAny([hits], verseStart.length - 1);
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
export function versesOfAny(all: readonly Hits[], verses: number): Int32Array {
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
  const result = new Int32Array(count);
  for (let verse = 0, at = 0; at < count; verse += 1) if (marked[verse] === 1) result[at++] = verse;
  return result;
}
