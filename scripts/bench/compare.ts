/** Numbers of one series of runs, in the unit of the caller. */
export interface Summary {
  median: number;
  min: number;
  max: number;
}

export function summary(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { median: at(0.5), min: at(0), max: at(1) };
}

/** "2.31 (2.20 to 2.44) s". */
export function formatSummary({ median, min, max }: Summary, unit: string, digits = 2): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)} to ${max.toFixed(digits)}) ${unit}`;
}
