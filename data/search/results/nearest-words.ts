import type { IndexWord } from '../sql/count-index-words.ts';

/** Letters that have to be written otherwise, put in, left out, or swapped with their neighbour, to make one of the other. */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  let beforeLast: number[] = [];
  let last = b.map((_, column) => column + 1);
  for (const [row, letter] of a.entries()) {
    const current: number[] = [];
    for (const [column, other] of b.entries()) {
      const left = current[column - 1] ?? row + 1;
      const above = last[column] ?? 0;
      const diagonal = column === 0 ? row : (last[column - 1] ?? 0);
      let cost = Math.min(left + 1, above + 1, diagonal + (letter === other ? 0 : 1));
      if (row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other) {
        cost = Math.min(cost, (column === 1 ? row - 1 : (beforeLast[column - 2] ?? 0)) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last.at(-1) ?? a.length;
}

const lettersOfOneSlip = 4;

/** How far a word may be from what was meant: a short word with two slips could be anything. */
export function mostSlips(word: string): number {
  return [...word].length <= lettersOfOneSlip ? 1 : 2;
}

/** Starts that a mistyped word may have been meant to have: its own, and that with two letters swapped or one left out. */
export function likelyStarts(word: string): string[] {
  const [first = '', second = '', third = ''] = [...word];
  return [...new Set([first + second, second + first, first + third, second + third])].filter(
    (start) => [...start].length === 2,
  );
}

/** The nearest words first, of those equally near the most frequent. */
export function nearestWords(
  word: string,
  candidates: readonly Pick<IndexWord, 'word' | 'verses'>[],
  count: number,
): string[] {
  const most = mostSlips(word);
  return candidates
    .filter((candidate) => candidate.word !== word)
    .map((candidate) => ({ ...candidate, distance: editDistance(word, candidate.word) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || b.verses - a.verses)
    .slice(0, count)
    .map((candidate) => candidate.word);
}
