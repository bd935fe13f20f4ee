import { eq, ne } from 'drizzle-orm';
import type { TextForm } from '#data/administration/contract/texts.ts';
import { sql } from '#data/search/sql/sql-tag.ts';
import { texts, versionDetails } from '#data/schema/app.ts';
import { versions } from '#data/schema/library.ts';
import { openApp } from '../database/app-database.ts';
import { libraryTables, writeLibrary } from '../database/library-writer.ts';
import type { Bindings } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { forgetCatalogs } from '../versions/catalog.ts';
import { forgetVersionDetails } from '../versions/read-version-details.ts';
import { nameTakenBy } from './messages.ts';

/** Stores the changed details of a version. Menus and pages that the worker renders follow within a minute. */
export async function changeDetails(
  env: Bindings,
  code: string,
  { name, shortName, language, licence, position, isHidden }: TextForm,
  username: string,
): Promise<void> {
  const changed = {
    ...(name !== undefined && { name: name || null }),
    ...(shortName !== undefined && { shortName: shortName || null }),
    ...(language !== undefined && { language: language || null }),
    ...(licence !== undefined && { licence: licence || null }),
    ...(position !== undefined && { position }),
    ...(isHidden !== undefined && { isHidden }),
    updatedAt: new Date().toISOString(),
    updatedBy: username,
  };
  const db = openApp(env.APP);
  await db.batch([
    db
      .insert(versionDetails)
      .values({ code, ...changed })
      .onConflictDoUpdate({ target: versionDetails.code, set: changed }),
    // The next build then includes the text again: see `waitingForBuild`.
    ...(isInPages({ name, shortName, language, licence })
      ? [db.update(texts).set({ changedAt: changed.updatedAt }).where(eq(texts.code, code))]
      : []),
  ]);
  await renewVersions(env);
}

/** Whether built pages of an imported text show what changes. Order and visibility are applied to menus only. */
export function isInPages({ name, shortName, language, licence }: TextForm): boolean {
  return [name, shortName, language, licence].some((value) => value !== undefined);
}

/** Ends the caches of responses that have names of versions. */
export async function renewVersions(env: Bindings): Promise<void> {
  await writeLibrary(env.LIBRARY, [sql`UPDATE edition SET revision = revision + 1`]);
  forgetVersionDetails(env);
  forgetCatalogs();
}

/** Throws a {@link HttpError} 409 if another version has the name, with whatever case. */
export async function requireFreeName(env: Bindings, code: string, name: string): Promise<void> {
  const taken = (await otherNames(env, code)).find((other) => nameKey(other.name) === nameKey(name));
  if (!taken) return;
  const message = nameTakenBy(taken.code);
  throw new HttpError(409, `${message}.`, [{ field: 'name', message }]);
}

/** The name itself, or with the code where another version has the name: "Geneva Bible (geneva_1560)". */
export async function freeName(env: Pick<Bindings, 'APP' | 'LIBRARY'>, code: string, name: string): Promise<string> {
  const isTaken = (await otherNames(env, code)).some((other) => nameKey(other.name) === nameKey(name));
  return isTaken ? `${name} (${code})` : name;
}

function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

async function otherNames(
  { APP, LIBRARY }: Pick<Bindings, 'APP' | 'LIBRARY'>,
  code: string,
): Promise<{ code: string; name: string }[]> {
  const [loaded, details] = await Promise.all([
    libraryTables(LIBRARY)
      .select({ code: versions.code, name: versions.name })
      .from(versions)
      .where(ne(versions.code, code)),
    openApp(APP).select().from(versionDetails),
  ]);
  return loaded.map((version) => ({
    ...version,
    name: details.find((each) => each.code === version.code)?.name ?? version.name,
  }));
}
