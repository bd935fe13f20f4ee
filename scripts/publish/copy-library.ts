import Database from 'better-sqlite3';
import { getTableName } from 'drizzle-orm';
import { migrationFiles } from '../library/library-paths.ts';
import { hasMigrations } from './applied-migrations.ts';
import { findLibrary } from './find-library.ts';
import { editionTable, emptyingStatements, tableNames } from './library-tables.ts';

/** The tables where a full-text table stores its index. */
const indexParts = ['data', 'idx', 'docsize', 'config'];
/** Milliseconds to wait for a write of another process. An import of a served site writes for at most a second. */
const patience = 60_000;

/** Whether the library's local database has all its tables. */
export function isLibraryMigrated(databases: string): boolean {
  const path = findLibrary(databases);
  if (path === undefined) return false;
  const database = new Database(path, { readonly: true });
  try {
    return hasMigrations(database, migrationFiles());
  } finally {
    database.close();
  }
}

/**
 * Copies the rows of a library's file into a local D1 database, which is also an SQLite file. This takes a second, and
 * half a minute as SQL. It is one transaction: concurrent readers see the previous data, and an interrupted copy
 * changes nothing. Throws SQLite's own error.
 */
export function copyLibraryToD1(library: string, database: string): void {
  const db = new Database(database, { timeout: patience });
  try {
    // Allows writes to the internal tables of a full-text index.
    db.unsafeMode();
    const made = new Database(library, { readonly: true, fileMustExist: true });
    const emptying = emptyingStatements(made);
    made.close();
    db.prepare('ATTACH ? AS made').run(library);
    // The transaction starts by writing only to its own file. With IMMEDIATE it would lock both files, so that pages
    // could not be rendered from the library until everything is on disk.
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
