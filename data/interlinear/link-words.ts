import type { EntryNumber } from '../dictionary/entry-number.ts';

export interface Numbered {
  /** Absent for a word without a number, which is never linked by number. */
  number?: EntryNumber | undefined;
  /** Whether the translation has no words for it. */
  isEmpty?: boolean;
  /** The number of the form, where the dictionary has a separate entry for it: G2036 of G3004. */
  form?: EntryNumber | undefined;
}

/**
 * Pairs the words of a translation with words of the original that have the same number. For each word of the
 * translation, returns the index of its partner in `original`, or `undefined`. Each original word is used once.
 *
 * Where both have a number equally often, they are paired in order. Where one of them has it more often, the pairs are
 * those, in order, whose relative positions in the verse differ least; the rest has no partner. No link is better than
 * a wrong one. An article goes with its word, because translations leave out many articles.
 */
export function linkByNumber(translation: readonly Numbered[], original: readonly Numbered[]): (number | undefined)[] {
  const partners: (number | undefined)[] = translation.map(() => undefined);
  const linkBy = (
    isWanted: (word: Numbered) => boolean,
    numberOf: (word: Numbered) => EntryNumber | undefined,
  ): void => {
    const used = new Set(partners);
    const left = indexesByNumber(translation, (word, index) =>
      partners[index] === undefined && isWanted(word) ? word.number : undefined,
    );
    const right = indexesByNumber(original, (word, index) => (used.has(index) ? undefined : numberOf(word)));
    for (const [number, from] of left) {
      const to = right.get(number) ?? [];
      const position = (index: number, length: number): number => (index + 0.5) / length;
      const pairs = nearestPairs(
        from.map((index) => position(index, translation.length)),
        to.map((index) => position(index, original.length)),
      );
      for (const [a, b] of pairs) {
        const index = from[a];
        if (index !== undefined) partners[index] = to[b];
      }
    }
  };
  linkBy(isNoArticle, ({ form }) => form);
  linkBy(isNoArticle, ({ number }) => number);
  linkArticles(partners, translation, original);
  linkBy(
    () => true,
    ({ number }) => number,
  );
  return partners;
}

/**
 * Links a translation to the original that it follows, and what is left of it to the words of another text that the
 * original lacks. Such words are those without a partner when the two texts are linked with each other.
 */
export function linkWithFallback(
  translation: readonly Numbered[],
  original: readonly Numbered[],
  fallback: readonly Numbered[],
): { original: (number | undefined)[]; fallback: (number | undefined)[] } {
  const linked = linkByNumber(translation, original);
  const shared = linkByNumber(fallback, original);
  // Words without a number are not linked. They stay in the lists, because positions count.
  return {
    original: linked,
    fallback: linkByNumber(
      translation.map((word, index) => (linked[index] === undefined ? word : {})),
      fallback.map((word, index) => (shared[index] === undefined ? word : {})),
    ),
  };
}

const article = 'G3588';
/** How far an article is from its word: "the only begotten Son" has three words after it. */
const reach = 4;

function isNoArticle({ number }: Numbered): boolean {
  return number !== article;
}

/** Links an article of the translation to the one before the word of the original that its own word renders. */
function linkArticles(
  partners: (number | undefined)[],
  translation: readonly Numbered[],
  original: readonly Numbered[],
): void {
  const used = new Set(partners);
  for (const [index, word] of translation.entries()) {
    if (isNoArticle(word) || word.isEmpty) continue;
    const head = partners.slice(index + 1, index + 1 + reach).find((partner) => partner !== undefined);
    if (head === undefined) continue;
    const from = Math.max(0, head - reach);
    const at = original
      .slice(from, head)
      .findLastIndex((each, offset) => !isNoArticle(each) && !used.has(from + offset));
    if (at === -1) continue;
    partners[index] = from + at;
    used.add(from + at);
  }
}

function indexesByNumber(
  words: readonly Numbered[],
  numberOf: (word: Numbered, index: number) => EntryNumber | undefined,
): Map<EntryNumber, number[]> {
  const byNumber = new Map<EntryNumber, number[]>();
  for (const [index, word] of words.entries()) {
    const number = numberOf(word, index);
    if (number === undefined) continue;
    const indexes = byNumber.get(number);
    if (indexes) indexes.push(index);
    else byNumber.set(number, [index]);
  }
  return byNumber;
}

/**
 * Pairs all of the shorter list with the longer one, in order, with the smallest sum of distances. Both lists are
 * ascending. Returns pairs of indexes into the lists.
 */
function nearestPairs(a: readonly number[], b: readonly number[]): [number, number][] {
  if (a.length > b.length) return nearestPairs(b, a).map(([inB, inA]) => [inA, inB]);
  // costs[i][j]: the smallest cost to pair the first i of `a` with some of the first j of `b`.
  const costs = a.reduce<number[][]>(
    (rows, at) => {
      const above = rows.at(-1) ?? [];
      const row = [Number.POSITIVE_INFINITY];
      for (const [j, other] of b.entries())
        row.push(Math.min(row[j] ?? Number.POSITIVE_INFINITY, (above[j] ?? 0) + Math.abs(at - other)));
      return [...rows, row];
    },
    [b.map(() => 0).concat(0)],
  );
  const pairs: [number, number][] = [];
  for (let [i, j] = [a.length, b.length]; i > 0; j -= 1) {
    if (costs[i]?.[j] === costs[i]?.[j - 1]) continue;
    pairs.unshift([i - 1, j - 1]);
    i -= 1;
  }
  return pairs;
}
