import { englishStem } from './stem.ts';

/** Limits of a query, so that the most expensive query stays fast. All are inclusive. */
export const limits = {
  /** UTF-16 code units of the query. */
  characters: 500,
  /** Words (each word of a phrase counts), numbers, codes and references. */
  terms: 24,
  /** Letters before the star; a prefix of one letter matches a tenth of the text. */
  prefixLetters: 2,
  prefixes: 6,
  /** Nested parentheses. */
  depth: 8,
  /** NEAR in words. */
  nearWords: 50,
  /** NEAR in verses; each matching verse is compared with that many verses on either side. */
  nearVerses: 20,
  /** Proximities in verses, chapters or books: each reads every verse of its words. */
  nearGroups: 1,
  /** `case:` and `exact:` read the text of every verse that has the words. */
  exactForms: 2,
  /** `~`: each expands to about twenty words at most. */
  stems: 4,
  /** Words with `?`: each is replaced by up to fifty words. */
  wildcards: 4,
  wildcardLetters: 2,
  /** Characters of a word with `?`; D1 accepts patterns of up to 50 bytes. */
  wildcardLength: 24,
  /** Separate passages, over references and `in:`. */
  ranges: 100,
} as const;

/** The default distance of NEAR, in words. */
export const defaultNearWords = 10;
export const defaultNearVerses = 5;

/**
 * Words with the number of verses that have them, from 24,156 down to 4,857 of the King James Version's 31,102.
 * Examining the neighborhood of such a word reads nearly every verse and finds nearly every verse.
 */
const commonWords: ReadonlySet<string> = new Set(
  'the and of that to in he unto for lord a shall i his not be is they him them with'.split(' '),
);
/** In more than 7,000 verses: too many to read the text of each. */
const veryCommonWords: ReadonlySet<string> = new Set('the and of that to in he unto for'.split(' '));

const commonStems: ReadonlySet<string> = new Set([...commonWords].map(englishStem));

/** Too common to be the only word of a side in a proximity of verses, chapters or books. */
export function isCommon(word: string): boolean {
  return commonWords.has(word);
}

/** One of its forms is too common for that. */
export function isCommonStem(stem: string): boolean {
  return commonStems.has(stem);
}

/** Too common to be the only word after `case:` or `exact:`. */
export function isVeryCommon(word: string): boolean {
  return veryCommonWords.has(word);
}
