import { foldText } from '#data/text/fold.ts';

/** What the index's tokenizer (unicode61) takes as a word; anything else separates words. */
const separators = /[^\p{L}\p{N}]+/u;

/** The words of a text as the index has them: folded, without any sign that could be FTS5 syntax. */
export function foldedWords(text: string): string[] {
  return foldText(text).split(separators).filter(Boolean);
}

/** A phrase in FTS5's language. The words hold letters and digits only, so the quotes always close. */
export function ftsPhrase(words: readonly string[]): string {
  return `"${words.join(' ')}"`;
}
