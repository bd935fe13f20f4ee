import { describe, expect, it } from 'vitest';
import type { ImportRecord } from '../record.ts';
import { readSwordModule } from './read-module.ts';
import { readPlain } from './read-plain.ts';
import { readTable, sampledRows } from './read-table.ts';
import { csvRows, delimiterOf, looksLikeTable, hasRecognizableColumns } from './table-rows.ts';
import { readUnbound } from './read-unbound.ts';

/** Verses as "2: Genesis 1:1 text", errors as "2! text". */
const format = (records: Iterable<ImportRecord>): string[] =>
  [...records].map((record) => {
    if (record.kind === 'verse')
      return `${record.location.line}: ${record.book} ${record.chapter}:${record.verse}${record.beyond ? ' beyond' : ''} ${String(record.content)}`;
    if (record.kind === 'error') return `${record.location.line}! ${record.quote}`;
    if (record.kind === 'skipped') return `${record.location.line}? ${record.quote}`;
    if (record.kind === 'remark') return record.message;
    return record.kind;
  });

describe('one verse per line', () => {
  it.each<[name: string, lines: string[], records: string[], file?: string]>([
    ['with its place', ['Genesis 1:1 In the'], ['1: Genesis 1:1 In the']],
    ['with a tab', ['Genesis 1:1\tIn the'], ['1: Genesis 1:1 In the']],
    ['with a point', ['1 John 4.8 God'], ['1: 1 John 4:8 God']],
    ['with a roman number', ['I Sam. 3:1 And'], ['1: I Sam 3:1 And']],
    ['with a dash behind', ['Gen 1:1 - In the'], ['1: Gen 1:1 In the']],
    ['in brackets', ['[Gen 1:1] In the'], ['1: Gen 1:1 In the']],
    ['with verses together', ['Gen 1:1-2 In the'], ['1: Gen 1:1-2 In the']],
    ['with half a verse', ['Gen 1:1a In the'], ['1: Gen 1:1a In the']],
    ['without words', ['Gen 1:1'], ['1: Gen 1:1 ']],
    ['under its book', ['### Genesis', '1:1 In the', '1:2 And'], ['2: Genesis 1:1 In the', '3: Genesis 1:2 And']],
    [
      'under book and chapter',
      ['Genesis 1', '1 In the', '2. And', '[3] And'],
      ['2: Genesis 1:1 In the', '3: Genesis 1:2 And', '4: Genesis 1:3 And'],
    ],
    [
      'under a chapter',
      ['Genesis', 'Chapter 2', '1 Thus', 'Kapitel 3', '1 Now'],
      ['3: Genesis 2:1 Thus', '5: Genesis 3:1 Now'],
    ],
    ['under a book of one chapter with a number', ['3 John 1', '1 The elder'], ['2: 3 John 1:1 The elder']],
    ['of a file with the name of its book', ['1:1 In the'], ['1: Genesis 1:1 In the'], '01_Genesis.txt'],
    ['of a file with a code', ['1:1 In the'], ['1: GEN 1:1 In the'], 'eng-web_002_GEN_01_read.txt'],
    ['of a file with a number', ['1:1 That'], ['1: 1 John 1:1 That'], 'x/1 John.txt'],
    ['with many spaces before the chapter', ['Genesis      1:1 In the'], ['1: Genesis 1:1 In the']],
    [
      'under a heading that begins with a number',
      ['Jude 1:25 To the', '1 John', '1:1 That'],
      ['1: Jude 1:25 To the', '3: 1 John 1:1 That'],
    ],
    ['with a number, under no chapter', ['Genesis', '1 In the'], ['2! 1 In the']],
    ['under a heading of eighty letters', [`${'='.repeat(73)}Genesis`, '1:1 In the'], ['2: Genesis 1:1 In the']],
    [
      'under a heading that is too long',
      [`${'='.repeat(74)}Genesis`, '1:1 In the'],
      [`1! ${'='.repeat(74)}Genesis`, '2:  1:1 In the'],
    ],
    ['of a file without a book', ['1:1 In the'], ['1:  1:1 In the'], 'verses.txt'],
    ['beside comments', ['# x', '// y', '-- z', '; v', '', 'Gen 1:1 In'], ['6: Gen 1:1 In']],
    ['beside words', ['words of no place', 'Gen 1:1 In'], ['1! words of no place', '2: Gen 1:1 In']],
    ['with a number and no chapter', ['Genesis', '1 In the'], ['2! 1 In the']],
    ['with a time', ['Genesis 1:1:1 x'], ['1! Genesis 1:1:1 x']],
  ])('reads lines %s', (_, lines, records, file = 'x.txt') => {
    expect(format(readPlain(file, lines.join('\n')))).toEqual(records);
  });

  it('reads a line of 200,000 characters and reports a longer one', () => {
    const line = (length: number): string => 'Genesis 1:1 '.padEnd(length, 'a');
    expect(format(readPlain('x', line(200_000)))[0]).toMatch(/^1: Genesis 1:1 a+$/);
    expect(format(readPlain('x', line(200_001)))[0]).toMatch(/^1! Genesis 1:1 a+…$/);
  });
});

