import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { twinOf } from '#data/versions/version-twins.ts';
import { sources as sourcesTable, versions as versionsTable } from '#data/schema/library.ts';
import { editionId } from '../library/library-fingerprint.ts';
import type { SourceRow } from '../library/read-sources.ts';
import { taggedTranslation } from '../sources/versions.ts';

/** What a database contains. Its versions are the current ones, including those imported since its edition. */
export interface DatabaseContents {
  edition: string;
  sources: Pick<SourceRow, 'code' | 'checksum'>[];
  versions: { id: number; code: string; source: string; verses: number }[];
}

/** The queries for {@link DatabaseContents}. */
export const holdingQueries = {
  edition: 'SELECT id FROM edition',
  sources: 'SELECT code, checksum FROM sources',
  versions: 'SELECT id, code, source, verses FROM versions',
} as const;

/**
 * Ids of the versions that must be written if a database has the rest of a library: same code, same sources, except
 * texts without Strong's numbers, which change only their own rows. A version that an import has already written
 * completely is skipped. `undefined` if a full load is needed.
 */
export function findAdded(library: string, there: DatabaseContents): number[] | undefined {
  const file = new Database(library, { readonly: true, fileMustExist: true });
  try {
    const db = drizzle(file);
    const sources = db.select().from(sourcesTable).all();
    const versions = db.select().from(versionsTable).all();
    const base = baseOf(there, sources);
    if (!base) return undefined;
    const isBase = new Set(base.map(({ code }) => code));
    const idsThere = new Map(there.versions.map(({ code, id }) => [code, id]));
    const added = versions.filter(({ source }) => !isBase.has(source));
    const isSame = versions.every(({ source, code, id }) => !isBase.has(source) || idsThere.get(code) === id);
    const isPlain = added.every(({ taggedWords, code }) => taggedWords === 0 && code !== twinOf(taggedTranslation));
    // A dictionary or a verse map is not a version, and its changes are unknown here.
    const isText = sources.every(({ code }) => isBase.has(code) || added.some(({ source }) => source === code));
    if (!isSame || !isPlain || !isText) return undefined;
    return added.filter((version) => !isThere(version)).map(({ id }) => id);

    function isThere({ id, code, source, verses }: (typeof versions)[number]): boolean {
      const checksum = sources.find((each) => each.code === source)?.checksum;
      return (
        there.sources.some((each) => each.code === source && each.checksum === checksum) &&
        there.versions.some((each) => each.id === id && each.code === code && each.verses === verses)
      );
    }
  } finally {
    file.close();
  }
}

/**
 * The sources of the database's edition, if the library has all of them unchanged. Sources that an import has added
 * since are the versions with the highest ids, because ids are assigned in order.
 */
function baseOf({ edition, sources, versions }: DatabaseContents, now: readonly SourceRow[]): SourceRow[] | undefined {
  const latest = versions.toSorted((a, b) => b.id - a.id).map(({ source }) => source);
  for (let since = 0; since <= latest.length; since += 1) {
    const imported = new Set(latest.slice(0, since));
    const known = sources.filter(({ code }) => !imported.has(code));
    const base = now.filter(({ code, checksum }) =>
      known.some((each) => each.code === code && each.checksum === checksum),
    );
    if (base.length === known.length && editionId(base) === edition) return base;
  }
  return undefined;
}
