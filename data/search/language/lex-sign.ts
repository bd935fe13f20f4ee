import { entryNumber, strongsKind } from '../../dictionary/entry-number.ts';
import { isHomographLetter } from '../../dictionary/homographs.ts';
import { readNear } from './lex-near.ts';
import { readStem } from './lex-stem.ts';
import { readWildcard } from './lex-wildcard.ts';
import { readQuoted, readWord } from './lex-words.ts';
import * as patterns from './patterns.ts';
import { readFormQuery } from './form-query.ts';
import { tryParseScope } from './scope.ts';
import { QuerySyntaxError, type Token } from './token.ts';
import {
  bracketNotClosed,
  scopeExpected,
  unknownNumberMessage,
  unknownScopeMessage,
  unknownVariantMessage,
  verbFormNumberMessage,
} from './messages.ts';

/** The result of reading one token. `token` is absent for text that has no meaning. */
export interface Read {
  token?: Token;
  /** At least 1. */
  length: number;
}

type Reader = (match: RegExpExecArray, offset: number, text: string) => Token | undefined;

const readers: [pattern: RegExp, read: Reader][] = [
  [/\(/y, (_, offset) => ({ kind: 'open', offset, length: 1 })],
  [/\)/y, (_, offset) => ({ kind: 'close', offset, length: 1 })],
  [patterns.sticky(patterns.stem), readStem],
  [patterns.sticky(patterns.quoted), readQuoted],
  [patterns.sticky(patterns.bracketed), readBracketed],
  [patterns.sticky(patterns.wildcard), readWildcard],
  [patterns.stickyCapitals(patterns.near), readNear],
  [patterns.stickyCapitals(patterns.logical), readLogical],
  [patterns.stickyCapitals(patterns.exclusionSign), (_, offset) => ({ kind: 'not', offset, length: 1 })],
  [patterns.sticky(patterns.otherThan), ({ 0: sign }, offset) => ({ kind: 'other', offset, length: sign.length })],
  [patterns.sticky(patterns.strictness), readStrictness],
  [patterns.sticky(patterns.scope), readScope],
  [patterns.sticky(patterns.number), readNumber],
  [patterns.stickyCapitals(patterns.word), readWord],
];

/** Throws {@link QuerySyntaxError}. */
export function readSign(text: string, at: number): Read {
  for (const [pattern, read] of readers) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    const token = read(match, at, text);
    return token ? { token, length: match[0].length } : { length: match[0].length };
  }
  return { length: 1 };
}

function readLogical({ 0: sign }: RegExpExecArray, offset: number): Token {
  const kind = sign === 'NOT' ? 'not' : sign === 'OR' || sign.startsWith('|') ? 'or' : 'and';
  return { kind, offset, length: sign.length };
}

function readStrictness({ 0: sign, groups }: RegExpExecArray, offset: number): Token {
  return {
    kind: 'strictness',
    strictness: groups?.strictness?.toLowerCase() === 'case' ? 'case' : 'exact',
    offset,
    length: sign.length,
  };
}

function readScope({ 0: sign, groups }: RegExpExecArray, offset: number): Token {
  const text = (groups?.quotedScope ?? groups?.scope ?? '').trim();
  const scope = tryParseScope(text);
  if (scope) return { kind: 'scope', text, ...scope, offset, length: sign.length };
  const message = text ? unknownScopeMessage(text) : scopeExpected;
  throw new QuerySyntaxError(message, { offset, length: sign.length }, '');
}

function readBracketed({ 0: sign, groups }: RegExpExecArray, offset: number): Token {
  const content = (groups?.content ?? '').trim().replaceAll(/\s+/g, ' ');
  const span = { offset, length: sign.length };
  const form = readFormQuery(content);
  if (!groups?.closing)
    throw new QuerySyntaxError(bracketNotClosed, span, form.kind === 'terms' ? `[${content}]` : content);
  if (form.kind === 'error') throw new QuerySyntaxError(form.message, span, form.suggestion);
  return { kind: 'morphology', text: content, terms: form.terms, ...span };
}

function readNumber({ 0: sign, groups }: RegExpExecArray, offset: number): Token {
  const typed = groups?.number ?? '';
  const language = /^h/i.test(typed) ? 'hebrew' : 'greek';
  const value = Number(typed.slice(1));
  const kind = strongsKind(language, value);
  const number = entryNumber(language, value);
  const letter = groups?.letter ?? '';
  if (kind === 'entry' && letter !== '' && !isHomographLetter(language, value, letter)) {
    throw new QuerySyntaxError(unknownVariantMessage(number, letter), { offset, length: sign.length }, number);
  }
  if (kind === 'entry') return { kind: 'number', number, offset, length: sign.length };
  const message = kind === 'parsing' ? verbFormNumberMessage(number) : unknownNumberMessage(number);
  throw new QuerySyntaxError(message, { offset, length: sign.length }, '');
}
