import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLibrary } from '../library/open-library-file.ts';
import { findLibrary, isLibraryMigrated } from './copy-library.ts';
import { makeTables } from './make-tables.ts';
import { holdsEdition, isPublished, localDatabases, recordPublished } from './published.ts';
import { runWrangler } from './wrangler.ts';

const state = vi.hoisted(() => (process.env['LEXICON_STATE'] = '.build/old-installation-state'));

/** The migrations of version 0.1.0. They made the same tables as today's single one. */
const oldMigrations = [
  '0000_library',
  '0001_full_text',
  '0002_words',
  '0003_stems',
  '0004_cross_references',
  '0005_places',
  '0006_phrases',
  '0007_revision',
  '0008_fewer_rows',
];

let path = '';
beforeAll(() => {
  rmSync(state, { recursive: true, force: true });
  mkdirSync(localDatabases, { recursive: true });
  makeTables(localDatabases);
  path = findLibrary(localDatabases) ?? '';
  const db = new Database(path);
  db.exec("DELETE FROM d1_migrations; INSERT INTO edition VALUES ('of 0.1.0', '', 0, 0, 1, 0)");
  for (const name of oldMigrations) db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(`${name}.sql`);
  db.exec(
    `INSERT INTO verses VALUES (1, 'In the beginning', '{}'); INSERT INTO verses_fts (rowid, text) VALUES (1, 'in the beginning')`,
  );
  db.close();
});
afterAll(() => rmSync(state, { recursive: true, force: true }));

test('a library of version 0.1.0 is recognized, emptied by the migration, and loaded again', async () => {
  recordPublished('of 0.1.0');
  expect([isPublished('of 0.1.0'), holdsEdition('of 0.1.0')]).toEqual([true, true]);
  expect(isLibraryMigrated(localDatabases)).toBe(false);
  await runWrangler('local', 'migrations', 'apply', 'LIBRARY');
  expect(isLibraryMigrated(localDatabases)).toBe(true);
  // A start loads a library whose edition is missing.
  expect(holdsEdition('of 0.1.0')).toBe(false);
  const db = new Database(path, { readonly: true });
  expect(db.prepare('SELECT count(*) FROM verses').pluck().get()).toBe(0);
  expect(db.prepare(`SELECT count(*) FROM verses_fts WHERE verses_fts MATCH 'beginning'`).pluck().get()).toBe(0);
  const fresh = createLibrary(join(state, 'fresh.sqlite'));
  expect(schemaOf(db)).toEqual(schemaOf(fresh));
  for (const each of [db, fresh]) each.close();
});

function schemaOf(db: Database.Database): unknown[] {
  return db
    .prepare(
      `SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'd1\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\'
        AND name <> 'sqlite_sequence' AND name NOT LIKE 'sqlite_autoindex_d1%' ORDER BY name`,
    )
    .all();
}
