import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertStatements, type Statement } from './insert-statements.ts';
import {
  editionTable,
  emptyingStatements,
  publishedTables,
  mergingStatements,
  rowsOfPlainVersion,
  tableRows,
} from './library-tables.ts';

const path = 'data/library.sqlite';
if (!existsSync(path)) throw new Error(`${path} is not there: build it with "npm run library"`);
const library = new Database(path, { readonly: true });
const migrations = 'worker/migrations/library';

const statementsATable = 3;
/** By table: the total of counted rows, and its first statements. */
const tables = [...publishedTables(library), tableRows(library, editionTable)].map((table) => {
  const first: Statement[] = [];
  let counted = 0;
  for (const statement of insertStatements(table)) {
    counted += statement.written;
    if (first.length < statementsATable) first.push(statement);
  }
  return { name: table.table, counted, first };
});

// Created only now, because its connection closes after some idle seconds, and reading the library takes longer.
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: 'export default { fetch: () => new Response("") };',
    compatibilityDate: '2026-11-01',
    d1Databases: { LIBRARY: 'counted-rows' },
  }),
);
let database: Awaited<ReturnType<typeof miniflare.getD1Database>>;
const written = async (sql: string): Promise<number> => (await database.prepare(sql).run()).meta.rows_written;

beforeAll(async () => {
  database = await miniflare.getD1Database('LIBRARY');
  const files = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
  for (const file of files.sort())
    for (const statement of readFileSync(join(migrations, file), 'utf8').split('--> statement-breakpoint'))
      await written(statement);
});
afterAll(async () => {
  library.close();
  await miniflare.dispose();
});

/** The specification's limit for the complete library. */
const maxRows = 500_000;
/** An imported text of a complete Bible, with the same verses as the King James Version. */
const maxRowsOfVersion = 75_000;

test('publishing the complete library stays within its limit of rows', () => {
  const counts = tables.map(({ counted }) => counted);
  expect(counts.every((count) => count > 0)).toBe(true);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(maxRows);
});

test('the rows of a plain version of 31,102 verses stay within their limit', () => {
  expect(rowsOfPlainVersion(library)).toBeLessThanOrEqual(maxRowsOfVersion);
});

test('counts in advance the rows that D1 counts', async () => {
  const counted: Record<string, [beforehand: number, byD1: number]> = {};
  for (const { name, first } of tables) {
    const own: [number, number] = [0, 0];
    for (const statement of first) {
      own[0] += statement.written;
      own[1] += await written(statement.sql);
    }
    counted[name] = own;
  }
  expect(Object.keys(counted).length).toBeGreaterThan(10);
  for (const [table, [beforehand, byD1]] of Object.entries(counted)) expect(byD1, table).toBe(beforehand);
});

test('removing an older edition and merging the index count nearly nothing, and leave the schema unchanged', async () => {
  const schema = async (): Promise<unknown> =>
    (
      await database
        .prepare("SELECT name, sql FROM sqlite_master WHERE name NOT LIKE '%\\_fts\\_%' ESCAPE '\\' ORDER BY name")
        .all()
    ).results;
  const before = await schema();
  let rows = 0;
  for (const sql of [...emptyingStatements(library), ...mergingStatements()]) rows += await written(sql);
  expect(rows).toBeLessThan(100);
  expect(await schema()).toEqual(before);
  const remaining = await database
    .prepare('SELECT (SELECT count(*) FROM verses) + (SELECT count(*) FROM verses_fts) AS n')
    .first('n');
  expect(remaining).toBe(0);
});
