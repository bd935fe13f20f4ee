import { hirik, isVowelVav, kamats, segol, parsePointedWord, tsere, type Sign } from './points.ts';

const hebrewWord = /[\u05D0-\u05EA][\u05D0-\u05EA\p{M}\u05F3]*/gu;
const beginsHard = /^[בכפ]/u;
const undottedShin = /ש(?![\u05B0-\u05BC\u05C7]*[\u05C1\u05C2])/u;

/** Whether a letter correctly has no vowel: a vowel letter, a silent alef, or the last consonant of a word. */
function mayBeBare(signs: readonly Sign[], index: number): boolean {
  const [before, here] = [signs[index - 1], signs[index]];
  if (!here || here.vowel !== '' || here.shva || isVowelVav(signs, index) || isVowelVav(signs, index + 1)) return true;
  const isLast = index === signs.length - 1;
  if (isLast) return here.letter !== 'ך';
  const follows = before !== undefined && (before.vowel !== '' || isVowelVav(signs, index - 1));
  if (here.letter === 'א') return follows;
  if (here.letter !== 'י' || !before) return false;
  return [hirik, tsere, segol].includes(before.vowel) || (before.vowel === kamats && signs[index + 1]?.letter === 'ו');
}

/**
 * Returns a message for each missing sign in a text with nikud: a vowel or shva, the dot of a shin, or the dagesh of an
 * initial bet, kaf or pe (always present in modern Hebrew, also after a vowel).
 */
export function findMissingPoints(text: string): string[] {
  return [...text.matchAll(hebrewWord)].flatMap(([word]) => {
    const signs = parsePointedWord(word);
    const bare = signs
      .filter((_, index) => !mayBeBare(signs, index))
      .map(({ letter }) => `${word}: ${letter} has no point`);
    if (undottedShin.test(word)) bare.push(`${word}: a shin has no dot`);
    if (beginsHard.test(word) && signs[0]?.dot === false) bare.push(`${word}: the first letter has no dagesh`);
    return bare;
  });
}
