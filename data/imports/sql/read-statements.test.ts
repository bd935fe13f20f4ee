import { expect, test } from 'vitest';
import { sqlStatements, type SqlEvent } from './read-statements.ts';
import { guessDialect, sqlTokens, type Dialect } from './tokens.ts';

const rows = (sql: string, dialect: Dialect): string[][] =>
  [...sqlStatements(sql, dialect)].flatMap((event) => (event.kind === 'row' ? [event.values] : []));
const otherEvents = (sql: string): SqlEvent[] => [...sqlStatements(sql, 'sqlite')].filter(({ kind }) => kind !== 'row');

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

test('reads many rows of a statement and continues after its last clause', () => {
  const sql =
    'INSERT IGNORE INTO `t` (`a`) VALUES (1),(2)\n,(3) ON DUPLICATE KEY UPDATE a = VALUES(a); INSERT INTO t VALUES (4)';
  expect(rows(sql, 'mysql').slice(0, 3)).toEqual([['1'], ['2'], ['3']]);
  expect(rows(sql, 'mysql').at(-1)).toEqual(['4']);
});

test('reports the line of every row', () => {
  const sql = '-- one\n\nINSERT INTO t VALUES (1),\n(2);\nINSERT INTO t VALUES (3);';
  const lines = [...sqlStatements(sql, 'sqlite')].map((event) => (event.kind === 'row' ? event.line : 0));
  expect(lines).toEqual([3, 4, 5]);
});

test('returns the columns of tables without their keys', () => {
  const sql =
    'CREATE TABLE IF NOT EXISTS public."Fix" (id INT(11) DEFAULT (1), "b c" TEXT, [d] INT, PRIMARY KEY (id, "b c"));';
  expect(otherEvents(sql)).toEqual([{ kind: 'table', name: 'Fix', columns: ['id', 'b c', 'd'] }]);
});

test('ignores rows that a trigger inserts', () => {
  const sql = `CREATE TRIGGER t AFTER INSERT ON v BEGIN INSERT INTO v VALUES (1); INSERT INTO v VALUES (2); END;
    INSERT INTO v VALUES (3);`;
  expect(rows(sql, 'sqlite')).toEqual([['3']]);
});

/** As written by mysqldump for triggers. */
test.each(['$$', ';;', '//'])(
  'ignores rows of routines between the delimiters %s, and reads the rows around them',
  (sign) => {
    const sql = `INSERT INTO v VALUES (1);
DELIMITER ${sign}
CREATE TRIGGER a AFTER INSERT ON v FOR EACH ROW BEGIN INSERT INTO v VALUES (2); INSERT INTO v VALUES (3); END ${sign}
CREATE TRIGGER b AFTER INSERT ON v FOR EACH ROW INSERT INTO v VALUES (4)${sign}
INSERT INTO v VALUES (5), (6)${sign}
DELIMITER ;
INSERT INTO v VALUES (7);`;
    const events = [...sqlStatements(sql, 'mysql')];
    expect(rows(sql, 'mysql')).toEqual([['1'], ['5'], ['6'], ['7']]);
    expect(events.filter(({ kind }) => kind === 'other')).toEqual([
      { kind: 'other', statement: 'DELIMITER' },
      { kind: 'other', statement: 'CREATE TRIGGER' },
      { kind: 'other', statement: 'CREATE TRIGGER' },
      { kind: 'other', statement: 'DELIMITER' },
    ]);
    expect(events.flatMap((event) => (event.kind === 'row' ? [event.line] : []))).toEqual([1, 5, 5, 7]);
  },
);

test('ignores the rest of a dump whose delimiter is not set back', () => {
  const sql = 'INSERT INTO v VALUES (1);\nDELIMITER $$\nCREATE TRIGGER a AFTER INSERT ON v INSERT INTO v VALUES (2);';
  expect(rows(sql, 'mysql')).toEqual([['1']]);
});

test('ends at a delimiter that no line feed follows', () => {
  const events = sqlStatements('INSERT INTO v VALUES (1);\nDELIMITER ;', 'mysql');
  expect([...events.take(3)]).toEqual([
    { kind: 'row', table: 'v', columns: [], values: ['1'], line: 1 },
    { kind: 'other', statement: 'DELIMITER' },
  ]);
});

/** As written by phpMyAdmin. Only PostgreSQL reads the text between two of these signs as a string. */
test.each(['mysql', 'sqlite'] as const)('%s: reads rows between "$$" and "$$"', (dialect) => {
  const sql = `DELIMITER $$
    CREATE PROCEDURE a() SELECT 1$$
    CREATE PROCEDURE b() SELECT 2$$
    DELIMITER ;
    INSERT INTO t VALUES (1);
    DELIMITER $$
    CREATE PROCEDURE c() SELECT 3$$
    DELIMITER ;
    INSERT INTO t VALUES (2);`;
  expect(rows(sql, dialect)).toEqual([['1'], ['2']]);
});

test('names other statements', () => {
  const named = otherEvents(
    "DROP TABLE a; ATTACH 'x' AS y; PRAGMA x; CREATE VIEW v AS SELECT 1; INSERT INTO a SELECT 1;",
  );
  expect(named.map((event) => (event.kind === 'other' ? event.statement : event.kind))).toEqual([
    'DROP TABLE',
    'ATTACH',
    'PRAGMA',
    'CREATE VIEW',
    'INSERT',
  ]);
});

