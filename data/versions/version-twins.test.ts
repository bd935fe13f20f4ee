import { expect, test } from 'vitest';
import { canonicalCode, findByCode, opensWithNumbers, storedCode } from './version-twins.ts';

const tagged = { code: 'kjv_strongs', id: 1 };
const plain = { code: 'kjv', id: 2 };
const web = { code: 'web', id: 3 };

test.each([
  ['kjv', [tagged, web], { code: 'kjv', id: 1, storedAs: 'kjv_strongs' }],
  ['kjv_strongs', [tagged, web], tagged],
  ['kjv_strongs', [plain, web], { code: 'kjv_strongs', id: 2, storedAs: 'kjv' }],
  ['kjv', [tagged, plain], plain],
  ['web', [tagged, web], web],
  ['asv', [tagged, web], undefined],
])('finds for %s the loaded text of either code, with the requested code', (code, versions, expected) => {
  expect(findByCode(versions, code)).toEqual(expected);
});

test('the Greek text has a second code, which opens with numbers', () => {
  const tr = { code: 'tr', id: 6 };
  expect(findByCode([tagged, tr], 'trparsed')).toEqual({ code: 'trparsed', id: 6, storedAs: 'tr' });
  expect([['tr'], ['trparsed'], ['kjv_strongs', 'trparsed']].map(opensWithNumbers)).toEqual([false, true, false]);
});

test('the stored code is the one that is loaded', () => {
  expect(storedCode('kjv', (code) => code === 'kjv_strongs')).toBe('kjv_strongs');
  expect(storedCode('kjv', () => false)).toBe('kjv');
  expect(storedCode('wlc', () => false)).toBe('wlc');
});

test.each([
  ['kjv', [tagged, plain, web], 'kjv_strongs'],
  ['kjv_strongs', [tagged, plain, web], 'kjv_strongs'],
  ['kjv', [tagged, web], 'kjv_strongs'],
  ['kjv_strongs', [plain, web], 'kjv'],
  ['web', [tagged, web], 'web'],
])('of two codes of one text one is canonical: %s', (code, versions, expected) => {
  expect(canonicalCode(code, versions)).toBe(expected);
});
