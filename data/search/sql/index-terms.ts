import { entryOrdinal, type EntryNumber } from '../../dictionary/entry-number.ts';
import type { VerseMarks } from '../../text/verse-marks.ts';

/**
 * Terms for the column `tags` of the full-text index. Every Strong's number is one private-use character of Unicode,
 * which the tokenizer treats as a word and no reader types. A word of one character has no entry in the prefix indexes,
 * so the numbers of a tagged text add 1.8 MB instead of 5. A morphology code begins with another such character, so
 * that it can be searched by prefix and never matches a word of the text.
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
 * The column `tags` of a verse: the terms of every counted tag, in the order of the text. A word's number is followed
 * by the code of the word itself, and preceded by those of the prefixes that are written together with it, so a number
 * with its parsing is a phrase. OSHM codes begin with the letter of the language: "HR/Ncfsa".
 */
export function indexedTags(words: NonNullable<VerseMarks['words']>): string {
  return words.flatMap(([, , number, morphology]) => tagTerms(number, morphology)).join(' ');
}

function tagTerms(number: EntryNumber, morphology: string | undefined): string[] {
  const codes = morphologyCodes(morphology ?? '').map(morphologyTerm);
  // A pronominal suffix has its own code ("Ncmsc/Sp3ms"), which is not the word's code.
  const suffix = codes.length > 1 && codes.at(-1)?.startsWith(`${morphologyMark}s`) ? codes.splice(-1) : [];
  const own = codes.splice(-1);
  return [...codes, numberTerm(number), ...own, ...suffix];
}

/**
 * "HR/Ncfsa" as ["r", "ncfsa"]: letters and digits, lower case, without the language. A query's code is read the same
 * way, so that capitals are optional, except for verb stems that differ only by case: [VPp3ms] is the Pual, [Vpp3ms]
 * the Piel.
 */
export function morphologyCodes(morphology: string): string[] {
  return morphology
    .replace(language, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((code) => code.replace(capitalStem, `$&${capitalMark}`).toLowerCase());
}

/**
 * The start of OSHM codes, H or A. Robinson's codes of Greek adjectives ("A-NSM") and these three words are excluded.
 */
const language = /^(?!ADV|ARAM|HEB)[HA](?=[A-Z])/;

/**
 * A verb whose stem letter means another stem in lower case, by the list of OSHM codes: Hophal and Hiphil, Pulal and
 * Palel, Polpal and Pilpel, Poal and Poel, Polal and Polel, Pual and Piel, Qal passive and Qal.
 */
const capitalStem = /^[Vv](?=[HKLMOPQ])/;
/** The index has no capitals. The mark precedes the letter, so that [Vp*] does not match a Pual; no code has a zero. */
const capitalMark = '0';
