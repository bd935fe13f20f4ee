import { limits } from './query-limits.ts';
import { foldedWords } from './split-words.ts';
import { QuerySyntaxError, type TextSpan, type Token } from './token.ts';

/** Characters at the edge of a word that are not part of it. */
const outside = /^['’ʼ‘`\-‐‑־]+|['’ʼ‘`\-‐‑־]+$/gu;

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
    throw new QuerySyntaxError(
      'The quotation mark is not closed.',
      span,
      foldedWords(content).length > 0 ? `"${content}"` : '',
    );
  }
  if (content.search(stemInside) >= 0) {
    throw new QuerySyntaxError(
      '“~” has no place in a phrase, whose words stand as they are written.',
      span,
      sign.replaceAll(stemInside, ''),
    );
  }
  return wordsToken(content, sign, span, groups.star === '*');
}

function wordsToken(content: string, sign: string, span: TextSpan, starBehind: boolean): Token | undefined {
  const starless = content.replace(/\*+$/, '');
  const prefix = starBehind || starless !== content;
  const folded = foldedWords(starless);
  const requote = (text: string): string => (sign === content ? text : `"${text}"`);
  if (folded.length === 0) {
    if (!prefix) return undefined;
    throw new QuerySyntaxError('Letters belong before the star, such as faith*.', span, '');
  }
  if (starless.includes('*')) {
    const whole = starless.replaceAll('*', ' ').trim();
    const upToStar = sign === content ? `${starless.slice(0, starless.indexOf('*'))}*` : `"${whole}"`;
    const works = (foldedWords(upToStar).at(-1)?.length ?? 0) >= limits.prefixLetters;
    throw new QuerySyntaxError(
      'The star stands for the end of a word only: faith*.',
      span,
      works ? upToStar : requote(whole),
    );
  }
  const text = withoutOuterSigns(starless).trim();
  if (prefix && lettersOf(folded) < limits.prefixLetters) {
    throw new QuerySyntaxError(`At least ${limits.prefixLetters} letters belong before the star.`, span, requote(text));
  }
  return { kind: 'words', text, prefix, ...span };
}

function lettersOf(words: readonly string[]): number {
  return [...(words.at(-1) ?? '')].length;
}
