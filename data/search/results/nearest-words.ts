import type { IndexWord } from '../sql/count-index-words.ts';

/** The Damerau-Levenshtein distance: the number of letters to replace, insert, delete, or swap with their neighbor. */
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

/** The maximum distance from the intended word. A short word with two errors could be anything. */
function maxEditDistance(word: string): number {
  return [...word].length <= lettersOfOneSlip ? 1 : 2;
}

/**
 * Likely starts of the intended word: the start as typed, that with two letters swapped or one left out, and that with
 * the other letter of n and ñ.
 */
export function likelyStarts(word: string): string[] {
  const [first = '', second = '', third = ''] = [...word];
  const typed = first + second;
  return [
    ...new Set([typed, second + first, first + third, second + third, typed.replaceAll('n', 'ñ'), withoutTilde(typed)]),
  ].filter((start) => [...start].length === 2);
}

/** Many keyboards have no ñ. */
function withoutTilde(text: string): string {
  return text.replaceAll('ñ', 'n');
}

/**
 * Words that only differ by n and ñ, then the nearest words, then those with the same first letter, where few people
 * err, then by frequency.
 */
export function nearestWords(
  word: string,
  candidates: readonly Pick<IndexWord, 'word' | 'verses'>[],
  count: number,
): string[] {
  const max = maxEditDistance(word);
  const startsLike = (other: string): number => Number(other.startsWith(word.charAt(0)));
  const plain = withoutTilde(word);
  return candidates
    .filter((candidate) => candidate.word !== word)
    .map((candidate) => ({
      ...candidate,
      distance: withoutTilde(candidate.word) === plain ? 0 : editDistance(word, candidate.word),
    }))
    .filter(({ distance }) => distance <= max)
    .sort((a, b) => a.distance - b.distance || startsLike(b.word) - startsLike(a.word) || b.verses - a.verses)
    .slice(0, count)
    .map((candidate) => candidate.word);
}
