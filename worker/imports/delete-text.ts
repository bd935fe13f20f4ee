import { and, eq, inArray } from 'drizzle-orm';
import { isOwnVersion } from '#data/versions/own-versions.ts';
import { activeStates, imports, texts, versionDetails } from '#data/schema/app.ts';
import { openApp } from '../database/app-database.ts';
import type { Bindings } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { renewVersions } from './change-details.ts';
import { importRunsForText } from './messages.ts';
import { wakeImport } from './start-import.ts';
import { switchVersion } from './switch-version.ts';

/**
 * Deletes an imported version, its earlier text, and what an administrator changed about it. A version of the site's own
 * returns with the next build. The files stay. Throws a {@link HttpError} 409 during an import of the version.
 */
export async function deleteText(env: Bindings, { code }: Pick<typeof texts.$inferSelect, 'code'>): Promise<void> {
  const db = openApp(env.APP);
  const isOfCode = eq(imports.versionCode, code);
  const active = and(isOfCode, inArray(imports.state, [...activeStates]));
  if ((await db.select({ id: imports.id }).from(imports).where(active)).length > 0)
    throw new HttpError(409, importRunsForText);
  // Two databases have no common transaction. This order can be repeated: readers first, then the records.
  if (!isOwnVersion(code)) await switchVersion(env.LIBRARY, code, undefined);
  const now = new Date().toISOString();
  const former = and(isOfCode, inArray(imports.state, ['completed', 'ready', 'rolled_back']));
  const [ended] = await db.batch([
    db
      .update(imports)
      .set({ state: 'rolled_back', cleaning: true, previous: null, heartbeatAt: now })
      .where(former)
      .returning({ id: imports.id }),
    db.delete(texts).where(eq(texts.code, code)),
    db.delete(versionDetails).where(eq(versionDetails.code, code)),
  ]);
  await renewVersions(env);
  // Their jobs delete the rows.
  for (const { id } of ended) await wakeImport(env, id);
}
