import { withoutOuterSigns } from './lex-words.ts';
import { englishStem } from './stem.ts';
import { QuerySyntaxError, type Token } from './token.ts';
import { foldedWords } from './split-words.ts';
import { stemNotEnglish, stemOfSeveral, stemWithStar } from './messages.ts';

/**
 * Reads `~love` or `stem:love`. Throws {@link QuerySyntaxError} for what has no forms, and suggests the words without the
 * operator.
 */
export function readStem({ 0: sign, groups }: RegExpExecArray, offset: number): Token {
  const span = { offset, length: sign.length };
  const bare = sign.replace(/^(?:~|stem:)/i, '');
  const text = withoutOuterSigns((groups?.stemmed ?? groups?.content ?? '').trim());
  if (/\*/.test(bare)) throw new QuerySyntaxError(stemWithStar, span, bare);
  const [word = '', ...more] = foldedWords(text);
  if (word === '' || more.length > 0) throw new QuerySyntaxError(stemOfSeveral, span, bare);
  if (englishStem(word) === '') throw new QuerySyntaxError(stemNotEnglish, span, bare);
  return { kind: 'stem', text, ...span };
}
