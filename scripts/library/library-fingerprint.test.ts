import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { removeCorruptLibraryFile } from './library-fingerprint.ts';

const folder = mkdtempSync(join(tmpdir(), 'library-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['no database', (path: string) => writeFileSync(path, 'no database at all '.repeat(300))],
  ['an empty file', (path: string) => writeFileSync(path, '')],
  ['one without an edition', (path: string) => void new Database(path).exec('CREATE TABLE edition (id)').close()],
])('removes %s, which is not a library', (what, write) => {
  const path = join(folder, `${what}.sqlite`);
  write(path);
  expect([removeCorruptLibraryFile(path), existsSync(path), removeCorruptLibraryFile(path)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('leaves a library that can be read', () => {
  const path = join(folder, 'sound.sqlite');
  new Database(path).exec("CREATE TABLE edition (id); INSERT INTO edition VALUES ('one')").close();
  expect([removeCorruptLibraryFile(path), existsSync(path)]).toEqual([false, true]);
});
