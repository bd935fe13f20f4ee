import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fingerprint } from '../fingerprint.ts';

let folder = '';
beforeEach(() => {
  const state = mkdtempSync(join(tmpdir(), 'state-'));
  vi.stubEnv('LEXICON_STATE', state);
  vi.resetModules();
  folder = join(state, 'v3/d1/miniflare-D1DatabaseObject');
  mkdirSync(folder, { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(join(folder, '../../..'), { recursive: true, force: true });
});

const load = () => import('./local-database.ts');

function write(name: string, table: string): void {
  new Database(join(folder, name)).exec(`CREATE TABLE ${table} (x)`).close();
}

function damage(name: string): void {
  writeFileSync(
    join(folder, name),
    'no database at all, but long enough to be looked at as if it were one '.repeat(80),
  );
}

test('removes an unreadable library, and finds the state of the site next to it', async () => {
  write('b.sqlite', 'invites');
  damage('a.sqlite');
  const { openLocalState, removeCorruptLibrary } = await load();
  expect(openLocalState()?.prepare('SELECT count(*) FROM invites').pluck().get()).toBe(0);
  removeCorruptLibrary();
  expect([existsSync(join(folder, 'a.sqlite')), existsSync(join(folder, 'b.sqlite'))]).toEqual([false, true]);
});

test('never treats a possible state of the site as empty, and never removes it', async () => {
  write('a.sqlite', 'verses');
  damage('b.sqlite');
  const { openLocalState, removeCorruptLibrary } = await load();
  expect(() => openLocalState()).toThrow(/b\.sqlite is damaged\. It may contain the state of the site/);
  expect(() => removeCorruptLibrary()).toThrow(/is damaged/);
  expect(existsSync(join(folder, 'b.sqlite'))).toBe(true);
});

test('has no state without a database', async () => {
  const { openLocalState } = await load();
  expect(openLocalState()).toBeUndefined();
  write('a.sqlite', 'verses');
  expect(openLocalState()).toBeUndefined();
});

/** Damages a database after its first pages, so that it can still be opened. */
function spoil(name: string): void {
  const path = join(folder, name);
  const database = new Database(path);
  const insert = database.prepare(`INSERT INTO ${name === 'state.sqlite' ? 'invites' : 'verses'} VALUES (?)`);
  database.transaction(() => {
    for (let row = 0; row < 2_000; row += 1) insert.run(`a row of some length, number ${row}`);
  })();
  database.close();
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0x5a, 8_192, 40_960));
}

test('removes a library that is damaged inside', async () => {
  write('state.sqlite', 'invites');
  write('library.sqlite', 'verses');
  spoil('library.sqlite');
  const { removeCorruptLibrary, requireSoundState } = await load();
  requireSoundState();
  removeCorruptLibrary();
  expect([existsSync(join(folder, 'library.sqlite')), existsSync(join(folder, 'state.sqlite'))]).toEqual([false, true]);
});

test('names a state of the site that is damaged inside, and does not remove it', async () => {
  write('state.sqlite', 'invites');
  spoil('state.sqlite');
  const { removeCorruptLibrary, requireSoundState } = await load();
  expect(() => requireSoundState()).toThrow(/state\.sqlite is damaged\. It may contain the state of the site/);
  removeCorruptLibrary();
  expect(existsSync(join(folder, 'state.sqlite'))).toBe(true);
});

test('treats an emptied state of the site as damaged, and starts again after a removed one', async () => {
  const { hasLocalState } = await load();
  const { isAppMigrated, wasAppMigrated } = await import('../publish/migrate-app.ts');
  writeFileSync(join(folder, '../../../app-migrations'), fingerprint(['worker/migrations/app/*.sql', 'wrangler.toml']));
  write('state.sqlite', 'invites');
  expect(isAppMigrated()).toBe(true);
  writeFileSync(join(folder, 'state.sqlite'), '');
  expect(() => hasLocalState()).toThrow(/state\.sqlite is damaged/);
  rmSync(join(folder, 'state.sqlite'));
  expect([wasAppMigrated(), hasLocalState(), isAppMigrated()]).toEqual([true, false, false]);
});
