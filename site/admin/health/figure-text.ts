/** For example "0.5 ms", "12 ms", "1.5 s"; a dash if there is no value. */
export function formatDuration(ms: number | null): string {
  if (ms === null) return '–';
  if (ms >= 1_000) return `${(ms / 1_000).toFixed(1)} s`;
  return `${ms < 10 ? ms : Math.round(ms)} ms`;
}

/** A percentage of a limit: "under 1%", "40%". */
export function formatLimitPercent(count: number, max: number): string {
  const percent = (count / max) * 100;
  return percent > 0 && percent < 1 ? 'under 1%' : `${Math.round(percent)}%`;
}
