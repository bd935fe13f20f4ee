import { gte } from 'drizzle-orm';
import {
  activityGroups,
  activitySpans,
  type ActivityAnswer,
  type Figures,
} from '#data/administration/contract/activity.ts';
import { activity } from '#data/schema/activity.ts';
import { openApp } from '../database/app-database.ts';
import { hourOf, type Counts } from './request-counts.ts';
import { percentileOf } from './histogram.ts';

const hourMs = 3_600_000;

/** Stored counts of the last `hours`, including the current one. */
export async function readActivity(app: D1Database, hours: number, now: number): Promise<ActivityAnswer> {
  const stepHours = activitySpans.find((span) => span.hours === hours)?.step ?? 1;
  const to = Math.floor(now / hourMs) * hourMs + hourMs;
  const from = to - hours * hourMs;
  const rows = await openApp(app)
    .select()
    .from(activity)
    .where(gte(activity.hour, hourOf(from)));
  const within = (begin: number, end: number): Counts[] =>
    rows.filter(({ hour }) => hour >= hourOf(begin) && hour < hourOf(end)).map(({ counts }) => counts);
  const all = within(from, to);
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    stepHours,
    total: sumUp(all),
    points: Array.from({ length: hours / stepHours }, (_, index) => {
      const at = from + index * stepHours * hourMs;
      return { at: new Date(at).toISOString(), ...sumUp(within(at, at + stepHours * hourMs)) };
    }),
    groups: activityGroups
      .map((group) => ({ group, ...sumUp(all, group) }))
      .filter(({ requests, rowsRead, rowsWritten }) => requests + rowsRead + rowsWritten > 0),
  };
}

/** Rows of D1 that the worker has read and written since midnight UTC. */
export async function readRowsOfDay(app: D1Database, now: number): Promise<{ read: number; written: number }> {
  const day = new Date(now).toISOString().slice(0, 10);
  const rows = await openApp(app)
    .select({ counts: activity.counts })
    .from(activity)
    .where(gte(activity.hour, `${day}T00`));
  const { rowsRead, rowsWritten } = sumUp(rows.map(({ counts }) => counts));
  return { read: rowsRead, written: rowsWritten };
}

/** Sums of one group, or of all. */
function sumUp(hours: readonly Counts[], group?: string): Figures {
  const sums = new Map<string, number>();
  const buckets = new Map<number, number>();
  for (const [name, count] of hours.flatMap((counts) => Object.entries(counts))) {
    const [of = '', what = ''] = name.split('.');
    if (group !== undefined && of !== group) continue;
    const bucket = /^t(\d+)$/.exec(what)?.[1];
    if (bucket === undefined) sums.set(what, (sums.get(what) ?? 0) + count);
    else buckets.set(Number(bucket), (buckets.get(Number(bucket)) ?? 0) + count);
  }
  return {
    requests: sums.get('requests') ?? 0,
    errors: sums.get('errors') ?? 0,
    p50: percentileOf(buckets, 0.5),
    p95: percentileOf(buckets, 0.95),
    rowsRead: sums.get('read') ?? 0,
    rowsWritten: sums.get('written') ?? 0,
  };
}
