import { expect, it } from 'vitest';
import { parseSearch } from '../language/parse.ts';
import { findStemError } from './find-stem-error.ts';

const spanish = { name: 'Reina-Valera 1909', language: 'es' };
const english = { name: 'King James Version', language: 'en' };
const errorOf = (text: string, versions: (typeof english)[]) => {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(`${text} is not a query`);
  return findStemError(parsed.query, text, versions);
};

it('refuses "~" where no version is in English, and suggests the words without it', () => {
  expect(errorOf('(~amar OR dios) -~odiar', [spanish])).toMatchObject({
    message: '“~” finds the forms of English words only. Reina-Valera 1909 is not in English. Search without “~”.',
    suggestion: '(amar OR dios) -odiar',
  });
  expect(errorOf('~love', [spanish, english])).toBeUndefined();
  expect(errorOf('amar', [spanish])).toBeUndefined();
});
