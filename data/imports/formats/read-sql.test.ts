import { describe, expect, it } from 'vitest';
import type { ImportRecord } from '../record.ts';
import { readSql, type SqlOptions } from './read-sql.ts';

const read = (sql: string, options?: SqlOptions): ImportRecord[] => [...readSql('x.sql', sql, options)];
/** Verses as "line: book chapter:verse text", other records by their message. */
const format = (sql: string, options?: SqlOptions): string[] =>
  read(sql, options).map((record) => {
    if (record.kind === 'verse')
      return `${record.location.line}: ${record.book} ${record.chapter}:${record.verse} ${String(record.content)}`;
    if (record.kind === 'remark') return record.message;
    return `${record.kind}: ${'reason' in record ? record.reason : record.quote}`;
  });
const verses = (rows: string): string => `INSERT INTO verses (book, chapter, verse, text) VALUES ${rows};`;
const genesis = verses(`(1, 1, 1, 'In the')`);

describe('skipped statements', () => {
  it('are counted by kind', () => {
    expect(format(`DROP TABLE a;\nDROP TABLE b;\nSET x = 1;\n${genesis}`)).toEqual([
      'Skipped statements (never executed): 2 × DROP TABLE, 1 × SET.',
      '4: 1 1:1 In the',
    ]);
  });

  it('are not reported if there are none', () => {
    expect(format(genesis)).toEqual(['1: 1 1:1 In the']);
  });
});

it('reports an unterminated string with its line before the verses', () => {
  expect(read(`${genesis}\nINSERT INTO verses VALUES (1, 1, 2, 'And`)).toMatchObject([
    { kind: 'broken', location: { file: 'x.sql', line: 2 }, reason: 'a string is not closed' },
    { kind: 'verse', verse: '1' },
  ]);
});

describe('a dump without verses', () => {
  const none = 'broken: no table contains verses; it needs columns such as book, chapter, verse and text';
  it('names up to eight of its tables', () => {
    expect(format('SELECT 1;').at(-1)).toBe(none);
    const tables = Array.from({ length: 9 }, (_, at) => `CREATE TABLE t${at} (a INT);`).join('\n');
    expect(format(tables)).toEqual([`${none} (there are: t0, t1, t2, t3, t4, t5, t6, t7)`]);
  });

  it('ignores a table without rows', () => {
    expect(format('CREATE TABLE verses (book INT, chapter INT, verse INT, text TEXT);')).toEqual([
      `${none} (there are: verses)`,
    ]);
  });
});

it('reads the table with the most rows, or the chosen one', () => {
  const two = `INSERT INTO kjv (book, chapter, verse, text) VALUES (1,1,1,'a');
INSERT INTO asv (book, chapter, verse, text) VALUES (1,1,1,'b'),(1,1,2,'c');`;
  expect(format(two)).toEqual(['Tables with rows that are not read: kjv (1 row).', '2: 1 1:1 b', '2: 1 1:2 c']);
  expect(format(two, { table: 'KJV' })).toEqual(['Tables with rows that are not read: asv (2 rows).', '1: 1 1:1 a']);
  // A table that does not exist counts as not chosen.
  expect(format(two, { table: 'web' })).toHaveLength(3);
});

it('reads the chosen columns, by position in a table without column names', () => {
  const sql = `INSERT INTO t VALUES ('In the', 1, 1, 'Genesis');`;
  expect(format(sql, { columns: { text: 0, verse: 1, chapter: 2, book: 3 } })).toEqual(['1: Genesis 1:1 In the']);
});

it('finds the columns by what the first rows contain if their names say nothing', () => {
  const rows = `('In the beginning', 'Genesis', 1, 1), ('And the earth', 'Genesis', 1, 2)`;
  const found = ['1: Genesis 1:1 In the beginning', '1: Genesis 1:2 And the earth'];
  expect(format(`INSERT INTO t VALUES ${rows};`)).toEqual(found);
  expect(format(`INSERT INTO t (p, q, r, s) VALUES ${rows};`)).toEqual(found);
});

