import { and, eq, inArray, ne } from 'drizzle-orm';
import { files, imports, texts } from '#data/schema/imports.ts';
import { JobError, type Job } from './job.ts';
import { forgetVersionDetails } from '../versions/read-version-details.ts';
import { currentVersion, switchVersion } from './switch-version.ts';
import { openApp } from '../database/app-database.ts';
import { wordCountsAreGone } from './messages.ts';

/**
 * Library and site state are two databases without a common transaction. First it records the live version, then it
 * switches the library in one batch, then it completes the import. An interrupted import repeats these steps, and they
 * are idempotent.
 */
export async function finishImport({ env, row }: Job): Promise<void> {
  const { made, versionCode: code } = row;
  if (!made) throw new JobError(wordCountsAreGone);
  const current = await currentVersion(env.LIBRARY, code);
  const db = openApp(env.APP);
  const isSwitched = current?.version.id === made.version.id;
  const previous = isSwitched ? row.previous : (current ?? null);
  if (!isSwitched) {
    await db.update(imports).set({ previous }).where(eq(imports.id, row.id));
    await switchVersion(env.LIBRARY, code, made);
  }
  const now = new Date().toISOString();
  const [file] = await db.select().from(files).where(eq(files.id, row.fileId));
  const text = {
    code,
    versionId: row.versionId,
    importId: row.id,
    options: file?.options ?? {},
    fileId: row.fileId,
    changedAt: now,
  };
  const retainedIds = [row.versionId, previous?.version.id ?? 0];
  const older = and(
    eq(imports.versionCode, code),
    inArray(imports.state, ['completed', 'rolled_back']),
    ne(imports.id, row.id),
  );
  await db.batch([
    db.insert(texts).values(text).onConflictDoUpdate({ target: texts.code, set: text }),
    db
      .update(imports)
      .set({ state: 'completed', endedAt: now, heartbeatAt: now, message: '' })
      .where(and(eq(imports.id, row.id), eq(imports.state, 'switching'))),
    ...(await db.select().from(imports).where(older))
      .filter(({ versionId }) => !retainedIds.includes(versionId))
      .map(({ id }) => db.update(imports).set({ cleaning: true }).where(eq(imports.id, id))),
  ]);
  // Menus of built pages no longer hide a version that was removed before.
  forgetVersionDetails(env);
}
