import { expect, it } from 'vitest';
import { parseVerseHash } from './verse-hash.ts';

const hashes: [hash: string, verses: readonly [number, number] | undefined][] = [
  ['#v3', [3, 3]],
  ['#v3-5', [3, 5]],
  ['#v5-3', [3, 5]],
  ['#v176', [176, 176]],
  ['', undefined],
  ['#v', undefined],
  ['#v3-', undefined],
  ['#note-3', undefined],
];
it.each(hashes)('reads “%s” as the verses %j', (hash, verses) => {
  expect(parseVerseHash(hash)).toEqual(verses);
});
