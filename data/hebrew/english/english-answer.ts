import { foldText } from '../../text/fold.ts';
import { sameWords } from './same-words.ts';

const brackets = /\s*\([^)]*\)/g;
/** "(also “goodbye” and “here you are”; literally “peace”)": the first two are meanings of their own. */
const alsoSaid = /\((?:[^)]*[;,] )?also ([^;)]*)/g;
const quoted = /“([^”]*)”/g;
const leadingWords = /^(to|the|a|an)\s+/;
const notLetters = /[^\p{L}\p{N}\s]/gu;
/** "don't" is "do not"; "what's" is taken for "what is" on both sides. */
const contractions: [short: RegExp, long: string][] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/n['’]t\b/gi, ' not'],
  [/['’]m\b/gi, ' am'],
  [/['’]re\b/gi, ' are'],
  [/['’]s\b/gi, ' is'],
  [/['’]ll\b/gi, ' will'],
];
/** "he/she" within a phrase: one of them is enough. */
const choice = /(\p{L}+)\/(\p{L}+)/u;

/** Whether commas stand between meanings, as in words and verbs, or within one, as in phrases. */
export type Commas = 'separate' | 'belong';

/**
 * Whether what was typed is one of the meanings. Capitals, accents, punctuation, "to", "the", "a" and what stands in
 * brackets do not matter, but for what is "also" said; nor does which English it is ("mum", "mom"). Meanings stand apart
 * by semicolons and slashes; in words and verbs by commas too, in phrases by the ends of sentences ("Excuse me! Sorry!").
 */
export function isEnglishAnswer(typed: string, expected: string, commas: Commas): boolean {
  const answer = foldEnglish(typed);
  return answer !== '' && meaningsOf(expected, commas).includes(answer);
}

/** Whether it is a meaning but for one letter, of five or more: a slip of the keys. */
export function isNearlyEnglish(typed: string, expected: string, commas: Commas): boolean {
  const answer = foldEnglish(typed);
  return meaningsOf(expected, commas).some((each) => each.length > 4 && isOneSlip(answer, each));
}

/** Each meaning in the one wording that answers are compared in; the first is the whole. */
export function meaningsOf(expected: string, commas: Commas): string[] {
  return [...new Set(meanings(expected, commas).map(foldEnglish))].filter((each) => each !== '');
}

function foldEnglish(text: string): string {
  const long = contractions.reduce((each, [short, whole]) => each.replace(short, whole), text);
  const plain = foldText(long).replace(/['’]/g, '').replace(notLetters, ' ').replace(/\s+/g, ' ').trim();
  return sameWords(plain.replace(leadingWords, ''));
}

/** The whole as it stands, without its brackets, and each meaning with and without them. */
function meanings(expected: string, commas: Commas): string[] {
  const separators = commas === 'separate' ? /[;,/]/ : /;|\s\/\s|[.!?]\s/;
  const parts = [expected, expected.replace(brackets, '')].flatMap((text) => [
    text,
    ...splitOutsideBrackets(text, separators),
  ]);
  const also = [...expected.matchAll(alsoSaid)].flatMap(([, said = '']) => [...said.matchAll(quoted)]);
  return [
    ...parts.flatMap((part) => chosen(part)).flatMap((part) => [part, part.replace(brackets, '')]),
    ...also.map(([, words = '']) => words),
  ];
}

function splitOutsideBrackets(text: string, separators: RegExp): string[] {
  const kept = text.replace(brackets, (bracket) => bracket.replace(/[;,/]/g, ' '));
  return kept.split(separators).filter((part) => part.trim() !== '');
}

function chosen(text: string): string[] {
  const match = choice.exec(text);
  if (!match) return [text];
  return [match[1] ?? '', match[2] ?? ''].flatMap((word) => chosen(text.replace(match[0], word)));
}

/** One letter more, less, other, or two neighbours exchanged. */
export function isOneSlip(typed: string, word: string): boolean {
  if (typed === word || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  let end = 0;
  while (end < Math.min(typed.length, word.length) - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [left, right] = [typed.slice(start, typed.length - end), word.slice(start, word.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
