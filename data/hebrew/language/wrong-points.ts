import { kamats, parsePointedWord, type Sign } from './points.ts';

const hebrewWord = /[\u05D0-\u05EA][\u05D0-\u05EA\p{M}\u05F3]*/gu;
const throatLetters = 'אהחע';
const neverDotted = 'אחער';
const softWithoutDagesh = 'בגדכפת';
const hatafs = '\u05B1\u05B2\u05B3';
/**
 * Patah, segol, hirik, kubuts and kamats katan: a shva after one of them closes the syllable. Hirik with yod is long.
 */
const shortVowels = '\u05B4\u05B6\u05B7\u05BB\u05C7';
const hatafKamats = '\u05B3';

/** Each rule returns the error of the sign at an index, or `undefined`. */
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
 * Returns a message for each error in a text with nikud. A letter without dagesh after a short vowel and a shva is
 * correct if a vowel was dropped (בִּשְׁבִיל, from שְׁבִיל), but is reported too.
 */
export function findWrongPoints(text: string): string[] {
  return [...text.matchAll(hebrewWord)].flatMap(([word]) => {
    const signs = parsePointedWord(word);
    return signs.flatMap((sign, index) =>
      rules.flatMap((rule) => {
        const error = rule(signs, index);
        return error ? [`${word}: ${sign.letter} ${error}`] : [];
      }),
    );
  });
}
