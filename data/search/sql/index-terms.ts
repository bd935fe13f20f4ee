import { entryOrdinal, type EntryNumber } from '../../dictionary/entry-number.ts';
import type { VerseMarks } from '../../text/verse-marks.ts';

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

/**
 * "HR/Ncfsa" as ["r", "ncfsa"]: letters and digits, lower case, without the language. A query's code is read alike, so
 * that capitals may be typed or not, but for the stem of a verb, of which there may be two: [VPp3ms] is the Pual,
 * [Vpp3ms] the Piel.
 */
export function morphologyCodes(morphology: string): string[] {
  return morphology
    .replace(language, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((code) => code.replace(capitalStem, `$&${capitalMark}`).toLowerCase());
}

/** What OSHM codes open with, H or A. Robinson's codes of Greek adjectives ("A-NSM") and these three words open otherwise. */
const language = /^(?!ADV|ARAM|HEB)[HA](?=[A-Z])/;

/**
 * A verb whose stem is another one in lower case, by the list of OSHM codes: Hophal and Hiphil, Pulal and Palel, Polpal
 * and Pilpel, Poal and Poel, Polal and Polel, Pual and Piel, Qal passive and Qal.
 */
const capitalStem = /^[Vv](?=[HKLMOPQ])/;
/** The index has no capitals. It stands before the letter, so that [Vp*] does not begin a Pual; no code has a zero. */
const capitalMark = '0';
