import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { books } from '#data/bible/books.ts';
import { readImport, type ReadImport } from '../read-import.ts';
import { readJson } from './read-json.ts';

const read = (json: unknown): Promise<ReadImport> =>
  readImport({ name: 'x', bytes: strToU8(`\ufeff${JSON.stringify(json)}`) });
const texts = ({ verses }: ReadImport): [number, string][] => verses.map(({ id, text }) => [id, text]);

/** Abbreviations of github.com/thiagobodruk/bible, the same in all languages. */
const abbreviations =
  'gn ex lv nm dt js jud rt 1sm 2sm 1kgs 2kgs 1ch 2ch ezr ne et job ps prv ec so is jr lm ez dn ho jl am ob jn mi na hk ' +
  'zp hg zc ml mt mk lk jo act rm 1co 2co gl eph ph cl 1ts 2ts 1tm 2tm tt phm hb jm 1pe 2pe 1jo 2jo 3jo jd re';
const bible = abbreviations.split(' ').map((abbrev, index) => ({
  abbrev,
  chapters: Array.from({ length: books[index]?.chapters ?? 0 }, (_, at) => [`${abbrev} ${at + 1}`]),
}));

test('reads a list of the 66 books by order, whatever their abbreviations', async () => {
  const text = await read(bible);
  expect(text.report).toMatchObject({ format: 'json', records: 1_189, verses: 1_189, refused: 0, duplicate: 0 });
  const textById = new Map(texts(text));
  expect([
    textById.get(7_001_001),
    textById.get(32_004_001),
    textById.get(43_021_001),
    textById.get(65_001_001),
  ]).toEqual(['jud 1', 'jn 4', 'jo 21', 'jd 1']);
});

test('reads lists with names in the language of the text and with the chapters of the Hebrew Bible', async () => {
  // Hebrew Bibles have four chapters of Joel and three of Malachi.
  const chapters: Record<string, number> = { jl: 4, ml: 3 };
  const named = bible.map(({ abbrev, chapters: all }, index) => ({
    abbrev,
    name: `Livro ${index + 1}`,
    chapters: Array.from({ length: chapters[abbrev] ?? all.length }, (_, at) => [`${abbrev} ${at + 1}`]),
  }));
  expect((await read(named)).report).toMatchObject({ verses: 1_189, refused: 0 });
});

test('reads fewer books, or books in another order, by their names', async () => {
  const few = await read([
    { abbrev: 'ex', name: 'Exodus', chapters: [['Now these']] },
    { abbrev: 'gn', chapters: [['In the beginning', 'And the earth']] },
  ]);
  expect(texts(few)).toEqual([
    [1_001_001, 'In the beginning'],
    [1_001_002, 'And the earth'],
    [2_001_001, 'Now these'],
  ]);
  const turned = bible.map((book, index) => ({ ...book, name: books[index]?.name })).toReversed();
  expect(new Map(texts(await read(turned))).get(32_004_001)).toBe('jn 4');
});

test('reads the first fifty psalms as psalms, although Genesis has fifty chapters, too', async () => {
  const psalms = { name: 'Psalms', chapters: Array.from({ length: 50 }, (_, at) => [`psalm ${at + 1}`]) };
  expect(new Map(texts(await read([psalms]))).get(19_050_001)).toBe('psalm 50');
});

/** Verses as "line: book chapter:verse text". */
const format = (json: unknown): string[] =>
  [...readJson('x', JSON.stringify(json))].map((record) =>
    record.kind === 'verse'
      ? `${record.location.line}: ${record.book} ${record.chapter}:${record.verse} ${String(record.content)}`
      : record.kind,
  );