it.each<[name: string, lines: string[], records: string[]]>([
  ['verses', ['1|1|1|In the||', '40|1|1|The book'], ['1: 1 1:1 In the', '2: 40 1:1 The book']],
  ['comments and empty lines', ['# x', '', ' 1 |1|1|In the'], ['3: 1 1:1 In the']],
  [
    'lines that are none',
    ['1|1|1', 'Gen|1|1|x', '1|1', '1000|1|1|x'],
    ['1! 1|1|1', '2! Gen|1|1|x', '3! 1|1', '4! 1000|1|1|x'],
  ],
])('reads a module: %s', (_, lines, records) => {
  expect(format(readSwordModule('x', lines.join('\r\n')))).toEqual(records);
});

it.each<[name: string, lines: string[], records: string[]]>([
  ['verses', ['01O\t1\t1\t\t10\tIn the', '40N\t1\t2\ta\t20\tAbraham'], ['1: 1 1:1 In the', '2: 40 1:2a Abraham']],
  ['books beyond the 66', ['67A\t1\t1\t\t10\tx'], ['1: 67A 1:1 beyond x']],
  [
    'other columns',
    ['#columns\torig_book_index\torig_chapter\torig_verse\ttext', '01O\t1\t1\tIn the'],
    ['2: 1 1:1 In the'],
  ],
  ['comments and empty lines', ['#name\tx', '', '01O\t1\t1\t\t10\tIn'], ['3: 1 1:1 In']],
  ['lines that are none', ['Gen\t1\t1\t\t10\tx'], ['1! Gen\t1\t1\t\t10\tx']],
])('reads Unbound: %s', (_, lines, records) => {
  expect(format(readUnbound('x', lines.join('\n')))).toEqual(records);
});