it('reads statements that list columns in another order or omit some', () => {
  const table = 'CREATE TABLE verses (id INT, book INT, chapter INT, verse INT, text TEXT);\n';
  expect(format(`${table}INSERT INTO verses (Text, verse, chapter, book) VALUES ('In the', 2, 1, 40);`)).toEqual([
    '2: 40 1:2 In the',
  ]);
});

it('names the columns of the table that are not read', () => {
  const sql = `INSERT INTO verses (book, chapter, verse, text, heading) VALUES (1, 1, 1, 'In the', 'The creation');`;
  expect(format(sql)).toEqual([
    'Columns with words that are not read: heading (first in line 1 of x.sql).',
    '1: 1 1:1 In the',
  ]);
});

it('compares table names without regard to case', () => {
  const sql = `CREATE TABLE Verses (book INT, chapter INT, verse INT, text TEXT);\nINSERT INTO VERSES VALUES (1,1,1,'a');`;
  expect(format(sql)).toEqual(['2: 1 1:1 a']);
});

describe('books in a separate table', () => {
  const byId = (names: string, rows = `(7, 1, 1, 'In the')`): string[] =>
    format(`INSERT INTO verses (book_id, chapter, verse, text) VALUES ${rows};\n${names}`).filter(
      (line) => !line.startsWith('Tables with rows'),
    );

  it.each<[what: string, names: string]>([
    ['with an id', `INSERT INTO books (id, name) VALUES (6, 'Exodus'), (7, 'Genesis');`],
    ['with spaces around', `INSERT INTO books (id, name) VALUES (6, 'Exodus'), (' 7 ', ' Genesis ');`],
    ['with another column of words', `INSERT INTO books (testament, id, title) VALUES ('Old', 7, 'Genesis');`],
    ['with a name that is a number', `INSERT INTO books (n, id, bname) VALUES (50, 7, 'Genesis');`],
    [
      'whose ids the database gives',
      `INSERT INTO books (name) VALUES ${['a', 'b', 'c', 'd', 'e', 'f', 'Genesis'].map((name) => `('${name}')`).join(',')};`,
    ],
    [
      'behind tables of other things',
      `INSERT INTO users (id, name) VALUES (7, 'Anna');\nINSERT INTO books (id, name) VALUES (7, 'Genesis');`,
    ],
  ])('%s supply the names', (_, names) => {
    expect(byId(names)).toEqual(['1: Genesis 1:1 In the']);
  });

  it.each<[what: string, names: string]>([
    ['without any row', 'CREATE TABLE books (id INT, name TEXT);'],
    ['without words', `INSERT INTO books (id, name) VALUES (7, '1');`],
    ['that are none', `INSERT INTO users (id, name) VALUES (7, 'Anna');`],
  ])('%s are ignored', (_, names) => {
    expect(byId(names)).toEqual(['1: 7 1:1 In the']);
  });

  it('match a book number with spaces around it', () => {
    expect(byId(`INSERT INTO books (id, name) VALUES (7, 'Genesis');`, `(' 7 ', 1, 1, 'In the')`)).toEqual([
      '1: Genesis 1:1 In the',
    ]);
  });

  it('are ignored if there are more than two hundred', () => {
    const books = (count: number): string =>
      `INSERT INTO books (id, name) VALUES ${Array.from({ length: count }, (_, at) => `(${at}, 'Book ${at}')`).join(',')};`;
    // The verses must be the table with the most rows.
    const rows = Array.from({ length: 300 }, (_, at) => `(7, 1, ${at + 1}, 'a')`).join(',');
    expect(byId(books(200), rows)[0]).toBe('1: Book 7 1:1 a');
    expect(byId(books(201), rows)[0]).toBe('1: 7 1:1 a');
  });

  it('are used if the first two hundred verses have numeric books', () => {
    const books = `INSERT INTO books (id, name) VALUES (7, 'Genesis');`;
    const rows = (numbered: number): string =>
      [...Array.from({ length: numbered }, (_, at) => `(7, 1, ${at + 1}, 'a')`), `('Exodus', 1, 1, 'b')`].join(',');
    expect(byId(books, rows(200))[0]).toBe('1: Genesis 1:1 a');
    expect(byId(books, rows(199))[0]).toBe('1: 7 1:1 a');
  });
});
