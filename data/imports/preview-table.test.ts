import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { previewTable } from './preview-table.ts';

const preview = async (text: string) => previewTable({ name: 'x.csv', bytes: strToU8(text) });
const verse = (number: number, words: string): string => `Genesis,1,${number},${words}`;

it('shows the first six rows that are not empty', async () => {
  const lines = Array.from({ length: 8 }, (_, at) => verse(at + 1, ' In the beginning '));
  const table = await preview(lines.toSpliced(2, 0, ',,,').join('\n'));
  expect(table?.rows).toEqual([1, 2, 3, 4, 5, 6].map((number) => ['Genesis', '1', String(number), 'In the beginning']));
});

it('shows 200 characters of a cell and 40 cells of a row', async () => {
  const table = await preview(`Genesis,1,1,${'a'.repeat(201)}\nGenesis,1,2,${'b'.repeat(200)}\n${'x,'.repeat(41)}x`);
  expect(table?.rows[0]?.[3]).toBe('a'.repeat(200));
  expect(table?.rows[1]?.[3]).toBe('b'.repeat(200));
  expect(table?.rows[2]).toHaveLength(40);
});

/** Only the first 100,000 characters of a file are read. */
it.each([
  ['ends with them', 100_000, [1, 2, 3]],
  ['goes on behind them', 100_001, [1, 2]],
])('shows the complete rows of a file that %s', async (_, length, rows) => {
  const start = [verse(1, 'a'.repeat(30_000)), verse(2, 'b'.repeat(30_000)), verse(3, '')].join('\n');
  const table = await preview(start + 'c'.repeat(length - start.length));
  expect(table?.rows.map(([, , number]) => Number(number))).toEqual(rows);
});

it('shows a truncated row that is longer than the limit', async () => {
  const table = await preview(verse(1, 'a'.repeat(200_000)));
  expect(table?.rows.map((row) => row.slice(0, 3))).toEqual([['Genesis', '1', '1']]);
});

it('shows the rows that the spreadsheet reader returns', async () => {
  // An archive with the parts that every XLSX file has.
  const bytes = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<workbook/>') });
  const rows = [{ line: 1, cells: ['Genesis', '1', '1', 'In the beginning'] }];
  const table = await previewTable({ name: 'x.xlsx', bytes }, { openSpreadsheet: () => Promise.resolve(rows) });
  expect(table).toEqual({ rows: [rows[0]?.cells], columns: { book: 0, chapter: 1, verse: 2, text: 3 }, header: false });
  expect(await previewTable({ name: 'x.xlsx', bytes })).toBeUndefined();
});
