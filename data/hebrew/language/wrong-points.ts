import { kamats, signsOf, type Sign } from './points.ts';

const hebrewWord = /[\u05D0-\u05EA][\u05D0-\u05EA\p{M}\u05F3]*/gu;
const throatLetters = 'אהחע';
const neverDotted = 'אחער';
const softWithoutDagesh = 'בגדכפת';
const hatafs = '\u05B1\u05B2\u05B3';
/** Patah, segol, hirik, kubuts and kamats katan: with a shva after it, the syllable is closed. Hirik with yod is long. */
const shortVowels = '\u05B4\u05B6\u05B7\u05BB\u05C7';
const hatafKamats = '\u05B3';

/** Each tells what is wrong with the sign at a place, or nothing. */
const rules: ((signs: readonly Sign[], index: number) => string | undefined)[] = [
  ({ [0]: first }, index) =>
    index === 0 && first?.shva && throatLetters.includes(first.letter)
      ? 'takes hataf, not shva, at the beginning'
      : undefined,
  ({ [0]: first }, index) =>
    index === 0 && first?.dot === false && softWithoutDagesh.includes(first.letter)
      ? 'lacks dagesh at the beginning'
      : undefined,
  (signs, index) => {
    const here = signs[index];
    return here?.dot && neverDotted.includes(here.letter) ? 'takes no dagesh' : undefined;
  },
  (signs, index) => {
    const here = signs[index];
    return here?.dot && here.letter === 'ה' && index + 1 < signs.length ? 'takes mappik at the end only' : undefined;
  },
  (signs, index) => {
    const [here, next] = [signs[index], signs[index + 1]];
    return here?.vowel === kamats && next?.vowel === hatafKamats ? 'has a kamats that is said o: U+05C7' : undefined;
  },
  (signs, index) => {
    const here = signs[index];
    return here && here.vowel !== '' && hatafs.slice(0, 2).includes(here.vowel) && !throatLetters.includes(here.letter)
      ? 'takes no hataf'
      : undefined;
  },
  (signs, index) => {
    const [before, here] = [signs[index - 1], signs[index]];
    const opener = signs[index - 2];
    const closed =
      before?.shva && !before.dot && opener !== undefined && shortVowels.includes(opener.vowel) && opener.vowel !== '';
    return closed && here && !here.dot && softWithoutDagesh.includes(here.letter)
      ? 'lacks dagesh after a closed syllable'
      : undefined;
  },
];

/**
 * What cannot be so in a pointed text, one message a fault. A letter without dagesh after a short vowel and a shva is
 * right where a vowel was dropped (בִּשְׁבִיל, from שְׁבִיל); it is told all the same.
 */
export function findWrongPoints(text: string): string[] {
  return [...text.matchAll(hebrewWord)].flatMap(([word]) => {
    const signs = signsOf(word);
    return signs.flatMap((sign, index) =>
      rules.flatMap((rule) => {
        const fault = rule(signs, index);
        return fault ? [`${word}: ${sign.letter} ${fault}`] : [];
      }),
    );
  });
}
