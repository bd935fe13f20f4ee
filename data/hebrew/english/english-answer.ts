// cspell:ignore mfsp
import { foldText } from '../../text/fold.ts';
import { sameWords } from './same-words.ts';

const brackets = /\s*\([^)]*\)/g;
/** "(also “goodbye” and “here you are”; literally “peace”)": each is an answer, because the card prints it. */
const inBrackets = /\(([^)]*)\)/g;
const quoted = /“([^”]*)”/g;
const leadingWords = /^(?:(?:to|the|a|an)\s+)+/;
const notLetters = /[^\p{L}\p{N}\s]/gu;
/** "don't" becomes "do not". "what's" becomes "what is" on both sides. */
const contractions: [short: RegExp, long: string][] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/n['’]t\b/gi, ' not'],
  [/['’]m\b/gi, ' am'],
  [/['’]re\b/gi, ' are'],
  [/['’]s\b/gi, ' is'],
  [/['’]ll\b/gi, ' will'],
  [/['’]ve\b/gi, ' have'],
];
/** "he/she" within a phrase: either one is accepted. */
const choice = /(\p{L}+)\/(\p{L}+)/u;

/** Whether commas separate meanings, as in words and verbs, or belong to one meaning, as in phrases. */
export type Commas = 'separate' | 'belong';

/**
 * Whether the typed text is one of the meanings. Ignores capitals, accents, punctuation, "to", "the", "a", text in
 * brackets except quoted meanings, and British or American usage ("mum", "mom"). Meanings are separated by semicolons
 * and slashes, and by the ends of sentences ("Excuse me! Sorry!", "where? how?"); in words and verbs also by commas.
 */
export function isEnglishAnswer(typed: string, expected: string, commas: Commas): boolean {
  const [answer] = meaningsOf(typed, 'belong');
  return answer !== undefined && meaningsOf(expected, commas).includes(answer);
}

/** Whether the typed text differs in one letter from a meaning of four or more letters. */
export function isNearlyEnglish(typed: string, expected: string, commas: Commas): boolean {
  const answer = foldEnglish(typed);
  return meaningsOf(expected, commas).some((each) => each.length > 3 && isOneSlip(answer, each));
}

/** Returns each meaning in the normalized form in which answers are compared. The first is the whole text. */
export function meaningsOf(expected: string, commas: Commas): string[] {
  const key = `${commas} ${expected}`;
  const known = knownMeanings.get(key);
  if (known) return known;
  const found = [...new Set(meanings(expected, commas).map(foldEnglish))].filter((each) => each !== '');
  knownMeanings.set(key, found);
  return found;
}

/** An answer is compared with every card of a deck, whose meanings do not change. */
const knownMeanings = new Map<string, string[]>();

/** Genders and numbers in brackets or at the end: "you (masculine singular)", "you m.s.", "you, to several people". */
const genderWords: [written: RegExp, gender: string][] = [
  [/masculine|\bmasc\b|\bm\b|\bms\b|\bmp\b|\bmale\b|\bman\b|\bmen\b/, 'masculine'],
  [/feminine|\bfem\b|\bf\b|\bfs\b|\bfp\b|\bfemale\b|\bwoman\b|\bwomen\b/, 'feminine'],
  [/singular|\bsing\b|\bsg\b|\bs\b|\bms\b|\bfs\b/, 'singular'],
  [/plural|\bpl\b|\bp\b|\bmp\b|\bfp\b|\bseveral\b|\bmen\b|\bwomen\b/, 'plural'],
];
const genderEnd =
  /[\s,]+(?:\(.*\)|to several(?: people| men| women)?|(?:to a |to |of )?(?:masculine|masc|feminine|fem|singular|sing(?=\.)|plural|man|woman|men|women|male|female|sg|pl|[mf]\.?[sp]\.?|[mfsp])\.?)\s*$/i;

/** The genders and numbers that a text says in brackets or at its end: "masculine", "singular". */
export function gendersOf(text: string): string[] {
  let rest = text;
  let said = '';
  for (let end = genderEnd.exec(rest); end && end.index > 0; end = genderEnd.exec(rest)) {
    said += ` ${end[0]
      .toLowerCase()
      .replace(/\./g, ' ')
      .replace(/\b([mf])([sp])\b/g, '$1 $2')}`;
    rest = rest.slice(0, end.index);
  }
  return genderWords.flatMap(([written, gender]) => (written.test(said) ? gender : []));
}

/** The text without genders and numbers at its end. */
export function withoutGenders(text: string): string {
  let rest = text;
  for (let end = genderEnd.exec(rest); end && end.index > 0; end = genderEnd.exec(rest))
    rest = rest.slice(0, end.index);
  return rest;
}

function foldEnglish(text: string): string {
  const long = contractions.reduce((each, [short, full]) => each.replace(short, full), text);
  const plain = foldText(long)
    .replace(/['’]/g, '')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(notLetters, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // "Please" may be at either end of a phrase.
  const pleaseLast = plain.replace(/^please (.+)$/, '$1 please');
  return sameWords(pleaseLast.replace(leadingWords, ''));
}

/** Returns the whole text with and without brackets, and each meaning with and without them. */
function meanings(expected: string, commas: Commas): string[] {
  const separators = commas === 'separate' ? /[;,/]|[.!?]\s/ : /;|\s\/\s|[.!?]\s/;
  const parts = [expected, expected.replace(brackets, '')].flatMap((text) => [
    text,
    ...splitOutsideBrackets(text, separators),
  ]);
  const also = [...expected.matchAll(inBrackets)].flatMap(([, bracket = '']) => [...bracket.matchAll(quoted)]);
  return [
    ...parts
      .flatMap((part) => chosen(part))
      .flatMap((part) => [part, part.replace(brackets, '')])
      // "rams horn", typed without the apostrophe.
      .flatMap((part) => [part, part.replace(/['’]/g, '')]),
    ...also.map(([, words = '']) => words),
  ];
}

function splitOutsideBrackets(text: string, separators: RegExp): string[] {
  const masked = text.replace(brackets, (bracket) => bracket.replace(/[;,/.!?]/g, ' '));
  return masked.split(separators).filter((part) => part.trim() !== '');
}

function chosen(text: string): string[] {
  const match = choice.exec(text);
  if (!match) return [text];
  return [match[1] ?? '', match[2] ?? ''].flatMap((word) => chosen(text.replace(match[0], word)));
}

/** Whether one letter is added, missing or different, or two neighboring letters are swapped. */
export function isOneSlip(typed: string, word: string): boolean {
  if (typed === word || Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  let end = 0;
  while (end < Math.min(typed.length, word.length) - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  const [typedRest, right] = [typed.slice(start, typed.length - end), word.slice(start, word.length - end)];
  if (typedRest.length <= 1 && right.length <= 1) return true;
  return typedRest.length === 2 && right.length === 2 && typedRest[0] === right[1] && typedRest[1] === right[0];
}
