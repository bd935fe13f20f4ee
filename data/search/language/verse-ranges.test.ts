import { describe, expect, it } from 'vitest';
import {
  bookRange,
  bridgeGaps,
  chapterRange,
  formatRange,
  intersectRanges,
  labelOfRange,
  mergeRanges,
  wholeBooks,
  type VerseRange,
} from './verse-ranges.ts';

describe('ranges of verses', () => {
  it.each<[name: string, ranges: VerseRange[], merged: VerseRange[]]>([
    ['none', [], []],
    [
      'two apart',
      [
        [5, 6],
        [1, 3],
      ],
      [
        [1, 3],
        [5, 6],
      ],
    ],
    [
      'two that adjoin',
      [
        [1, 3],
        [4, 6],
      ],
      [[1, 6]],
    ],
    [
      'two that overlap',
      [
        [1, 4],
        [3, 6],
      ],
      [[1, 6]],
    ],
    [
      'one within another',
      [
        [1, 9],
        [3, 4],
      ],
      [[1, 9]],
    ],
    [
      'the same twice',
      [
        [1, 1],
        [1, 1],
      ],
      [[1, 1]],
    ],
    [
      'one apart by a verse',
      [
        [1, 3],
        [5, 5],
      ],
      [
        [1, 3],
        [5, 5],
      ],
    ],
  ])('mergeRanges: %s', (_, ranges, merged) => {
    expect(mergeRanges(ranges)).toEqual(merged);
  });

  it.each<[a: VerseRange[], b: VerseRange[], both: VerseRange[]]>([
    [[[1, 5]], [[3, 9]], [[3, 5]]],
    [[[1, 5]], [[5, 9]], [[5, 5]]],
    [[[1, 5]], [[6, 9]], []],
    [
      [[1, 9]],
      [
        [2, 3],
        [5, 6],
      ],
      [
        [2, 3],
        [5, 6],
      ],
    ],
    [
      [
        [1, 3],
        [6, 8],
      ],
      [[2, 7]],
      [
        [2, 3],
        [6, 7],
      ],
    ],
    [[], [[1, 2]], []],
  ])('%j and %j intersect in %j', (a, b, both) => {
    expect(intersectRanges(a, b)).toEqual(both);
  });

  it.each<[most: number, bridged: VerseRange[]]>([
    [
      4,
      [
        [1, 2],
        [4, 5],
        [20, 21],
        [30, 31],
      ],
    ],
    [
      3,
      [
        [1, 5],
        [20, 21],
        [30, 31],
      ],
    ],
    [
      2,
      [
        [1, 5],
        [20, 31],
      ],
    ],
    [1, [[1, 31]]],
  ])('leaves the widest gaps in %i ranges', (max, bridged) => {
    expect(
      bridgeGaps(
        [
          [1, 2],
          [4, 5],
          [20, 21],
          [30, 31],
        ],
        max,
      ),
    ).toEqual(bridged);
  });
});

it.each<[name: string, ranges: VerseRange[], books: number[] | undefined]>([
  ['a book', [bookRange(45)], [45]],
  ['several books', [bookRange(40, 43)], [40, 41, 42, 43]],
  ['books apart', [bookRange(45), bookRange(48)], [45, 48]],
  ['a chapter', [chapterRange(45, 1)], undefined],
  ['a book and a chapter', [bookRange(45), chapterRange(48, 1)], undefined],
  ['a book from its first verse', [[45_001_001, 45_999_999]], undefined],
  ['a book without the title of its first chapter', [[45_000_001, 45_999_999]], undefined],
  ['a book to a verse of its end', [[45_000_000, 45_999_998]], undefined],
  ['a book to a chapter', [[45_000_000, 45_016_999]], undefined],
])('wholeBooks: %s', (_, ranges, books) => {
  expect(wholeBooks(ranges)).toEqual(books && new Set(books));
});

it.each<[range: VerseRange, written: string, label: string]>([
  [[43_003_016, 43_003_016], 'John 3:16', 'John 3:16'],
  [[43_003_016, 43_003_018], 'John 3:16-18', 'John 3:16–18'],
  [[43_003_016, 43_004_002], 'John 3:16-4:2', 'John 3:16–4:2'],
  [[43_003_016, 43_003_999], 'John 3:16-999', 'John 3:16 to the end'],
  [chapterRange(43, 3), 'John 3', 'John 3'],
  [[43_003_000, 43_005_999], 'John 3-5', 'John 3–5'],
  [chapterRange(19, 23), 'Psalm 23', 'Psalm 23'],
  [[19_051_000, 19_051_000], 'Psalm 51:0', 'Psalm 51 title'],
  [[45_008_028, 45_009_003], 'Romans 8:28-9:3', 'Romans 8:28–9:3'],
  // Genesis has 50 chapters, Exodus 40, Matthew 28, John 21.
  [bookRange(1), 'Genesis 1-50', 'Genesis'],
  [bookRange(40, 43), 'Matthew 1-John 21', 'Matthew–John'],
  [[1_050_000, 2_001_999], 'Genesis 50-Exodus 1', 'Genesis 50–Exodus 1'],
  [[1_050_026, 2_001_001], 'Genesis 50:26-Exodus 1:1', 'Genesis 50:26–Exodus 1:1'],
  [[65_001_000, 65_001_999], 'Jude 1', 'Jude 1'],
])('writes %j as %s', (range, written, label) => {
  expect(formatRange(range)).toBe(written);
  expect(labelOfRange(range)).toBe(label);
});
