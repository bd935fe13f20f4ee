/**
 * Durations as counts by bucket. A bucket is a quarter of an octave wide, so that a percentile read from it is at most
 * nine per cent (the eighth root of 2) away from the true one, and a minute's worth takes 65 numbers at most.
 */
const bucketsAnOctave = 4;
/** Ends at 65 s: a request that takes longer is counted as that. */
const lastBucket = 64;

/** 0 for what took less than a millisecond. */
export function bucketOf(ms: number): number {
  if (!(ms >= 1)) return 0;
  return Math.min(lastBucket, 1 + Math.floor(bucketsAnOctave * Math.log2(ms)));
}

/** Milliseconds in the middle of a bucket, by ratio. */
function middleOf(bucket: number): number {
  return bucket === 0 ? 0.5 : 2 ** ((bucket - 0.5) / bucketsAnOctave);
}

/**
 * Milliseconds that a `share` of all durations did not pass (nearest rank), to a tenth; `null` where nothing was counted.
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
