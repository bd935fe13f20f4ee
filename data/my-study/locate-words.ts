import type { Span } from '../text/verse-marks.ts';
import type { AnchoredWords } from './study-row.ts';

/** Where marked words are in a text now. `moved`: the quote is at another place in the text. `lost`: it is not in the text. */
export type LocatedWords = { kind: 'same' | 'moved'; from: number; to: number } | { kind: 'lost' };

/**
 * The words of a text that an anchor counts, as offsets of characters. A maqaf (־) divides words, and signs
 * without a letter are none: interlinear texts show neither.
 */
export function studyWordSpans(text: string): Span[] {
  return [...text.matchAll(/[^\s־]+/gu)]
    .filter(([word]) => /[\p{L}\p{N}]/u.test(word))
    .map(({ index, 0: word }) => [index, index + word.length]);
}

/** The characters of words `from` to `to` of a text, without the word `to`. `undefined` if the text has no such words. */
export function spanOfWords(text: string, { from, to }: Pick<AnchoredWords, 'from' | 'to'>): Span | undefined {
  const words = studyWordSpans(text);
  const [first, last] = [words[from], words[to - 1]];
  return first && last && [first[0], last[1]];
}

/** The words that a range of characters touches. `undefined` if there are none. */
export function wordsOfSpan(text: string, [start, end]: Span): AnchoredWords | undefined {
  const words = studyWordSpans(text);
  const from = words.findIndex((word) => word[1] > start);
  const to = words.findLastIndex((word) => word[0] < end) + 1;
  const [first, last] = [words[from], words[to - 1]];
  if (!first || !last || from >= to) return undefined;
  return { from, to, quote: text.slice(first[0], last[1]).replaceAll(/\s+/gu, ' ') };
}

/** The words of a text, each with only its letters: changed punctuation and points do not hide a quote. */
export function foldedStudyWords(text: string): string[] {
  return studyWordSpans(text).map(([start, end]) =>
    text
      .slice(start, end)
      .normalize('NFD')
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase(),
  );
}

/** Finds the quote in the text of its verses, nearest to its old place. */
export function locateWords({ from, to, quote }: AnchoredWords, text: string): LocatedWords {
  const words = foldedStudyWords(text);
  const wanted = foldedStudyWords(quote);
  const isAt = (start: number): boolean => wanted.every((word, index) => words[start + index] === word);
  if (wanted.length > 0 && wanted.length === to - from && isAt(from)) return { kind: 'same', from, to };
  const starts = wanted.length === 0 ? [] : [...words.keys()].filter(isAt);
  const [nearest] = starts.toSorted((a, b) => Math.abs(a - from) - Math.abs(b - from));
  return nearest === undefined ? { kind: 'lost' } : { kind: 'moved', from: nearest, to: nearest + wanted.length };
}