const errors: [sql: string, line: number, reason: string][] = [
  ["INSERT INTO t VALUES\n(1, 'never ends", 2, 'a string is not closed'],
  ['\n\nINSERT INTO t VALUES (1, 2', 3, 'a parenthesis is not closed'],
];
test.each(errors)('reports %j with its line', (sql, line, reason) => {
  expect([...sqlStatements(sql, 'sqlite')]).toContainEqual({ kind: 'error', line, reason });
});

test.each([
  ['CREATE TABLE `a` (id int) ENGINE=InnoDB', 'mysql'],
  ["INSERT INTO a VALUES ('It\\'s')", 'mysql'],
  ['COPY a (b) FROM stdin;', 'postgres'],
  ['CREATE TABLE a (b TEXT);', 'sqlite'],
])('recognizes %s as %s', (sql, dialect) => {
  expect(guessDialect(sql)).toBe(dialect);
});

test.each(["'", '/*', "/* '", '`', '"', '$a$', "E'\\", "''''''", '['])(
  'reads half a megabyte of %s without long backtracking',
  (sign) => {
    let misplaced = 0;
    for (const dialect of ['mysql', 'postgres', 'sqlite'] as const)
      for (const token of sqlTokens(sign.repeat(500_000 / sign.length), dialect)) misplaced += Number(token.at < 0);
    expect(misplaced).toBe(0);
  },
);

test('PostgreSQL: reads the rows of COPY up to its end, with the columns of the statement or the table', () => {
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

test('reads at most two thousand tokens of a statement', () => {
  // CREATE, TABLE, t and the parenthesis, then two tokens for each column: the 999th begins with the 2,001st.
  const columns = Array.from({ length: 1_500 }, (_, at) => `c${at + 1}`);
  const [table] = otherEvents(`CREATE TABLE t (${columns.join(',')});`);
  expect(table?.kind === 'table' && table.columns).toEqual(columns.slice(0, 998));
});

const cases: [sql: string, dialect: Dialect, events: SqlEvent[]][] = [
  // The line of a row is that of its parenthesis.
  [
    "REPLACE INTO `a`.`t`\n(x, y)\nVALUES\n(1,\n'b');",
    'mysql',
    [{ kind: 'row', table: 't', columns: ['x', 'y'], values: ['1', 'b'], line: 4 }],
  ],
  ['INSERT INTO a.t VALUES ()', 'sqlite', [{ kind: 'row', table: 't', columns: [], values: [''], line: 1 }]],
  [
    'INSERT INTO t VALUES (1)) , (2);',
    'sqlite',
    [
      { kind: 'row', table: 't', columns: [], values: ['1'], line: 1 },
      { kind: 'row', table: 't', columns: [], values: ['2'], line: 1 },
    ],
  ],
  ['CREATE TABLE t AS SELECT 1;', 'sqlite', [{ kind: 'other', statement: 'CREATE TABLE' }]],
  [
    'CREATE TABLE t (a INT, b INT, KEY k (a, b), c INT) ENGINE=x;',
    'mysql',
    [{ kind: 'table', name: 't', columns: ['a', 'b', 'c'] }],
  ],
  ['CREATE UNIQUE INDEX i ON t (a);', 'sqlite', [{ kind: 'other', statement: 'CREATE INDEX' }]],
  [';;', 'sqlite', []],
  ['', 'sqlite', []],
  ['SELECT 1', 'sqlite', [{ kind: 'other', statement: 'SELECT' }]],
  // What follows the values is skipped up to the semicolon.
  [
    'INSERT INTO t VALUES (1) RETURNING id; SELECT 1',
    'postgres',
    [
      { kind: 'row', table: 't', columns: [], values: ['1'], line: 1 },
      { kind: 'other', statement: 'SELECT' },
    ],
  ],
];
test.each(cases)('reads the statements of %j', (sql, dialect, events) => {
  expect([...sqlStatements(sql, dialect)]).toEqual(events);
});

test.each(['TRIGGER t', 'PROCEDURE p()', 'FUNCTION f()', 'EVENT e', 'DEFINER=root@localhost TRIGGER t'])(
  'ignores rows between BEGIN and END of CREATE %s',
  (what) => {
    const sql = `CREATE ${what} DO BEGIN INSERT INTO v VALUES (1); END; INSERT INTO v VALUES (2);`;
    expect(rows(sql, 'mysql')).toEqual([['2']]);
  },
);

test.each<[sql: string, read: string[][]]>([
  ['COPY t FROM stdin;\n1\ta\\\\b\\rc\\nd\\xe\r\n\\.\n', [['1', 'a\\b\rc\nd\\xe']]],
  // Without its end mark, and without a row.
  [
    'COPY t FROM stdin;\n1\ta\n2\tb',
    [
      ['1', 'a'],
      ['2', 'b'],
    ],
  ],
  ['COPY t FROM stdin;\n1\ta\n', [['1', 'a']]],
  ['COPY t FROM stdin;\n\\.', []],
  ['COPY t FROM stdin;', []],
  ["COPY t FROM 'file';\nINSERT INTO t VALUES (1);", [['1']]],
])('PostgreSQL: reads %j', (sql, read) => {
  expect(rows(sql, 'postgres')).toEqual(read);
});

test('does not mistake column names such as event and begin for a routine', () => {
  const sql = 'CREATE TABLE t (a INT, b INT, event INT, begin INT); INSERT INTO t VALUES (1);';
  expect(rows(sql, 'mysql')).toEqual([['1']]);
});

test('ignores what follows the columns of a table', () => {
  const sql = 'CREATE TABLE t (a INT) PARTITION BY RANGE (b) (c INT);';
  expect(otherEvents(sql)).toEqual([{ kind: 'table', name: 't', columns: ['a'] }]);
});
