import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { getTableName } from 'drizzle-orm';
import { migrationFiles } from '../library/database.ts';
import { editionTable, emptyingStatements, tableNames } from './library-tables.ts';

/** Where a full-text table keeps its index. */
const indexParts = ['data', 'idx', 'docsize', 'config'];
/** Milliseconds for which another's write is waited for: an import of a served site writes for a second at most. */
const patience = 60_000;

/** Whether the library's database among local ones has all its tables. */
export function isLibraryMigrated(databases: string): boolean {
  const path = findLibrary(databases);
  if (path === undefined) return false;
  const database = new Database(path, { readonly: true });
  try {
    const applied = new Set(database.prepare<[], string>('SELECT name FROM d1_migrations').pluck().all());
    return migrationFiles().every((file) => applied.has(basename(file)));
  } finally {
    database.close();
  }
}

/** The library's database among local ones; absent where its migrations have never been applied. */
export function findLibrary(databases: string): string | undefined {
  if (!existsSync(databases)) return undefined;
  return readdirSync(databases)
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => join(databases, name))
    .find(isLibrary);
}

/**
 * Puts the rows of a library's file into a local database of D1, which is a file of SQLite as well: a second, where the
 * same takes half a minute as SQL. One transaction: whoever reads meanwhile reads what was there, and a copy that is cut
 * off has changed nothing. Throws SQLite's own error.
 */
export function copyLibrary(library: string, database: string): void {
  const db = new Database(database, { timeout: patience });
  try {
    // The parts of a full-text index are written as they are.
    db.unsafeMode();
    const made = new Database(library, { readonly: true, fileMustExist: true });
    const emptying = emptyingStatements(made);
    made.close();
    db.prepare('ATTACH ? AS made').run(library);
    // It begins by writing to its own file alone: begun as IMMEDIATE it would lock both, and whoever renders pages of the
    // library meanwhile would be shut out until all is on disk.
    db.transaction(() => {
      for (const statement of emptying) db.exec(statement);
      for (const table of tableNames.plain) copyRows(table);
      for (const table of tableNames.fullText) for (const part of indexParts) copyRows(`${table}_${part}`);
      copyRows(getTableName(editionTable));
    }).deferred();
  } finally {
    db.close();
  }

  function copyRows(table: string): void {
    db.exec(`DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM made.${table}`);
  }
}

/** Another's file may be damaged, which is not this one's to tell. */
function isLibrary(path: string): boolean {
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { readonly: true });
    return database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'verses_fts'").get() !== undefined;
  } catch {
    return false;
  } finally {
    database?.close();
  }
}
