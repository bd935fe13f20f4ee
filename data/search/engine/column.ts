import { arrayBelow } from './text-pack.ts';

/** A stream of terms, verse by verse, with the positions of each term: the text's words, or the terms of its tags. */
export interface Column {
  /** Ascending. A term's id is its index, so terms with a common prefix are a range of ids. */
  terms: readonly string[];
  /** The term at each position. */
  stream: Uint16Array | Uint32Array;
  /** The first position of each verse, and the end of the last. */
  verseStart: Uint32Array;
  verseOf: Uint16Array | Uint32Array;
  /** The posting lists: the positions of each term, one term after another, ascending within each. */
  positions: Uint32Array;
  /** The offset of each term's posting list, and the end of the last. */
  positionStart: Uint32Array;
  /** The number of verses of all versions together that have each term. */
  everywhere: Uint32Array;
  /** Cache of the phrases of the current search, which are needed again for counting and ranking. */
  found: Map<string, Uint32Array>;
}

/** Two passes over the stream: one counts, one puts each position in its posting list. */
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
    const slot = next[term] ?? 0;
    positions[slot] = at;
    next[term] = slot + 1;
  }
  return { terms, stream, verseStart, verseOf, positions, positionStart, everywhere, found: new Map() };
}

/** Ids of a term, or of all terms with a prefix; empty where there is none. */
export type TermRange = [from: number, end: number];

export function termRange({ terms }: Column, text: string, prefix: boolean): TermRange {
  const from = firstFrom(terms, text);
  // No character is greater, so every term with the prefix sorts before it.
  const end = prefix ? firstFrom(terms, `${text}\u{10FFFF}`) : from + (terms[from] === text ? 1 : 0);
  return [from, end];
}

/** The first index whose term is not less. */
function firstFrom(terms: readonly string[], text: string): number {
  let [from, end] = [0, terms.length];
  while (from < end) {
    const middle = (from + end) >> 1;
    if ((terms[middle] ?? '') < text) from = middle + 1;
    else end = middle;
  }
  return from;
}

/** How often the terms of a range occur in the column. */
export function countPositions({ positionStart }: Column, [from, end]: TermRange): number {
  return (positionStart[end] ?? 0) - (positionStart[from] ?? 0);
}
