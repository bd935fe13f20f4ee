import { and, desc, eq, gte } from 'drizzle-orm';
import { builds } from '#data/schema/builds.ts';
import type { Bindings } from '../env.ts';
import { logFault } from '../log.ts';
import { newId } from '../new-id.ts';
import { fetchOutside, HostRefused } from '../http/egress.ts';
import { openApp } from '../database/app.ts';

export type BuildRow = typeof builds.$inferSelect;

/** Milliseconds; the hook only has to take the call. */
const hookTimeout = 10_000;

/**
 * Asks for a build of the site: writes it down and calls `DEPLOY_HOOK_URL`. While one waits already, that one will do.
 * A hook that is not there or does not answer fails the build, with a sentence that says so; the site stays as it is.
 */
export async function requestBuild(env: Bindings, asked: { reason: string; askedBy: string }): Promise<BuildRow> {
  const now = new Date().toISOString();
  const db = openApp(env.APP);
  await db
    .insert(builds)
    .values({ ...asked, id: newId(), state: 'waiting', askedAt: now, heartbeatAt: now, lines: [] })
    .onConflictDoNothing();
  const [waiting] = await db.select().from(builds).where(eq(builds.state, 'waiting'));
  // Between the two statements a builder may have taken it up already.
  if (!waiting) return readLatest(env);
  const fault = await callHook(env);
  if (fault) {
    logFault('deploy_hook_failed', fault);
    const message = `The build could not be asked for: ${fault} Readers have the texts; lists, chapter files and downloads do not yet.`;
    await db
      .update(builds)
      .set({ state: 'failed', message, endedAt: now })
      .where(and(eq(builds.id, waiting.id), eq(builds.state, 'waiting')));
  }
  const [row] = await db.select().from(builds).where(eq(builds.id, waiting.id));
  return row ?? waiting;
}

/** Asks for a build where a text has become live and none was asked for since. Running twice, it asks once. */
export async function requestBuildAfter(
  env: Bindings,
  { versionCode, startedBy, endedAt }: { versionCode: string; startedBy: string; endedAt: string | null },
): Promise<void> {
  if (!env.DEPLOY_HOOK_URL) return;
  const [since] = await openApp(env.APP)
    .select({ id: builds.id })
    .from(builds)
    .where(gte(builds.askedAt, endedAt ?? ''));
  if (!since) await requestBuild(env, { reason: `“${versionCode}” was imported`, askedBy: startedBy });
}

/** The latest build of all. Throws where there was none. */
async function readLatest({ APP }: Bindings): Promise<BuildRow> {
  const [row] = await openApp(APP).select().from(builds).orderBy(desc(builds.id)).limit(1);
  if (!row) throw new Error('A build that was asked for has gone.');
  return row;
}

/** Returns why it did not take the call. Of the address at most the host is told: it is a secret. */
async function callHook({ DEPLOY_HOOK_URL: url, OUTSIDE_HOSTS }: Bindings): Promise<string | undefined> {
  if (!url) return 'no deploy hook is set (DEPLOY_HOOK_URL).';
  // What `npm start` listens on is this machine itself, and nobody but the deployment can name it.
  const hosts = new URL(url).hostname === '127.0.0.1' ? undefined : OUTSIDE_HOSTS;
  try {
    const response = await fetchOutside(hosts, url, { method: 'POST', signal: AbortSignal.timeout(hookTimeout) });
    await response.body?.cancel();
    return response.ok ? undefined : `the deploy hook answered ${response.status}.`;
  } catch (error) {
    if (error instanceof HostRefused) return `${error.message}.`;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate ? 'the deploy hook did not answer within ten seconds.' : 'the deploy hook could not be reached.';
  }
}
