import { sql } from '#data/search/sql/sql-text.ts';
import { and, desc, eq, getTableColumns, inArray, ne, not, or } from 'drizzle-orm';
import type { ImportStatusAnswer } from '#data/administration/contract/imports.ts';
import type { Bindings } from '../env.ts';
import { activeStates, files, imports, texts } from '#data/schema/imports.ts';
import { describeImport, type ListedImportRow } from './describe-import.ts';
import { listedFile, type FileRow } from './store-file.ts';
import { describeBuild, endSilentBuilds, latestBuilds } from '../rebuild/follow-build.ts';
import type { BuildRow } from '../rebuild/request-build.ts';
import type { App } from '../database/app.ts';
import { rowsOfLibrary } from '../database/library-writer.ts';

const { made: _made, previous: _previous, ...listedColumns } = getTableColumns(imports);
const mostListed = 30;
const mostBuilds = 3;
/** A step tells of itself at least as often. */
const silentMs = 30_000;

export interface ReadStatus {
  answer: ImportStatusAnswer;
  /** Imports whose job has said nothing for long: it is woken again, unless it waits for its time. */
  silent: string[];
}

/** What the state of the site has of it, by {@link statusStatements}. */
export type StatusRows = readonly [
  listed: (ListedImportRow & { fileName: string | null })[],
  uploaded: FileRow[],
  live: (typeof texts.$inferSelect)[],
  latest: BuildRow[],
];

/** Of one batch, which only reads: the call is made every five seconds, and a write waits for the disk. */
export function statusStatements(db: App) {
  const isActive = inArray(imports.state, [...activeStates]);
  const latestClosed = db
    .select({ id: imports.id })
    .from(imports)
    .where(not(isActive))
    .orderBy(desc(imports.id))
    .limit(2 * mostListed);
  return [
    db
      .select({ ...listedColumns, fileName: files.name })
      .from(imports)
      .leftJoin(files, eq(files.id, imports.fileId))
      .where(or(isActive, inArray(imports.id, latestClosed)))
      .orderBy(desc(imports.id)),
    db
      .select()
      .from(files)
      .where(and(eq(files.kind, 'upload'), eq(files.uploadId, ''), ne(files.format, '')))
      .orderBy(desc(files.createdAt))
      .limit(mostListed),
    db.select().from(texts),
    latestBuilds(db, mostBuilds),
  ] as const;
}

/** Of the library one thing is asked now and then. */
export async function describeStatus(
  { APP, LIBRARY, DEPLOY_HOOK_URL }: Pick<Bindings, 'APP' | 'LIBRARY' | 'DEPLOY_HOOK_URL'>,
  [listed, uploaded, live, latest]: StatusRows,
  now = Date.now(),
): Promise<ReadStatus> {
  const listedBuilds = await endSilentBuilds(APP, latest, now);
  // What became live after the library was built is in no file of the site yet.
  const builtAt = live.length > 0 ? await builtAtAfter(LIBRARY, listedBuilds, now) : '';
  const states: readonly string[] = activeStates;
  const active = listed.filter(({ state }) => states.includes(state));
  const closed = listed.filter(({ state }) => !states.includes(state));
  const liveOf = new Map(live.map(({ code, importId }) => [code, importId]));
  const describe = (row: (typeof listed)[number]) =>
    describeImport(row, row.fileName ?? '', liveOf.get(row.versionCode));
  const isDone = ({ state }: ListedImportRow): boolean => state === 'completed' || state === 'ready';
  return {
    answer: {
      activeImports: active.map(describe),
      availableFiles: uploaded.map(listedFile),
      completedImports: closed.filter(isDone).slice(0, mostListed).map(describe),
      endedImports: closed
        .filter((row) => !isDone(row))
        .slice(0, mostListed)
        .map(describe),
      waitingForBuild: live.filter(({ changedAt }) => changedAt > builtAt).map(({ code }) => code),
      builds: listedBuilds.map(describeBuild),
      canBuild: Boolean(DEPLOY_HOOK_URL),
    },
    silent: [...active, ...closed.filter(({ cleaning }) => cleaning)]
      .filter(({ state, heartbeatAt }) => state !== 'awaiting_consent' && now - Date.parse(heartbeatAt) > silentMs)
      .map(({ id }) => id),
  };
}

/** Milliseconds. */
const builtAtKeptMs = 60_000;
const keptBuiltAt = new WeakMap<D1Database, { latest: string; until: number; builtAt: string }>();

/**
 * When the library was built: asked after each build that is told of here, and else once a minute, since a library may be
 * published by hand as well. Empty where none is loaded.
 */
async function builtAtAfter(
  library: D1Database,
  builds: readonly Pick<BuildRow, 'id' | 'state'>[],
  now: number,
): Promise<string> {
  const latest = builds.map(({ id, state }) => `${id} ${state}`).join();
  const kept = keptBuiltAt.get(library);
  if (kept?.latest === latest && now < kept.until) return kept.builtAt;
  const [row] = await rowsOfLibrary<{ builtAt: string }>(library, sql`SELECT built_at AS builtAt FROM edition`);
  const builtAt = row?.builtAt ?? '';
  keptBuiltAt.set(library, { latest, until: now + builtAtKeptMs, builtAt });
  return builtAt;
}
