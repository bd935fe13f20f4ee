import { eq, sql, type SQL } from 'drizzle-orm';
import { attempts } from '#data/schema/app.ts';
import { Problem } from '../http/http-error.ts';
import { openApp, runTogether } from '../database/app.ts';

export interface Limit {
  /** Tries without a wait. */
  times: number;
  /** After so long without a try, counting begins anew. */
  windowSeconds: number;
}

const quarterHour = 900;
const hour = 3_600;
const day = 24 * hour;

/** By what is limited; the key says whom. */
export const limits = {
  /** Sign-ins under one name. A passkey does not count here, so that no stranger can lock its owner out. */
  'login:name': { times: 10, windowSeconds: quarterHour },
  /** Codes beside a password that was right, by account. A million there are, of which two open. */
  'login:code': { times: 5, windowSeconds: hour },
  'login:network': { times: 30, windowSeconds: quarterHour },
  'register:network': { times: 5, windowSeconds: hour },
  'invite:network': { times: 30, windowSeconds: quarterHour },
  /** Changes of one's own account. */
  account: { times: 10, windowSeconds: hour },
  /** Messages that an administrator sends by hand. */
  mail: { times: 20, windowSeconds: hour },
  /** Questions that an administrator sends to the AI provider, each of which may cost money. */
  consult: { times: 30, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

/** Seconds of the first wait; each try after it doubles the next. */
const firstWait = 60;
const longestWait = hour;

/**
 * Counts a try before anything is done for it, so that many at once find no gap. Past the limit each try is followed
 * by a wait, in which further ones are refused without being counted. Throws a {@link Problem} 429.
 *
 * `now` in seconds since 1970.
 */
export async function countAttempt(
  database: D1Database,
  name: keyof typeof limits,
  whom: string,
  now = Math.floor(Date.now() / 1000),
): Promise<void> {
  const [waiting] = await runTogether<{ until: number }>(database, attemptStatements(name, whom, now));
  const until = waiting?.rows[0]?.until;
  if (until === undefined) return;
  const wait = until - now;
  throw new Problem(429, `Too many attempts. Try again in ${formatWait(wait)}.`, undefined, { retryAfter: wait });
}

/** To be run together: the first answers a row while a wait has not passed, the second counts unless it is so. */
export function attemptStatements(name: keyof typeof limits, whom: string, now: number): [SQL, SQL] {
  const { times, windowSeconds } = limits[name];
  const key = `${name}:${whom}`;
  const isOver = sql`max(since, until) + ${windowSeconds} <= ${now}`;
  return [
    sql`SELECT until FROM attempts WHERE key = ${key} AND until > ${now}`,
    // A row whose wait has not passed stays as it is.
    sql`INSERT INTO attempts (key, times, since, until) VALUES (${key}, 1, ${now}, 0)
      ON CONFLICT (key) DO UPDATE SET
        times = CASE WHEN ${isOver} THEN 1 ELSE times + 1 END,
        since = ${now},
        until = CASE
          WHEN ${isOver} OR times + 1 < ${times} THEN 0
          ELSE ${now} + min(${longestWait}, ${firstWait} << min(10, times + 1 - ${times}))
        END
      WHERE until <= ${now}`,
  ];
}

/** After a success: the name begins anew. */
export async function forgetAttempts(database: D1Database, name: keyof typeof limits, whom: string): Promise<void> {
  await openApp(database)
    .delete(attempts)
    .where(eq(attempts.key, `${name}:${whom}`));
}

/** After a success: it was no guess, and a whole school may share a network. */
export async function forgiveAttempt(database: D1Database, name: keyof typeof limits, whom: string): Promise<void> {
  await openApp(database)
    .update(attempts)
    .set({ times: sql`max(0, ${attempts.times} - 1)`, until: 0 })
    .where(eq(attempts.key, `${name}:${whom}`));
}

/** "40 seconds", "12 minutes", "1 hour". */
export function formatWait(seconds: number): string {
  const said = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`;
  if (seconds < 60) return said(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? said(minutes, 'minute') : said(Math.ceil(minutes / 60), 'hour');
}

/** Tries whose wait and window are long over: nobody asks for them again. */
export async function removeOldAttempts(database: D1Database, now = Math.floor(Date.now() / 1000)): Promise<void> {
  await openApp(database)
    .delete(attempts)
    .where(sql`max(${attempts.since}, ${attempts.until}) < ${now - day}`);
}
