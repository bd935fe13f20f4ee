import { QuerySyntaxError } from './token.ts';

/**
 * The message that explains why regular expressions are not supported. The index has whole words only, so a regular
 * expression would read the text of all 31,102 verses of every version (a search reads about 50 rows). A pattern can
 * also be written that never terminates. A star, OR and NEAR cover most uses.
 */
export const noPatterns =
  'Regular expressions are not searched: each would read the whole Bible verse by verse. A star finds every ending (bless*), OR finds either of two words, NEAR words that stand close, ~ every form of a word.';

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
