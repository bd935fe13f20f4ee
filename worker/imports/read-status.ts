import { sql } from '#data/search/sql/sql-tag.ts';
import { and, desc, eq, getTableColumns, inArray, ne, not, or, sql as sqlOf } from 'drizzle-orm';
import type { ImportStatusAnswer } from '#data/administration/contract/imports.ts';
import type { Bindings } from '../env.ts';
import { versionDetails } from '#data/schema/app.ts';
import { activeStates, files, imports, texts } from '#data/schema/imports.ts';
import { describeImport, type ListedImportRow } from './describe-import.ts';
import { listedFile, type FileRow } from './store-file.ts';
import { describeBuild, endSilentBuilds, latestBuilds } from '../rebuild/follow-build.ts';
import type { BuildRow } from '../rebuild/request-build.ts';
import type { App } from '../database/app-database.ts';
import { rowsOfLibrary } from '../database/library-writer.ts';

const { made: _made, previous: _previous, ...listedColumns } = getTableColumns(imports);
const maxListed = 30;
const maxBuilds = 3;
/** A step reports at least this often. */
const silentMs = 30_000;

export interface ReadStatus {
  answer: ImportStatusAnswer;
  /** Imports whose job has been silent for long. They are woken unless they wait for an alarm. */
  silent: string[];
}

/** Rows of the site state for the status, from {@link statusStatements}. */
export type StatusRows = readonly [
  listed: (ListedImportRow & { fileName: string | null; madeName: string | null })[],
  uploaded: FileRow[],
  live: (typeof texts.$inferSelect)[],
  latest: BuildRow[],
  named: { code: string; name: string | null }[],
];

/** Statements for one read-only batch. The route is polled every five seconds, and a write would wait for the disk. */
export function statusStatements(db: App) {
  const isActive = inArray(imports.state, [...activeStates]);
  const latestClosed = db
    .select({ id: imports.id })
    .from(imports)
    .where(not(isActive))
    .orderBy(desc(imports.id))
    .limit(2 * maxListed);
  return [
    db
      .select({
        ...listedColumns,
        fileName: files.name,
        madeName: sqlOf<string | null>`json_extract(${imports.made}, '$.version.name')`,
        earlierText: sqlOf<string | null>`json_extract(${imports.previous}, '$.version.name')`,
      })
      .from(imports)
      .leftJoin(files, eq(files.id, imports.fileId))
      .where(or(isActive, inArray(imports.id, latestClosed)))
      .orderBy(desc(imports.id)),
    db
      .select()
      .from(files)
      .where(and(eq(files.kind, 'upload'), eq(files.uploadId, ''), ne(files.format, '')))
      .orderBy(desc(files.createdAt))
      .limit(maxListed),
    db.select().from(texts),
    latestBuilds(db, maxBuilds),
    db.select({ code: versionDetails.code, name: versionDetails.name }).from(versionDetails),
  ] as const;
}

/** Queries the library only occasionally, for its build time. */
export async function describeStatus(
  { APP, LIBRARY, DEPLOY_HOOK_URL }: Pick<Bindings, 'APP' | 'LIBRARY' | 'DEPLOY_HOOK_URL'>,
  [listed, uploaded, live, latest, named]: StatusRows,
  now = Date.now(),
): Promise<ReadStatus> {
  const listedBuilds = await endSilentBuilds(APP, latest, now);
  // Texts that became live after the library was built are not in any built file yet.
  const builtAt = live.length > 0 ? await builtAtAfter(LIBRARY, listedBuilds, now) : '';
  const states: readonly string[] = activeStates;
  const active = listed.filter(({ state }) => states.includes(state));
  const closed = listed.filter(({ state }) => !states.includes(state));
  const liveOf = new Map(
    live.map(({ code, importId, changedAt }) => [code, { importId, isBuilt: changedAt <= builtAt }]),
  );
  const describe = (row: (typeof listed)[number]) =>
    describeImport(row, row.fileName ?? '', liveOf.get(row.versionCode));
  const isDone = ({ state }: ListedImportRow): boolean => state === 'completed' || state === 'ready';
  return {
    answer: {
      activeImports: active.map(describe),
      availableFiles: uploaded.map(listedFile),
      completedImports: closed.filter(isDone).slice(0, maxListed).map(describe),
      endedImports: closed
        .filter((row) => !isDone(row))
        .slice(0, maxListed)
        .map(describe),
      waitingForBuild: live.filter(({ changedAt }) => changedAt > builtAt).map(({ code }) => code),
      names: namesOf(listed, named),
      builds: listedBuilds.map(describeBuild),
      canBuild: Boolean(DEPLOY_HOOK_URL),
    },
    silent: [...active, ...closed.filter(({ cleaning }) => cleaning)]
      .filter(({ state, heartbeatAt }) => state !== 'awaiting_consent' && now - Date.parse(heartbeatAt) > silentMs)
      .map(({ id }) => id),
  };
}

/** The names that administrators gave, and otherwise those of the newest imported texts. */
function namesOf(listed: StatusRows[0], named: StatusRows[4]): Record<string, string> {
  const wasLive: readonly string[] = ['completed', 'rolled_back'];
  // The newest is listed first.
  const made = listed.toReversed().filter(({ state }) => wasLive.includes(state));
  return Object.fromEntries([
    ...made.flatMap(({ versionCode, madeName }) => (madeName ? [[versionCode, madeName]] : [])),
    ...named.flatMap(({ code, name }) => (name ? [[code, name]] : [])),
  ]) as Record<string, string>;
}

/** Milliseconds. */
const builtAtCacheMs = 60_000;
const builtAtCache = new WeakMap<D1Database, { latest: string; until: number; builtAt: string }>();

/**
 * When the library was built. It is read after each build listed here, and otherwise once a minute, because a library
 * may also be published by hand. Empty if none is loaded.
 */
async function builtAtAfter(
  library: D1Database,
  builds: readonly Pick<BuildRow, 'id' | 'state'>[],
  now: number,
): Promise<string> {
  const latest = builds.map(({ id, state }) => `${id} ${state}`).join();
  const cached = builtAtCache.get(library);
  if (cached?.latest === latest && now < cached.until) return cached.builtAt;
  const [row] = await rowsOfLibrary<{ builtAt: string }>(library, sql`SELECT built_at AS builtAt FROM edition`);
  const builtAt = row?.builtAt ?? '';
  builtAtCache.set(library, { latest, until: now + builtAtCacheMs, builtAt });
  return builtAt;
}
