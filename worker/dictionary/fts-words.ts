import { foldText } from '#data/text/fold.ts';

/** Separators of the index's tokenizer (unicode61): everything except letters and numbers. */
const separators = /[^\p{L}\p{N}]+/u;

/** The words of a text as the index stores them: folded, and without FTS5 syntax characters. */
export function foldedFtsWords(text: string): string[] {
  return foldText(text).split(separators).filter(Boolean);
}

/** An FTS5 phrase. The words contain only letters and digits, so the quotes are always balanced. */
export function ftsPhrase(words: readonly string[]): string {
  return `"${words.join(' ')}"`;
}
