import { languageOfNumber, type EntryNumber } from './entry-number.ts';

const origin = /\b(?:from|of|as) (?<first>[HG]\d+)(?: \([^)]*\))?(?:,? and (?<second>[HG]\d+))?/;

/**
 * The words that the dictionary derives a word from, at most two, from the text of its origin: H1984 for "from H1984
 * (הָלַל)". None for a primitive root or primary word, for words of other languages, and for words to compare.
 */
export function rootsOfOrigin(number: EntryNumber, text: string): EntryNumber[] {
  if (/^(?:\(Aramaic\) )?a prim/i.test(text)) return [];
  const { first, second } = origin.exec(text)?.groups ?? {};
  return ([first, second] as (EntryNumber | undefined)[])
    .filter((root) => root !== undefined)
    .filter((root) => root !== number && languageOfNumber(root) === languageOfNumber(number));
}
