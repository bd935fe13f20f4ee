import { expect, it } from 'vitest';
import { guessColumns } from './columns.ts';

/** Rows of a table, the role of each column, and whether the first row is a header. */
const tables: [what: string, rows: string[][], columns: object | undefined, header: boolean][] = [
  [
    'named',
    [
      ['Text', 'Verse No.', 'Chapter', 'BOOK'],
      ['In the', '1', '1', 'Genesis'],
    ],
    { book: 3, chapter: 2, verse: 1, text: 0 },
    true,
  ],
  [
    'with the name of the book behind its number',
    [
      ['book', 'bookname', 'chapter', 'verse', 'text'],
      ['1', 'Genesis', '1', '1', 'In the'],
    ],
    { book: 1, chapter: 2, verse: 3, text: 4 },
    true,
  ],
  [
    'with a reference, whose text is called "verse"',
    [
      ['Verse', 'Reference'],
      ['In the', 'Genesis 1:1'],
    ],
    { reference: 1, text: 0 },
    true,
  ],
  ['named, without any row', [['id', 'text']], { id: 0, text: 1 }, true],
  ['whose reference may be a number, without any row', [['verse_id', 'text']], { reference: 0, text: 1 }, true],
  [
    'whose references are numbers of verses',
    [
      ['verse_id', 'text'],
      ['1001001', 'In the'],
      ['01001002', 'And'],
    ],
    { id: 0, text: 1 },
    true,
  ],
  [
    'of which one reference is none',
    [
      ['verse_id', 'text'],
      [' Genesis 1:1 ', 'In the'],
      ['a heading', 'And'],
    ],
    { reference: 0, text: 1 },
    true,
  ],
  [
    'of which the first number of a verse is none',
    [
      ['verse_id', 'text'],
      ['a heading', 'In the'],
      ['1001001', 'And'],
    ],
    { reference: 0, text: 1 },
    true,
  ],
  [
    'whose "id" counts the rows',
    [
      ['id', 'text'],
      ['1', 'In the'],
    ],
    undefined,
    true,
  ],
  ['with a text alone', [['text'], ['In the beginning']], undefined, false],
  [
    'without names',
    [
      ['Genesis', '1', '1', 'In the beginning'],
      ['Genesis', '1', '2', 'And the earth'],
    ],
    { book: 0, chapter: 1, verse: 2, text: 3 },
    false,
  ],
  [
    'whose names say nothing',
    [
      ['x', 'y', 'z', 'w'],
      ['In the beginning', 'Genesis', ' 1 ', '1a'],
    ],
    { book: 1, chapter: 2, verse: 3, text: 0 },
    true,
  ],
  [
    'whose first column counts the rows, before a book',
    [
      ['7', 'Genesis', '1', '2', 'And the earth was'],
      ['8', 'Genesis', '1', '3', 'And God said'],
    ],
    { book: 1, chapter: 2, verse: 3, text: 4 },
    false,
  ],
  [
    'with the number of the book',
    [['40', '5', '3', 'Blessed are the poor']],
    { book: 0, chapter: 1, verse: 2, text: 3 },
    false,
  ],
  [
    'whose first column counts the rows, before the number of the book',
    [['1', '40', '5', '3', 'Blessed are the poor']],
    { book: 1, chapter: 2, verse: 3, text: 4 },
    false,
  ],
  ['with two numbers', [['5', '3', 'Blessed are the poor']], undefined, false],
  ['with one number', [['5', 'Blessed are the poor']], undefined, false],
  ['with a book and one number', [['Genesis', '5', 'This is the book']], undefined, false],
  ['of numbers alone', [['1', '2', '3', '4']], undefined, false],
  ['of one column', [['In the beginning'], ['And the earth']], undefined, false],
  ['without rows', [], undefined, false],
  [
    'with references',
    [
      ['In the beginning God created', 'Genesis 1:1'],
      ['And the earth was without form', 'Genesis 1.2'],
    ],
    { reference: 1, text: 0 },
    false,
  ],
  [
    'with numbers of verses',
    [
      [' 01001001 ', 'In the beginning'],
      ['66022021', 'The grace of our Lord'],
    ],
    { id: 0, text: 1 },
    false,
  ],
  [
    'with a short text and a long one',
    [['Genesis', '1', '1', 'In the', 'In the beginning God']],
    { book: 0, chapter: 1, verse: 2, text: 4 },
    false,
  ],
  [
    'of which some rows have one cell',
    [['Genesis', '1', '1', 'In the beginning'], ['a heading'], ['Genesis', '1', '2', 'And the earth']],
    { book: 0, chapter: 1, verse: 2, text: 3 },
    false,
  ],
];
it.each(tables)('guesses the columns of a table: %s', (_, rows, columns, header) => {
  expect(guessColumns(rows)).toMatchObject({ columns, header });
});

const times = (count: number, row: string[]): string[][] => Array.from({ length: count }, () => row);

/** Forty rows are sampled. */
it.each<[name: string, good: string[], bad: string[], columns: object]>([
  ['verse_id', ['1001001', 'In the'], ['a heading', 'x'], { id: 0, text: 1 }],
  ['id', ['1001001', 'In the'], ['a heading', 'x'], { id: 0, text: 1 }],
])('considers a row without a verse id under "%s" only among the first forty', (name, good, bad, columns) => {
  const columnsAfter = (before: number): object | undefined =>
    guessColumns([[name, 'text'], ...times(before, good), bad, ...times(9, good)]).columns;
  expect(columnsAfter(40)).toEqual(columns);
  expect(columnsAfter(39)).not.toEqual(columns);
});

it('considers a reference among the first forty rows', () => {
  const columnsAfter = (before: number): object | undefined =>
    guessColumns([['verse_id', 'text'], ...times(before, ['x', 'y']), ['Genesis 1:1', 'z']]).columns;
  expect(columnsAfter(39)).toEqual({ reference: 0, text: 1 });
  // The column is not a number, so it is a reference in any case.
  expect(columnsAfter(40)).toEqual({ reference: 0, text: 1 });
});

it('guesses columns without names from the first forty rows', () => {
  const good = ['Genesis', '1', '1', 'In the beginning'];
  const bad = ['a', 'b', 'c', 'd'];
  const columns = { book: 0, chapter: 1, verse: 2, text: 3 };
  expect(guessColumns([...times(40, good), bad]).columns).toEqual(columns);
  expect(guessColumns([...times(39, good), bad]).columns).toBeUndefined();
});
