import { foldText } from '#data/model/fold.ts';

const qubuts = '\u05BB';
const holam = '\u05B9';
const hiriq = '\u05B4';
const shuruqDot = '\u05BC';
const vowelsOfVav = new RegExp(`^[${holam}${shuruqDot}]$`);
const punctuation = /[^\p{L}\p{N}\s]/gu;
const letterWithMarks = /(\p{L})(\p{M}*)/gu;
const letters: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Hebrew as it is typed: no points, no punctuation, one space between words, final letters as the others. */
export function foldHebrew(text: string): string {
  return foldText(text).replaceAll('־', ' ').replace(punctuation, '').replace(/\s+/g, ' ').trim();
}

/**
 * Whether what was typed is the pointed word: with or without points, and in either spelling. Without points Hebrew
 * writes more vowel letters ("full" spelling, שולחן for שֻׁלְחָן; Academy of the Hebrew Language, rules of 2017), so
 * vav may stand for a qubuts or a holam, yod for a hiriq, and a consonantal vav or yod may be doubled.
 */
export function isHebrewAnswer(typed: string, expected: string): boolean {
  const answer = foldHebrew(typed);
  if (!answer) return false;
  return alternatives(expected).some((each) => foldHebrew(each) === answer || spellings(each).test(answer));
}

/** "אַתָּה / אַתְּ" are two answers, and so is the whole. */
function alternatives(text: string): string[] {
  return [text, ...text.split('/')].filter((each) => foldHebrew(each) !== '');
}

function spellings(pointed: string): RegExp {
  const words = pointed.normalize('NFD').replaceAll('־', ' ').replace(/[^\p{L}\p{M}\s]/gu, '').trim().split(/\s+/);
  return new RegExp(`^${words.map(spellingsOfWord).join(' ')}$`);
}

function spellingsOfWord(word: string): string {
  const parts = [...word.matchAll(letterWithMarks)];
  return parts
    .map(([, letter = '', marks = ''], index) => {
      const next = parts[index + 1]?.[1];
      const isLast = index === parts.length - 1;
      const isVowelLetter = (letter === 'ו' && vowelsOfVav.test(marks)) || (letter === 'י' && marks === '');
      const doubled = (letter === 'ו' || letter === 'י') && !isVowelLetter && index > 0 && !isLast ? `${letter}?` : '';
      const vav = (marks.includes(qubuts) || (marks.includes(holam) && letter !== 'ו')) && next !== 'ו' ? 'ו?' : '';
      const yod = marks.includes(hiriq) && next !== 'י' && !isLast ? 'י?' : '';
      return `${letters[letter] ?? letter}${doubled}${vav}${yod}`;
    })
    .join('');
}
