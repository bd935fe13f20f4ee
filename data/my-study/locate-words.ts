import type { AnchoredWords } from './study-row.ts';

/** Where marked words are in a text now. `moved`: the quote is at another place in the text. `lost`: it is not in the text. */
export type LocatedWords = { kind: 'same' | 'moved'; from: number; to: number } | { kind: 'lost' };

export function splitStudyWords(text: string): string[] {
  return text.split(/\s+/u).filter(Boolean);
}

/** Letters only, so that changed punctuation and points do not hide a quote. */
export function foldStudyWord(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Finds the quote in the text of its verses, nearest to its old place. */
export function locateWords({ from, to, quote }: AnchoredWords, text: string): LocatedWords {
  const words = splitStudyWords(text).map(foldStudyWord);
  const wanted = splitStudyWords(quote).map(foldStudyWord);
  const isAt = (start: number): boolean => wanted.every((word, index) => words[start + index] === word);
  if (wanted.length > 0 && wanted.length === to - from && isAt(from)) return { kind: 'same', from, to };
  const starts = wanted.length === 0 ? [] : [...words.keys()].filter(isAt);
  const [nearest] = starts.toSorted((a, b) => Math.abs(a - from) - Math.abs(b - from));
  return nearest === undefined ? { kind: 'lost' } : { kind: 'moved', from: nearest, to: nearest + wanted.length };
}
