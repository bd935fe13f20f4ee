/**
 * Returns what says whether one more may be written: at most so many in a minute of this isolate's, since a database's plan
 * has rows for a day, and a flood would use them up.
 */
export function minuteLimit(most: number): (now?: number) => boolean {
  let minute = 0;
  let taken = 0;
  return (now = Date.now()) => {
    const current = Math.floor(now / 60_000);
    if (current !== minute) [minute, taken] = [current, 0];
    taken += 1;
    return taken <= most;
  };
}
