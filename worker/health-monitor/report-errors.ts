import { and, asc, inArray, sql } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { errorReports } from '#data/schema/bot.ts';
import type { AppEnv, Bindings } from '../env.ts';
import { logFault } from '../log.ts';
import { newId } from '../new-id.ts';
import { minuteLimit } from '../metrics/minute-limit.ts';
import { openApp } from '../database/app.ts';
import { beginWatch } from './health-monitor.ts';

const mostReports = 1_000;
const mostLetters = 300;

/** A flood of wrong addresses is not written down whole. */
const takesOneMore = minuteLimit(30);

let hasBegun = false;

/**
 * Counts what answered with a fault of the server, and addresses that are not there. Nothing of who asked is kept. The
 * first request of an isolate also sees to it that the watcher watches.
 */
export function reportErrors(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const work: Promise<unknown>[] = [];
    if (!hasBegun) {
      hasBegun = true;
      work.push(beginWatch(c.env));
    }
    const { status } = c.res;
    // Who asks for a head alone looks whether a page is there: the watcher itself, or another's.
    const isLook = c.req.method === 'HEAD';
    if ((status >= 500 || (status === 404 && !isLook)) && takesOneMore()) {
      const isLinked = originOf(c.req.header('Referer')) === new URL(c.req.url).origin;
      work.push(keepReport(c.env, { errorType: String(status), url: c.req.path.slice(0, mostLetters), isLinked }));
    }
    for (const each of work) c.executionCtx.waitUntil(each.catch((error) => logFault('report_failed', String(error))));
  };
}

function originOf(referrer: string | undefined): string | undefined {
  return referrer && URL.canParse(referrer) ? new URL(referrer).origin : undefined;
}

type Report = Pick<typeof errorReports.$inferInsert, 'errorType' | 'url' | 'isLinked'>;

/** One that was resolved and happens again is open again. */
async function keepReport({ APP }: Bindings, report: Report): Promise<void> {
  const db = openApp(APP);
  const now = new Date().toISOString();
  const tooMany = sql`(SELECT count(*) FROM error_reports) > ${mostReports}`;
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

/** For the list: a wrong address counts when a page of this site led there, or when it is asked for again and again. */
export const isWorthTelling = sql`(${errorReports.errorType} <> '404' OR ${errorReports.isLinked} OR ${errorReports.times} >= 3)`;
