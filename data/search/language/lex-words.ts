import { wildcard } from './patterns.ts';
import { limits } from './query-limits.ts';
import { foldedWords } from './split-words.ts';
import { QuerySyntaxError, type TextSpan, type Token } from './token.ts';
import {
  numberInPhrase,
  prefixLengthMessage,
  quoteNotClosed,
  starWithin,
  starWithoutLetters,
  stemInPhrase,
  wildcardInPhrase,
} from './messages.ts';

/** Characters at the edge of a word that are not part of it. */
const outside = /^['’ʼ‘`\-‐‑־]+|['’ʼ‘`\-‐‑־]+$/gu;

const wildcardInside = new RegExp(wildcard, 'gu');
const stemInside = /(?<![\p{L}\p{N}])~(?=[\p{L}\p{N}])/gu;

export function withoutOuterSigns(text: string): string {
  return text.replaceAll(outside, '');
}

/** `undefined` for text without a letter or digit. Throws {@link QuerySyntaxError}. */
export function readWord({ 0: sign }: RegExpExecArray, offset: number): Token | undefined {
  return wordsToken(sign, sign, { offset, length: sign.length }, false);
}

export function readQuoted({ 0: sign, groups }: RegExpExecArray, offset: number): Token | undefined {
  const content = (groups?.content ?? '').replaceAll(/\s+/g, ' ').trim();
  const span = { offset, length: sign.length };
  if (!groups?.closing) {
    throw new QuerySyntaxError(quoteNotClosed, span, foldedWords(content).length > 0 ? `"${content}"` : '');
  }
  if (content.search(wildcardInside) >= 0) {
    throw new QuerySyntaxError(wildcardInPhrase, span, sign.replaceAll(wildcardInside, ' ').replaceAll(/\s+/g, ' '));
  }
  if (content.search(stemInside) >= 0) {
    throw new QuerySyntaxError(stemInPhrase, span, sign.replaceAll(stemInside, ''));
  }
  const numbered = /^(?<phrase>.*\S)\s+(?<number>[hg]\d{1,4})$/i.exec(content)?.groups;
  if (numbered) throw new QuerySyntaxError(numberInPhrase, span, `"${numbered['phrase']}" ${numbered['number']}`);
  return wordsToken(content, sign, span, groups.star === '*');
}

function wordsToken(content: string, sign: string, span: TextSpan, starBehind: boolean): Token | undefined {
  const starless = content.replace(/\*+$/, '');
  const prefix = starBehind || starless !== content;
  const folded = foldedWords(starless);
  const requote = (text: string): string => (sign === content ? text : `"${text}"`);
  if (folded.length === 0) {
    if (!prefix) return undefined;
    throw new QuerySyntaxError(starWithoutLetters, span, '');
  }
  if (starless.includes('*')) {
    const whole = starless.replaceAll('*', ' ').trim();
    const upToStar = sign === content ? `${starless.slice(0, starless.indexOf('*'))}*` : `"${whole}"`;
    const works = (foldedWords(upToStar).at(-1)?.length ?? 0) >= limits.prefixLetters;
    throw new QuerySyntaxError(starWithin, span, works ? upToStar : requote(whole));
  }
  const text = withoutOuterSigns(starless).trim();
  if (prefix && lettersOf(folded) < limits.prefixLetters) {
    throw new QuerySyntaxError(prefixLengthMessage(limits.prefixLetters), span, requote(text));
  }
  return { kind: 'words', text, prefix, ...span };
}

function lettersOf(words: readonly string[]): number {
  return [...(words.at(-1) ?? '')].length;
}
