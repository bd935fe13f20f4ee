import { expect, it } from 'vitest';
import { formatLanguageTitle } from './language-title.ts';

it.each([
  ['en', 'English'],
  ['de', 'German'],
  ['hbo', 'Ancient Hebrew'],
  ['grc', 'Ancient Greek'],
  ['pt-BR', 'Brazilian Portuguese'],
  ['no such code', 'no such code'],
  ['', ''],
])('names the language %j', (code, name) => {
  expect(formatLanguageTitle(code)).toBe(name);
});
