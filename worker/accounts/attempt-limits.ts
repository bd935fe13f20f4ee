import { eq, sql, type SQL } from 'drizzle-orm';
import { attempts } from '#data/schema/app.ts';
import { HttpError } from '../http/http-error.ts';
import { openApp, runBatch } from '../database/app-database.ts';
import { tooManyAttemptsMessage } from './messages.ts';

export interface Limit {
  /** Attempts without a wait. */
  times: number;
  /** After this time without an attempt, the count restarts. */
  windowSeconds: number;
}

const quarterHour = 900;
const hour = 3_600;
const day = 24 * hour;

/** By what is limited. The key adds whom. */
export const limits = {
  /** Sign-ins for one name. Passkeys do not count here, so that a stranger cannot lock the owner out. */
  'login:name': { times: 10, windowSeconds: quarterHour },
  /** Second-factor codes per account, after a correct password. Two of a million codes are valid at a time. */
  'login:code': { times: 5, windowSeconds: hour },
  'login:network': { times: 30, windowSeconds: quarterHour },
  'register:network': { times: 5, windowSeconds: hour },
  'invite:network': { times: 30, windowSeconds: quarterHour },
  'recovery:network': { times: 5, windowSeconds: hour },
  /** Mails with a link for a new password. Further requests are ignored, so that nobody can flood a mailbox. */
  'recovery:account': { times: 3, windowSeconds: hour },
  /** Changes of one's own account. */
  account: { times: 10, windowSeconds: hour },
  /** Messages that an administrator sends by hand. */
  mail: { times: 20, windowSeconds: hour },
  /** Questions that an administrator sends to the AI provider. Each may cost money. */
  consult: { times: 30, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

/** Seconds of the first wait. Each further attempt doubles it. */
const firstWait = 60;
const maxWait = hour;

/**
 * Counts an attempt before its work begins, so that concurrent attempts cannot pass the limit. Above the limit, each
 * attempt starts a wait. Attempts during a wait are rejected and not counted. Throws a {@link HttpError} 429.
 *
 * @param now Seconds since 1970.
 */
export async function countAttempt(
  database: D1Database,
  name: keyof typeof limits,
  whom: string,
  now = Math.floor(Date.now() / 1000),
): Promise<void> {
  const [waiting] = await runBatch<{ until: number }[]>(database, attemptStatements(name, whom, now));
  const until = waiting?.rows[0]?.until;
  if (until === undefined) return;
  const wait = until - now;
  throw new HttpError(429, tooManyAttemptsMessage(formatRetryAfter(wait)), undefined, {
    retryAfter: wait,
  });
}

/** Run both together. The first returns a row during a wait. The second counts the attempt unless there is a wait. */
export function attemptStatements(name: keyof typeof limits, whom: string, now: number): [SQL, SQL] {
  const { times, windowSeconds } = limits[name];
  const key = `${name}:${whom}`;
  const isOver = sql`max(since, until) + ${windowSeconds} <= ${now}`;
  return [
    sql`SELECT until FROM attempts WHERE key = ${key} AND until > ${now}`,
    // A row that is still waiting stays unchanged.
    sql`INSERT INTO attempts (key, times, since, until) VALUES (${key}, 1, ${now}, 0)
      ON CONFLICT (key) DO UPDATE SET
        times = CASE WHEN ${isOver} THEN 1 ELSE times + 1 END,
        since = ${now},
        until = CASE
          WHEN ${isOver} OR times + 1 < ${times} THEN 0
          ELSE ${now} + min(${maxWait}, ${firstWait} << min(10, times + 1 - ${times}))
        END
      WHERE until <= ${now}`,
  ];
}

/** After a success: the count of this name restarts. */
export async function resetAttempts(database: D1Database, name: keyof typeof limits, whom: string): Promise<void> {
  await openApp(database)
    .delete(attempts)
    .where(eq(attempts.key, `${name}:${whom}`));
}

/** After a success: the attempt was not a guess, and a whole school may share a network. */
export async function forgiveAttempt(database: D1Database, name: keyof typeof limits, whom: string): Promise<void> {
  await openApp(database)
    .update(attempts)
    .set({ times: sql`max(0, ${attempts.times} - 1)`, until: 0 })
    .where(eq(attempts.key, `${name}:${whom}`));
}

/** "40 seconds", "12 minutes", "1 hour". */
export function formatRetryAfter(seconds: number): string {
  const plural = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`;
  if (seconds < 60) return plural(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour');
}

/** Deletes attempts whose wait and window are long over. */
export async function removeOldAttempts(database: D1Database, now = Math.floor(Date.now() / 1000)): Promise<void> {
  await openApp(database)
    .delete(attempts)
    .where(sql`max(${attempts.since}, ${attempts.until}) < ${now - day}`);
}
