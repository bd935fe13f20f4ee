import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openLocalState } from '../accounts/local-database.ts';
import { createLibrary } from '../library/open-library-file.ts';
import { readLiveTexts } from '../rebuild/fetch-live-texts.ts';
import { isLibraryMigrated } from './copy-library.ts';
import { findLibrary } from './find-library.ts';
import { makeAppTables, makeTables } from './make-tables.ts';
import { isAppMigrated, migrateApp } from './migrate-app.ts';
import { holdsEdition, isPublished, localDatabases, recordPublished } from './published.ts';
import { runWrangler } from './wrangler.ts';

const state = vi.hoisted(() => (process.env['LEXICON_STATE'] = '.build/old-installation-state'));

const appMigrations = 'worker/migrations/app';
/** The migrations of version 0.1.0. They made the same tables as today's single one, except for the name of a column. */
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
  db.exec('ALTER TABLE word_blocks RENAME COLUMN posting_lists TO places');
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

test('the state of version 0.1.0 is migrated, and the build then reads its imported texts', async () => {
  makeAppTables(localDatabases);
  const db = openLocalState();
  if (!db) throw new Error('The site has no database');
  const newSchema = schemaOf(db);
  const all = db.prepare<[], { type: string; name: string }>(
    "SELECT type, name FROM sqlite_master WHERE type IN ('table', 'trigger') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> 'd1_migrations' ORDER BY type DESC",
  );
  db.pragma('foreign_keys = OFF');
  for (const { type, name } of all.all()) db.exec(`DROP ${type} ${name}`);
  const isNew = (file: string): boolean => file >= '0013';
  for (const file of readdirSync(appMigrations).filter((name) => name.endsWith('.sql')))
    if (isNew(file)) db.prepare('DELETE FROM d1_migrations WHERE name = ?').run(file);
    else db.exec(readFileSync(join(appMigrations, file), 'utf8'));
  db.exec(`INSERT INTO files (id, kind, name, version_code, format, bytes, sha256, key, given, uploaded_by, created_at)
      VALUES ('f', 'upload', 'a.txt', 'mine', 'plain', 1, 'hash', 'uploads/f', '{}', 'Priscilla', '');
    INSERT INTO texts (code, version_id, import_id, given, file_id, changed_at)
      VALUES ('mine', 1001, 'i', '{"language":"en","name":"Mine"}', 'f', '')`);
  db.close();
  expect(isAppMigrated()).toBe(false);
  await migrateApp('local');
  expect(isAppMigrated()).toBe(true);
  expect(readLiveTexts()).toEqual([
    { code: 'mine', versionId: 1_001, sha256: 'hash', key: 'uploads/f', given: { language: 'en', name: 'Mine' } },
  ]);
  const after = openLocalState();
  // Wrangler has made the same tables as makeAppTables.
  expect(after && schemaOf(after)).toEqual(newSchema);
  after?.exec(`INSERT INTO version_details (code, name, licence, updated_at, updated_by)
    VALUES ('mine', 'My own text', 'Public domain', '', 'Priscilla')`);
  after?.close();
  expect(readLiveTexts()[0]?.given).toEqual({ language: 'en', name: 'My own text', licence: 'Public domain' });
});

function schemaOf(db: Database.Database): unknown[] {
  return db
    .prepare(
      `SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'd1\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\'
        AND name <> 'sqlite_sequence' AND name NOT LIKE 'sqlite_autoindex_d1%' ORDER BY name`,
    )
    .all();
}
