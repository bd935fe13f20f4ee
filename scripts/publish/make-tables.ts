import { createHash, createHmac } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createLibrary, migrationFiles } from '../library/open-library-file.ts';

/**
 * Creates the library's local database with empty tables, like `wrangler d1 migrations apply`, which starts several
 * runtimes and takes a dozen seconds of a processor.
 */
export function makeTables(databases: string, config = 'wrangler.toml'): void {
  mkdirSync(databases, { recursive: true });
  const databasePath = join(databases, `${fileName(readLibraryId(config))}.sqlite`);
  // A temporary name until it is complete.
  const making = `${databasePath}.making`;
  rmSync(making, { force: true });
  const db = createLibrary(making);
  // The same table as wrangler creates.
  db.exec(
    'CREATE TABLE d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  );
  const applied = db.prepare<[string]>('INSERT INTO d1_migrations (name) VALUES (?)');
  for (const file of migrationFiles()) applied.run(basename(file));
  db.pragma('journal_mode = WAL');
  db.close();
  renameSync(making, databasePath);
}

function readLibraryId(config: string): string {
  const tables = readFileSync(config, 'utf8').split('[[d1_databases]]');
  const library = tables.find((table) => table.includes('binding = "LIBRARY"')) ?? '';
  const id = /^database_id = "(?<id>[^"]+)"$/m.exec(library)?.groups?.['id'];
  if (id === undefined) throw new Error(`${config} names no database_id for LIBRARY`);
  return id;
}

/** The name of a database file in miniflare: durableObjectNamespaceIdFromName of its source code. */
function fileName(id: string): string {
  const key = createHash('sha256').update('miniflare-D1DatabaseObject').digest();
  const half = (of: Uint8Array | string): Buffer => createHmac('sha256', key).update(of).digest().subarray(0, 16);
  const first = half(id);
  return Buffer.concat([first, half(first)]).toString('hex');
}
