import type { ActivityGroup } from '#data/administration/contract/activity.ts';
import { bucketOf } from './histogram.ts';

/**
 * Sums of an hour by name: "search.requests", "search.errors", "search.read", "search.written", and "search.t12" for
 * durations in bucket 12. Flat, so that D1 itself can add what two isolates have counted.
 */
export type Counts = Record<string, number>;

/** What this isolate has counted and not yet kept, by hour. */
const uncounted = new Map<string, Counts>();

/** "2026-11-22T23" */
export function hourOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 13);
}

function add(hour: string, name: string, count: number): void {
  if (count === 0) return;
  const counts = uncounted.get(hour) ?? {};
  counts[name] = (counts[name] ?? 0) + count;
  uncounted.set(hour, counts);
}

export interface Answered {
  group: ActivityGroup;
  isError: boolean;
  ms: number;
  rowsRead: number;
  rowsWritten: number;
}

/** Counts a request that was answered `now`. */
export function countRequest({ group, isError, ms, rowsRead, rowsWritten }: Answered, now = Date.now()): void {
  const hour = hourOf(now);
  add(hour, `${group}.requests`, 1);
  add(hour, `${group}.errors`, Number(isError));
  add(hour, `${group}.read`, rowsRead);
  add(hour, `${group}.written`, rowsWritten);
  add(hour, `${group}.t${bucketOf(ms)}`, 1);
}

/** Rows of what no request waits for: imports, mail, the watcher, counting itself. */
export function countOwnRows(rowsRead: number, rowsWritten: number, now = Date.now()): void {
  const hour = hourOf(now);
  add(hour, 'own.read', rowsRead);
  add(hour, 'own.written', rowsWritten);
}

/** Everything that was counted until now, which is then no longer here. */
export function takeCounts(): [hour: string, Counts][] {
  const taken = [...uncounted];
  uncounted.clear();
  return taken;
}

/** Takes back what could not be kept. */
export function returnCounts(taken: readonly [hour: string, Counts][]): void {
  for (const [hour, counts] of taken) for (const [name, count] of Object.entries(counts)) add(hour, name, count);
}
