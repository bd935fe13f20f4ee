/**
 * Creates a limiter for database writes: at most so many per minute and isolate. A plan has a daily quota of rows, and
 * a flood would use it up.
 */
export function minuteLimit(limit: number): (now?: number) => boolean {
  let minute = 0;
  let count = 0;
  return (now = Date.now()) => {
    const current = Math.floor(now / 60_000);
    if (current !== minute) [minute, count] = [current, 0];
    count += 1;
    return count <= limit;
  };
}
