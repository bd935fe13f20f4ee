import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('wrangler finds the state of the site with all its tables, and a second call changes nothing', () => {
  expect(makeAppTables(databases)).toBe(true);
  const made = madeFiles();
  expect(made).toHaveLength(2);
  expect(makeAppTables(databases)).toBe(false);
  expect(wrangler('migrations', 'list', 'APP')).toContain('No migrations to apply');
  const counted = wrangler('execute', 'APP', '--json', '--command', 'SELECT count(*) AS users FROM users');
  expect(JSON.parse(counted)).toMatchObject([{ results: [{ users: 0 }], success: true }]);
  expect(madeFiles(), 'it has created no other').toEqual(made);
});
