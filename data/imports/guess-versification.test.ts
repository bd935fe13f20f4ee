import { describe, expect, it } from 'vitest';
import { verseCounts } from '#data/bible/verse-counts.ts';
import {
  checkReference,
  guessVersification,
  isAddition,
  isAfterAddition,
  isVerseAddition,
} from './guess-versification.ts';

/** Matthew 17:21, 18:11, Mark 7:16, 9:44, 9:46, 11:26, 15:28, Luke 23:17 and John 5:4: not in Nestle-Aland. */
const received = [
  40_017_021, 40_018_011, 41_007_016, 41_009_044, 41_009_046, 41_011_026, 41_015_028, 42_023_017, 43_005_004,
];

describe('versification of a text', () => {
  it.each<[name: string, lastVerses: number[], numbering: string]>([
    // Joel 2 ends with verse 32 in English Bibles. In Hebrew Bibles it ends with 27, and chapter 4 has 21 verses.
    ['Joel 2 of 32 verses', [29_002_032], 'kjv'],
    ['Joel 2 of 27 verses', [29_002_027], 'wlc'],
    ['Malachi 3 of 18 verses', [39_003_018], 'kjv'],
    // Nestle-Aland.
    ['3 John of 15 verses', [64_001_015], 'wlc'],
    ['2 Corinthians 13 of 14 verses', [47_013_014], 'kjv'],
    ['Malachi 3 of 24 verses', [39_003_024], 'wlc'],
    ['Psalm 51 of 19 verses', [19_051_019], 'kjv'],
    ['Psalm 51 of 21 verses', [19_051_021], 'wlc'],
    ['a chapter in which both agree', [1_001_031], 'kjv'],
    ['a chapter that ends elsewhere', [39_003_010], 'kjv'],
    ['nothing', [], 'kjv'],
    ['one of each', [29_002_032, 39_003_024], 'kjv'],
    ['more of the Hebrew ones', [29_002_032, 39_003_024, 19_051_021], 'wlc'],
    ['the New Testament', [43_003_036], 'kjv'],
    ['the ends of chapters in critical editions', [44_019_040, 47_013_013, 64_001_015, 66_012_018], 'wlc'],
    ['the same ends with verses that these editions omit', [...received, 47_013_013, 64_001_015, 66_012_018], 'kjv'],
    ['the same with less than half of them', [...received.slice(5), 47_013_013, 64_001_015, 66_012_018], 'wlc'],
    ['an Old Testament of the Hebrew numbering with them', [...received, 39_003_024], 'wlc'],
  ])('guesses it from %s', (_, ids, numbering) => {
    expect(guessVersification(ids)).toBe(numbering);
  });

  it.each(received.map((_, at) => [...received, ...received].slice(at, at + 5)))(
    'of the verses that critical editions omit, any five of nine are enough: %i to …',
    (...five) => {
      const ends = [47_013_013, 64_001_015, 66_012_018];
      expect([guessVersification([...five, ...ends]), guessVersification([...five.slice(1), ...ends])]).toEqual([
        'kjv',
        'wlc',
      ]);
    },
  );

  it('uses the last verse of a chapter, in any order of verses', () => {
    expect(guessVersification([29_002_027, 29_002_032, 29_002_001])).toBe('kjv');
  });
});

describe('verses of a book', () => {
  it.each<[name: string, book: number, numbering: 'kjv' | 'wlc', chapters: number, last: number]>([
    ['Joel', 29, 'kjv', 3, 21],
    ['Joel', 29, 'wlc', 4, 21],
    ['Malachi', 39, 'kjv', 4, 6],
    ['Malachi', 39, 'wlc', 3, 24],
    // For the New Testament, the Hebrew versification uses the English one.
    ['Matthew', 40, 'wlc', 28, 20],
    ['Revelation', 66, 'wlc', 22, 21],
  ])('%s: book %i of %s', (_, book, numbering, chapters, last) => {
    const verses = verseCounts(book, numbering);
    expect([verses.length, verses.at(-1)]).toEqual([chapters, last]);
  });
});

it.each<[name: string, book: number, chapter: number, verse: number, expected: { reason?: string; beyond?: boolean }]>([
  ['a verse that is there', 1, 1, 31, { beyond: false }],
  ['a verse of the Hebrew numbering', 39, 3, 24, { beyond: false }],
  ['a verse that other numberings may have', 64, 1, 16, { beyond: true }],
  ['twenty verses beyond', 64, 1, 35, { beyond: true }],
  ['further beyond', 64, 1, 36, { reason: '3 John 1 has 15 verses' }],
  ['the title of a psalm', 19, 51, 0, { beyond: false }],
  ['verse 0 of another book', 1, 1, 0, { reason: 'verses start at 1' }],
  ['chapter 0', 1, 0, 1, { reason: 'Genesis has 50 chapters' }],
  ['a chapter too many', 1, 51, 1, { reason: 'Genesis has 50 chapters' }],
  ['a chapter of the Hebrew numbering', 29, 4, 1, { beyond: false }],
  ['a second chapter', 65, 2, 1, { reason: 'Jude has 1 chapter' }],
])('checks %s', (_, book, chapter, verse, expected) => {
  expect(checkReference(book, chapter, verse)).toEqual(expected);
});

/** In the Septuagint and the Vulgate: Esther 11-16, Psalm 151, Daniel 13 and 14. */
it.each<[book: number, chapter: number, expected: boolean]>([
  [17, 10, false],
  [17, 11, true],
  [17, 16, true],
  [17, 17, true],
  [17, 18, false],
  [19, 150, false],
  [19, 151, true],
  [27, 12, false],
  [27, 13, true],
  [27, 14, true],
  [1, 60, false],
])('book %i, chapter %i is an addition: %s', (book, chapter, expected) => {
  expect(isAddition(book, chapter)).toBe(expected);
});

it.each<[id: number, isAdded: boolean, isBehind: boolean]>([
  [17_010_003, false, false],
  [17_010_004, true, false],
  [17_009_032, false, false],
  [27_003_033, false, false],
  [27_003_034, true, false],
  [27_003_090, true, false],
  [27_003_091, false, true],
  [27_003_100, false, true],
  [27_003_101, false, false],
  [27_004_050, false, false],
  [26_003_050, false, false],
])('verse %i is an addition: %s, and comes after one: %s', (id, isAdded, isBehind) => {
  expect([isVerseAddition(id), isAfterAddition(id)]).toEqual([isAdded, isBehind]);
});

it('ignores chapters that the Hebrew text does not have or that end alike in both', () => {
  // Malachi 3:24 is Hebrew; Matthew 1 and 2 and Genesis 1 end alike in both versifications.
  expect(guessVersification([39_003_024, 40_001_025, 40_002_023, 1_001_031])).toBe('wlc');
  expect(guessVersification([40_001_025, 40_002_023, 1_001_031])).toBe('kjv');
});

it('does not count verses without words as those that critical editions omit', () => {
  const ends = [47_013_013, 64_001_015, 66_012_018];
  expect(guessVersification(ends, received)).toBe('wlc');
  expect(guessVersification([...ends, ...received])).toBe('kjv');
});
