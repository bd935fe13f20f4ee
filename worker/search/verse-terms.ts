import { foldText } from '#data/model/fold.ts';
import type { Span } from '#data/model/verse-marks.ts';
import { foldedWords, ftsPhrase } from './words.ts';

/** Words that must occur next to one another; a single word mostly. */
export type VerseTerm = string[];

const quoted = /["“”]([^"“”]*)["“”]/gu;

/** Every word is a term of its own, a text in quotes is one term: `gold "house of israel"`. */
export function parseVerseTerms(text: string): VerseTerm[] {
  const phrases = [...text.matchAll(quoted)].map(([, phrase = '']) => foldedWords(phrase));
  const rest = text.replace(quoted, ' ').split(/\s+/).map(foldedWords);
  return [...phrases, ...rest].filter((term) => term.length > 0);
}

/** FTS5 expression: all terms occur, in any order. */
export function matchAllTerms(terms: readonly VerseTerm[]): string {
  return terms.map(ftsPhrase).join(' AND ');
}

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** Where the terms stand in a verse's text, as it is shown. */
export function termSpans(text: string, terms: readonly VerseTerm[]): Span[] {
  const words = [...text.matchAll(word)].map(({ 0: match, index }) => ({ folded: foldText(match), start: index, end: index + match.length }));
  const spans: Span[] = [];
  for (const [at] of words.entries()) {
    for (const term of terms) {
      if (!term.every((part, offset) => words[at + offset]?.folded === part)) continue;
      spans.push(...words.slice(at, at + term.length).map(({ start, end }): Span => [start, end]));
    }
  }
  return spans;
}
