import { and, asc, inArray, sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { errorReports } from '#data/schema/bot.ts';
import type { AppEnv, Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { newId } from '../new-id.ts';
import { minuteLimit } from '../metrics/minute-limit.ts';
import { openApp } from '../database/app-database.ts';
import { startHealthMonitor } from './health-monitor.ts';

const maxReports = 1_000;
const maxUrlChars = 300;

/** Limits the reports per minute, so that a flood of wrong URLs cannot fill the database. */
const withinLimit = minuteLimit(30);

let monitorStarted = false;

/**
 * Counts server errors and requests for missing URLs. Stores nothing about the visitor. The first request of an isolate
 * also starts the health monitor.
 */
export function reportErrors(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const work: Promise<unknown>[] = [];
    if (!monitorStarted) {
      monitorStarted = true;
      work.push(startHealthMonitor(c.env));
    }
    const { status } = c.res;
    // A HEAD request only checks whether a page exists. The health monitor sends them, and so do other link checkers.
    const isHead = c.req.method === 'HEAD';
    if ((status >= 500 || (status === 404 && !isHead)) && withinLimit()) {
      const isLinked = originOf(c.req.header('Referer')) === new URL(c.req.url).origin;
      work.push(saveReport(c.env, { errorType: String(status), url: c.req.path.slice(0, maxUrlChars), isLinked }));
    }
    for (const each of work) c.executionCtx.waitUntil(each.catch((error) => logError('report_failed', String(error))));
  };
}

function originOf(referrer: string | undefined): string | undefined {
  return referrer && URL.canParse(referrer) ? new URL(referrer).origin : undefined;
}

type Report = Pick<typeof errorReports.$inferInsert, 'errorType' | 'url' | 'isLinked'>;

/** A resolved report that happens again is reopened. */
async function saveReport({ APP }: Bindings, report: Report): Promise<void> {
  const db = openApp(APP);
  const now = new Date().toISOString();
  const tooMany = sql`(SELECT count(*) FROM error_reports) > ${maxReports}`;
  const oldest = db.select({ id: errorReports.id }).from(errorReports).orderBy(asc(errorReports.createdAt)).limit(1);
  await db.batch([
    db
      .insert(errorReports)
      .values({ ...report, id: newId(), firstAt: now, createdAt: now })
      .onConflictDoUpdate({
        target: [errorReports.errorType, errorReports.url],
        set: {
          times: sql`times + 1`,
          isLinked: sql`max(is_linked, excluded.is_linked)`,
          createdAt: now,
          status: sql`CASE status WHEN 'resolved' THEN 'pending' ELSE status END`,
        },
      }),
    db.delete(errorReports).where(and(tooMany, inArray(errorReports.id, oldest))),
  ]);
}

/**
 * For the list: a missing URL counts if a page of this site links to it, or if it was requested at least three times.
 */
export const isReportable = sql`(${errorReports.errorType} <> '404' OR ${errorReports.isLinked} OR ${errorReports.times} >= 3)`;
