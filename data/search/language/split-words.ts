import { foldText, isAscii } from '../../text/fold.ts';

/** Separators of words for the index's tokenizer (unicode61), after marks are folded away. */
const separators = /[^\p{L}\p{N}]+/u;
/** A word with its points and accents, in a text that is not folded. */
export const wordInText = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** The words of a text as the index has them: folded, without characters of FTS5 syntax. */
export function foldedWords(text: string): string[] {
  return foldText(text).split(separators).filter(Boolean);
}

export interface TextWord {
  folded: string;
  /** Offsets in UTF-16 units into the text; `end` is exclusive. */
  start: number;
  end: number;
}

/** The words of a text with their offsets, split as the index splits them. */
export function wordsOfText(text: string): TextWord[] {
  if (isAscii(text)) return asciiWords(text.toLowerCase());
  return [...text.matchAll(wordInText)].flatMap(({ 0: word, index }) => {
    const folded = foldText(word).replace(/[^\p{L}\p{N}]/gu, '');
    return folded ? [{ folded, start: index, end: index + word.length }] : [];
  });
}

/**
 * The same for text that needs only lower-casing. A page of results has a thousand words, and most verses are ASCII.
 */
function asciiWords(folded: string): TextWord[] {
  const words: TextWord[] = [];
  let start = 0;
  for (let end = 0; end <= folded.length; end += 1) {
    const code = folded.charCodeAt(end);
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) continue;
    if (end > start) words.push({ folded: folded.slice(start, end), start, end });
    start = end + 1;
  }
  return words;
}
