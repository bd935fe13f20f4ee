import { expect, it } from 'vitest';
import { verseMapOf } from './versification.ts';
import { tryVerseId, tryKjvVerseId } from './reference-ids.ts';

it.each<[chapter: number, verse: number, id: number | undefined]>([
  [3, 16, 43_003_016],
  [1, 0, 43_001_000],
  [999, 999, 43_999_999],
  [0, 1, undefined],
  [1_000, 1, undefined],
  [1, 1_000, undefined],
])('gives chapter %d and verse %d the id %s', (chapter, verse, id) => {
  expect(tryVerseId({ book: 43, chapter, verse })).toBe(id);
});

/** Malachi 3 has 18 verses in the King James Version, and Joel three chapters. */
it.each<[book: number, chapter: number, verse: number, id: number | undefined]>([
  [39, 3, 18, 39_003_018],
  [39, 3, 19, 39_004_001],
  [29, 4, 1, 29_003_001],
  [29, 3, 1, 29_003_001],
  // No text has it.
  [39, 3, 25, 39_003_025],
  [39, 0, 1, undefined],
])('converts book %d, chapter %d, verse %d to %s', (book, chapter, verse, id) => {
  const map = verseMapOf([
    { wlc: 39_003_019, kjv: 39_004_001, wlcPart: '', kjvPart: '' },
    { wlc: 29_003_001, kjv: 29_002_028, wlcPart: '', kjvPart: '' },
    { wlc: 29_004_001, kjv: 29_003_001, wlcPart: '', kjvPart: '' },
  ]);
  expect(tryKjvVerseId({ book, chapter, verse }, map)).toBe(id);
});
