import { expect, test } from 'vitest';
import { chooseLeftVersion, leftVersions, rightSideOf } from './compared-versions.ts';

const shipped = ['kjv_strongs', 'kjv', 'web', 'wlc', 'sblgnt'];
const full = [...shipped, 'he_modern', 'tr', 'rstne'];

test('the right side’s own version is not offered on the left', () => {
  expect(leftVersions(1, full)).not.toContain('rstne');
});

test.each<[book: number, loaded: string[], asked: string | undefined, expected: string | undefined]>([
  [1, full, undefined, 'he_modern'],
  [39, full, undefined, 'he_modern'],
  [40, full, undefined, 'tr'],
  [66, full, undefined, 'tr'],
  [39, shipped, undefined, 'wlc'],
  [40, shipped, undefined, 'kjv_strongs'],
  [1, ['kjv_strongs'], undefined, 'kjv_strongs'],
  [1, full, 'web', 'web'],
  [40, shipped, 'net', 'kjv_strongs'],
  [1, full, 'rstne', 'he_modern'],
  [1, ['rstne'], undefined, undefined],
])('book %i with %j, asked for %s, begins with %s', (book, loaded, asked, expected) => {
  expect(chooseLeftVersion(book, loaded, asked)).toBe(expected);
});

test('a text of one testament is offered for the books of that one alone', () => {
  expect(leftVersions(1, full)).toContain('wlc');
  expect(leftVersions(1, full)).not.toContain('tr');
  expect(leftVersions(39, shipped)).not.toContain('sblgnt');
  expect(leftVersions(40, shipped)).toContain('sblgnt');
  expect(leftVersions(40, full)).toContain('tr');
  expect(leftVersions(40, full)).not.toContain('wlc');
  expect(leftVersions(40, ['an_import', 'he_modern'])).toEqual(['an_import', 'he_modern']);
  expect(chooseLeftVersion(43, shipped, 'wlc')).toBe('kjv_strongs');
});

test('the right side is called RSTNE only where that is loaded, and has no name before it is known', () => {
  expect(rightSideOf(full)).toEqual({ short: 'RSTNE', label: 'Restoration Scriptures True Name Edition' });
  expect(rightSideOf(shipped)?.short).toBe('Restored Names');
  expect(rightSideOf(undefined)).toBeUndefined();
});
