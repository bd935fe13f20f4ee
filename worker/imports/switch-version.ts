import { eq } from 'drizzle-orm';
import { sql } from '#data/search/sql/sql-tag.ts';
import type { StoredVersion } from '#data/schema/imports.ts';
import { sources, versions } from '#data/schema/library.ts';
import { forgetCatalogs } from '../versions/catalog.ts';
import { hiddenCode } from './count-imported-terms.ts';
import { libraryTables, rowsOfLibrary, writeLibrary } from '../database/library-writer.ts';

/** The live version of a code, in the form that {@link switchVersion} can restore. */
export async function currentVersion(library: D1Database, code: string): Promise<StoredVersion | undefined> {
  const db = libraryTables(library);
  const [version] = await db.select().from(versions).where(eq(versions.code, code));
  if (!version) return undefined;
  const [source] = await db.select().from(sources).where(eq(sources.code, version.source));
  return source && { version, source };
}

/**
 * Makes a version, or none, live under its code. It is one batch and so one transaction: readers get either the old
 * text or the new one. Idempotent, so an interrupted import can repeat it.
 */
export async function switchVersion(library: D1Database, code: string, to: StoredVersion | undefined): Promise<void> {
  const newId = to?.version.id ?? 0;
  const current = sql`(SELECT id FROM versions WHERE code = ${code})`;
  const isOther = sql`coalesce(${current}, 0) <> ${newId}`;
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
  forgetCatalogs();
}

/** Whether all rows of a version are still in the library. A build published meanwhile deletes them. */
export async function hasAllVerses(library: D1Database, { version }: StoredVersion): Promise<boolean> {
  const [row] = await rowsOfLibrary<{ n: number }>(
    library,
    sql`SELECT count(*) AS n FROM verses
      WHERE key BETWEEN ${version.id * 100_000_000} AND ${version.id * 100_000_000 + 99_999_999}`,
  );
  return row?.n === version.verses;
}
