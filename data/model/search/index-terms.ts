import { entryOrdinal, type EntryNumber } from '../entry-number.ts';
import type { VerseMarks } from '../verse-marks.ts';

/**
 * What the full-text index holds of a verse's tags, in its column `tags`. Every Strong's number is one character of
 * Unicode's private use, which the tokenizer takes as a word and no reader types: a word of one character gets no
 * entry in the prefix indexes, so the numbers of a tagged text add 1.8 MB and not 5. A parsing code is led by another
 * such character, so that it can be looked for by its beginning and never be met by a word of the text.
 */
const firstNumber = 0xf_0000;
const morphologyMark = '\u{E000}';

export function numberTerm(number: EntryNumber): string {
  return String.fromCodePoint(firstNumber + entryOrdinal(number));
}

export function morphologyTerm(code: string): string {
  return morphologyMark + code;
}

/**
 * The column `tags` of a verse: a term for every tag that counts, in the order of the text. Behind a word's number
 * stands the code of the word itself, and before it those of the prefixes that are written together with it, so
 * that a number with its parsing is a phrase. OSHM codes open with the letter of the language: "HR/Ncfsa".
 */
export function indexedTags(words: NonNullable<VerseMarks['words']>): string {
  return words.flatMap(([, , number, morphology]) => tagTerms(number, morphology)).join(' ');
}

function tagTerms(number: EntryNumber, morphology: string | undefined): string[] {
  const codes = morphologyCodes(morphology ?? '').map(morphologyTerm);
  // A pronoun written at the word's end has a code of its own ("Ncmsc/Sp3ms"), which is not the word's.
  const suffix = codes.length > 1 && codes.at(-1)?.startsWith(`${morphologyMark}s`) ? codes.splice(-1) : [];
  const own = codes.splice(-1);
  return [...codes, numberTerm(number), ...own, ...suffix];
}

/** "HR/Ncfsa" as ["r", "ncfsa"]: letters and digits, lower case, without the language. */
export function morphologyCodes(morphology: string): string[] {
  return morphology
    .replace(/^[HA]/, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
