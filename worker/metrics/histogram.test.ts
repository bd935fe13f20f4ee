import { describe, expect, test } from 'vitest';
import { bucketOf, percentileOf } from './histogram.ts';

function bucketsOf(durations: readonly number[]): Map<number, number> {
  const buckets = new Map<number, number>();
  for (const ms of durations) buckets.set(bucketOf(ms), (buckets.get(bucketOf(ms)) ?? 0) + 1);
  return buckets;
}
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

describe('a percentile of known durations is within nine percent', () => {
  test.each([
    // [durations, median, 95th], by nearest rank.
    [upTo(100), 50, 95],
    [upTo(1_000), 500, 950],
    [[7], 7, 7],
    [[3, 3, 3, 3, 3, 3, 3, 3, 3, 2_000], 3, 2_000],
    [[...upTo(94).map(() => 12), ...upTo(6).map(() => 800)], 12, 800],
  ])('%#', (durations, p50, p95) => {
    const buckets = bucketsOf(durations);
    for (const [share, expected] of [
      [0.5, p50],
      [0.95, p95],
    ] as const) {
      const estimate = percentileOf(buckets, share) ?? NaN;
      expect(Math.max(estimate / expected, expected / estimate)).toBeLessThanOrEqual(1.1);
    }
  });
});

test('has no percentile without counts, and a bucket for very short and very long durations', () => {
  expect(percentileOf(new Map(), 0.5)).toBeNull();
  expect(percentileOf(bucketsOf([0, 0.4, NaN]), 0.95)).toBe(0.5);
  expect(bucketOf(1e9)).toBe(bucketOf(70_000));
});

test.each([
  // A bucket is a quarter of an octave wide: 1 + the integer part of 4 log2(ms).
  [0.99, 0],
  [1, 1],
  [1.18, 1],
  [1.2, 2],
  [2, 5],
  [4, 9],
  [1_000, 40],
  [55_000, 63],
  [65_000, 64],
])('%d ms are counted in bucket %i', (ms, bucket) => {
  expect(bucketOf(ms)).toBe(bucket);
});
