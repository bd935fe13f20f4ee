import { sql } from '#data/model/search/sql-text.ts';
import { and, desc, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { ImportStatusAnswer } from '#data/contract/admin/imports.ts';
import type { Bindings } from '../env.ts';
import { activeStates, files, imports, texts } from '#data/schema/imports.ts';
import { describeImport } from './describe-import.ts';
import type { ImportRow } from './import-rows.ts';
import { listedFile } from './store-file.ts';
import { describeBuild, endSilentBuilds, latestBuilds } from '../builds/follow-build.ts';
import { openApp } from '../queries/app.ts';
import { rowsOfLibrary } from '../queries/library-writer.ts';

const mostListed = 30;
const mostBuilds = 3;
/** A step tells of itself at least as often. */
const silentMs = 30_000;

export interface ReadStatus {
  answer: ImportStatusAnswer;
  /** Imports whose job has said nothing for long: it is woken again. */
  silent: string[];
}

/** One batch that only reads, since the call is made every five seconds and a write waits for the disk. */
export async function readStatus(
  { APP, LIBRARY, DEPLOY_HOOK_URL }: Pick<Bindings, 'APP' | 'LIBRARY' | 'DEPLOY_HOOK_URL'>,
  now = Date.now(),
): Promise<ReadStatus> {
  // What became live after the library was built is in no file of the site yet.
  const built = readBuiltAt(LIBRARY);
  const db = openApp(APP);
  const [active, closed, uploaded, live, latest] = await db.batch([
    db
      .select()
      .from(imports)
      .where(inArray(imports.state, [...activeStates]))
      .orderBy(desc(imports.id)),
    db
      .select()
      .from(imports)
      .where(notInArray(imports.state, [...activeStates]))
      .orderBy(desc(imports.id))
      .limit(2 * mostListed),
    db
      .select()
      .from(files)
      .where(and(eq(files.kind, 'upload'), eq(files.uploadId, ''), ne(files.format, '')))
      .orderBy(desc(files.id))
      .limit(mostListed),
    db.select().from(texts),
    latestBuilds(db, mostBuilds),
  ]);
  const builtAt = await built;
  const listedBuilds = await endSilentBuilds(APP, latest, now);
  const names = new Map(uploaded.map(({ id, name }) => [id, name]));
  const liveOf = new Map(live.map(({ code, importId }) => [code, importId]));
  const describe = (row: ImportRow) => describeImport(row, names.get(row.fileId) ?? '', liveOf.get(row.versionCode));
  const isDone = ({ state }: ImportRow): boolean => state === 'completed' || state === 'ready';
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

/** Empty where no library is loaded. */
async function readBuiltAt(library: D1Database): Promise<string> {
  const [row] = await rowsOfLibrary<{ builtAt: string }>(library, sql`SELECT built_at AS builtAt FROM edition`);
  return row?.builtAt ?? '';
}
