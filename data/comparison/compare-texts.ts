import type { Span } from '../text/verse-marks.ts';

/** How the words of two texts correspond. */
export interface TextComparison {
  /** Words of the second text that differ from the first, as spans of the second; consecutive words are one span. */
  changed: Span[];
  /** Maps spans of the first text to the second. */
  carry: (spans: readonly Span[]) => Span[];
}

/** If two texts share fewer of their words, nearly everything differs, and marks would not help. */
const leastShared = 0.5;

/** Words with their points and apostrophes. Text between words differs between editions and is not compared. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu;

interface Word {
  span: Span;
  text: string;
}

/**
 * Compares two texts word by word, ignoring case; `undefined` where they are two translations rather than editions of
 * one.
 */
export function compareTexts(first: string, second: string): TextComparison | undefined {
  const [a, b] = [wordsOf(first), wordsOf(second)];
  const pairs = commonWords(a, b);
  if (pairs.length < leastShared * Math.max(a.length, b.length, 1)) return undefined;
  const gaps = gapsBetween(pairs, a.length, b.length);
  return {
    changed: gaps.flatMap(({ toFrom, toEnd }) => joined(b.slice(toFrom, toEnd))),
    carry: (spans) => {
      const isFound = (index: number): boolean => {
        const word = a[index];
        return word !== undefined && spans.some(([from, to]) => from < word.span[1] && word.span[0] < to);
      };
      const same = pairs.flatMap(([from, to]) => (isFound(from) ? [to] : []));
      // A matched word that is replaced in the second text marks its replacement.
      const other = gaps.flatMap(({ from, end, toFrom, toEnd }) =>
        range(from, end).some(isFound) ? range(toFrom, toEnd) : [],
      );
      return [...same, ...other].sort((x, y) => x - y).flatMap((index) => (b[index] ? [b[index].span] : []));
    },
  };
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    span: [index, index + word.length],
    text: word.toLowerCase(),
  }));
}

/** Indexes of the words of the longest common subsequence. A common start and end is skipped first. */
function commonWords(a: readonly Word[], b: readonly Word[]): [number, number][] {
  let start = 0;
  while (start < a.length && a[start]?.text === b[start]?.text) start += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - start && a.at(-1 - tail)?.text === b.at(-1 - tail)?.text) tail += 1;
  const rows = a.length - tail - start;
  const columns = b.length - tail - start;
  const lengths = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  const lengthAt = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  const isSame = (row: number, column: number): boolean => a[start + row]?.text === b[start + column]?.text;
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const length = isSame(row, column)
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
      const line = lengths[row];
      if (line) line[column] = length;
    }
  }
  const pairs: [number, number][] = range(0, start).map((index) => [index, index]);
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (isSame(row, column)) {
      pairs.push([start + row, start + column]);
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return [
    ...pairs,
    ...range(0, tail).map((index): [number, number] => [a.length - tail + index, b.length - tail + index]),
  ];
}

/** Words of both texts between two shared ones. */
interface Gap {
  from: number;
  end: number;
  toFrom: number;
  toEnd: number;
}

function gapsBetween(pairs: readonly [number, number][], firstLength: number, secondLength: number): Gap[] {
  const ends: [number, number][] = [...pairs, [firstLength, secondLength]];
  return ends
    .map(([end, toEnd], index) => {
      const [from, toFrom] = pairs[index - 1] ?? [-1, -1];
      return { from: from + 1, end, toFrom: toFrom + 1, toEnd };
    })
    .filter(({ from, end, toFrom, toEnd }) => from < end || toFrom < toEnd);
}

/** One span over consecutive words. */
function joined(words: readonly Word[]): Span[] {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? [[first.span[0], last.span[1]]] : [];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
