import type { EntryNumber } from '../dictionary/entry-number.ts';
import { formCost, type FormedWord } from './form-cost.ts';
import { nearestPairs } from './nearest-pairs.ts';
import { isSameWord, type LemmaOf } from './equivalent-numbers.ts';

export interface Numbered extends FormedWord {
  /** Absent for a word without a number, which is never linked by number. */
  number?: EntryNumber | undefined;
  /** Whether the translation has no words for it. */
  isEmpty?: boolean;
  /** The number of the form, where the dictionary has a separate entry for it: G2036 of G3004. */
  form?: EntryNumber | undefined;
  /** The word that the source of the translation names: which of the words with its number, from 0, of how many. */
  place?: NamedPlace | undefined;
}

export interface NamedPlace {
  nth: number;
  of: number;
}

/**
 * Pairs the words of a translation with words of the original that have the same number. For each word of the
 * translation, returns the index of its partner in `original`, or `undefined`. Each original word is used once.
 *
 * A place that the source names comes first. Where one of the texts has a number more than once, the pairs are those
 * whose forms agree and whose relative positions in the verse differ least; a word that is left has no partner. No link
 * is better than a wrong one. An article goes with its word, because translations leave out many articles. What is left
 * is paired with other numbers of the same word.
 */
export function linkByNumber(
  translation: readonly Numbered[],
  original: readonly Numbered[],
  lemmaOf?: LemmaOf,
): (number | undefined)[] {
  const partners = namedPlaces(translation, original);
  exchangeNamed(partners, translation, original);
  const distance = (from: number, to: number): number =>
    Math.abs((from + 0.5) / translation.length - (to + 0.5) / original.length);
  const costOf = (from = 0, to = 0): number =>
    distance(from, to) + formCost(translation[from] ?? {}, original[to] ?? {});
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
      for (const [a, b] of nearestPairs(from.length, to.length, (row, column) => costOf(from[row], to[column]))) {
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
  linkSameWords(partners, translation, original, { lemmaOf, distance });
  return partners;
}

/** The partners that the source of the translation names, where the original has the number as often as its own. */
function namedPlaces(translation: readonly Numbered[], original: readonly Numbered[]): (number | undefined)[] {
  if (!translation.some(({ place }) => place)) return translation.map(() => undefined);
  const byNumber = indexesByNumber(original, ({ number, form }) => form ?? number);
  return translation.map(({ number, place }) => {
    const indexes = number && place ? (byNumber.get(number) ?? []) : [];
    return place && indexes.length === place.of ? indexes[place.nth] : undefined;
  });
}

/**
 * Exchanges the partners of two words with the same number where neither form fits and both fit the other word: in
 * Matthew 1:21 the source names αὐτῶν for "his" people, and αὐτοῦ for "their" sins.
 */
function exchangeNamed(
  partners: (number | undefined)[],
  translation: readonly Numbered[],
  original: readonly Numbered[],
): void {
  const fits = (from: number, to: number): boolean => formCost(translation[from] ?? {}, original[to] ?? {}) === 0;
  const indexes = indexesByNumber(translation, ({ number }, index) =>
    partners[index] === undefined ? undefined : number,
  );
  for (const named of indexes.values())
    for (const [index, first] of named.entries())
      for (const second of named.slice(index + 1)) {
        const [one, other] = [partners[first], partners[second]];
        if (one === undefined || other === undefined || fits(first, one) || fits(second, other)) continue;
        if (fits(first, other) && fits(second, one)) [partners[first], partners[second]] = [other, one];
      }
}

/** How far a word of another number can be from its phrase, as a part of the verse. */
const farthest = 0.5;

/** Links phrases and words without a partner whose numbers are of the same word, the nearest first. */
function linkSameWords(
  partners: (number | undefined)[],
  translation: readonly Numbered[],
  original: readonly Numbered[],
  { lemmaOf, distance }: { lemmaOf: LemmaOf | undefined; distance: (from: number, to: number) => number },
): void {
  const used = new Set(partners);
  const found = translation.flatMap(({ number, isEmpty }, from) =>
    number === undefined || isEmpty || partners[from] !== undefined
      ? []
      : original.flatMap((word, to) =>
          word.number !== undefined && !used.has(to) && isSameWord(number, word.number, lemmaOf)
            ? { from, to, away: distance(from, to) }
            : [],
        ),
  );
  const linked: number[] = [];
  for (const { from, to, away } of found.sort((a, b) => a.away - b.away)) {
    if (away > farthest || partners[from] !== undefined || used.has(to)) continue;
    partners[from] = to;
    used.add(to);
    linked.push(from);
  }
  uncross(partners, linked, (from, to) => found.some((each) => each.from === from && each.to === to));
}

/** Exchanges the partners of two phrases that could have each other's, and have them in the opposite order. */
function uncross(
  partners: (number | undefined)[],
  linked: readonly number[],
  canLink: (from: number, to: number) => boolean,
): void {
  const inOrder = linked.toSorted((a, b) => a - b);
  for (const [index, first] of inOrder.entries()) {
    for (const second of inOrder.slice(index + 1)) {
      const [before = 0, after = 0] = [partners[first], partners[second]];
      if (before > after && canLink(first, after) && canLink(second, before))
        [partners[first], partners[second]] = [after, before];
    }
  }
}

/**
 * Links a translation to the original that it follows, and what is left of it to the words of another text that the
 * original lacks. Such words are those without a partner when the two texts are linked with each other.
 */
export function linkWithFallback(
  translation: readonly Numbered[],
  original: readonly Numbered[],
  fallback: readonly Numbered[],
  lemmaOf?: LemmaOf,
): { original: (number | undefined)[]; fallback: (number | undefined)[] } {
  const linked = linkByNumber(translation, original, lemmaOf);
  if (fallback.length === 0) return { original: linked, fallback: [] };
  const shared = linkByNumber(fallback, original, lemmaOf);
  // Words without a number are not linked. They stay in the lists, because positions count.
  return {
    original: linked,
    fallback: linkByNumber(
      translation.map((word, index) => (linked[index] === undefined ? word : {})),
      fallback.map((word, index) => (shared[index] === undefined ? word : {})),
      lemmaOf,
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
