import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { asc, eq, getTableName } from 'drizzle-orm';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { twinOf } from '#data/versions/version-twins.ts';
import * as schema from '#data/schema/library.ts';
import { kjvNumbers } from '#data/schema/version-rows.ts';
import type { OnProgress } from '../progress.ts';
import { SourceMissingError, type Source, type SourceContent, type VersionText } from '../sources/source.ts';
import { taggedTranslation } from '../sources/versions.ts';
import { insertRows } from './open-library-file.ts';
import { editionId, isUnchangedLibrary } from './library-fingerprint.ts';
import { indexVersion } from './index-versions.ts';
import { verseIndexKey, type Stages } from './stage-cache.ts';
import { knownSources, loadedRow, missingRow, readWithRemedy, type SourceRow } from './read-sources.ts';
import { verseRows, versionRow } from './rows.ts';

/** What is new since a library was made. */
export interface NewTexts {
  /** The rows of all sources, in order. */
  sources: SourceRow[];
  versions: (VersionText & { source: string })[];
  /** Messages about the files that were read. */
  remarks: string[];
  /** Only a full build has entries. */
  entries?: never;
}

/** A library after it was written. */
export interface WrittenLibrary {
  /** The id of the edition. */
  edition: string;
  /** The inputs of its stages, if known. */
  stages: Stages | undefined;
}

/**
 * Finds out whether the library lacks only texts without Strong's numbers that administrators have added since, because
 * those change no existing row. `undefined` if more has changed (a dictionary, the code, a text that was removed,
 * changed or has Strong's numbers), so that everything must be rebuilt.
 */
export async function findNewTexts(library: string, imports?: string): Promise<NewTexts | undefined> {
  const before = readBefore(library);
  if (!before) return undefined;
  const newTexts: NewTexts = { sources: [], versions: [], remarks: [] };
  const remaining = new Map(before.sources.map((row) => [row.code, row]));
  for (const source of await knownSources(imports)) {
    const { row, read } = await findRow(source);
    const known = remaining.get(source.code);
    remaining.delete(source.code);
    if (known && isSame(known, row)) newTexts.sources.push(row);
    else if (known || !read) return undefined;
    else if (!(await addNew(source, row, read, newTexts))) return undefined;
  }
  const codes = [...before.codes, ...newTexts.versions.map(({ about }) => about.code)];
  const isPlain = newTexts.versions.every(
    ({ about, verses }) => about.code !== twinOf(taggedTranslation) && !verses.some(({ marks }) => marks.words),
  );
  return remaining.size === 0 && isPlain && new Set(codes).size === codes.length ? newTexts : undefined;
}

/** Adds these texts to a library. `stages` are the inputs of its stages, if known. */
export function writeNewTexts(
  db: Database.Database,
  { sources, versions }: NewTexts,
  onProgress: OnProgress,
  stages: Stages | undefined,
): WrittenLibrary {
  const verseIndex = { ...stages?.verseIndex };
  const tables = drizzle(db);
  const numbers = kjvNumbers(tables.select().from(schema.verseMap).all());
  for (const [index, version] of versions.entries()) {
    onProgress({ stage: `Adding ${version.about.name}`, done: index, total: versions.length });
    const rows = [...verseRows(version, numbers)];
    insertRows(db, schema.verses, rows);
    indexVersion(db, { about: version.about, rows });
    verseIndex[version.about.code] = verseIndexKey({ about: version.about, rows });
  }
  const listed = [
    ...tables.select().from(schema.versions).all(),
    ...versions.map((version) => versionRow(version, new Map())),
  ].sort((a, b) => a.id - b.id);
  replaceRows(db, schema.versions, listed);
  replaceRows(db, schema.sources, sources);
  const edition = editionId(sources);
  tables
    .update(schema.edition)
    .set({
      id: edition,
      builtAt: new Date().toISOString(),
      verses: listed.reduce((sum, version) => sum + version.verses, 0),
    })
    .run();
  db.exec('ANALYZE');
  return { edition, stages: stages && { ...stages, verseIndex } };
}

type Table = typeof schema.versions | typeof schema.sources;

/** Replaces all rows, in order. */
function replaceRows<T extends Table>(db: Database.Database, table: T, rows: T['$inferInsert'][]): void {
  db.exec(`DELETE FROM ${getTableName(table)}`);
  insertRows(db, table, rows);
}

interface Before {
  sources: SourceRow[];
  codes: string[];
}

/** Reads a library that the current code has made; `undefined` for any other. */
function readBefore(path: string): Before | undefined {
  if (!existsSync(path)) return undefined;
  let file: Database.Database | undefined;
  try {
    file = new Database(path, { readonly: true });
    if (!isUnchangedLibrary(path) && file.pragma('quick_check', { simple: true }) !== 'ok') return undefined;
    const db: BetterSQLite3Database = drizzle(file);
    const sources = db.select().from(schema.sources).all();
    const made = db
      .select()
      .from(schema.edition)
      .where(eq(schema.edition.id, editionId(sources)))
      .get();
    const codes = db
      .select({ code: schema.versions.code })
      .from(schema.versions)
      .orderBy(asc(schema.versions.id))
      .all();
    return made && { sources, codes: codes.map(({ code }) => code) };
  } catch {
    // It is damaged or has other tables, so it is rebuilt.
    return undefined;
  } finally {
    file?.close();
  }
}

/** The row of a source, and a function that reads it if it is available. */
async function findRow(source: Source): Promise<{ row: SourceRow; read?: () => Promise<SourceContent> }> {
  try {
    const foundSource = await source.find();
    return { row: loadedRow(source, foundSource), read: () => readWithRemedy(source, foundSource) };
  } catch (error) {
    if (!(error instanceof SourceMissingError)) throw error;
    return { row: missingRow(source, error) };
  }
}

/** Returns whether the source is a plain text, or a file that is rejected on its own. */
async function addNew(
  source: Source,
  row: SourceRow,
  read: () => Promise<SourceContent>,
  to: NewTexts,
): Promise<boolean> {
  try {
    const { version, entries, verseMap, remark } = await read();
    if (!version || entries || verseMap) return false;
    to.sources.push(row);
    to.versions.push({ ...version, source: source.code });
    if (remark) to.remarks.push(remark);
    return true;
  } catch (error) {
    if (!(error instanceof SourceMissingError)) throw error;
    to.sources.push(missingRow(source, error));
    return true;
  }
}

function isSame(a: SourceRow, b: SourceRow): boolean {
  return (Object.keys(b) as (keyof SourceRow)[]).every((key) => a[key] === b[key]);
}
