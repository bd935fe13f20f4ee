import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let state = '';
let path = '';
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'published-'));
  vi.stubEnv('LEXICON_STATE', state);
  vi.resetModules();
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject');
  mkdirSync(folder, { recursive: true });
  path = join(folder, 'library.sqlite');
  const database = new Database(path);
  database.exec("CREATE TABLE edition (id TEXT); INSERT INTO edition VALUES ('one'); CREATE TABLE verses (text TEXT)");
  const insert = database.prepare('INSERT INTO verses VALUES (?)');
  database.transaction(() => {
    for (let verse = 0; verse < 2_000; verse += 1) insert.run(`a verse of some length, number ${verse}`);
  })();
  database.close();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(state, { recursive: true });
});

test('a loaded library with a readable edition but unreadable verses is loaded again', async () => {
  const { holdsEdition } = await import('./published.ts');
  expect([holdsEdition('one'), holdsEdition('two')]).toEqual([true, false]);
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0x5a, 16_384, 49_152).subarray(0, bytes.length - 4_096));
  expect(holdsEdition('one')).toBe(false);
});
