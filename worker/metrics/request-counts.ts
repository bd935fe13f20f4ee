import type { ActivityGroup } from '#data/administration/contract/activity.ts';
import { bucketOf } from './histogram.ts';

/**
 * Sums per hour by name: "search.requests", "search.errors", "search.read", "search.written", and "search.t12" for
 * durations in bucket 12. The object is flat, so that D1 can add the counts of several isolates in SQL.
 */
export type Counts = Record<string, number>;

/** Counts of this isolate that are not stored yet, by hour. */
const unsaved = new Map<string, Counts>();

/** "2026-11-22T23" */
export function hourOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 13);
}

function add(hour: string, name: string, count: number): void {
  if (count === 0) return;
  const counts = unsaved.get(hour) ?? {};
  counts[name] = (counts[name] ?? 0) + count;
  unsaved.set(hour, counts);
}

export interface Answered {
  group: ActivityGroup;
  isError: boolean;
  ms: number;
  rowsRead: number;
  rowsWritten: number;
}

/** Counts a request. `now` is when it was answered. */
export function countRequest({ group, isError, ms, rowsRead, rowsWritten }: Answered, now = Date.now()): void {
  const hour = hourOf(now);
  add(hour, `${group}.requests`, 1);
  add(hour, `${group}.errors`, Number(isError));
  add(hour, `${group}.read`, rowsRead);
  add(hour, `${group}.written`, rowsWritten);
  add(hour, `${group}.t${bucketOf(ms)}`, 1);
}

/** Rows of background work: imports, mail, the health monitor and the counting itself. */
export function countBackgroundRows(rowsRead: number, rowsWritten: number, now = Date.now()): void {
  const hour = hourOf(now);
  add(hour, 'own.read', rowsRead);
  add(hour, 'own.written', rowsWritten);
}

/** Returns all counts so far and clears them. */
export function takeCounts(): [hour: string, Counts][] {
  const entries = [...unsaved];
  unsaved.clear();
  return entries;
}

/** Puts back counts that could not be stored. */
export function returnCounts(entries: readonly [hour: string, Counts][]): void {
  for (const [hour, counts] of entries) for (const [name, count] of Object.entries(counts)) add(hour, name, count);
}
