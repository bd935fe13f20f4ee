/** Statistics of one series of runs, in the unit of the caller. */
export interface Summary {
  median: number;
  min: number;
  max: number;
}

export function summary(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { median: at(0.5), min: at(0), max: at(1) };
}
