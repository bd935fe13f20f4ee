import { englishStem } from './stem.ts';

/** Bounds of a query, so that the worst one anyone can write stays quick. All are inclusive. */
export const limits = {
  /** UTF-16 units of the text in the box. */
  characters: 500,
  /** Words (those of a phrase each count), numbers, codes and references. */
  terms: 24,
  /** Letters before the star; a prefix of one letter matches a tenth of the text. */
  prefixLetters: 2,
  prefixes: 6,
  /** Parentheses inside parentheses. */
  depth: 8,
  /** NEAR in words. */
  nearWords: 50,
  /** NEAR in verses; each verse found is compared with so many on either side. */
  nearVerses: 20,
  /** Proximities in verses, chapters or books: each reads every verse of its words. */
  nearGroups: 1,
  /** `case:` and `exact:` read the text of every verse that has the words. */
  exactForms: 2,
  /** `~`: each stands for up to some twenty words. */
  stems: 4,
  /** Separate stretches of verses, over references and `in:`. */
  ranges: 100,
} as const;

/** Words between two that are NEAR one another, unless a number says otherwise. */
export const defaultNearWords = 10;
export const defaultNearVerses = 5;

/**
 * Words by the number of the King James Version's 31,102 verses that have them, from 24,156 down to 4,857. A look
 * at the neighbourhood of such a word reads nearly every verse, for an answer that is nearly every verse.
 */
const commonWords: ReadonlySet<string> = new Set(
  'the and of that to in he unto for lord a shall i his not be is they him them with'.split(' '),
);
/** In more than 7,000 verses: too many to read the text of each. */
const commonestWords: ReadonlySet<string> = new Set('the and of that to in he unto for'.split(' '));

const commonStems: ReadonlySet<string> = new Set([...commonWords].map(englishStem));

/** Too common to stand alone in a proximity of verses, chapters or books. */
export function isCommon(word: string): boolean {
  return commonWords.has(word);
}

/** A form of it is too common to stand alone there. */
export function isCommonStem(stem: string): boolean {
  return commonStems.has(stem);
}

/** Too common to stand alone behind `case:` or `exact:`. */
export function isCommonest(word: string): boolean {
  return commonestWords.has(word);
}
