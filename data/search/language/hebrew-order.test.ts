import { expect, it } from 'vitest';
import { orderHebrewMarks } from './hebrew-order.ts';

/** As transcriptions of the Leningrad Codex write them; the last two have marks that only other editions have there. */
it.each([
  ['Genesis 1:1', 'ב\u05BC\u05B0ר\u05B5אש\u05C1\u05B4\u0596ית ב\u05BC\u05B8ר\u05B8\u05A3א'],
  ['a sin in Numbers 6:26', 'ש\u05C2\u05BC\u05B8\u05A8'],
  ['a shin in Genesis 1:31', 'ש\u05C1\u05BC\u05B4\u05BD'],
  ['a shin in Psalm 135:8', 'ש\u05C1\u05B6\u05BD\u05AD'],
  ['a lamed in Psalm 119:99', 'ל\u05BF\u05B4\u05BD'],
  ['a kaf in Jeremiah 31:34', 'כ\u05BC\u05BB'],
  ['a kaf with a short qamats', 'כ\u05BC\u05C7'],
  ['a tav in Exodus 20:13', 'ת\u05BC\u05BF\u05B4'],
])('orders the marks as the Hebrew text does, whatever order they are typed in: %s', (_, written) => {
  const normal = written.normalize('NFC');
  const reversed = written.replaceAll(/\p{M}+/gu, (marks) => [...marks].toReversed().join(''));
  expect([normal, reversed]).not.toContain(written);
  expect([normal, reversed, written].map(orderHebrewMarks)).toEqual([written, written, written]);
});
