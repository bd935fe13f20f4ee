import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { OverviewAnswer } from '#data/administration/contract/overview.ts';
import type { SignedInEnv } from '../../env.ts';
import { runBatch } from '../../database/app-database.ts';

const dayMs = 86_400_000;

/** The counts next to the dashboard's tabs, read in one batch. */
export const overview = new Hono<SignedInEnv>().get('/overview', async (c) => {
  const { APP, SETTINGS_KEY } = c.env;
  const now = new Date();
  const dayAgo = new Date(now.getTime() - dayMs).toISOString();
  const results = await runBatch<Record<string, number>[]>(APP, [
    sql`SELECT count(*) AS total, count(*) FILTER (WHERE role = 'admin') AS admins,
          count(*) FILTER (WHERE status = 'blocked') AS blocked FROM users`,
    sql`SELECT count(*) AS openInvites FROM invites WHERE used_at IS NULL AND kind = 'invite' AND expires_at > ${now.toISOString()}`,
    sql`SELECT coalesce(sum(times), 0) AS today,
          coalesce(sum(times) FILTER (WHERE results = 0), 0) AS withoutResultsToday
        FROM searches WHERE day = ${now.toISOString().slice(0, 10)}`,
    sql`SELECT count(*) AS failed FROM audit WHERE action = 'session.login-failed' AND at > ${dayAgo}`,
    sql`SELECT count(*) AS changed FROM settings`,
  ]);
  const [people = {}, links = {}, searches = {}, failures = {}, settings = {}] = results.map(
    ({ rows: [row] }) => row ?? {},
  );
  return c.json({
    users: {
      total: people['total'] ?? 0,
      admins: people['admins'] ?? 0,
      blocked: people['blocked'] ?? 0,
      openInvites: links['openInvites'] ?? 0,
    },
    searches: { today: searches['today'] ?? 0, withoutResultsToday: searches['withoutResultsToday'] ?? 0 },
    failedSignIns: failures['failed'] ?? 0,
    settings: { changed: settings['changed'] ?? 0, encrypts: Boolean(SETTINGS_KEY) },
  } satisfies OverviewAnswer);
});
