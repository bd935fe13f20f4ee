import type { EntryNumber } from '../../dictionary/entry-number.ts';
import { furtherPiece, type WordMark } from '../verse-marks.ts';
import { auxiliaries, helpedForms, isWeak, lightVerbs, wordsIn } from './english-words.ts';

/** How a number is usually rendered: with words of sense, only auxiliaries ("is", "hath"), or particles. */
export type Wording = 'sense' | 'auxiliary' | 'particle';

/** The maximum distance of two pieces of a phrase, in tags; farther apart, two occurrences are more likely. */
const farthest = 6;
const sentenceEnd = /[.?!]/;

interface Piece {
  index: number;
  words: string[];
}

/**
 * The tags of a verse with the further pieces of split phrases marked, so that a phrase counts once: "<should> not
 * <perish>" renders one word, "love them which love" two. Where the verse of the original is known, its words decide:
 * tags of a number are never joined to fewer than it has. `timesInOriginal` returns `undefined` where it is not known.
 */
export function joinPieces(
  text: string,
  words: readonly WordMark[],
  wordingOf: (number: EntryNumber) => Wording,
  timesInOriginal: (number: EntryNumber) => number | undefined,
): WordMark[] {
  const further = new Set<number>();
  for (const [number, marks] of indexesByNumber(words)) {
    if (marks.length < 2) continue;
    const times = timesInOriginal(number);
    if (times === undefined && wordingOf(number) === 'particle') continue;
    const spare = times === undefined ? marks.length : marks.length - Math.max(1, times);
    for (const index of furtherPieces(text, words, marks).slice(0, Math.max(0, spare))) further.add(index);
  }
  return words.map((mark, index) => (further.has(index) ? [mark[0], mark[1], mark[2], furtherPiece] : mark));
}

function indexesByNumber(words: readonly WordMark[]): Map<EntryNumber, number[]> {
  const indexes = new Map<EntryNumber, number[]>();
  for (const [index, [, , number]] of words.entries()) {
    const known = indexes.get(number);
    if (known) known.push(index);
    else indexes.set(number, [index]);
  }
  return indexes;
}

/** Of the tags with one number, those that are pieces of the previous or next one. */
function furtherPieces(text: string, words: readonly WordMark[], marks: readonly number[]): number[] {
  const pieces = new Set<number>();
  for (const [position, index] of marks.entries()) {
    const next = marks[position + 1];
    const [a, b] = [words[index], next === undefined ? undefined : words[next]];
    if (next === undefined || !a || !b || next - index > farthest || pieces.has(index)) continue;
    if (a[0] === a[1] || b[0] === b[1] || sentenceEnd.test(text.slice(a[1], b[0]))) continue;
    const piece = pieceOf(
      { index, words: wordsIn(text.slice(a[0], a[1])) },
      { index: next, words: wordsIn(text.slice(b[0], b[1])) },
    );
    if (piece !== undefined) pieces.add(piece);
  }
  return [...pieces];
}

/** Which of two adjacent tags is a piece of the other, if any. */
function pieceOf(a: Piece, b: Piece): number | undefined {
  const [weakA, weakB] = [a.words.every(isWeak), b.words.every(isWeak)];
  if (weakA !== weakB) return weakA ? a.index : b.index;
  return weakA ? auxiliaryPiece(a, b) : nounOfLightVerb(a, b);
}

/** "they … shall be", "shall … be", "was … made"; "is … is" and "him … them" are two. */
function auxiliaryPiece(a: Piece, b: Piece): number | undefined {
  const [inA, inB] = [a, b].map(({ words }) => words.some((word) => auxiliaries.has(word)));
  if (inA !== inB) return inA ? b.index : a.index;
  const helped = helpedForms.has(b.words.at(-1) ?? '') && !a.words.some((word) => b.words.includes(word));
  return inA && helped ? a.index : undefined;
}

/** "take … thought", "bare … witness"; "take … took" are two. */
function nounOfLightVerb(a: Piece, b: Piece): number | undefined {
  const [verb, ...more] = a.words.filter((word) => !isWeak(word));
  const forms = verb === undefined || more.length > 0 ? undefined : lightVerbs.get(verb);
  if (verb === undefined || forms === undefined) return undefined;
  const again = b.words.some((word) => !isWeak(word) && (lightVerbs.get(word) === forms || stem(word) === stem(verb)));
  return again ? undefined : b.index;
}

function stem(word: string): string {
  return word.replace(/[’']s?$|(?:eth|est|ed|ing|es|s|e)$/, '');
}
