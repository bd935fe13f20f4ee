import { expect, test } from 'vitest';
import { linkByNumber, wordTokens } from './word-links.ts';

/** John 3:16 of the King James Version, shortened: "should … perish" is one phrase. */
const english = wordTokens({
  words: [
    [0, 3, 'G2316'],
    [4, 10, 'G622'],
    [11, 14, 'G3361'],
    [15, 21, 'G622', '+'],
    [22, 26, 'G2036'],
    [27, 30, 'G846'],
    [31, 34, 'G846'],
  ],
});
const greek = wordTokens({
  words: [
    [0, 1, 'G3588', 'T-NSM'],
    [2, 6, 'G2316', 'N-NSM'],
    [7, 9, 'G3361', 'PRT-N'],
    [10, 18, 'G622', 'V-2AMS-3S'],
    [19, 24, 'G3004', 'V-2AAI-3S', 'G2036'],
    [25, 30, 'G846', 'P-GSM'],
  ],
  parsed: [[31, 35, 'N-GSM']],
});

test('lists the words of a verse in order, with those that are only parsed', () => {
  expect(greek.map(({ number }) => number)).toEqual(['G3588', 'G2316', 'G3361', 'G622', 'G3004', 'G846', '']);
  expect(greek[4]).toEqual({ start: 19, end: 24, number: 'G3004', form: 'G2036', morphology: 'V-2AAI-3S' });
});

test('links each phrase to one word with its number, and leaves the others without a link', () => {
  expect(linkByNumber(english, greek)).toEqual([
    { translation: [0], original: [1], method: 'number' },
    { translation: [1, 3], original: [3], method: 'number' },
    { translation: [2], original: [2], method: 'number' },
    { translation: [4], original: [4], method: 'number' },
    { translation: [5], original: [5], method: 'number' },
  ]);
});
