import { expect, it } from 'vitest';
import { isOwnVersion, ownVersions, findReplacementError } from './own-versions.ts';

/** Verses of the printed texts: the Hebrew Bible has 23,213, the SBL Greek New Testament leaves out thirty of 7,957. */
const wholeTexts: [code: string, id: number, verses: number, tooFew: number][] = [
  ['kjv_strongs', 1, 31_102, 30_790],
  ['kjv', 2, 31_102, 30_790],
  ['web', 3, 31_095, 30_784],
  ['wlc', 4, 23_213, 22_980],
  ['sblgnt', 5, 7_927, 7_847],
  ['tr', 6, 7_957, 7_877],
  ['trparsed', 7, 7_957, 7_877],
];
it.each(wholeTexts)('a text replaces %s if at most a hundredth is missing', (code, id, verses, tooFew) => {
  expect(ownVersions).toHaveProperty(code, expect.objectContaining({ id, verses }));
  expect(findReplacementError(code, verses)).toBeUndefined();
  expect(findReplacementError(code, tooFew + 1)).toBeUndefined();
  expect(findReplacementError(code, tooFew)).toContain(`which has ${verses.toLocaleString('en')}.`);
});

it.each([
  [1, 'it has 1 verse and would'],
  [2, 'it has 2 verses and would'],
  [0, 'it has 0 verses and would'],
  [7_957, 'it has 7,957 verses and would'],
])('explains for %d verses "%s"', (verses, expected) => {
  expect(findReplacementError('kjv', verses)).toBe(
    `${expected} take the place of "King James Version", which has 31,102. Give it a code of its own`,
  );
});

it('a text with its own code may have any number of verses', () => {
  expect(findReplacementError('asv', 1)).toBeUndefined();
  expect(['kjv', 'asv', 'toString'].map(isOwnVersion)).toEqual([true, false, false]);
});
