import { expect, test } from 'vitest';
import { formatColumns, tryParseColumns } from './column-map.ts';

test.each([
  ['book=0,chapter=1,verse=2,text=3', { book: 0, chapter: 1, verse: 2, text: 3 }],
  ['text=0,reference=12', { reference: 12, text: 0 }],
  ['id=0,text=4', { id: 0, text: 4 }],
])('parses %s and formats it again without loss', (text, columns) => {
  expect(tryParseColumns(text)).toEqual(columns);
  expect(tryParseColumns(formatColumns(columns))).toEqual(columns);
});

test.each([
  '',
  'text=3',
  'book=0,chapter=1,text=3',
  'reference=0',
  'reference=0,text=0',
  'text=1,text=2,id=0',
  'place=0,text=1',
  'place=0,reference=1,text=2',
  'reference=0,text=1,',
  'book=0,chapter=1,verse=1,text=3',
  'reference=0,text=100',
  'reference=-1,text=1',
])('rejects "%s" as incomplete or unknown', (text) => {
  expect(tryParseColumns(text)).toBeUndefined();
});
