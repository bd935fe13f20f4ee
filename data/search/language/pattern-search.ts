import { QuerySyntaxError } from './token.ts';
import { noPatterns } from '../messages.ts';

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