const row = { book: 'Genesis', chapter: 1, verse: 1, text: 'In the' };
const lists: [what: string, json: unknown, verses: string[]][] = [
  ['a list of rows', [row, { ...row, verse: 2 }], ['1: Genesis 1:1 In the', '2: Genesis 1:2 In the']],
  ['rows under "verses"', { verses: [row] }, ['1: Genesis 1:1 In the']],
  ['rows under "rows"', { rows: [row] }, ['1: Genesis 1:1 In the']],
  ['rows under "data"', { data: [row] }, ['1: Genesis 1:1 In the']],
  ['rows beside an empty list of books', { books: [], verses: [row] }, ['1: Genesis 1:1 In the']],
  ['rows among what is none', [null, row, 7, { ...row, text: null }], ['1: Genesis 1:1 In the', '2: Genesis 1:1 ']],
  ['rows among text', [row, 'Genesis 1:2 And'], ['error', '1: Genesis 1:1 In the']],
  [
    'rows where only a later row has a text',
    [{ ...row, text: undefined }, row],
    ['1: Genesis 1:1 ', '2: Genesis 1:1 In the'],
  ],
  [
    'chapters and verses by their numbers',
    [{ name: 'Genesis', chapters: { 1: { 1: 'In the', 3: 'And' }, 2: ['Thus'] } }],
    ['1: Genesis 1:1 In the', '2: Genesis 1:3 And', '3: Genesis 2:1 Thus'],
  ],
  [
    'a book without chapters',
    [
      { name: 'Genesis', text: 'In the' },
      { name: 'Exodus', chapters: [['Now']] },
    ],
    ['error', '1: Exodus 1:1 Now'],
  ],
  ['a chapter without verses', [{ name: 'Genesis', chapters: ['In the', ['And']] }], ['error', '1: Genesis 2:1 And']],
  ['a book that is text', ['Genesis', { name: 'Exodus', chapters: [['Now']] }], ['error', '1: Exodus 1:1 Now']],
  [
    'rows whose keys stand in another order',
    [row, { text: 'And', verse: 2, chapter: 1, book: 'Genesis' }],
    ['1: Genesis 1:1 In the', '2: Genesis 1:2 And'],
  ],
  [
    'books with chapters of verses',
    [{ name: 'Genesis', chapters: [['In the', 'And'], ['Thus']] }],
    ['1: Genesis 1:1 In the', '2: Genesis 1:2 And', '3: Genesis 2:1 Thus'],
  ],
  ['books under "books"', { books: [{ book: 'Exodus', chapters: [['Now']] }] }, ['1: Exodus 1:1 Now']],
  ['books under "Books"', { Books: [{ number: 2, chapters: [['Now']] }] }, ['1: 2 1:1 Now']],
  [
    'chapters and verses with their numbers',
    [
      {
        abbrev: 'Gen',
        chapters: [
          { chapter: 3, verses: [{ verse: 4, text: 'a' }, { number: 6, text: 'b' }, { text: 'c' }] },
          { number: 5, verses: ['d'] },
          { verses: ['e'] },
        ],
      },
    ],
    ['1: Gen 3:4 a', '2: Gen 3:6 b', '3: Gen 3:3 c', '4: Gen 5:1 d', '5: Gen 3:1 e'],
  ],
  ['books among what is none', [null, { name: 'Exodus', chapters: [['Now']] }], ['1: Exodus 1:1 Now']],
  ['nothing', [], ['broken']],
  ['a list of texts', ['In the beginning', 'And the earth'], ['broken']],
  ['a word', 'x', ['broken']],
];
test.each(lists)('reads %s', (_, json, verses) => {
  expect(format(json)).toEqual(verses);
});

test('names a line that exists if no column is recognized', () => {
  expect([...readJson('x', '{"verses":[{"a":"b"}]}')]).toMatchObject([{ kind: 'broken', location: { line: 1 } }]);
});

test('reads sixty-six entries by their names if one of them is not a book', () => {
  const broken = bible.map((book, index) => (index === 1 ? null : { ...book, name: `Book ${index}` }));
  expect(format(broken)[0]).toBe('1: Book 0 1:1 gn 1');
});

test('reports truncated JSON as broken', () => {
  expect([...readJson('x', '[{"a":')]).toMatchObject([
    { kind: 'broken', location: { file: 'x', line: 1 }, reason: expect.stringMatching(/^it is not valid JSON: \S/) },
  ]);
});
