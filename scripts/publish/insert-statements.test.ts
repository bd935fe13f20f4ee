import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { insertStatements, type Column } from './insert-statements.ts';

const columns: Column[] = [
  { name: 'number', kind: 'value', key: true },
  { name: 'total', kind: 'value' },
  { name: 'verses', kind: 'json' },
];

type Row = [number: string, total: number, verses: string];

/** The rows in SQLite after the statements, and the statements. */
function load(rows: Row[]) {
  const db = new Database(':memory:');
  db.exec('CREATE TABLE occurrences (number TEXT PRIMARY KEY, total INTEGER, verses TEXT)');
  const statements = [...insertStatements({ table: 'occurrences', columns, indexes: 1, rows })];
  for (const { sql } of statements) db.exec(sql);
  return { statements, loaded: db.prepare('SELECT number, total, verses FROM occurrences ORDER BY rowid').raw().all() };
}

test.each<[string, Row]>([
  ['apostrophes', ["ʼab' \"'' ;--", 1, '["\'"]']],
  ['line breaks and backslashes', ['a\nb\\n', 1, '["\\n\\\\"]']],
  ['Hebrew with its points, and signs outside the first plane', ['אֱלֹהִים 𐤀', 1, '[]']],
  ['large integers', ['H1', 466_022_021, '[[66022021,1]]']],
  ['nothing', ['', 0, '{}']],
])('%s are loaded unchanged', (_, row) => {
  expect(load([row]).loaded).toEqual([row]);
});

test("loads all rows with statements below D1's limit of 100,000 bytes", () => {
  const rows = Array.from({ length: 5000 }, (_, index): Row => [
    `H${index}`,
    index,
    JSON.stringify(['א'.repeat(index % 90)]),
  ]);
  const { statements, loaded } = load(rows);
  expect(loaded).toEqual(rows);
  expect(Math.max(...statements.map(({ sql }) => Buffer.byteLength(sql)))).toBeLessThan(100_000);
  expect(statements.reduce((sum, statement) => sum + statement.rows, 0)).toBe(5000);
});

test('loads a row that is too long for a statement in parts', () => {
  const row: Row = [
    'G3588',
    20_000,
    JSON.stringify(Array.from({ length: 8000 }, (_, index) => [40_001_001 + index, 2, "'"])),
  ];
  const { statements, loaded } = load([['H1', 1, '[]'], row]);
  expect(loaded).toHaveLength(2);
  expect(loaded).toContainEqual(row);
  expect(Math.max(...statements.map(({ sql }) => Buffer.byteLength(sql)))).toBeLessThan(100_000);
});
