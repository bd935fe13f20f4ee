import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { ColumnMap } from '#data/files/column-map.ts';
import { previewTable } from './preview-table.ts';
import { readImport } from './read-import.ts';

const thirty = z
  .array(z.tuple([z.number(), z.string()]))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/thirty.json'), 'utf8')));

const names = ['Genesis', 'Psalms', 'John', '1 John', '3 John', 'Revelation'];
const numbers = [1, 19, 43, 62, 64, 66];
const cellsOf = ([id, text]: [number, string]): string[] => [
  names[numbers.indexOf(Math.floor(id / 1e6))] ?? '',
  String(Math.floor(id / 1000) % 1000),
  String(id % 1000),
  text,
];
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const csv = (rows: string[][], delimiter = ','): Uint8Array =>
  strToU8(rows.map((row) => row.map(quoted).join(delimiter)).join('\r\n'));
const read = async (bytes: Uint8Array, columns?: ColumnMap) =>
  readImport({ name: 'x.csv', bytes }, { ...(columns && { columns }) });
const pairs = ({ verses }: Awaited<ReturnType<typeof read>>) => verses.map(({ id, text }) => [id, text]);

test('refuses a table whose columns are ambiguous with instructions, and reads it once they are chosen', async () => {
  // The column names are meaningless, the verse comes before the chapter, and there is a second text.
  const rows = [
    ['Buch', 'Vers', 'Kapitel', 'Luther', 'KJV'],
    ...thirty.map((verse) => {
      const [book = '', chapter = '', number = '', text = ''] = cellsOf(verse);
      return [book, number, chapter, `${text} ${text}`, text];
    }),
  ];
  const chosen = await read(csv(rows), { book: 0, verse: 1, chapter: 2, text: 4 });
  expect(pairs(chosen)).toEqual(thirty);
  expect(chosen.report).toMatchObject({ records: 30, refused: 0 });

  const unknown = await read(csv([['x', 'y'], ...thirty.map(([, text]) => ['?', text])]));
  expect(unknown.report.verdict).toBe('refused');
  expect(unknown.report.problems[0]?.message).toContain(
    'are not recognized. Name them in the first row, or choose them',
  );
});

test('ignores rows above the verses, and reports rows without a reference among them', async () => {
  const rows = [['My Bible', '2020', '', ''], ['Book', 'Chapter', 'Verse', 'Words'], ...thirty.map(cellsOf)];
  const columns = { book: 0, chapter: 1, verse: 2, text: 3 };
  expect((await read(csv(rows), columns)).report).toMatchObject({ records: 30, verses: 30, refused: 0 });
  const broken = rows.toSpliced(12, 0, ['', '', '', 'a heading']);
  expect((await read(csv(broken), columns)).report).toMatchObject({ records: 31, verses: 30, refused: 1 });
});

test.each([',', ';', '\t', '|'])(
  'reads a reference with the number of its book when the delimiter is %j',
  async (delimiter) => {
    const rows = thirty.map((verse) => {
      const [book, chapter, number, text = ''] = cellsOf(verse);
      return [text, `${book} ${chapter}:${number}`];
    });
    expect(pairs(await read(csv(rows, delimiter), { text: 0, reference: 1 }))).toEqual(thirty);
  },
);

test('maps numeric books to the 66 books, whichever comes first', async () => {
  const rows = thirty
    .filter(([id]) => id > 40_000_000)
    .map((verse) => [String(Math.floor(verse[0] / 1e6)), ...cellsOf(verse).slice(1)]);
  const chosen = await read(csv(rows), { book: 0, chapter: 1, verse: 2, text: 3 });
  expect(pairs(chosen)).toEqual(thirty.filter(([id]) => id > 40_000_000));
});

test.each(['verse_id', 'VerseID', 'id'])('detects from the content what a column "%s" contains', async (name) => {
  const text = ([, words]: [number, string]): string => words;
  const ids = thirty.map((verse) => [String(verse[0]).padStart(8, '0'), text(verse)]);
  expect(pairs(await read(csv([[name, 'text'], ...ids])))).toEqual(thirty);
  if (name === 'id') return;
  const references = thirty.map((verse) => [
    `${cellsOf(verse)[0]} ${cellsOf(verse).slice(1, 3).join(':')}`,
    text(verse),
  ]);
  expect(pairs(await read(csv([[name, 'text'], ...references])))).toEqual(thirty);
});

test('accepts spaces around an id', async () => {
  const ids = thirty.map(([id, words]) => [` ${id} `, words]);
  expect(pairs(await read(csv([['id', 'text'], ...ids])))).toEqual(thirty);
});

test.each<[does: string, idOf: (at: number) => number]>([
  ['numbers the rows', (at) => at + 1],
  ['has codes of verses', (at) => thirty[at]?.[0] ?? 66_022_020],
])('reports an invalid reference by its line, even when another column %s', async (_, idOf) => {
  const rows = thirty.map((verse, at) => [
    String(idOf(at)),
    `${cellsOf(verse)[0]} ${cellsOf(verse).slice(1, 3).join(':')}`,
    verse[1],
  ]);
  const { report } = await read(csv([['id', 'reference', 'text'], ...rows, [String(idOf(30)), 'a heading', 'x']]));
  expect(report).toMatchObject({ records: 31, verses: 30, refused: 1 });
});

test('refuses the file with line numbers when the wrong columns are chosen', async () => {
  const { report, verses } = await read(csv(thirty.map(cellsOf)), { book: 3, chapter: 1, verse: 2, text: 0 });
  expect(report.verdict).toBe('refused');
  expect(verses).toEqual([]);
  expect(report.problems.some(({ message }) => message.startsWith('line 1 of x.csv'))).toBe(true);
});

test('previews the first rows with the guessed role of each column', async () => {
  const rows = [['Book', 'Chapter', 'Verse', 'Text'], ...thirty.map(cellsOf)];
  const preview = await previewTable({ name: 'x.csv', bytes: csv(rows) });
  expect(preview?.rows.slice(0, 2)).toEqual([rows[0], rows[1]]);
  expect(preview).toMatchObject({ columns: { book: 0, chapter: 1, verse: 2, text: 3 }, header: true });
  const nameless = await previewTable({
    name: 'x.csv',
    bytes: csv([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  });
  expect(nameless).toMatchObject({ columns: undefined, header: true });
  expect(await previewTable({ name: 'x.txt', bytes: strToU8('Genesis 1:1 In the beginning') })).toBeUndefined();
});

test.each([
  [['Buch', 'Wort'], true],
  [['1', '2'], false],
  [['Buch', '2'], false],
])('reports whether a first row of %j is a header when no column is recognized: %s', async (first, header) => {
  const preview = await previewTable({ name: 'x.csv', bytes: csv([first, ['x', 'y'], ['z', 'w']]) });
  expect(preview).toMatchObject({ columns: undefined, header });
});
