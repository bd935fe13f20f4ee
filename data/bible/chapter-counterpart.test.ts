import { expect, it } from 'vitest';
import { chapterCounterpart } from './chapter-counterpart.ts';
import { verseMapOf, type Versification, type VersePair } from './versification.ts';

const pair = (wlc: number, kjv: number): VersePair => ({ wlc, kjv, wlcPart: '', kjvPart: '' });

/** Genesis 32, Joel, Malachi and Psalms 51 and 3 as numbered in printed Hebrew Bibles. */
const map = verseMapOf([
  pair(1_032_001, 1_031_055),
  pair(1_032_002, 1_032_001),
  pair(29_003_001, 29_002_028),
  pair(29_004_001, 29_003_001),
  pair(39_003_019, 39_004_001),
  pair(19_003_001, 19_003_000),
  pair(19_003_002, 19_003_001),
  pair(19_051_001, 19_051_000),
  pair(19_051_002, 19_051_000),
  pair(19_051_003, 19_051_001),
]);

it.each<[name: string, first: number, from: Versification, found: [book: number, chapter: number, verse?: number]]>([
  ['Malachi 4 begins within Hebrew Malachi 3', 39_004_001, 'kjv', [39, 3, 39_003_019]],
  ['Joel 3 is the whole of Hebrew Joel 4', 29_003_001, 'kjv', [29, 4]],
  ['Hebrew Joel 3 begins within Joel 2', 29_003_001, 'wlc', [29, 2, 29_002_028]],
  ['Hebrew Joel 4 is the whole of Joel 3', 29_004_001, 'wlc', [29, 3]],
  ['Hebrew Genesis 32 begins within Genesis 31', 1_032_001, 'wlc', [1, 31, 1_031_055]],
  ['Genesis 32 begins with the second verse of Hebrew Genesis 32', 1_032_001, 'kjv', [1, 32]],
  ['Psalm 51 has its title before the first verse', 19_051_001, 'wlc', [19, 51]],
  ['Psalm 3 likewise', 19_003_000, 'kjv', [19, 3]],
  ['Romans 5 is numbered alike', 45_005_001, 'kjv', [45, 5]],
])('%s', (_, first, from, [book, chapter, verse]) => {
  expect(chapterCounterpart(first, from, from === 'kjv' ? 'wlc' : 'kjv', map)).toEqual({ book, chapter, verse });
});

it('returns the same chapter when the other text lacks its first verse', () => {
  expect(chapterCounterpart(40_001_001, 'kjv', 'wlc', verseMapOf([]))).toEqual({
    book: 40,
    chapter: 1,
    verse: undefined,
  });
});
