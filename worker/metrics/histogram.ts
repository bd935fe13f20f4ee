/**
 * A histogram of durations. A bucket is a quarter of an octave wide, so a percentile is within nine percent (the eighth
 * root of 2) of the true value, and at most 65 counts are stored.
 */
const bucketsPerOctave = 4;
/** The last bucket, at 65 s. Longer durations are counted in it. */
const lastBucket = 64;

/** Bucket 0 is for durations below a millisecond. */
export function bucketOf(ms: number): number {
  if (!(ms >= 1)) return 0;
  return Math.min(lastBucket, 1 + Math.floor(bucketsPerOctave * Math.log2(ms)));
}

/** The geometric middle of a bucket, in milliseconds. */
function middleOf(bucket: number): number {
  return bucket === 0 ? 0.5 : 2 ** ((bucket - 0.5) / bucketsPerOctave);
}

/**
 * The percentile in milliseconds, by nearest rank, rounded to a tenth. `share` is from 0 to 1. Returns `null` without
 * counts.
 */
export function percentileOf(buckets: ReadonlyMap<number, number>, share: number): number | null {
  const sorted = [...buckets].toSorted(([a], [b]) => a - b);
  const all = sorted.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [bucket, count] of sorted) {
    passed += count;
    if (passed >= share * all) return Math.round(middleOf(bucket) * 10) / 10;
  }
  return null;
}
