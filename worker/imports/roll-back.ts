import { and, eq } from 'drizzle-orm';
import { imports, texts } from '#data/schema/imports.ts';
import { HttpError } from '../http/http-error.ts';
import type { Bindings } from '../env.ts';
import type { ImportRow } from './import-rows.ts';
import { hasAllVerses, switchVersion } from './switch-version.ts';
import { openApp } from '../database/app-database.ts';
import { importIsReplacing, notLive, previousIsGone } from './messages.ts';

/**
 * Restores the text that readers had before an import, or none if there was none. Throws a {@link HttpError} 409 if the
 * import is not live, if it is being replaced, or if the rows of the earlier text no longer exist.
 */
export async function rollBackVersion(env: Bindings, row: ImportRow): Promise<void> {
  const db = openApp(env.APP);
  const { versionCode: code, previous } = row;
  const [live] = await db.select().from(texts).where(eq(texts.code, code));
  if (row.state !== 'completed' || live?.importId !== row.id) throw new HttpError(409, notLive);
  const isNext = and(eq(imports.versionCode, code), eq(imports.state, 'switching'));
  if ((await db.select({ id: imports.id }).from(imports).where(isNext)).length > 0)
    throw new HttpError(409, importIsReplacing);
  if (previous && !(await hasAllVerses(env.LIBRARY, previous))) throw new HttpError(409, previousIsGone);
  await switchVersion(env.LIBRARY, code, previous ?? undefined);
  const now = new Date().toISOString();
  const [before] = previous ? await db.select().from(imports).where(eq(imports.versionId, previous.version.id)) : [];
  const done = db
    .update(imports)
    .set({ state: 'rolled_back', cleaning: true, endedAt: now, heartbeatAt: now })
    .where(and(eq(imports.id, row.id), eq(imports.state, 'completed')));
  const text = before && { versionId: before.versionId, importId: before.id, fileId: before.fileId, changedAt: now };
  await db.batch([
    done,
    text ? db.update(texts).set(text).where(eq(texts.code, code)) : db.delete(texts).where(eq(texts.code, code)),
  ]);
}
