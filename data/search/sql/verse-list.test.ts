import { expect, it } from 'vitest';
import { frequentPhrases } from './count-phrases.ts';
import { allPositions, formatGap, intersectLists, readVerseList, subtractList, uniteLists } from './verse-list.ts';

const list = (...indexes: number[]): Int32Array => Int32Array.from(indexes);

const gaps: [indexes: number[], text: string][] = [
  [[], ''],
  [[0], '_'],
  [[0, 1, 2], '___'],
  [[30, 61], '}}'],
  [[31], '1^'],
  [[1023, 1024], '10^_'],
  // Only the last verse of the King James Version: 31,102 is 30 · 1,024 + 11 · 32 + 30.
  [[31_101], 'N;|'],
];
it.each(gaps)('encodes the indexes %j as %s, and decodes them', (indexes, text) => {
  const written = indexes.map((verse, index) => formatGap(verse - (indexes[index - 1] ?? -1))).join('');
  expect(written).toBe(text);
  expect([...readVerseList(written)]).toEqual(indexes);
});

it('has no character that JSON or SQL would escape', () => {
  for (let gap = 1; gap < 40_000; gap += 1) expect(formatGap(gap)).toMatch(/^[0-O]*[\^-}]$/);
});

it('intersects, subtracts and unites lists', () => {
  expect([...intersectLists(list(0, 2, 4, 9), list(2, 3, 9, 10))]).toEqual([2, 9]);
  expect([...intersectLists(list(1), list())]).toEqual([]);
  expect([...subtractList(list(0, 2, 4, 9), list(2, 3, 9, 10))]).toEqual([0, 4]);
  expect([...uniteLists([list(0, 2), list(), list(1, 2, 9)])]).toEqual([0, 1, 2, 9]);
  expect([...uniteLists([])]).toEqual([]);
  expect([...allPositions(3)]).toEqual([0, 1, 2]);
});

it('finds phrases that are in two hundred verses, even long ones, but none that overlaps itself', () => {
  const verse = 'and it came to pass that verily verily he said'.split(' ');
  const phrases = frequentPhrases([...Array.from({ length: 200 }, () => verse), ['he', 'went']]);
  expect(phrases).toContain('came to pass');
  expect(phrases).toContain(verse.join(' '));
  expect(phrases).not.toContain('verily verily');
  expect(phrases).not.toContain('and');
  expect(phrases).not.toContain('he went');
  expect(frequentPhrases(Array.from({ length: 199 }, () => verse))).toEqual(new Set());
});
