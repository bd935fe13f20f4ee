import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLibraryMigrated } from './copy-library.ts';
import { makeTables } from './make-tables.ts';

const state = mkdtempSync(join(tmpdir(), 'tables-'));
const databases = join(state, 'v3/d1/miniflare-D1DatabaseObject');

function wrangler(...words: string[]): string {
  return execFileSync(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', 'd1', ...words, '--local', '--persist-to', state],
    { encoding: 'utf8', env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' } },
  );
}

test('wrangler finds the database with all its tables', () => {
  makeTables(databases);
  const made = readdirSync(databases).filter((name) => name.endsWith('.sqlite'));
  expect(made).toHaveLength(1);
  expect(isLibraryMigrated(databases)).toBe(true);
  expect(wrangler('migrations', 'list', 'LIBRARY')).toContain('No migrations to apply');
  const counted = wrangler('execute', 'LIBRARY', '--json', '--command', 'SELECT count(*) AS verses FROM verses');
  expect(JSON.parse(counted)).toMatchObject([{ results: [{ verses: 0 }], success: true }]);
  const now = readdirSync(databases).filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite');
  expect(now, 'it has created no other').toEqual(made);
  rmSync(state, { recursive: true });
});