describe('a table', () => {
  const table = (rows: string[][], columns?: Parameters<typeof readTable>[2]): string[] =>
    format(
      readTable(
        'x',
        rows.map((cells, at) => ({ line: at + 1, cells })),
        columns,
      ),
    );
  const verse = ['Genesis', '1', '1', 'In the'];

  it.each<[name: string, rows: string[][], columns: Parameters<typeof readTable>[2], records: string[]]>([
    ['whose columns are named', [['Book', 'Chapter', 'Verse', 'Text'], verse], undefined, ['2: Genesis 1:1 In the']],
    [
      'whose columns are told by what is in them',
      [
        ['Genesis', '1', '1', 'In the beginning'],
        ['Genesis', '1', '2', 'And the earth was'],
      ],
      undefined,
      ['1: Genesis 1:1 In the beginning', '2: Genesis 1:2 And the earth was'],
    ],
    [
      'with references',
      [
        ['ref', 'text'],
        ['1 John 3:16', 'Hereby'],
        ['nothing', 'x'],
      ],
      undefined,
      ['2: 1 John 3:16 Hereby', '3! nothing | x'],
    ],
    [
      'with a long cell that is no reference',
      [
        ['ref', 'text'],
        ['1 John 3:16', 'Hereby'],
        ['n'.repeat(41), 'x'],
      ],
      undefined,
      ['2: 1 John 3:16 Hereby', `3! ${'n'.repeat(40)} | x`],
    ],
    [
      'with numbers of verses',
      [
        ['id', 'text'],
        ['1001001', 'In the'],
        ['66022021', 'Amen'],
      ],
      undefined,
      ['2: 1 1:1 In the', '3: 66 22:21 Amen'],
    ],
    [
      'whose columns are chosen',
      [
        ['x', 'y', 'z', 'w'],
        ['In the', '1', '1', 'Genesis'],
      ],
      { book: 3, chapter: 2, verse: 1, text: 0 },
      ['2: Genesis 1:1 In the'],
    ],
    [
      'with five rows over the verses',
      [['a'], ['b'], ['c'], ['d'], ['e'], verse],
      { book: 0, chapter: 1, verse: 2, text: 3 },
      // The row directly above the verses has the names of the columns.
      ['1? a', '2? b', '3? c', '4? d', '6: Genesis 1:1 In the'],
    ],
    [
      'with six rows over the verses',
      [['a'], ['b'], ['c'], ['d'], ['e'], ['f'], verse],
      { book: 0, chapter: 1, verse: 2, text: 3 },
      ['1: a : ', '2: b : ', '3: c : ', '4: d : ', '5: e : ', '6: f : ', '7: Genesis 1:1 In the'],
    ],
    [
      'with a row over the verses that has but the number of a chapter',
      [['Buch', '1', 'Vers', 'Text'], verse],
      { book: 0, chapter: 1, verse: 2, text: 3 },
      ['2: Genesis 1:1 In the'],
    ],
    [
      'with columns that are not read',
      [
        ['Book', 'Chapter', 'Verse', 'Text', 'Title', 'Order'],
        [...verse, '', '7'],
        [...verse, 'The creation', '8'],
      ],
      undefined,
      [
        'Columns with words that are not read: Title (first in line 3 of x).',
        '2: Genesis 1:1 In the',
        '3: Genesis 1:1 In the',
      ],
    ],
    [
      'with columns without names that are not read',
      [[...verse, 'The creation']],
      { book: 0, chapter: 1, verse: 2, text: 3 },
      ['Columns with words that are not read: column 5 (first in line 1 of x).', '1: Genesis 1:1 In the'],
    ],
    [
      'with empty rows',
      [['', ' '], verse, ['', '', '', '']],
      { book: 0, chapter: 1, verse: 2, text: 3 },
      ['2: Genesis 1:1 In the'],
    ],
    [
      'whose columns nothing tells',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      undefined,
      ['broken'],
    ],
  ])('reads a table: %s', (_, rows, columns, records) => {
    expect(table(rows, columns)).toEqual(records);
  });

  it('reads a cell of 200,000 characters and reports a longer one', () => {
    const rows = (length: number): string[][] => [['Genesis', '1', '1', 'a'.repeat(length)]];
    expect(table(rows(200_000))[0]).toMatch(/^1: Genesis 1:1 a+$/);
    expect(table(rows(200_001))[0]).toMatch(/^1! Genesis \| 1 \| 1 \| a+/);
  });

  it('samples up to sixty filled rows among the first thousand', () => {
    const rows = (filled: string[]): { line: number; cells: string[] }[] =>
      filled.map((cell, at) => ({ line: at + 1, cells: [cell] }));
    const empty = (count: number): string[] => Array.from({ length: count }, () => ' ');
    const full = Array.from({ length: 70 }, (_, at) => String(at));
    expect(sampledRows(rows([...empty(5), ...full]))).toHaveLength(60);
    expect(sampledRows(rows([...empty(999), ...full])).map(({ line }) => line)).toEqual([1_000]);
  });

  it('reports the first line of each row when a cell spans lines', () => {
    expect(csvRows('a,"b\nc\nd"\ne,f\n').map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'a', 'b\nc\nd'],
      [4, 'e', 'f'],
      [5, ''],
    ]);
  });

  it('counts empty lines, also the first', () => {
    expect(csvRows('\na,b\n\nc,d').map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, ''],
      [2, 'a', 'b'],
      [3, ''],
      [4, 'c', 'd'],
    ]);
  });

  it('reports the line of an unclosed quote', () => {
    const unclosed: number[] = [];
    csvRows('a,b\nc,"d\ne,f', (line) => unclosed.push(line));
    expect(unclosed).toEqual([2]);
  });

  it.each<[text: string, sign: string, isTable: boolean]>([
    ['a\tb, c\nd\te', '\t', true],
    ['a|b\nc|d', '|', true],
    ['a;b,c\nd;e', ';', true],
    ['a,b\nc,d', ',', true],
    // Two of three lines are enough.
    ['a;b\nc;d\nwords', ';', true],
    ['a;b\nc,d\nwords', ',', false],
    ['words\na;b\nc;d', ',', false],
    ['words', ',', false],
    ['a;b\n\n\n\nc;d', ';', true],
  ])('detects that %j is separated by %j', (text, sign, isTable) => {
    expect([delimiterOf(text), looksLikeTable(text)]).toEqual([sign, isTable]);
  });

  it('is detected from its first twenty lines', () => {
    const lines = (parted: number, others: number): string[] => [
      ...Array.from({ length: parted }, () => 'a;b'),
      ...Array.from({ length: others }, () => 'words'),
    ];
    // 14 of 20 are two thirds; 13 are not, whatever follows.
    expect(looksLikeTable([...lines(14, 6), 'words', 'words'].join('\n'))).toBe(true);
    expect(looksLikeTable([...lines(13, 7), 'a;b', 'a;b', 'a;b'].join('\n'))).toBe(false);
  });

  it('is detected from its first 20,000 characters', () => {
    const first = `a;b${'c'.repeat(20_000)}`;
    expect(looksLikeTable([first, 'words', 'words'].join('\n'))).toBe(true);
    expect(looksLikeTable(['a;b', 'words', 'words'].join('\n'))).toBe(false);
  });

  it.each<[text: string, expected: boolean]>([
    ['book,chapter,verse,text\nGenesis,1,1,In the', true],
    ['Genesis,1,1,In the beginning\nGenesis,1,2,And the earth', true],
    ['ref,text\nGenesis 1:1,In the', true],
    ['Genesis 1:1,In the beginning God\nGenesis 1:2,And the earth was', false],
    ['words', false],
  ])('%j has recognizable columns: %s', (text, expected) => {
    expect(hasRecognizableColumns(text)).toBe(expected);
  });
});
