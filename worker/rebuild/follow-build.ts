import { and, desc, eq, exists, gt, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { BuildReport, ClaimAnswer, ListedBuild } from '#data/administration/contract/builds.ts';
import { builds } from '#data/schema/builds.ts';
import { files, texts, versionDetails } from '#data/schema/app.ts';
import { openApp } from '../database/app-database.ts';
import type { BuildRow } from './request-build.ts';
import { buildIsSilent, buildWasReplaced } from './messages.ts';

/** Milliseconds without a report after which a build counts as interrupted. */
export const silentMs = 600_000;

/**
 * Starts the waiting build and returns the live texts. A build that is still running then has failed: its builder was
 * interrupted, because a builder claims the next build only after the last one has ended.
 */
export async function claimBuild(app: D1Database): Promise<ClaimAnswer> {
  const now = new Date().toISOString();
  const db = openApp(app);
  const waiting = alias(builds, 'waiting');
  const [, claimed, listed, details] = await db.batch([
    db
      .update(builds)
      .set({ state: 'failed', message: buildWasReplaced, endedAt: now })
      .where(and(eq(builds.state, 'running'), exists(db.select().from(waiting).where(eq(waiting.state, 'waiting'))))),
    db
      .update(builds)
      .set({ state: 'running', heartbeatAt: now })
      .where(eq(builds.state, 'waiting'))
      .returning({ id: builds.id }),
    db
      .select({
        code: texts.code,
        versionId: texts.versionId,
        sha256: files.sha256,
        given: texts.options,
      })
      .from(texts)
      .innerJoin(files, eq(files.id, texts.fileId))
      .orderBy(texts.code),
    db.select().from(versionDetails),
  ]);
  return {
    id: claimed[0]?.id ?? null,
    texts: listed.map((text) => ({
      ...text,
      given: withDetails(
        text.given,
        details.find(({ code }) => code === text.code),
      ),
    })),
  };
}

/** What the form of the upload says about a text, with the later changes of an administrator. */
function withDetails(
  given: Record<string, string>,
  details: typeof versionDetails.$inferSelect | undefined,
): Record<string, string> {
  const { name, shortName, language, licence } = details ?? {};
  return {
    ...given,
    ...(name && { name }),
    ...(shortName && { shortName }),
    ...(language && { language }),
    ...(licence && { licence }),
  };
}

/** Returns whether such a build is running. */
export async function reportBuild(app: D1Database, id: string, report: BuildReport): Promise<boolean> {
  const now = new Date().toISOString();
  const isOver = report.state === 'completed' || report.state === 'failed';
  const changed = await openApp(app)
    .update(builds)
    .set({ ...report, heartbeatAt: now, ...(isOver && { endedAt: now }) })
    .where(and(eq(builds.id, id), eq(builds.state, 'running')))
    .returning({ id: builds.id });
  return changed.length > 0;
}

/** Whether a build is running that still reports. */
export async function isBuilding(app: D1Database, now: number): Promise<boolean> {
  const lost = new Date(now - silentMs).toISOString();
  const running = await openApp(app)
    .select({ id: builds.id })
    .from(builds)
    .where(and(eq(builds.state, 'running'), gt(builds.heartbeatAt, lost)));
  return running.length > 0;
}

/** A statement for a batch: the latest builds as last reported. */
export function latestBuilds(db: ReturnType<typeof openApp>, limit: number) {
  return db.select().from(builds).orderBy(desc(builds.id)).limit(limit);
}

/**
 * Fails builds of `latest` that have stopped reporting, and returns all of them with their new state. Writes only if
 * there is such a build.
 */
export async function endSilentBuilds(app: D1Database, latest: readonly BuildRow[], now: number): Promise<BuildRow[]> {
  const lost = new Date(now - silentMs).toISOString();
  const isSilent = ({ state, heartbeatAt }: BuildRow): boolean => state === 'running' && heartbeatAt < lost;
  if (!latest.some(isSilent)) return [...latest];
  const end = { state: 'failed', message: buildIsSilent, endedAt: new Date(now).toISOString() } as const;
  await openApp(app)
    .update(builds)
    .set(end)
    .where(and(eq(builds.state, 'running'), lt(builds.heartbeatAt, lost)));
  return latest.map((row) => (isSilent(row) ? { ...row, ...end } : row));
}

export function describeBuild({ heartbeatAt: _heartbeat, edition: _edition, ...row }: BuildRow): ListedBuild {
  return row;
}
