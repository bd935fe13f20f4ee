import { findReferences } from './references.ts';
import { readSign } from './lex-sign.ts';
import {
  bracketed,
  near,
  number,
  otherThan,
  quoted,
  scope,
  stem,
  sticky,
  stickyCapitals,
  strictness,
  wildcard,
} from './patterns.ts';
import { QuerySyntaxError, type Token } from './token.ts';

/**
 * Direction marks, joiners, control characters and similar characters of pasted text. They have no meaning in a query.
 */
export const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}\p{Co}\p{Cs}\p{Cn}\u034F]/gu;
/**
 * The start of a word. It must be first in a pattern, because old browsers support a lookbehind only there
 * (site/polyfills).
 */
const wordStart = '(?<![\\p{L}\\p{N}])';
/** Operators that a reference never extends over. The first pattern that matches is used. */
const noReference = [
  stem,
  quoted,
  bracketed,
  wildcard,
  wordStart + scope,
  wordStart + strictness,
  wordStart + otherThan,
  number,
  '[()|]',
  '&&',
].map(sticky);
/** The same, but only in capitals: "and" joins two references. */
const noReferenceInCapitals = [near, '(?<!\\S)(?:OR|AND|NOT)(?!\\S)'].map(stickyCapitals);
const blank = '¦';

/** U+034F joins the points of one letter in many Hebrew texts: יְרוּשָׁלַ͏ִם. Folding removes it. */
function isInWord(sign: string, before: string): boolean {
  return sign === '\u034F' && /[\p{L}\p{M}]/u.test(before);
}

/**
 * Splits a query into tokens. Invisible characters become spaces of the same length, so offsets are those of the typed
 * text. Throws {@link QuerySyntaxError}.
 */
export function lex(typed: string): Token[] {
  const text = typed.replace(invisible, (sign: string, at: number) =>
    isInWord(sign, typed[at - 1] ?? '') ? sign : ' '.repeat(sign.length),
  );
  const references = findReferences(hide(hide(text, noReference), noReferenceInCapitals));
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const reference = references.find(({ offset }) => offset === at);
    if (reference) {
      const { offset, length, ranges, problem, corrected } = reference;
      if (problem) throw new QuerySyntaxError(problem.message, { offset, length }, problem.suggestion ?? '');
      tokens.push({ kind: 'reference', offset, length, ranges, ...(corrected !== undefined && { corrected }) });
      at += length;
      continue;
    }
    const { token, length } = readSign(text, at);
    if (token) tokens.push(token);
    at += length;
  }
  return tokens.filter((token, index) => !joinsReferences(token, tokens[index - 1], tokens[index + 1]));
}

/** Replaces everything that the patterns match with blanks of the same length. */
function hide(text: string, patterns: readonly RegExp[]): string {
  let hidden = '';
  while (hidden.length < text.length) {
    const at = hidden.length;
    const length = firstMatch(text, at, patterns);
    hidden += length > 0 ? blank.repeat(length) : text.charAt(at);
  }
  return hidden;
}

function firstMatch(text: string, at: number, patterns: readonly RegExp[]): number {
  for (const pattern of patterns) {
    pattern.lastIndex = at;
    const sign = pattern.exec(text)?.[0];
    if (sign) return sign.length;
  }
  return 0;
}

/**
 * A word that joins two references, as in "John 3:16 and Romans 5:8", where the reference parser did not read both as
 * one.
 */
function joinsReferences(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  const isBetween = before?.kind === 'reference' && after?.kind === 'reference';
  return isBetween && token.kind === 'words' && !token.prefix && /^(?:and|or|also|und|et|y)$/i.test(token.text);
}
