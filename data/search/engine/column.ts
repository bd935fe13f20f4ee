import { arrayBelow } from './text-pack.ts';

/** A stream of terms, verse by verse, and where each term stands in it: the text's words, or the terms of its tags. */
export interface Column {
  /** Ascending; a term's id is its place, so that the terms that begin alike are a range of ids. */
  terms: readonly string[];
  /** The term at each position. */
  stream: Uint16Array | Uint32Array;
  /** The first position of each verse, and the end of all. */
  verseStart: Uint32Array;
  verseOf: Uint16Array | Uint32Array;
  /** The positions of each term, one term after another, ascending within each. */
  positions: Uint32Array;
  /** Where those of each term begin, and the end of all. */
  positionStart: Uint32Array;
  /** Verses of all versions together that have each term. */
  everywhere: Uint32Array;
  /** Phrases that the search at hand has found already: it counts and weighs what it finds. */
  found: Map<string, Uint32Array>;
}

/** Two passes over the stream: one counts, one puts each position where it belongs. */
export function makeColumn({
  terms,
  stream,
  verseStart,
  everywhere,
}: Pick<Column, 'terms' | 'stream' | 'verseStart' | 'everywhere'>): Column {
  const verses = verseStart.length - 1;
  const verseOf = arrayBelow(verses, stream.length);
  for (let verse = 0; verse < verses; verse += 1) verseOf.fill(verse, verseStart[verse], verseStart[verse + 1]);
  const positionStart = new Uint32Array(terms.length + 1);
  for (let at = 0; at < stream.length; at += 1)
    positionStart[(stream[at] ?? 0) + 1] = (positionStart[(stream[at] ?? 0) + 1] ?? 0) + 1;
  for (let term = 0; term < terms.length; term += 1)
    positionStart[term + 1] = (positionStart[term + 1] ?? 0) + (positionStart[term] ?? 0);
  const next = positionStart.slice();
  const positions = new Uint32Array(stream.length);
  for (let at = 0; at < stream.length; at += 1) {
    const term = stream[at] ?? 0;
    const place = next[term] ?? 0;
    positions[place] = at;
    next[term] = place + 1;
  }
  return { terms, stream, verseStart, verseOf, positions, positionStart, everywhere, found: new Map() };
}

/** Ids of a term, or of all that begin so; empty where there is none. */
export type TermRange = [from: number, end: number];

export function termRange({ terms }: Column, text: string, prefix: boolean): TermRange {
  const from = firstFrom(terms, text);
  // No letter is greater, and none but it begins with it.
  const end = prefix ? firstFrom(terms, `${text}\u{10FFFF}`) : from + (terms[from] === text ? 1 : 0);
  return [from, end];
}

/** The first place whose term is not less. */
function firstFrom(terms: readonly string[], text: string): number {
  let [from, end] = [0, terms.length];
  while (from < end) {
    const middle = (from + end) >> 1;
    if ((terms[middle] ?? '') < text) from = middle + 1;
    else end = middle;
  }
  return from;
}

/** How often the terms of a range stand in the column. */
export function countPositions({ positionStart }: Column, [from, end]: TermRange): number {
  return (positionStart[end] ?? 0) - (positionStart[from] ?? 0);
}
