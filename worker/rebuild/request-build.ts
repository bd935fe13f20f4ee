import { and, desc, eq, gte } from 'drizzle-orm';
import { builds } from '#data/schema/builds.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { newId } from '../new-id.ts';
import { fetchExternal, HostRefusedError } from '../http/egress.ts';
import { openApp } from '../database/app-database.ts';
import {
  buildNotRequestedMessage,
  deployHookStatusMessage,
  deployHookTooSlow,
  deployHookUnreachable,
  importedReason,
  noDeployHook,
} from './messages.ts';

export type BuildRow = typeof builds.$inferSelect;

/** Milliseconds. The hook only has to accept the request. */
const hookTimeout = 10_000;

/**
 * Requests a build of the site: stores it and calls `DEPLOY_HOOK_URL`. Requests while a build is waiting are coalesced
 * into it. Without a hook, or if it does not respond, the build fails with a message and the site stays unchanged.
 */
export async function requestBuild(env: Bindings, request: { reason: string; askedBy: string }): Promise<BuildRow> {
  const now = new Date().toISOString();
  const db = openApp(env.APP);
  await db
    .insert(builds)
    .values({ ...request, id: newId(), state: 'waiting', askedAt: now, heartbeatAt: now, lines: [] })
    .onConflictDoNothing();
  const [waiting] = await db.select().from(builds).where(eq(builds.state, 'waiting'));
  // A builder may have claimed it between the two statements.
  if (!waiting) return readLatest(env);
  const error = await callHook(env);
  if (error) {
    logError('deploy_hook_failed', error);
    const message = buildNotRequestedMessage(error);
    await db
      .update(builds)
      .set({ state: 'failed', message, endedAt: now })
      .where(and(eq(builds.id, waiting.id), eq(builds.state, 'waiting')));
  }
  const [row] = await db.select().from(builds).where(eq(builds.id, waiting.id));
  return row ?? waiting;
}

/** Requests a build for a text that became live, unless one was requested since. Idempotent. */
export async function requestBuildAfter(
  env: Bindings,
  { versionCode, startedBy, endedAt }: { versionCode: string; startedBy: string; endedAt: string | null },
): Promise<void> {
  if (!env.DEPLOY_HOOK_URL) return;
  const [later] = await openApp(env.APP)
    .select({ id: builds.id })
    .from(builds)
    .where(gte(builds.askedAt, endedAt ?? ''));
  if (!later) await requestBuild(env, { reason: importedReason(versionCode), askedBy: startedBy });
}

/** The latest build. Throws if there is none. */
async function readLatest({ APP }: Bindings): Promise<BuildRow> {
  const [row] = await openApp(APP).select().from(builds).orderBy(desc(builds.id)).limit(1);
  if (!row) throw new Error('The requested build does not exist.');
  return row;
}

/**
 * Returns why the hook failed, or `undefined`. Never reveals more of the URL than its host, because the URL is a
 * secret.
 */
async function callHook({ DEPLOY_HOOK_URL: url, OUTSIDE_HOSTS }: Bindings): Promise<string | undefined> {
  if (!url) return noDeployHook;
  // `npm start` listens on the local machine. Only the deployment can set this URL.
  const hosts = new URL(url).hostname === '127.0.0.1' ? undefined : OUTSIDE_HOSTS;
  try {
    const response = await fetchExternal(hosts, url, { method: 'POST', signal: AbortSignal.timeout(hookTimeout) });
    await response.body?.cancel();
    return response.ok ? undefined : deployHookStatusMessage(response.status);
  } catch (error) {
    if (error instanceof HostRefusedError) return `${error.message}.`;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate ? deployHookTooSlow : deployHookUnreachable;
  }
}
