import { expect, test } from 'vitest';
import { chooseLeftVersion, leftVersions } from './left-version.ts';

const shipped = ['kjv_strongs', 'kjv', 'web', 'wlc'];
const full = [...shipped, 'he_modern', 'tr', 'rstne'];

test('the right side’s own version is not offered on the left', () => {
  expect(leftVersions(full)).not.toContain('rstne');
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
