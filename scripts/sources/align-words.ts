/**
 * Pairs of positions of equal words in two versions of a sentence, in order: the longest common subsequence. Equal
 * sentences need no table.
 */
export function alignWords(own: readonly string[], other: readonly string[]): [own: number, other: number][] {
  if (own.length === other.length && own.every((word, index) => word === other[index]))
    return own.map((_, index) => [index, index]);
  const width = other.length + 1;
  const lengths = new Uint16Array((own.length + 1) * width);
  for (let a = own.length - 1; a >= 0; a -= 1)
    for (let b = other.length - 1; b >= 0; b -= 1)
      lengths[a * width + b] =
        own[a] === other[b]
          ? (lengths[(a + 1) * width + b + 1] ?? 0) + 1
          : Math.max(lengths[(a + 1) * width + b] ?? 0, lengths[a * width + b + 1] ?? 0);
  const pairs: [number, number][] = [];
  let [a, b] = [0, 0];
  while (a < own.length && b < other.length) {
    if (own[a] === other[b]) pairs.push([a++, b++]);
    else if ((lengths[(a + 1) * width + b] ?? 0) >= (lengths[a * width + b + 1] ?? 0)) a += 1;
    else b += 1;
  }
  return pairs;
}
