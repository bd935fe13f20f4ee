import { and, desc, eq, lt } from 'drizzle-orm';
import { files, imports, texts } from '#data/schema/imports.ts';
import { HttpError } from '../http/http-error.ts';
import type { Bindings } from '../env.ts';
import type { ImportRow } from './import-rows.ts';
import { forgetVersionDetails } from '../versions/read-version-details.ts';
import { hasAllVerses, switchVersion } from './switch-version.ts';
import { openApp, type App } from '../database/app-database.ts';
import { importIsReplacing, notLive, previousIsGone, rolledBackAfterBuild } from './messages.ts';

/**
 * Restores the text that readers had before an import, or none if there was none. A version that is built with the site
 * returns with the next build. Throws a {@link HttpError} 409 if the import is not live, if it is being replaced, or if
 * the rows of the earlier text no longer exist.
 */
export async function rollBackVersion(env: Bindings, row: ImportRow): Promise<void> {
  const db = openApp(env.APP);
  const { versionCode: code, previous } = row;
  const [live] = await db.select().from(texts).where(eq(texts.code, code));
  const isLive = row.state === 'completed' || row.state === 'ready';
  if (!isLive || live?.importId !== row.id) throw new HttpError(409, notLive);
  const isNext = and(eq(imports.versionCode, code), eq(imports.state, 'switching'));
  if ((await db.select({ id: imports.id }).from(imports).where(isNext)).length > 0)
    throw new HttpError(409, importIsReplacing);
  if (row.state === 'ready') return restore(db, row, await readEarlierReplacement(db, row));
  if (previous && !(await hasAllVerses(env.LIBRARY, previous))) throw new HttpError(409, previousIsGone);
  await switchVersion(env.LIBRARY, code, previous ?? undefined);
  const [before] = previous ? await db.select().from(imports).where(eq(imports.versionId, previous.version.id)) : [];
  await restore(db, row, before);
  // Without an earlier text, the menus of built pages hide the version.
  forgetVersionDetails(env);
}

/**
 * The import before this one that replaces the same built-in version. Its verses were never in rows of their own, so
 * only its file is needed.
 */
async function readEarlierReplacement(db: App, { id, versionCode }: ImportRow): Promise<ImportRow | undefined> {
  const [before] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.versionCode, versionCode), eq(imports.state, 'ready'), lt(imports.id, id)))
    .orderBy(desc(imports.id))
    .limit(1);
  return before;
}

/** Makes the earlier import, or none, the live text of its code. */
async function restore(db: App, row: ImportRow, before: ImportRow | undefined): Promise<void> {
  const now = new Date().toISOString();
  const isBuiltIn = row.state === 'ready';
  const [file] = before ? await db.select().from(files).where(eq(files.id, before.fileId)) : [];
  if (isBuiltIn && before && !file) throw new HttpError(409, previousIsGone);
  const done = db
    .update(imports)
    .set({
      state: 'rolled_back',
      cleaning: !isBuiltIn,
      message: isBuiltIn ? rolledBackAfterBuild : '',
      endedAt: now,
      heartbeatAt: now,
    })
    .where(and(eq(imports.id, row.id), eq(imports.state, row.state)));
  const isOwn = and(eq(texts.code, row.versionCode), eq(texts.importId, row.id));
  const text = before && {
    versionId: before.versionId,
    importId: before.id,
    fileId: before.fileId,
    // Name and language belong to the file.
    options: file?.options ?? {},
    changedAt: now,
  };
  await db.batch([done, text ? db.update(texts).set(text).where(isOwn) : db.delete(texts).where(isOwn)]);
}
