import { expect, it } from 'vitest';
import { shortReference } from './short-reference.ts';

it.each([
  ['Deuteronomy 5:22', 'Deut 5:22'],
  ['1 Thessalonians 5:12', '1 Thes 5:12'],
  ['Song of Solomon 2:3', 'Song 2:3'],
  ['Genesis 1:1', 'Genesis 1:1'],
  ['Malachi 4:1 · Hebrew 3:19', 'Malachi 4:1 · Hebrew 3:19'],
  ['Psalm 51 title · Hebrew 51:1–2', 'Psalm 51 title · Hebrew 51:1–2'],
])('shortens %s to %s', (reference, short) => {
  expect(shortReference(reference)).toBe(short);
});
