/**
 * Pairs the equal words of two lists in order: the longest common subsequence, then each remaining word with the first
 * remaining equal word, because the texts often differ only in the order of words. Returns pairs of indexes.
 */
export function alignWords(own: readonly string[], other: readonly string[]): [own: number, other: number][] {
  const lengths = Array.from({ length: own.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let a = own.length - 1; a >= 0; a -= 1)
    for (let b = other.length - 1; b >= 0; b -= 1) {
      const [row, next] = [lengths[a], lengths[a + 1]];
      if (!row || !next) continue;
      row[b] = own[a] === other[b] ? (next[b + 1] ?? 0) + 1 : Math.max(next[b] ?? 0, row[b + 1] ?? 0);
    }
  const pairs: [number, number][] = [];
  for (let a = 0, b = 0; a < own.length && b < other.length;) {
    if (own[a] === other[b]) pairs.push([a++, b++]);
    else if ((lengths[a + 1]?.[b] ?? 0) >= (lengths[a]?.[b + 1] ?? 0)) a += 1;
    else b += 1;
  }
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
