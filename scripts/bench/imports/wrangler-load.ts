import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import Database from 'better-sqlite3';
import { insertStatements } from '../../publish/insert-statements.ts';
import { publishedTables } from '../../publish/library-tables.ts';
import { summary } from '../summary.ts';
import { copyDatabases, openDatabase } from './site-copy.ts';

const target = '.build/bench-imports-load';
const file = '.build/bench-imports.sql';

/** Conditions for the rows of one version. Other published tables stay empty. */
const ofVersion: Record<string, string> = {
  versions: 'id = :id',
  sources: 'code = (SELECT source FROM live.versions WHERE id = :id)',
  verses: 'key BETWEEN :id * 100000000 AND :id * 100000000 + 99999999',
  word_blocks: 'version_id = :id',
  occurrences: 'version = :code',
};

/** Writes the rows of an import as SQL statements, as a publish does. */
export function writeLoad(folder: string, code: string): void {
  const live = openDatabase(folder, 'verses_fts');
  const id = live.prepare<[string], number>('SELECT id FROM versions WHERE code = ?').pluck().get(code) ?? 0;
  const path = live.name;
  live.close();
  const own = new Database(':memory:');
  own.prepare('ATTACH ? AS live').run(path);
  const names = own
    .prepare<[], string>(
      "SELECT name FROM live.sqlite_master WHERE type = 'table' AND name NOT LIKE '%\\_fts%' ESCAPE '\\'",
    )
    .pluck()
    .all()
    .filter((name) => !name.startsWith('_') && !name.startsWith('sqlite_') && !name.startsWith('d1_'));
  for (const name of names) {
    const where = ofVersion[name] ?? '0';
    const parameters = Object.fromEntries(Object.entries({ id, code }).filter(([key]) => where.includes(`:${key}`)));
    own.exec(`CREATE TABLE ${name} AS SELECT * FROM live.${name} WHERE 0`);
    own.prepare(`INSERT INTO ${name} SELECT * FROM live.${name} WHERE ${where}`).run(parameters);
  }
  own.exec('DETACH live');
  const out = openSync(file, 'w');
  for (const table of publishedTables(own)) for (const { sql } of insertStatements(table)) writeSync(out, `${sql}\n`);
  closeSync(out);
  own.close();
}

const runs = 3;

/**
 * Seconds, the minimum of three runs, that wrangler needs to load these rows into databases from before the import, and
 * to run a trivial query.
 */
export function timeLoad(): { load: number; start: number } {
  const times = { load: [] as number[], start: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    copyDatabases(target);
    times.start.push(timeWrangler('--command', 'SELECT 1'));
    times.load.push(timeWrangler('--file', file));
  }
  rmSync(target, { recursive: true, force: true });
  rmSync(file, { force: true });
  return { load: summary(times.load).min, start: summary(times.start).min };
}

function timeWrangler(...args: string[]): number {
  const command = [
    'node_modules/wrangler/bin/wrangler.js',
    'd1',
    'execute',
    'LIBRARY',
    '--local',
    '--persist-to',
    target,
  ];
  const begun = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, [...command, '--yes', ...args], {
    encoding: 'utf8',
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  });
  if (status !== 0) throw new Error(`wrangler could not load the rows:\n${stdout.slice(-500)}${stderr.slice(-1_000)}`);
  return (performance.now() - begun) / 1000;
}
