import Database from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { isFreeLicense } from '#data/versions/free-license.ts';
import { sources, versions } from '#data/schema/library.ts';

export interface PackedVersion {
  code: string;
  name: string;
}

/** Versions that a reader may download, in the order of the library. */
export function packedVersions(library: string): PackedVersion[] {
  const file = new Database(library, { readonly: true, fileMustExist: true });
  try {
    const rows = drizzle(file)
      .select({ code: versions.code, name: versions.name, licence: sources.licence })
      .from(versions)
      .innerJoin(sources, eq(sources.code, versions.source))
      .orderBy(versions.id)
      .all();
    return rows.filter(({ licence }) => isFreeLicense(licence)).map(({ code, name }) => ({ code, name }));
  } finally {
    file.close();
  }
}
