import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { versionKeyUnit } from '#data/bible/verse-id.ts';
import { libraryContents } from '../checks/library-contents.ts';
import { createLibrary } from '../library/open-library-file.ts';
import { writeSmallLibrary } from '../testing/write-small-library.ts';
import { editionId } from '../library/library-fingerprint.ts';
import type { SourceRow } from '../library/read-sources.ts';
import { readDatabaseContents } from './query-remote.ts';
import { copyLibraryToD1 } from './copy-library.ts';
import { findLibrary } from './find-library.ts';
import { findAdded, holdingQueries, type DatabaseContents } from './find-added.ts';
import { writeLoadFiles } from './load-file.ts';
import { localDatabases } from './published.ts';

/** A separate state folder, because the served site may import at the same time. */
const state = vi.hoisted(() => {
  const before = process.env['LEXICON_STATE'] ?? '.wrangler/state';
  process.env['LEXICON_STATE'] = '.build/find-added-state';
  return { before, own: '.build/find-added-state' };
});

/** A part of the built library, with a version whose numbers are not counted, as in an imported plain text. */
let library = '';
let folder = '';
/** The contents after a full load. */
let fullContents: Record<string, string>;
/** A database as published before a plain text was added. */
let db: Database.Database;
/** The version with the highest id, as an import has it. */
const plain = { code: 'rv1909', id: 8, source: 'spaRV1909eb' };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'added-'));
  library = join(folder, 'library.sqlite');
  writeSmallLibrary('data/library.sqlite', library);
  const built = new Database(library);
  built.prepare('UPDATE versions SET tagged_words = 0 WHERE code = ?').run(plain.code);
  built.close();
  const path = join(folder, 'whole.sqlite');
  createLibrary(path).close();
  copyLibraryToD1(library, path);
  fullContents = libraryContents(path);
});
afterAll(() => {
  for (const path of [folder, state.own]) rmSync(path, { recursive: true, force: true });
});

beforeEach(() => {
  const path = join(folder, 'there.sqlite');
  for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file, { force: true });
  cpSync(join(folder, 'whole.sqlite'), path);
  db = new Database(path);
});

const publishWithout = (code: string): void => {
  const { source, id } =
    db.prepare<[string], typeof plain>('SELECT source, id FROM versions WHERE code = ?').get(code) ?? plain;
  const stretch = `BETWEEN ${id * versionKeyUnit} AND ${(id + 1) * versionKeyUnit - 1}`;
  db.exec(`DELETE FROM verses_fts WHERE rowid ${stretch}; DELETE FROM verses WHERE key ${stretch};
    DELETE FROM word_blocks WHERE version_id = ${id}; DELETE FROM versions WHERE id = ${id};
    DELETE FROM sources WHERE code = '${source}'`);
  nameEdition();
};
const nameEdition = (where = 'true'): void => {
  const sources = db.prepare<[], SourceRow>(`SELECT * FROM sources WHERE ${where}`).all();
  db.prepare('UPDATE edition SET id = ?, verses = 1').run(editionId(sources));
};
const readContents = (): DatabaseContents => ({
  edition: db.prepare<[], string>(holdingQueries.edition).pluck().get() ?? '',
  sources: db.prepare<[], DatabaseContents['sources'][number]>(holdingQueries.sources).all(),
  versions: db.prepare<[], DatabaseContents['versions'][number]>(holdingQueries.versions).all(),
});
const publish = (added: readonly number[]): number => {
  const files = writeLoadFiles(library, join(folder, 'sql'), { added });
  for (const { path } of files) db.exec(readFileSync(path, 'utf8'));
  return files.reduce((sum, { written }) => sum + written, 0);
};

test('writes only a new text, with the same result as a full load', () => {
  publishWithout(plain.code);
  const added = findAdded(library, readContents());
  expect(added).toEqual([plain.id]);
  expect(publish(added ?? [])).toBeLessThan(4_000);
  expect(libraryContents(db.name)).toEqual(fullContents);
});

test('rewrites only the rows that list a text that was imported since', () => {
  // Its rows exist, and the edition is the previous one.
  nameEdition(`code <> '${plain.source}'`);
  const added = findAdded(library, readContents());
  expect(added).toEqual([]);
  expect(publish(added ?? [])).toBeLessThan(100);
  expect(libraryContents(db.name)).toEqual(fullContents);
});

test.each(['kjv_strongs', 'wlc'])('writes everything for %s, which has numbers that entries count', (code) => {
  publishWithout(code);
  expect(findAdded(library, readContents())).toBeUndefined();
});

test('writes everything over an empty database, other code, a changed file or a changed id', () => {
  const there = readContents();
  const [first, ...others] = there.sources;
  expect(findAdded(library, { ...there, edition: '' })).toBeUndefined();
  expect(findAdded(library, { ...there, edition: 'of other code' })).toBeUndefined();
  expect(
    findAdded(library, { ...there, sources: [{ code: first?.code ?? '', checksum: 'another' }, ...others] }),
  ).toBeUndefined();
  const renumbered = there.versions.map((each) => (each.code === 'web' ? { ...each, id: 77 } : each));
  expect(findAdded(library, { ...there, versions: renumbered })).toBeUndefined();
  expect(findAdded(library, there)).toEqual([]);
});

test('reads the contents of a database through wrangler', async () => {
  // Wrangler names the file after the id of the database.
  const served = findLibrary(localDatabases.replace(state.own, state.before));
  if (!served) throw new Error('No library is published here: run "npm start" first.');
  mkdirSync(localDatabases, { recursive: true });
  cpSync(join(folder, 'whole.sqlite'), join(localDatabases, basename(served)));
  expect(await readDatabaseContents('local')).toEqual(readContents());
});
