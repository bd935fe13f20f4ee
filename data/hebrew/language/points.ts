/** A Hebrew letter with its nikud. */
export interface Sign {
  letter: string;
  /** One of {@link vowelSounds}, or empty. */
  vowel: string;
  shva: boolean;
  /** Dagesh, mappiq, or the dot of shuruk. They are the same character and are distinguished by position. */
  dot: boolean;
  sin: boolean;
  /** Marks a sound from other languages: ג׳, ז׳, צ׳. */
  geresh: boolean;
}

const shva = '\u05B0';
const dot = '\u05BC';
const sin = '\u05C2';
const holam = '\u05B9';

export const vowelSounds: Record<string, string> = {
  '\u05B1': 'e', // hataf segol
  '\u05B2': 'a', // hataf patah
  '\u05B3': 'o', // hataf kamats
  '\u05B4': 'i', // hirik
  '\u05B5': 'e', // tsere
  '\u05B6': 'e', // segol
  '\u05B7': 'a', // patah
  '\u05B8': 'a', // kamats
  [holam]: 'o',
  '\u05BA': 'o', // holam that does not belong to its vav
  '\u05BB': 'u', // kubuts
  '\u05C7': 'o', // kamats katan
};
export const hirik = '\u05B4';
export const tsere = '\u05B5';
export const segol = '\u05B6';
export const patah = '\u05B7';
export const kamats = '\u05B8';

const sign = /([\u05D0-\u05EA])([\u05B0-\u05BC\u05C1\u05C2\u05C7]*)(\u05F3?)/gu;
/** Accents, meteg and rafe, which do not matter here. */
const ignoredMarks = /[\u0591-\u05AF\u05BD\u05BF\u05C4\u05C5]/gu;

/**
 * Splits a word into letters with nikud. A holam typed before its vav, as in the Westminster text, is moved onto the
 * vav.
 */
export function parsePointedWord(word: string): Sign[] {
  const bare = word.normalize('NFC').replace(ignoredMarks, '').replaceAll(`${holam}ו`, `ו${holam}`);
  return [...bare.matchAll(sign)].map(([, letter = '', marks = '', geresh]) => ({
    letter,
    vowel: [...marks].find((mark) => mark in vowelSounds) ?? '',
    shva: marks.includes(shva),
    dot: marks.includes(dot),
    sin: marks.includes(sin),
    geresh: geresh !== '',
  }));
}

/** Whether the letter is a vowel vav: וּ (u) or וֹ (o) after a letter without a vowel. */
export function isVowelVav(signs: readonly Sign[], index: number): boolean {
  const [before, here] = [signs[index - 1], signs[index]];
  if (here?.letter !== 'ו' || here.shva) return false;
  if (here.dot && here.vowel === '') return !before || (before.vowel === '' && !before.shva);
  return here.vowel === holam && !here.dot && before !== undefined && before.vowel === '' && !before.shva;
}
