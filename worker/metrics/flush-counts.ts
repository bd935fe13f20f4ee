import { lt, sql } from 'drizzle-orm';
import { activity } from '#data/schema/activity.ts';
import { logFault } from '../log.ts';
import { openApp, runTogether } from '../database/app.ts';
import { hourOf, returnCounts, takeCounts } from './counts.ts';

/** Milliseconds. A request may work on for thirty seconds behind its answer, so that counts are kept within them. */
const flushDelay = 20_000;
/** No isolate writes more often than that: one row a minute, 1,440 a day, of the 100,000 of the free plan. */
const flushEvery = 60_000;
const keptMs = 35 * 86_400_000;

/** When the last flush was, or will be. */
let flushAt = 0;

export function isFlushDue(now = Date.now()): boolean {
  return now >= flushAt + flushEvery;
}

/**
 * Keeps what was counted, twenty seconds from now, unless that was done within the last minute. Where the isolate ends
 * before that, it is lost: what came in those seconds, or since the last flush where nothing came after its minute.
 */
export function flushLater(app: D1Database, { waitUntil }: Pick<ExecutionContext, 'waitUntil'>): void {
  const now = Date.now();
  if (!isFlushDue(now)) return;
  flushAt = now + flushDelay;
  waitUntil(new Promise((resolve) => setTimeout(resolve, flushDelay)).then(() => flushCounts(app)));
}

/**
 * Adds what this isolate has counted to what stands there, an hour a row. Never throws: what could not be kept is kept by
 * the next one.
 */
export async function flushCounts(app: D1Database, now = Date.now()): Promise<void> {
  const taken = takeCounts();
  if (taken.length === 0) return;
  flushAt = now;
  try {
    await runTogether(
      app,
      taken.map(
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
    returnCounts(taken);
    logFault('counts_not_kept', error instanceof Error ? error.message : String(error));
  }
}

/** Counts are kept for thirty-five days. */
export async function pruneCounts(app: D1Database, now: number): Promise<void> {
  await openApp(app)
    .delete(activity)
    .where(lt(activity.hour, hourOf(now - keptMs)));
}
