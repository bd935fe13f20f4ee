import { expect, it } from 'vitest';
import { namedVersions } from './named-versions.ts';
import { tryParseVersionCode } from './version-code.ts';

it.each([
  ['kjv_strongs', 'kjv_strongs'],
  ['segond_1910', 'segond_1910'],
  ['KJV', 'kjv'],
  ['restoration_scriptures_true_name', undefined],
  ['reina_valera_1909_with_apocrypha', undefined],
  ['a', undefined],
  ['1984', undefined],
  ['../etc', undefined],
  ['a b', undefined],
  ["kjv';--", undefined],
  ['', undefined],
])('reads %j as %s', (text, code) => {
  expect(tryParseVersionCode(text)).toBe(code);
});

it('accepts a code of 31 letters but not of 32', () => {
  expect(tryParseVersionCode('a'.repeat(31))).toBeDefined();
  expect(tryParseVersionCode('a'.repeat(32))).toBeUndefined();
});

it('accepts every version that the site knows by name', () => {
  for (const code of Object.keys(namedVersions)) expect(tryParseVersionCode(code)).toBe(code);
});
