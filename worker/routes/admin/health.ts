import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { activityQuery } from '#data/administration/contract/activity.ts';
import type { AdminHealthAnswer } from '#data/administration/contract/health.ts';
import { sql as librarySql } from '#data/search/sql/sql-tag.ts';
import { activeStates, builds, imports, outbox } from '#data/schema/app.ts';
import { parseQuery } from '../../http/validate.ts';
import { freePlan } from '../../health-monitor/check-plan-limits.ts';
import { healthCheckInterval, healthMonitorName } from '../../health-monitor/health-monitor.ts';
import type { Bindings, SignedInEnv } from '../../env.ts';
import { silentMs } from '../../rebuild/follow-build.ts';
import { flushCounts } from '../../metrics/flush-counts.ts';
import { readActivity, readRowsOfDay } from '../../metrics/read-activity.ts';
import { readHealth } from '../../metrics/read-health.ts';
import { databaseBytes, openApp } from '../../database/app-database.ts';
import { readBatch } from '../../database/batch.ts';
import { LibraryUnavailableError } from '../../database/library-error.ts';

const weekMs = 7 * 86_400_000;

/** The health of the site, now and over the last weeks. */
export const adminHealthRoutes = new Hono<SignedInEnv>()
  .get('/health', async (c) => {
    const now = Date.now();
    // Write the counts that this isolate still buffers, so that today's figures include them.
    await flushCounts(c.env.APP, now);
    const [health, revision, state, watcher, databases, rows] = await Promise.all([
      readHealth(c.env),
      readRevision(c.env.LIBRARY),
      readState(c.env.APP, now),
      readLastRound(c.env, now),
      readSizes(c.env),
      readRowsOfDay(c.env.APP, now),
    ]);
    const { VERSION, IS_LOCAL } = c.env;
    return c.json({
      ...health,
      revision,
      deployment: VERSION ? { id: VERSION.id, at: VERSION.timestamp } : null,
      ...state,
      watcher,
      databases,
      rows: {
        ...rows,
        mostRead: IS_LOCAL ? null : freePlan.rowsReadADay,
        mostWritten: IS_LOCAL ? null : freePlan.rowsWrittenADay,
      },
    } satisfies AdminHealthAnswer);
  })

  .get('/activity', async (c) => {
    const { hours } = parseQuery(activityQuery, c.req.query());
    const now = Date.now();
    await flushCounts(c.env.APP, now);
    return c.json(await readActivity(c.env.APP, hours, now));
  });

async function readState(
  app: D1Database,
  now: number,
): Promise<Pick<AdminHealthAnswer, 'imports' | 'mail' | 'lastBuild'>> {
  const db = openApp(app);
  const weekAgo = new Date(now - weekMs).toISOString();
  const count = { rows: sql<number>`count(*)` };
  const lost = new Date(now - silentMs).toISOString();
  const [[active], [failedImports], [waiting], [delayed], [failedMail], [lastBuild]] = await db.batch([
    db
      .select(count)
      .from(imports)
      .where(inArray(imports.state, [...activeStates])),
    db
      .select(count)
      .from(imports)
      .where(and(inArray(imports.state, ['failed']), gt(imports.startedAt, weekAgo))),
    db
      .select(count)
      .from(outbox)
      .where(inArray(outbox.state, ['queued', 'sending'])),
    db
      .select(count)
      .from(outbox)
      .where(and(inArray(outbox.state, ['queued']), gt(outbox.attempts, 0))),
    db
      .select(count)
      .from(outbox)
      .where(and(inArray(outbox.state, ['failed']), gt(outbox.createdAt, weekAgo))),
    db
      .select({ state: builds.state, reason: builds.reason, askedAt: builds.askedAt, endedAt: builds.endedAt })
      .from(builds)
      // A running build is followed by the one that waits for it, which was requested later.
      .orderBy(desc(and(eq(builds.state, 'running'), gt(builds.heartbeatAt, lost)) ?? sql`0`), desc(builds.id))
      .limit(1),
  ]);
  return {
    imports: { active: active?.rows ?? 0, failed: failedImports?.rows ?? 0 },
    mail: { waiting: waiting?.rows ?? 0, delayed: delayed?.rows ?? 0, failed: failedMail?.rows ?? 0 },
    lastBuild: lastBuild ?? null,
  };
}

async function readRevision(library: D1Database): Promise<number | null> {
  try {
    const { rows } = await readBatch<[{ revision: number }]>(library, [
      librarySql`SELECT revision FROM edition LIMIT 1`,
    ]);
    return rows[0][0]?.revision ?? 0;
  } catch (error) {
    if (error instanceof LibraryUnavailableError) return null;
    throw error;
  }
}

async function readLastRound({ HEALTH_MONITOR }: Bindings, now: number): Promise<AdminHealthAnswer['watcher']> {
  const last = await HEALTH_MONITOR.get(HEALTH_MONITOR.idFromName(healthMonitorName)).lastRound();
  return {
    lastRound: last === undefined ? null : new Date(last).toISOString(),
    isLate: last !== undefined && now - last > 2 * healthCheckInterval,
  };
}

function readSizes({ LIBRARY, APP, IS_LOCAL }: Bindings): Promise<AdminHealthAnswer['databases']> {
  const sizes = Object.entries({ LIBRARY, APP }).map(async ([name, database]) => ({
    name,
    bytes: await databaseBytes(database),
    most: IS_LOCAL ? null : freePlan.databaseBytes,
  }));
  return Promise.all(sizes);
}
