import { expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

it('returns the same evenly distributed numbers for the same text and others for another', () => {
  const numbers = (text: string, count: number) => Array.from({ length: count }, seededRandom(text));
  expect(numbers('water 3', 5)).toEqual(numbers('water 3', 5));
  expect(numbers('water 3', 5)).not.toEqual(numbers('water 4', 5));
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const number of numbers('alef', 10_000))
    tenths[Math.floor(number * 10)] = (tenths[Math.floor(number * 10)] ?? 0) + 1;
  // Each tenth of 10,000 is about 1,000. The tolerance is five times the standard deviation of 30.
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

/** First numbers of Tommy Ettinger's Mulberry32, from its reference code in C. */
it.each<[seed: number, numbers: number[]]>([
  [1, [2_693_262_067, 11_749_833, 2_265_367_787]],
  [0xffff_ffff, [3_850_105_811, 813_802_916, 3_073_704_848]],
  [0xdead_beef, [4_043_151_706, 1_147_597_007, 3_315_858_022]],
])('returns the numbers of Mulberry32 for the seed %d', (seed, numbers) => {
  expect(Array.from({ length: 3 }, seededRandom(seed))).toEqual(numbers.map((number) => number / 2 ** 32));
});

/** Test vectors of draft-eastlake-fnv for 32 bits. */
it.each([
  ['', 0x811c_9dc5],
  ['a', 0xe40c_292c],
  ['foobar', 0xbf9c_f968],
])('uses the FNV-1a hash of "%s" as its seed', (text, seed) => {
  expect(seededRandom(text)()).toBe(seededRandom(seed)());
});
