// cspell:ignore saia
import { QuerySyntaxError } from './token.ts';
import { noPatterns } from '../messages.ts';
import { noLetterWildcards } from './messages.ts';
import { limits } from './query-limits.ts';

/*
 * Why regular expressions are not supported: the index has whole words only, so a regular
 * expression would read the text of all 31,102 verses of every version (a search reads about 50 rows). A pattern can
 * also be written that never terminates. A star, OR and NEAR cover most uses.
 */

const regexQuery = /^\s*(?:regexp?:\s*)?\/(?<pattern>.+)\/[a-z]*\s*$/iu;

/** Throws {@link QuerySyntaxError} for a query that is a regular expression between two slashes. */
export function rejectRegex(text: string): void {
  const pattern = regexQuery.exec(text)?.groups?.['pattern'];
  if (pattern === undefined) return;
  const alternatives = pattern.replaceAll(/[()^$]|\\[bBAz]/g, '').split('|');
  const isPlain = alternatives.every((each) => /^[\p{L}\s]+$/u.test(each));
  const start = /^[^\p{L}\\]*(?<start>\p{L}{2,})/u.exec(pattern)?.groups?.['start'];
  const words = isPlain ? alternatives.join(' OR ') : start ? `${start}*` : '';
  throw new QuerySyntaxError(noPatterns, { offset: 0, length: text.length }, words);
}

/** A question mark where a letter would be: "v?il", "?saia?". At the end of a word it ends a question. */
const wildcard =
  /(?<![^\s("“„])(?:\?+[\p{L}\p{M}?]*\p{L}[\p{L}\p{M}?]*|\p{L}[\p{L}\p{M}]*\?[\p{L}\p{M}?]*[\p{L}\p{M}][\p{L}\p{M}?]*)/u;

/** Throws {@link QuerySyntaxError} for a question mark in a word: the index finds a word by its start only. */
export function rejectLetterWildcards(text: string): void {
  const match = wildcard.exec(text);
  if (!match) return;
  const [start = ''] = match[0].split('?');
  const suggestion = start.length >= limits.prefixLetters ? `${start}*` : match[0].replaceAll('?', '');
  throw new QuerySyntaxError(noLetterWildcards, { offset: match.index, length: match[0].length }, suggestion);
}
