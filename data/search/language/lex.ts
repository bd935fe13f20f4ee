import { findReferences } from './references.ts';
import { readSign } from './lex-sign.ts';
import { bracketed, near, number, quoted, scope, stem, sticky, stickyCapitals, strictness } from './patterns.ts';
import { QueryProblem, type Token } from './token.ts';

/** Marks of direction, joiners, control characters and the like: they stand in pasted text and mean nothing here. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}\p{Co}\p{Cs}\p{Cn}\u034F]/gu;
/** In front of what begins a word. It leads a pattern, since old browsers know a lookbehind there only (site/polyfills). */
const wordStart = '(?<![\\p{L}\\p{N}])';
/** What a reference never reaches over: everything that has a meaning of its own. The first that matches counts. */
const noReference = [stem, quoted, bracketed, wordStart + scope, wordStart + strictness, number, '[()|]', '&&'].map(
  sticky,
);
/** Likewise, but in capitals only: "and" joins two references. */
const noReferenceInCapitals = [near, '(?<!\\S)(?:OR|AND|NOT)(?!\\S)'].map(stickyCapitals);
const blank = '¦';

/**
 * Cuts a query into tokens. What cannot be seen is taken as a space, so that every place is one in the text as it
 * was typed. Throws {@link QueryProblem}.
 */
export function lex(typed: string): Token[] {
  const text = typed.replace(invisible, (sign) => ' '.repeat(sign.length));
  const references = findReferences(hide(hide(text, noReference), noReferenceInCapitals));
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const reference = references.find(({ offset }) => offset === at);
    if (reference) {
      const { offset, length, ranges, fault, corrected } = reference;
      if (fault) throw new QueryProblem(fault.message, { offset, length }, fault.suggestion);
      tokens.push({ kind: 'reference', offset, length, ranges, ...(corrected !== undefined && { corrected }) });
      at += length;
      continue;
    }
    const { token, length } = readSign(text, at);
    if (token) tokens.push(token);
    at += length;
  }
  return tokens.filter((token, index) => !joinsPlaces(token, tokens[index - 1], tokens[index + 1]));
}

/** The text with blanks of the same length in the place of what the patterns match. */
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

/** "John 3:16 and Romans 5:8", where the parser of references has not taken both as one. */
function joinsPlaces(token: Token, before: Token | undefined, behind: Token | undefined): boolean {
  const isBetween = before?.kind === 'reference' && behind?.kind === 'reference';
  return isBetween && token.kind === 'words' && !token.prefix && /^(?:and|or|also|und|et|y)$/i.test(token.text);
}
