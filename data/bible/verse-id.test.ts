import { expect, it } from 'vitest';
import { formatVerse, formatVerseOwnFirst, verseId, verseIdOfKey, verseKey, splitVerseId } from './verse-id.ts';

const cases: [place: [book: number, chapter: number, verse: number], id: number, formatted: string][] = [
  [[1, 1, 1], 1_001_001, 'Genesis 1:1'],
  [[19, 119, 176], 19_119_176, 'Psalm 119:176'],
  [[19, 51, 0], 19_051_000, 'Psalm 51 title'],
  [[22, 1, 1], 22_001_001, 'Song of Solomon 1:1'],
  [[66, 22, 21], 66_022_021, 'Revelation 22:21'],
];
it.each(cases)('converts %j to %i and back', ([book, chapter, verse], id, formatted) => {
  expect(verseId({ book, chapter, verse })).toBe(id);
  expect(splitVerseId(id)).toEqual({ book, chapter, verse });
  expect(formatVerse(id)).toBe(formatted);
});

/** Pairs as printed in Bibles that give both numbers. */
const both: [original: number, kjv: number, formatted: string][] = [
  [39_003_019, 39_004_001, 'Malachi 4:1 · Hebrew 3:19'],
  [19_051_003, 19_051_001, 'Psalm 51:1 · Hebrew 51:3'],
  [19_051_001, 19_051_000, 'Psalm 51 title · Hebrew 51:1'],
  [29_003_001, 29_002_028, 'Joel 2:28 · Hebrew 3:1'],
  // The Byzantine text has the two woes in the other order.
  [40_023_014, 40_023_013, 'Matthew 23:13 · Greek 23:14'],
  [47_013_013, 47_013_014, '2 Corinthians 13:14 · Greek 13:13'],
  [1_001_001, 1_001_001, 'Genesis 1:1'],
];
it.each(both)('formats the Hebrew or Greek %i, which is %i in the King James Version', (original, kjv, formatted) => {
  expect(formatVerse(original, kjv)).toBe(formatted);
});

it('has the Hebrew number first for a reader who asked for it', () => {
  expect(formatVerseOwnFirst(39_003_019, 39_004_001)).toBe('Malachi 3:19 · KJV 4:1');
});

it('returns the verse id of a key', () => {
  expect(verseIdOfKey(verseKey(101, 66_022_021))).toBe(66_022_021);
});
