import { expect, test } from 'vitest';
import { growthOfTime, maxLinearGrowth } from '../../testing/growth.ts';
import { checkRecords } from '../check-records.ts';
import { FileRefusedError } from '../formats.ts';
import type { WithoutHidden } from './hidden-elements.ts';
import { mybibleText, myswordText, readSqlite, type SqliteFile, type SqliteText } from './read-sqlite.ts';

const taggedOf = ({ content }: WithoutHidden): string => {
  if (typeof content === 'string') return content;
  expect(content.notes.length).toBeGreaterThan(0);
  return content.tagged;
};

const inMybible: [text: string, read: string][] = [
  ['In the<n>note <i>x</i> y</n> beginning', 'In the beginning'],
  ['In the<f>[<b>1</b>]</f> beginning<N>a</N>', 'In the beginning'],
  ['In <n>Or <f>1</f> first</n>the <h>A <e>title</e></h>beginning', 'In the beginning'],
  ['In <n class="x">a<br/>b</n>the', 'In the'],
  // An unclosed note removes no text. The remaining tag is reported as markup.
  ['In <n>the beginning <n>a <i>note</i></n>God', 'In <n>the beginning God'],
  ['In the</n> beginning', 'In the</n> beginning'],
];
test.each(inMybible)('MyBible: reads only the text of %j', (text, read) => {
  expect(taggedOf(mybibleText(text))).toBe(read);
});

const inMysword: [text: string, read: string][] = [
  ['In the<RF>Or <i>first</i><Rf> beginning', 'In the beginning'],
  ['<TS>A <i>title</i><Ts>In the<RF q=1>Or <WH430><Rf> beginning', 'In the beginning'],
  ['<TS2>A title<Ts>In the <RF>beginning <RF>a<Rf>God', 'In the <RF>beginning God'],
  ['God<CM>created', 'God created'],
];
test.each(inMysword)('MySword: reads only the text of %j', (text, read) => {
  expect(taggedOf(myswordText(text))).toBe(read);
});

test.each([
  ['MyBible', mybibleText, '<n>a <i>b</i> '],
  ['MySword', myswordText, '<RF>a <i>b</i> '],
])('%s: handles unclosed notes in linear time', async (_format, convert, unclosed) => {
  expect(await growthOfTime(30_000, (count) => convert(unclosed.repeat(count)))).toBeLessThan(maxLinearGrowth);
});

test('leaves a row of megabytes unchanged', () => {
  const long = `<n>${'<s>'.repeat(6_000_000)}`;
  expect(mybibleText(long).content).toBe(long);
});

test('MyBible and MySword: keep notes where they belong, and name headings that are skipped', () => {
  const check = (text: SqliteText): unknown => {
    const { verses, report } = checkRecords(text.records, { format: text.format, encoding: '' });
    const skipped = report.problems.filter(({ kind }) => kind === 'not-text').map(({ message }) => message);
    return { verses: verses.map(({ text: words, marks }) => [words, marks.notes]), skipped };
  };
  const mybible =
    '<h>The creation</h>In the<S>7225</S><n>Or <f>1</f> <i>at first</i>.</n> beginning<f>[1]</f> God<x>John 1:1</x>';
  expect(check(readSqlite('x', database({ verses: [[10, 1, 1, mybible]] })))).toEqual({
    verses: [
      [
        'In the beginning God',
        [
          [6, 'Or at first.'],
          [20, 'John 1:1'],
        ],
      ],
    ],
    skipped: ['line 1 of x: <h> “The creation” is not part of a verse and is skipped'],
  });
  const mysword = '<TS>The creation<Ts>In the<RF q=a>Or <i>at first</i><Rf> beginning<WH7225>';
  expect(check(readSqlite('x', database({ bible: [[1, 1, 1, mysword]] })))).toEqual({
    verses: [['In the beginning', [[6, 'Or at first']]]],
    skipped: ['line 1 of x: <TS> “The creation” is not part of a verse and is skipped'],
  });
});

// "MyBible modules format": with this setting, all numbers without a letter are of one language.
test.each([
  ['G', 'G746'],
  ['H', 'H746'],
  ['', 'H746'],
])('MyBible: reads numbers without a letter with the prefix %j as %s', (prefix, number) => {
  const tables = {
    verses: [[10, 1, 1, 'ἀρχῇ<S>746</S> ἐποίησεν<S>G4160</S>']],
    info: [['strong_numbers_prefix', prefix]],
  };
  const { verses } = checkRecords(readSqlite('x', database(tables)).records, { format: 'mybible', encoding: '' });
  expect(verses[0]?.marks.words?.map((word) => word[2])).toEqual([number, 'G4160']);
});

/** A mock database with the rows of each table. A query returns the rows of the table that it names. */
const database = (tables: Record<string, (string | number | null)[][]>): SqliteFile => ({
  rows: (query) => {
    const name = /FROM (\w+)/.exec(query)?.[1]?.toLowerCase() ?? '';
    return name === 'sqlite_master' ? Object.keys(tables).map((table) => [table]) : (tables[name] ?? []);
  },
});
const references = ({ records }: SqliteText): unknown[] =>
  [...records].map((record) =>
    record.kind === 'verse'
      ? [record.location.line, record.book, record.beyond ?? false, record.chapter, record.verse]
      : record,
  );

