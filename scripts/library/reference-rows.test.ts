import { expect, test } from 'vitest';
import { referenceRows } from './reference-rows.ts';

const john = 43_003_016;
const treasury = new Map([
  [john, [1_022_012, 43_003_036, 45_005_008, 58_001_001, 62_004_009]],
  [43_003_008, [21_011_005]],
  [62_004_009, [john]],
  [45_005_008, [john]],
  [40_001_001, [58_001_001]],
]);

test('a chapter leads with the verses that others refer to, and with references that are mutual or well known', () => {
  const rows = referenceRows([], treasury, []);
  // Genesis 22:12 is neither mutual nor referred to by others; John 3:36 is in the same chapter.
  expect(rows.find(({ chapter }) => chapter === 43_003)).toEqual({
    chapter: 43_003,
    verses: {},
    treasury: { [john]: treasury.get(john), 43_003_008: [21_011_005] },
    lead: [
      [43_003_008, [21_011_005]],
      [john, [45_005_008, 62_004_009]],
    ],
    passages: [],
  });
});

test('related passages are in the row of each of their chapters, once', () => {
  const passages = [
    {
      kind: 'parallel' as const,
      passages: [
        [40_003_001, 40_003_002],
        [40_003_005, 40_003_005],
        [41_001_004, 41_001_004],
      ] as [number, number][],
    },
  ];
  expect(referenceRows([], new Map(), passages).map(({ chapter, passages: own }) => [chapter, own])).toEqual([
    [40_003, passages],
    [41_001, passages],
  ]);
});
