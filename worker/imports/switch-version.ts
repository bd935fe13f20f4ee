import { eq } from 'drizzle-orm';
import { sql } from '#data/search/sql/sql-text.ts';
import type { KeptVersion } from '#data/schema/imports.ts';
import { sources, versions } from '#data/schema/library.ts';
import { forgetCatalogues } from '../versions/catalogue.ts';
import { hiddenCode } from './count-terms.ts';
import { libraryTables, rowsOfLibrary, writeLibrary } from '../database/library-writer.ts';

/** The version that readers have under a code, as it can be made visible again. */
export async function currentVersion(library: D1Database, code: string): Promise<KeptVersion | undefined> {
  const db = libraryTables(library);
  const [version] = await db.select().from(versions).where(eq(versions.code, code));
  if (!version) return undefined;
  const [source] = await db.select().from(sources).where(eq(sources.code, version.source));
  return source && { version, source };
}

/**
 * Makes a version visible under its code, or none, in one batch, which is one transaction: whoever reads has the old
 * text or the new one. Doing it twice is doing it once, so that an import that was cut here simply does it again.
 */
export async function switchVersion(library: D1Database, code: string, to: KeptVersion | undefined): Promise<void> {
  const wanted = to?.version.id ?? 0;
  const current = sql`(SELECT id FROM versions WHERE code = ${code})`;
  const isOther = sql`coalesce(${current}, 0) <> ${wanted}`;
  const db = libraryTables(library);
  await writeLibrary(library, [
    sql`UPDATE edition SET revision = revision + 1 WHERE ${isOther}`,
    sql`UPDATE occurrences SET version = '@' || ${current} WHERE version = ${code} AND ${isOther}`,
    sql`UPDATE occurrences SET version = ${code} WHERE version = ${to ? hiddenCode(to.version.id) : ''}`,
    sql`DELETE FROM sources WHERE code = (SELECT source FROM versions WHERE code = ${code})`,
    sql`DELETE FROM versions WHERE code = ${code}`,
    ...(to
      ? [
          db.delete(sources).where(eq(sources.code, to.source.code)),
          db.insert(sources).values(to.source),
          db.insert(versions).values(to.version),
        ]
      : []),
    sql`UPDATE edition SET verses = (SELECT coalesce(sum(verses), 0) FROM versions)`,
  ]);
  forgetCatalogues();
}

/** Whether all rows of a version are still in the library: a build that was published meanwhile has taken them away. */
export async function isKept(library: D1Database, { version }: KeptVersion): Promise<boolean> {
  const [row] = await rowsOfLibrary<{ n: number }>(
    library,
    sql`SELECT count(*) AS n FROM verses
      WHERE key BETWEEN ${version.id * 100_000_000} AND ${version.id * 100_000_000 + 99_999_999}`,
  );
  return row?.n === version.verses;
}