/** The numbers of the 66 books in "MyBible modules format". */
const mybibleBooks: [from: number, to: number, books: string[]][] = [
  [10, 160, 'Gen Exo Lev Num Deu Josh Judg Ruth 1Sam 2Sam 1Kin 2Kin 1Chr 2Chr Ezr Neh'.split(' ')],
  [190, 190, ['Esth']],
  [220, 260, 'Job Ps Prov Eccl Song'.split(' ')],
  [290, 310, 'Isa Jer Lam'.split(' ')],
  [330, 460, 'Ezek Dan Hos Joel Am Oba Jona Mic Nah Hab Zeph Hag Zech Mal'.split(' ')],
  [
    470,
    730,
    'Mat Mar Luk John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Ths 2Ths 1Tim 2Tim Tit Phlm Heb Jam 1Pet 2Pet 1Jn 2Jn 3Jn Jud Rev'.split(
      ' ',
    ),
  ],
];
test('MyBible: maps book numbers in steps of ten to the 66 books', () => {
  const numbers = mybibleBooks.flatMap(([from, to, names]) => {
    expect((to - from) / 10 + 1).toBe(names.length);
    return names.map((_, at) => from + 10 * at);
  });
  const text = readSqlite('x', database({ verses: numbers.map((number) => [number, 1, 2, 'a']) }));
  expect(references(text)).toEqual(numbers.map((_, at) => [at + 1, String(at + 1), false, '1', '2']));
});

test.each<[number: number, book: string, beyond: boolean]>([
  // Tobit, and a book without a name. Numbers outside the range are not book numbers.
  [170, 'Tobit', true],
  [180, '180', true],
  [161, '161', true],
  [160, '16', false],
  [799, '799', true],
  [800, '800', false],
  [15, '15', false],
  [170.5, '170.5', false],
])('MyBible: reads book %d as %s, beyond the 66: %s', (number, book, beyond) => {
  const text = readSqlite('x', database({ verses: [[number, 1, 1, 'a']], books: [[170, 'Tobit']] }));
  expect(references(text)).toEqual([[1, book, beyond, '1', '1']]);
});

test('reads the name and language of a module', () => {
  const mybible = database({
    verses: [[10, 1, 1, null]],
    info: [
      ['description', 'A'],
      ['language', 'de'],
    ],
  });
  expect(readSqlite('x', mybible)).toMatchObject({ format: 'mybible', name: 'A', language: 'de' });
  expect([...readSqlite('x', mybible).records]).toMatchObject([{ content: '' }]);
  const mysword = database({ bible: [[1, 2, 3, 'In <b>the']], details: [['B', 'fr']] });
  expect(readSqlite('x', mysword)).toMatchObject({ format: 'mysword', name: 'B', language: 'fr' });
  expect(references(readSqlite('x', mysword))).toEqual([[1, '1', false, '2', '3']]);
  expect(readSqlite('x', database({ bible: [] }))).toMatchObject({ name: '', language: '' });
  expect(readSqlite('x', database({ verses: [] }))).toMatchObject({ name: '', language: '' });
});

test('MySword: counts rows from 1', () => {
  const text = readSqlite(
    'x',
    database({
      bible: [
        [1, 1, 1, 'a'],
        [1, 1, 2, null],
      ],
    }),
  );
  expect(references(text)).toEqual([
    [1, '1', false, '1', '1'],
    [2, '1', false, '1', '2'],
  ]);
});

test('refuses any other database', () => {
  expect(() => readSqlite('x.db', database({ users: [] }))).toThrow(FileRefusedError);
});

test.each([
  ['God<S>430</S> said<S> H559 </S>', 'God{430} said{H559}'],
  ['it <i>was</i> good', 'it [was] good'],
  ['<pb/>In the', '¶ In the'],
  ['one<br/>two<t>three</t>four', 'one two three four'],
  ['<J>I am</J> <e>he</e>', 'I am he'],
])('MyBible: converts %j to %j', (text, read) => {
  expect(taggedOf(mybibleText(text))).toBe(read);
});

test.each([
  ['God<WH430> said<WG2036a>', 'God{H430} said{G2036}'],
  ['begat<WTV-AAI-3S>', 'begat'],
  ['it <FI>was<Fi> good', 'it [was] good'],
  ['one<CL>two<PI1>three<br>four', 'one two three four'],
  ['<FR>I am<Fr>', 'I am'],
])('MySword: converts %j to %j', (text, read) => {
  expect(taggedOf(myswordText(text))).toBe(read);
});

test('does not remove notes from a row of more than 200,000 characters', () => {
  const row = (length: number): string => `<n>a</n>${'b'.repeat(length - 8)}`;
  expect(taggedOf(mybibleText(row(200_000)))).toBe('b'.repeat(199_992));
  expect(mybibleText(row(200_001)).content).toMatch(/^<n>a<\/n>b+$/);
});
