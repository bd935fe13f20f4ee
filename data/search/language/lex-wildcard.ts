import { QuerySyntaxError, type Token } from './token.ts';
import { wildcardLengthMessage, wildcardLettersMessage, wildcardStart } from './messages.ts';
import { limits } from './query-limits.ts';
import { foldWildcard, wildcardStarts } from './wildcards.ts';

/** Reads `v?il`. Throws {@link QuerySyntaxError} for a pattern that would match too much of the index. */
export function readWildcard({ 0: sign }: RegExpExecArray, offset: number): Token {
  const span = { offset, length: sign.length };
  const pattern = foldWildcard(sign);
  const letters = pattern.replaceAll(/[?*]/g, '');
  if ([...letters].length < limits.wildcardLetters)
    throw new QuerySyntaxError(wildcardLettersMessage(limits.wildcardLetters), span, letters);
  if ([...pattern].length > limits.wildcardLength)
    throw new QuerySyntaxError(wildcardLengthMessage(limits.wildcardLength), span, letters);
  if (!wildcardStarts(pattern)) throw new QuerySyntaxError(wildcardStart, span, letters);
  return { kind: 'wildcard', text: sign, pattern, ...span };
}
