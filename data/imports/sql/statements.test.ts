import { expect, test } from 'vitest';
import { sqlStatements, type SqlEvent } from './statements.ts';
import { guessDialect, sqlTokens, type Dialect } from './tokens.ts';

const rows = (sql: string, dialect: Dialect): string[][] =>
  [...sqlStatements(sql, dialect)].flatMap((event) => (event.kind === 'row' ? [event.values] : []));
const others = (sql: string): SqlEvent[] => [...sqlStatements(sql, 'sqlite')].filter(({ kind }) => kind !== 'row');

const values: [dialect: Dialect, values: string, read: string[]][] = [
  ['sqlite', `1, 'It''s; he said ("x")'`, ['1', `It's; he said ("x")`]],
  ['sqlite', `'a backslash \\', 2`, ['a backslash \\', '2']],
  ['mysql', `1, 'It\\'s \\"so\\"\\n', NULL`, ['1', `It's "so"\n`, '']],
  ['mysql', `'It''s -- no comment', _utf8mb4 'x'`, [`It's -- no comment`, 'x']],
  ['mysql', `x'D7A9'`, ['ש']],
  ['postgres', `E'It\\'s', 'a \\ stays', $q$It's$q$, 'x'::text`, [`It's`, 'a \\ stays', `It's`, 'x']],
  ['postgres', `-1.5e3, /* a comment ' */ 'x'`, ['-1.5e3', 'x']],
  ['sqlite', `replace('a','b'), 'c'`, ['b', 'c']],
];
test.each(values)('%s reads VALUES (%s)', (dialect, source, read) => {
  expect(rows(`INSERT INTO t VALUES (${source});`, dialect)).toEqual([read]);
});

test('many rows a statement, and what stands behind them', () => {
  const sql =
    'INSERT IGNORE INTO `t` (`a`) VALUES (1),(2)\n,(3) ON DUPLICATE KEY UPDATE a = VALUES(a); INSERT INTO t VALUES (4)';
  expect(rows(sql, 'mysql').slice(0, 3)).toEqual([['1'], ['2'], ['3']]);
  expect(rows(sql, 'mysql').at(-1)).toEqual(['4']);
});

test('a line is told for every row', () => {
  const sql = '-- one\n\nINSERT INTO t VALUES (1),\n(2);\nINSERT INTO t VALUES (3);';
  const lines = [...sqlStatements(sql, 'sqlite')].map((event) => (event.kind === 'row' ? event.line : 0));
  expect(lines).toEqual([3, 4, 5]);
});

test('tables give their columns without their keys', () => {
  const sql =
    'CREATE TABLE IF NOT EXISTS public."Fix" (id INT(11) DEFAULT (1), "b c" TEXT, [d] INT, PRIMARY KEY (id, "b c"));';
  expect(others(sql)).toEqual([{ kind: 'table', name: 'Fix', columns: ['id', 'b c', 'd'] }]);
});

test('what a trigger would insert is no row', () => {
  const sql = `CREATE TRIGGER t AFTER INSERT ON v BEGIN INSERT INTO v VALUES (1); INSERT INTO v VALUES (2); END;
    INSERT INTO v VALUES (3);`;
  expect(rows(sql, 'sqlite')).toEqual([['3']]);
});

test('other statements are named', () => {
  const named = others("DROP TABLE a; ATTACH 'x' AS y; PRAGMA x; CREATE VIEW v AS SELECT 1; INSERT INTO a SELECT 1;");
  expect(named.map((event) => (event.kind === 'other' ? event.statement : event.kind))).toEqual([
    'DROP TABLE',
    'ATTACH',
    'PRAGMA',
    'CREATE VIEW',
    'INSERT',
  ]);
});

const faults: [sql: string, line: number, reason: string][] = [
  ["INSERT INTO t VALUES\n(1, 'never ends", 2, 'a string begins here and never ends'],
  ['\n\nINSERT INTO t VALUES (1, 2', 3, 'a bracket opens here and never closes'],
];
test.each(faults)('%j is told with its line', (sql, line, reason) => {
  expect([...sqlStatements(sql, 'sqlite')]).toContainEqual({ kind: 'fault', line, reason });
});

test.each([
  ['CREATE TABLE `a` (id int) ENGINE=InnoDB', 'mysql'],
  ["INSERT INTO a VALUES ('It\\'s')", 'mysql'],
  ['COPY a (b) FROM stdin;', 'postgres'],
  ['CREATE TABLE a (b TEXT);', 'sqlite'],
])('%s is of %s', (sql, dialect) => {
  expect(guessDialect(sql)).toBe(dialect);
});

test.each(["'", '/*', "/* '", '`', '"', '$a$', "E'\\", "''''''", '['])(
  'half a megabyte of %s is read, without backtracking for longer than a test may run',
  (sign) => {
    let misplaced = 0;
    for (const dialect of ['mysql', 'postgres', 'sqlite'] as const)
      for (const token of sqlTokens(sign.repeat(500_000 / sign.length), dialect)) misplaced += Number(token.at < 0);
    expect(misplaced).toBe(0);
  },
);

test('PostgreSQL: rows of COPY are those until its end, with the columns that it names or the table has', () => {
  const copy = (head: string): SqlEvent[] => [
    ...sqlStatements(`${head}\n1\tIn the\\tbeginning\n2\t\\N\n\\.\nINSERT INTO t VALUES (3, 'x');\n`, 'postgres'),
  ];
  expect(copy('COPY public.verses (id, text) FROM stdin;')).toMatchObject([
    { kind: 'row', table: 'verses', columns: ['id', 'text'], values: ['1', 'In the\tbeginning'], line: 2 },
    { kind: 'row', table: 'verses', values: ['2', ''], line: 3 },
    { kind: 'row', table: 't', values: ['3', 'x'], line: 5 },
  ]);
  expect(copy('COPY verses FROM stdin;').slice(0, 2)).toMatchObject([
    { kind: 'row', table: 'verses', columns: [], values: ['1', 'In the\tbeginning'] },
    { kind: 'row', table: 'verses' },
  ]);
});
