import { createHash, createHmac } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { migrationFiles } from '../library/library-paths.ts';
import { createLibrary } from '../library/open-library-file.ts';
import { hasMigrations } from './applied-migrations.ts';

/**
 * Creates local databases with their tables, like `wrangler d1 migrations apply`, which starts several runtimes and takes
 * six to twelve seconds of a processor.
 */

/** Creates the library's database, with empty tables. */
export function makeTables(databases: string, config = 'wrangler.toml'): void {
  const databasePath = pathOfDatabase('LIBRARY', databases, config);
  mkdirSync(databases, { recursive: true });
  // A temporary name until it is complete.
  const making = `${databasePath}.making`;
  rmSync(making, { force: true });
  const db = createLibrary(making);
  recordMigrations(db, migrationFiles());
  db.pragma('journal_mode = WAL');
  db.close();
  renameSync(making, databasePath);
}

const appMigrations = 'worker/migrations/app';

/**
 * Creates the database of the site's state, or its tables if it has none. Returns whether it has all of them now.
 * If it lacks some, only wrangler may migrate it.
 */
export function makeAppTables(databases: string, config = 'wrangler.toml'): boolean {
  mkdirSync(databases, { recursive: true });
  const files = readdirSync(appMigrations)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const db = new Database(pathOfDatabase('APP', databases, config));
  try {
    if (countTables(db) === 0) {
      db.pragma('journal_mode = WAL');
      // In one transaction: another start may do the same, and a process that is killed leaves no half of the tables.
      db.transaction(() => {
        if (countTables(db) > 0) return;
        for (const file of files) db.exec(readFileSync(join(appMigrations, file), 'utf8'));
        recordMigrations(db, files);
      }).immediate();
    }
    return hasMigrations(db, files);
  } finally {
    db.close();
  }
}

function countTables(db: Database.Database): number {
  return db.prepare<[], number>("SELECT count(*) FROM sqlite_master WHERE type = 'table'").pluck().get() ?? 0;
}

/** In the same table as wrangler. */
function recordMigrations(db: Database.Database, files: readonly string[]): void {
  db.exec(
    'CREATE TABLE d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  );
  const applied = db.prepare<[string]>('INSERT INTO d1_migrations (name) VALUES (?)');
  for (const file of files) applied.run(basename(file));
}

function pathOfDatabase(binding: 'APP' | 'LIBRARY', databases: string, config: string): string {
  const tables = readFileSync(config, 'utf8').split('[[d1_databases]]');
  const table = tables.find((each) => each.includes(`binding = "${binding}"`)) ?? '';
  const id = /^database_id = "(?<id>[^"]+)"$/m.exec(table)?.groups?.['id'];
  if (id === undefined) throw new Error(`${config} names no database_id for ${binding}`);
  return join(databases, `${fileName(id)}.sqlite`);
}

/** The name of a database file in miniflare: durableObjectNamespaceIdFromName of its source code. */
function fileName(id: string): string {
  const key = createHash('sha256').update('miniflare-D1DatabaseObject').digest();
  const half = (of: Uint8Array | string): Buffer => createHmac('sha256', key).update(of).digest().subarray(0, 16);
  const first = half(id);
  return Buffer.concat([first, half(first)]).toString('hex');
}
