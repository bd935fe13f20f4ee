import { alignWords } from '../align-words.ts';

/**
 * Pairs the equal words of two lists: those in the same order, then each remaining word with the first remaining equal
 * word, because the texts often differ only in the order of words. Returns pairs of indexes.
 */
export function pairWords(own: readonly string[], other: readonly string[]): [own: number, other: number][] {
  const pairs = alignWords(own, other);
  const [usedOwn, usedOther] = [new Set(pairs.map(([a]) => a)), new Set(pairs.map(([, b]) => b))];
  for (const [a, word] of own.entries()) {
    if (usedOwn.has(a)) continue;
    const b = other.findIndex((candidate, index) => candidate === word && !usedOther.has(index));
    if (b < 0) continue;
    usedOther.add(b);
    pairs.push([a, b]);
  }
  return pairs.sort(([a], [b]) => a - b);
}
