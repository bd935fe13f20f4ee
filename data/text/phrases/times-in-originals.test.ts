import { expect, it } from 'vitest';
import { verseMapOf } from '../../bible/versification.ts';
import { timesInOriginals } from './times-in-originals.ts';

it('adds up the words of verses that are one verse of the King James Version', () => {
  // 1 Kings 22:43 and 44 of the Hebrew text are 22:43 there.
  const times = timesInOriginals(
    {
      old: {
        versification: 'wlc',
        verses: [
          { id: 11_022_043, marks: { words: [[0, 3, 'H3068']] } },
          { id: 11_022_044, marks: { words: [[0, 3, 'H3068']] } },
        ],
      },
    },
    verseMapOf([{ wlc: 11_022_044, kjv: 11_022_043, wlcPart: '', kjvPart: 'b' }]),
  );
  expect(times(11_022_043, 'H3068')).toBe(2);
});
