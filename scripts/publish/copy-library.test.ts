import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryContents } from '../checks/library-contents.ts';
import { migrationFiles } from '../library/library-paths.ts';
import { createLibrary } from '../library/open-library-file.ts';
import { writeSmallLibrary } from '../testing/write-small-library.ts';
import { copyLibraryToD1, isLibraryMigrated } from './copy-library.ts';
import { findLibrary } from './find-library.ts';
import { writeLoadFiles } from './load-file.ts';

let folder = '';
/** A part of the library, and a copy of this part. */
let library = '';
let copied = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'copied-'));
  library = join(folder, 'small-library');
  writeSmallLibrary('data/library.sqlite', library);
  copied = join(folder, 'copied.sqlite');
  createLibrary(copied).pragma('journal_mode = WAL');
  copyLibraryToD1(library, copied);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a copy has the same rows and index terms as a load of SQL', () => {
  const path = join(folder, 'loaded.sqlite');
  const loaded = createLibrary(path);
  loaded.transaction(() => {
    for (const file of writeLoadFiles(library, join(folder, 'sql'))) loaded.exec(readFileSync(file.path, 'utf8'));
  })();
  loaded.close();
  expect(libraryContents(copied)).toEqual(libraryContents(path));
});

test('an interrupted copy changes nothing, and concurrent readers see the previous data', () => {
  const db = new Database(copied);
  db.exec("UPDATE edition SET id = 'before'");
  const reader = new Database(copied, { readonly: true });
  reader.exec('BEGIN');
  const read = reader.prepare<[], string>('SELECT id FROM edition').pluck();
  expect(read.get()).toBe('before');

  // A library without its last table, as after a full disk.
  const half = join(folder, 'half.sqlite');
  const broken = createLibrary(half);
  broken.exec('DROP VIEW words; DROP TABLE word_blocks');
  broken.close();
  expect(() => copyLibraryToD1(half, copied)).toThrow(/word_blocks/);
  expect(db.prepare('SELECT id FROM edition').pluck().get()).toBe('before');
  expect(db.prepare('SELECT count(*) FROM verses').pluck().get()).toBeGreaterThan(4_500);

  copyLibraryToD1(library, copied);
  expect(read.get()).toBe('before');
  reader.close();
  expect(db.prepare('SELECT id FROM edition').pluck().get()).not.toBe('before');
  db.close();
});

test('copies a library that is being read', () => {
  // For example, while pages are rendered from it. SQLite locks what it may write to.
  const reader = new Database(library, { readonly: true });
  const rows = reader.prepare('SELECT key FROM verses').iterate();
  rows.next();
  copyLibraryToD1(library, copied);
  rows.return?.();
  reader.close();
});

test('finds the library among other databases', () => {
  const other = new Database(join(folder, 'another.sqlite'));
  other.exec('CREATE TABLE users (id)');
  other.close();
  writeFileSync(join(folder, 'a-damaged.sqlite'), 'no database');
  expect(findLibrary(folder)).toMatch(/(copied|half|loaded)\.sqlite$/);
});

test('a database that lacks a migration does not count as migrated', () => {
  const databases = join(folder, 'databases');
  expect(isLibraryMigrated(databases)).toBe(false);
  mkdirSync(databases);
  const db = createLibrary(join(databases, 'library.sqlite'));
  db.exec('CREATE TABLE d1_migrations (name TEXT)');
  for (const file of migrationFiles()) db.prepare('INSERT INTO d1_migrations VALUES (?)').run(basename(file));
  expect(isLibraryMigrated(databases)).toBe(true);
  db.exec('DELETE FROM d1_migrations WHERE rowid = (SELECT max(rowid) FROM d1_migrations)');
  db.close();
  expect(isLibraryMigrated(databases)).toBe(false);
});
