import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { isLibraryMigrated } from './copy-library.ts';
import { makeAppTables, makeTables } from './make-tables.ts';

const state = mkdtempSync(join(tmpdir(), 'tables-'));
const databases = join(state, 'v3/d1/miniflare-D1DatabaseObject');

function wrangler(...words: string[]): string {
  return execFileSync(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', 'd1', ...words, '--local', '--persist-to', state],
    { encoding: 'utf8', env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' } },
  );
}

afterAll(() => rmSync(state, { recursive: true }));

const madeFiles = (): string[] =>
  readdirSync(databases).filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite');

test('wrangler finds the library with all its tables', () => {
  makeTables(databases);
  const made = madeFiles();
  expect(made).toHaveLength(1);
  expect(isLibraryMigrated(databases)).toBe(true);
  expect(wrangler('migrations', 'list', 'LIBRARY')).toContain('No migrations to apply');
  const counted = wrangler('execute', 'LIBRARY', '--json', '--command', 'SELECT count(*) AS verses FROM verses');
  expect(JSON.parse(counted)).toMatchObject([{ results: [{ verses: 0 }], success: true }]);
  expect(madeFiles(), 'it has created no other').toEqual(made);
});

/** Creates the tables of the site's state, and ends at the third migration like a process that is killed. */
const killedAtThirdMigration = `
  import Database from 'better-sqlite3';
  import { makeAppTables } from './scripts/publish/make-tables.ts';
  const { exec } = Database.prototype;
  let migrations = 0;
  Database.prototype.exec = function (statements) {
    migrations += 1;
    if (migrations === 3) process.kill(process.pid, 'SIGKILL');
    return exec.call(this, statements);
  };
  makeAppTables(process.argv[1]);
`;

/** Uses the only database of a folder. */
function inDatabase<Result>(folder: string, use: (db: Database.Database) => Result): Result {
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.sqlite'));
  const db = new Database(join(folder, file));
  try {
    return use(db);
  } finally {
    db.close();
  }
}

test('a killed start leaves none of the tables of the state, and the next one creates all', () => {
  const folder = join(state, 'killed');
  const killed = spawnSync(process.execPath, ['--input-type=module', '--eval', killedAtThirdMigration, folder]);
  expect(killed.signal).toBe('SIGKILL');
  const tables = (): string[] =>
    inDatabase(folder, (db) =>
      db.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all(),
    );
  expect(tables()).toEqual([]);
  expect(makeAppTables(folder)).toBe(true);
  expect(tables()).toEqual(expect.arrayContaining(['users', 'sessions', 'audit', 'd1_migrations']));
});

test('a state that lacks a migration is left to wrangler', () => {
  const folder = join(state, 'old');
  expect(makeAppTables(folder)).toBe(true);
  inDatabase(folder, (db) => db.exec('DELETE FROM d1_migrations WHERE id = (SELECT max(id) FROM d1_migrations)'));
  expect(makeAppTables(folder)).toBe(false);
});

test('wrangler finds the state of the site with all its tables, and a second call changes nothing', () => {
  expect(makeAppTables(databases)).toBe(true);
  const made = madeFiles();
  expect(made).toHaveLength(2);
  expect(makeAppTables(databases)).toBe(true);
  expect(wrangler('migrations', 'list', 'APP')).toContain('No migrations to apply');
  const counted = wrangler('execute', 'APP', '--json', '--command', 'SELECT count(*) AS users FROM users');
  expect(JSON.parse(counted)).toMatchObject([{ results: [{ users: 0 }], success: true }]);
  expect(madeFiles(), 'it has created no other').toEqual(made);
});
