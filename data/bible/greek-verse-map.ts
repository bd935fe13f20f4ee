import type { VersePair } from './versification.ts';

/**
 * Verses of the New Testament that editions of the Greek text (SBLGNT, Nestle-Aland, UBS) number differently from the
 * King James Version. A versification "wlc" is that of the originals: the Hebrew Bible and these editions. No verse of
 * one testament is in the other, so one table has both.
 */
export const greekVerseMap: readonly VersePair[] = [
  // "And when he had thus spoken, he dismissed the assembly" is the end of verse 40.
  pair(44_019_040, 44_019_040, 'a', ''),
  pair(44_019_040, 44_019_041, 'b', ''),
  // "All the saints salute you" is the end of verse 12.
  pair(47_013_012, 47_013_012, 'a', ''),
  pair(47_013_012, 47_013_013, 'b', ''),
  pair(47_013_013, 47_013_014, '', ''),
  // "I am crucified with Christ" is the end of verse 19.
  pair(48_002_019, 48_002_019, 'a', ''),
  pair(48_002_019, 48_002_020, 'b', 'a'),
  pair(48_002_020, 48_002_020, '', 'b'),
  // Those who preach of love come first.
  pair(50_001_016, 50_001_017, '', ''),
  pair(50_001_017, 50_001_016, '', ''),
  // "Peace be to thee" begins a verse.
  pair(64_001_014, 64_001_014, '', 'a'),
  pair(64_001_015, 64_001_014, '', 'b'),
  // "And I stood upon the sand of the sea" is the last verse of chapter 12: "and he stood".
  pair(66_012_018, 66_013_001, '', 'a'),
  pair(66_013_001, 66_013_001, '', 'b'),
];

function pair(wlc: number, kjv: number, wlcPart: string, kjvPart: string): VersePair {
  return { wlc, kjv, wlcPart, kjvPart };
}
