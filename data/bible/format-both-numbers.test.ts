import { describe, expect, it } from 'vitest';
import { formatBothNumbers } from './format-both-numbers.ts';
import { verseMapOf, type Versification } from './versification.ts';

/**
 * As printed: the Hebrew psalm counts its title, Malachi has three chapters, 1 Kings 22:43 ends in the Hebrew 22:44.
 */
const map = verseMapOf([
  { wlc: 19_051_001, kjv: 19_051_000, wlcPart: '', kjvPart: '' },
  { wlc: 19_051_002, kjv: 19_051_000, wlcPart: '', kjvPart: '' },
  { wlc: 19_051_003, kjv: 19_051_001, wlcPart: '', kjvPart: '' },
  { wlc: 39_003_019, kjv: 39_004_001, wlcPart: '', kjvPart: '' },
  { wlc: 11_022_044, kjv: 11_022_043, wlcPart: '', kjvPart: 'b' },
]);

describe('formatPlace', () => {
  it.each<[number, Versification, string]>([
    [1_001_001, 'kjv', 'Genesis 1:1'],
    [1_001_001, 'wlc', 'Genesis 1:1'],
    [39_004_001, 'kjv', 'Malachi 4:1 · Hebrew 3:19'],
    [39_003_019, 'wlc', 'Malachi 4:1 · Hebrew 3:19'],
    [19_051_000, 'kjv', 'Psalm 51 title · Hebrew 51:1–2'],
    [19_051_002, 'wlc', 'Psalm 51 title · Hebrew 51:2'],
    [19_051_001, 'kjv', 'Psalm 51:1 · Hebrew 51:3'],
    // One half is elsewhere; the other half has the same number.
    [11_022_043, 'kjv', '1 Kings 22:43'],
    [11_022_044, 'wlc', '1 Kings 22:43 · Hebrew 22:44'],
    [66_022_021, 'kjv', 'Revelation 22:21'],
  ])('formats %i of %s as %s', (id, numbering, expected) => {
    expect(formatBothNumbers(id, numbering, map)).toBe(expected);
  });
});
