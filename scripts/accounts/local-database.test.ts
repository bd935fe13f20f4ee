import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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

test('a library that cannot be read is taken away, and the state of the site is found beside it', async () => {
  write('b.sqlite', 'invites');
  damage('a.sqlite');
  const { openLocalState, removeDamagedLibrary } = await load();
  expect(openLocalState()?.prepare('SELECT count(*) FROM invites').pluck().get()).toBe(0);
  removeDamagedLibrary();
  expect([existsSync(join(folder, 'a.sqlite')), existsSync(join(folder, 'b.sqlite'))]).toEqual([false, true]);
});

test('what may be the state of the site is never taken for an empty one, nor taken away', async () => {
  write('a.sqlite', 'verses');
  damage('b.sqlite');
  const { openLocalState, removeDamagedLibrary } = await load();
  expect(() => openLocalState()).toThrow(/b\.sqlite is damaged and may be the state of the site/);
  expect(() => removeDamagedLibrary()).toThrow(/is damaged/);
  expect(existsSync(join(folder, 'b.sqlite'))).toBe(true);
});

test('without any database there is no state', async () => {
  const { openLocalState } = await load();
  expect(openLocalState()).toBeUndefined();
  write('a.sqlite', 'verses');
  expect(openLocalState()).toBeUndefined();
});
