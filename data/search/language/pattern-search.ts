import { QueryProblem } from './token.ts';

/**
 * Why there is no search by regular expressions, for the reader and for whoever documents the language: the index knows
 * words, and no pattern within them, so each such search would read the text of all 31,102 verses of every version (a
 * search reads some 50 rows), and a pattern can be written that never comes to an end. A star, OR and NEAR say most of
 * what such patterns are used for.
 */
export const noPatterns =
  'Regular expressions are not searched: each would read the whole Bible verse by verse. A star finds every ending (bless*), OR finds either of two words, NEAR words that stand close, ~ every form of a word.';

const written = /^\s*(?:regexp?:\s*)?\/(?<pattern>.+)\/[a-z]*\s*$/iu;

/** Throws {@link QueryProblem} for a query that is written as a pattern, between two slashes. */
export function refusePattern(text: string): void {
  const pattern = written.exec(text)?.groups?.['pattern'];
  if (pattern === undefined) return;
  const alternatives = pattern.replaceAll(/[()^$]|\\[bBAz]/g, '').split('|');
  const isPlain = alternatives.every((each) => /^[\p{L}\s]+$/u.test(each));
  const start = /^[^\p{L}\\]*(?<start>\p{L}{2,})/u.exec(pattern)?.groups?.['start'];
  const words = isPlain ? alternatives.join(' OR ') : start ? `${start}*` : '';
  throw new QueryProblem(noPatterns, { offset: 0, length: text.length }, words);
}
