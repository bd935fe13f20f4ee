import { foldText } from '../../text/fold.ts';

const qubuts = '\u05BB';
const holam = '\u05B9';
const hiriq = '\u05B4';
const tsere = '\u05B5';
const kamatz = '\u05B8';
const shortKamatz = '\u05C7';
const hatafKamatz = '\u05B3';
const shuruqDot = '\u05BC';
const vowelsOfVav = new RegExp(`^[${holam}${shuruqDot}]$`);
/** Letters that are not doubled. An i before them becomes e but is still written with yod. */
const undoubled = /^[אהחער]$/u;
const punctuation = /[^\p{L}\p{N}\s]/gu;
const letterWithMarks = /(\p{L}|\s)(\p{M}*)/gu;
const finalLetters: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** A letter of a spelling, or the space between words. An optional letter is only in the full spelling. */
interface Sign {
  letter: string;
  isOptional: boolean;
}

/** Normalizes typed Hebrew: no nikud, no punctuation, single spaces, no final letters. */
export function foldHebrew(text: string): string {
  return foldText(text).replaceAll('־', ' ').replace(punctuation, '').replace(/\s+/g, ' ').trim();
}

/**
 * Whether the typed text is a spelling of the word with nikud. Accepts text with or without nikud and full or defective
 * spelling. Full spelling has more vowel letters (שולחן for שֻׁלְחָן; Academy of the Hebrew Language, rules of 2017):
 * vav can represent a qubuts, a holam, a short kamatz or a hataf kamatz; yod a hiriq, or the tsere that replaces one; and a consonantal
 * vav or yod can be doubled. "אַתָּה / אַתְּ" are two words; each of them and the whole are accepted.
 */
export function isSpellingOf(typed: string, pointed: string): boolean {
  const answer = foldHebrew(typed);
  if (!answer) return false;
  return [pointed, ...pointed.split('/')].some((each) => foldHebrew(each) === answer || isWhole(answer, signsOf(each)));
}

/** Whether the typed text is part of the text with nikud, in either spelling. */
export function isPartOfSpelling(typed: string, pointed: string): boolean {
  const part = foldHebrew(typed);
  if (!part) return false;
  if (foldHebrew(pointed).includes(part)) return true;
  const signs = signsOf(pointed);
  return signs.some((_, from) => endsOf(part, signs, from).length > 0);
}

/** Whether the text with nikud begins with the typed text, in either spelling. */
export function startsSpelling(typed: string, pointed: string): boolean {
  const part = foldHebrew(typed);
  return part !== '' && (foldHebrew(pointed).startsWith(part) || endsOf(part, signsOf(pointed), 0).length > 0);
}

function isWhole(answer: string, signs: readonly Sign[]): boolean {
  return endsOf(answer, signs, 0).some((end) => signs.slice(end).every(({ isOptional }) => isOptional));
}

/** Returns the possible end indexes of a text that starts at a sign: one for each way to omit optional letters. */
function endsOf(text: string, signs: readonly Sign[], from: number): number[] {
  let indexes = new Set([from]);
  for (const letter of text) {
    const next = new Set<number>();
    for (const start of indexes)
      for (let at = start; at < signs.length; at += 1) {
        if (signs[at]?.letter === letter) next.add(at + 1);
        if (!signs[at]?.isOptional) break;
      }
    indexes = next;
    if (indexes.size === 0) break;
  }
  return [...indexes];
}

function signsOf(pointed: string): Sign[] {
  const plain = pointed
    .normalize('NFD')
    .replaceAll('־', ' ')
    .replace(/[^\p{L}\p{M}\s]/gu, '')
    .trim();
  const parts = [...plain.matchAll(letterWithMarks)];
  return parts.flatMap(([, letter = '', marks = ''], index): Sign[] => {
    if (letter.trim() === '') return parts[index - 1]?.[1]?.trim() === '' ? [] : [{ letter: ' ', isOptional: false }];
    const isFirst = index === 0 || parts[index - 1]?.[1]?.trim() === '';
    const next = parts[index + 1]?.[1]?.trim();
    const isLast = !next;
    const isVowelLetter = (letter === 'ו' && vowelsOfVav.test(marks)) || (letter === 'י' && marks === '');
    const isDoubled = (letter === 'ו' || letter === 'י') && !isVowelLetter && !isFirst && !isLast;
    const isO =
      (marks.includes(holam) && letter !== 'ו') ||
      marks.includes(qubuts) ||
      marks.includes(shortKamatz) ||
      marks.includes(hatafKamatz);
    const isI =
      !isLast &&
      (marks.includes(hiriq) || (marks.includes(tsere) && isBeforeUndoubled(parts[index + 1], parts[index + 2])));
    const written = { letter: finalLetters[letter] ?? letter, isOptional: false };
    // Full spelling ends in יו instead of a long a with vav: עכשיו for עַכְשָׁו.
    const isFinalAv = isLast && letter === 'ו' && marks === '' && (parts[index - 1]?.[2] ?? '').includes(kamatz);
    const optional = [
      ...(isDoubled ? [letter] : []),
      ...(isO && next !== 'ו' ? ['ו'] : []),
      ...(isI && next !== 'י' ? ['י'] : []),
    ];
    return [
      ...(isFinalAv ? [{ letter: 'י', isOptional: true }] : []),
      written,
      ...optional.map((vowel) => ({ letter: vowel, isOptional: true })),
    ];
  });
}

/** Whether the next letter cannot be doubled and has a vowel: שֵׁרוּת is שירות, but שֵׁם stays שם. */
function isBeforeUndoubled(next: RegExpExecArray | undefined, afterNext: RegExpExecArray | undefined): boolean {
  if (!next || !undoubled.test(next[1] ?? '')) return false;
  return (
    /[\u05B4-\u05BB\u05C7]/u.test(next[2] ?? '') || (afterNext?.[1] === 'ו' && vowelsOfVav.test(afterNext[2] ?? ''))
  );
}
