import { expect, test } from 'vitest';
import { chooseLeftVersion, leftVersions, rightSideOf } from './compared-versions.ts';

const shipped = ['kjv_strongs', 'kjv', 'web', 'wlc', 'sblgnt'];
const full = [...shipped, 'he_modern', 'tr', 'rstne'];

test("does not offer the right side's version on the left", () => {
  expect(leftVersions(1, full)).not.toContain('rstne');
});

test.each<[book: number, loaded: string[], asked: string | undefined, expected: string | undefined]>([
  [1, full, undefined, 'he_modern'],
  [39, full, undefined, 'he_modern'],
  [40, full, undefined, 'tr'],
  [66, full, undefined, 'tr'],
  [39, shipped, undefined, 'wlc'],
  [40, shipped, undefined, 'sblgnt'],
  [40, ['kjv_strongs', 'wlc'], undefined, 'kjv_strongs'],
  [1, ['kjv_strongs'], undefined, 'kjv_strongs'],
  [1, full, 'web', 'web'],
  [40, shipped, 'net', 'sblgnt'],
  [1, full, 'rstne', 'he_modern'],
  [1, ['rstne'], undefined, undefined],
])('starts book %i with %j loaded and %s requested with %s', (book, loaded, requested, expected) => {
  expect(chooseLeftVersion(book, loaded, requested)).toBe(expected);
});

test('offers a version of one testament only for books of that testament', () => {
  expect(leftVersions(1, full)).toContain('wlc');
  expect(leftVersions(1, full)).not.toContain('tr');
  expect(leftVersions(39, shipped)).not.toContain('sblgnt');
  expect(leftVersions(40, shipped)).toContain('sblgnt');
  expect(leftVersions(40, full)).toContain('tr');
  expect(leftVersions(40, full)).not.toContain('wlc');
  expect(leftVersions(40, ['an_import', 'he_modern'])).toEqual(['an_import', 'he_modern']);
  expect(chooseLeftVersion(43, shipped, 'wlc')).toBe('sblgnt');
});

test('names the right side RSTNE only if that version is loaded, and not at all before it is known', () => {
  expect(rightSideOf(full)).toEqual({ short: 'RSTNE', label: 'Restoration Scriptures True Name Edition' });
  expect(rightSideOf(shipped)?.short).toBe('Restored Names');
  expect(rightSideOf(undefined)).toBeUndefined();
});
