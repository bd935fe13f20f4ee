import { lt, sql } from 'drizzle-orm';
import { activity } from '#data/schema/activity.ts';
import { logError } from '../log.ts';
import { openApp, runBatch } from '../database/app-database.ts';
import { hourOf, returnCounts, takeCounts } from './request-counts.ts';

/** Milliseconds. The runtime allows thirty seconds of work after a response, so counts are stored before that. */
const flushDelay = 20_000;
/** Milliseconds. Max one write per isolate and minute: 1,440 rows a day, of the 100,000 of the free plan. */
const flushInterval = 60_000;
const retentionMs = 35 * 86_400_000;

/** Time of the last or the scheduled flush. */
let flushAt = 0;

export function isFlushDue(now = Date.now()): boolean {
  return now >= flushAt + flushInterval;
}

/**
 * Stores the counts in twenty seconds, unless that was done within the last minute. If the isolate ends first, the
 * counts of those seconds are lost, or those since the last flush if no request followed.
 */
export function flushLater(app: D1Database, { waitUntil }: Pick<ExecutionContext, 'waitUntil'>): void {
  const now = Date.now();
  if (!isFlushDue(now)) return;
  flushAt = now + flushDelay;
  waitUntil(new Promise((resolve) => setTimeout(resolve, flushDelay)).then(() => flushCounts(app)));
}

/**
 * Adds the counts of this isolate to the stored ones, one row per hour. Never throws: if storing fails, the next flush
 * includes these counts.
 */
export async function flushCounts(app: D1Database, now = Date.now()): Promise<void> {
  const counted = takeCounts();
  if (counted.length === 0) return;
  flushAt = now;
  try {
    await runBatch(
      app,
      counted.map(
        ([hour, counts]) => sql`INSERT INTO activity (hour, counts) VALUES (${hour}, ${JSON.stringify(counts)})
          ON CONFLICT (hour) DO UPDATE SET counts = (
            SELECT json_group_object(key, total) FROM (
              SELECT key, sum(value) AS total FROM (
                SELECT key, value FROM json_each(activity.counts)
                UNION ALL SELECT key, value FROM json_each(excluded.counts)
              ) GROUP BY key
            ))`,
      ),
    );
  } catch (error) {
    returnCounts(counted);
    logError('counts_not_kept', error instanceof Error ? error.message : String(error));
  }
}

/** Deletes counts older than thirty-five days. */
export async function pruneCounts(app: D1Database, now: number): Promise<void> {
  await openApp(app)
    .delete(activity)
    .where(lt(activity.hour, hourOf(now - retentionMs)));
}
