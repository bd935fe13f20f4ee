import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { strToU8, unzipSync, zipSync } from 'fflate';
import usfmJs from 'usfm-js';
import { expect, test } from 'vitest';
import type { VerseText } from '#data/text/verse-text.ts';
import { readImport } from '../read-import.ts';
import { sqlStatements } from '../sql/read-statements.ts';
import { formatTaggedVerse } from './tagged-verse.ts';
import type { TextToWrite } from './text-to-write.ts';
import { writeCsv } from './write-csv.ts';
import { writeModule } from './write-module.ts';
import { writeOsis } from './write-osis.ts';
import { writeSql } from './write-sql.ts';
import { writeUsfm } from './write-usfm.ts';

/** Verses with all kinds of marks, properly nested. */
const marked: VerseText[] = [
  {
    id: 1_001_001,
    text: 'In the beginning God created the heaven.',
    marks: {
      paragraphs: [0],
      words: [
        [0, 16, 'H7225'],
        [17, 20, 'H430'],
        [21, 28, 'H1254'],
        [28, 28, 'H853'],
        [29, 39, 'H8064'],
      ],
      notes: [[20, 'Heb. Elohim']],
    },
  },
  {
    id: 1_001_002,
    text: 'And darkness was upon the deep.',
    marks: {
      words: [
        [0, 12, 'H2822'],
        [17, 30, 'H8415'],
      ],
      supplied: [[13, 16]],
    },
  },
  { id: 19_003_000, text: 'A Psalm of David.', marks: { words: [[0, 7, 'H4210']] } },
  {
    id: 19_003_001,
    text: 'LORD, how are they increased that trouble me! many are they',
    marks: {
      words: [[0, 4, 'H3068']],
      divineName: [[0, 4]],
      lines: [
        [0, 1],
        [46, 2],
      ],
      paragraphs: [0],
    },
  },
  {
    id: 43_003_016,
    text: 'For God so loved the world, & said "come" <now>\'s'.replace(/[<>]/g, ''),
    marks: {
      jesus: [[0, 27]],
      words: [
        [0, 7, 'G2316'],
        [8, 16, 'G25'],
        [8, 16, 'G3779'],
      ],
      supplied: [[17, 20]],
    },
  },
  { id: 43_003_017, text: 'For God sent not his Son', marks: { paragraphs: [4], words: [[0, 7, 'G2316']] } },
  { id: 66_022_021, text: 'Amen.', marks: {} },
];
const text: TextToWrite = {
  code: 'fix',
  name: 'Fixture',
  shortName: 'Fix',
  language: 'en',
  licence: 'Public domain',
  verses: marked,
};

async function readBack(written: Iterable<string> | Uint8Array): Promise<VerseText[]> {
  const bytes = written instanceof Uint8Array ? written : strToU8([...written].join(''));
  const { verses, report } = await readImport({ name: 'written', bytes });
  expect(report.counts).not.toHaveProperty('not-a-verse');
  return verses;
}

test('OSIS preserves every mark', async () => {
  expect(await readBack(writeOsis(text))).toEqual(marked);
});

test('USFM preserves every mark, and moves a paragraph within a tagged phrase before it', async () => {
  const expected = marked.map((verse) =>
    verse.id === 43_003_017 ? { ...verse, marks: { ...verse.marks, paragraphs: [0] } } : verse,
  );
  expect(await readBack(writeUsfm(text))).toEqual(expected);
});

test.each([
  ['CSV', writeCsv(text)],
  ['SQL', writeSql('bible_verses_fix', marked)],
  ['a module', writeModule(text)],
])("%s preserves words, Strong's numbers, supplied words and paragraphs", async (_name, written) => {
  const slim = ({ id, text: words, marks }: VerseText): unknown => [
    id,
    words,
    (marks.words ?? []).map(([, end, number]) => [end, number]),
    marks.supplied,
    marks.paragraphs,
  ];
  expect((await readBack(written)).map(slim)).toEqual(marked.map(slim));
});

test('preserves nested words, as in a phrase that another word splits', async () => {
  const verses: VerseText[] = [
    {
      id: 40_003_001,
      text: 'In those days',
      marks: {
        words: [
          [0, 2, 'G1722'],
          [0, 13, 'G2250'],
          [3, 8, 'G1565'],
        ],
      },
    },
  ];
  for (const write of [writeOsis, writeUsfm]) expect(await readBack(write({ ...text, verses }))).toEqual(verses);
});

test('preserves verses of any format when they are written and read again', async () => {
  const folder = join(import.meta.dirname, '..', 'fixtures');
  for (const file of ['usfm.usfm', 'osis-milestones.xml', 'mysql.sql', 'module.txt']) {
    const { verses } = await readImport({ name: file, bytes: readFileSync(join(folder, file)) });
    expect(verses).toHaveLength(30);
    for (const write of [writeOsis, writeUsfm]) expect(await readBack(write({ ...text, verses }))).toEqual(verses);
    const again = await readBack(writeSql('bible_verses_fix', verses));
    expect(again.map((verse) => verse.text)).toEqual(verses.map((verse) => verse.text));
  }
});

test('writes a dump that SQLite loads and that reads the same in three dialects', () => {
  const many: VerseText[] = Array.from({ length: 1_201 }, (_, at) => ({
    id: 19_001_001 + Math.floor(at / 100) * 1_000 + (at % 100),
    text: `David's ${at}; "word" -- no comment`,
    marks: {},
  }));
  const sql = [...writeSql('bible_verses_fix', many)].join('');
  expect(sql.match(/INSERT INTO/g)).toHaveLength(1);
  const db = new Database(':memory:');
  db.exec(sql);
  expect(db.prepare('SELECT count(*), min(text), sum(verse) FROM bible_verses_fix').raw().get()).toEqual([
    1_201,
    `David's 0; "word" -- no comment`,
    many.reduce((sum, { id }) => sum + (id % 1_000), 0),
  ]);
  const rows = (['mysql', 'postgres', 'sqlite'] as const).map((dialect) =>
    [...sqlStatements(sql, dialect)].flatMap((event) => (event.kind === 'row' ? [event.values] : [])),
  );
  expect(rows[0]).toHaveLength(1_201);
  expect(rows[1]).toEqual(rows[0]);
  expect(rows[2]).toEqual(rows[0]);
});

test.each([
  'verses',
  'bible_verses_',
  'bible_verses_a; DROP TABLE x',
  'bible_verses_Kjv',
  `bible_verses_${'a'.repeat(40)}`,
])('rejects "%s" as the name of a table', (table) => {
  expect(() => [...writeSql(table, marked)]).toThrow('is not the name of a table of verses');
});

test('writes USFM with the same text for another USFM reader', () => {
  // The other reader does not support numbers on a word of length zero.
  const plain = marked.filter(({ id }) => Math.floor(id / 1e6) === 1).map((verse) => ({ ...verse, marks: {} }));
  const { chapters } = usfmJs.toJSON([...writeUsfm({ ...text, verses: plain })].join(''));
  const read = Object.values(chapters['1'] ?? {}).map(({ verseObjects }) =>
    verseObjects
      .map((object) => object.text ?? '')
      .join('')
      .trim(),
  );
  expect(read.filter((words) => words !== '')).toEqual(plain.map((verse) => verse.text));
});

test('reads the same words from a USFM fixture as another reader', async () => {
  const usfm = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'usfm.usfm'), 'utf8');
  const book = usfm.split(/(?=\\id )/).find((part) => part.startsWith('\\id PSA')) ?? '';
  const { verses } = await readImport({ name: 'x', bytes: strToU8(book) });
  const { chapters } = usfmJs.toJSON(book);
  const words = (objects: readonly UsfmObject[]): string =>
    objects.map((object) => (object.text ?? '') + (object.content ?? '') + words(object.children ?? [])).join('');
  const other = Object.entries(chapters['3'] ?? {}).filter(([number]) => /^\d+$/.test(number));
  expect(other).toHaveLength(3);
  expect(other.map(([, { verseObjects }]) => words(verseObjects).replace(/\s+/g, ' ').trim())).toEqual(
    verses.map((verse) => verse.text),
  );
});

interface UsfmObject {
  text?: string;
  content?: string;
  children?: UsfmObject[];
}

test('preserves the offsets of tags in a verse', () => {
  const source = '¶ In the beginning{H7225} God{H430} [was]{H1961} light{H216}{H853}';
  const read = {
    text: 'In the beginning God was light',
    marks: {
      paragraphs: [0],
      supplied: [[21, 24]],
      words: [
        [0, 16, 'H7225'],
        [17, 20, 'H430'],
        [21, 24, 'H1961'],
        [25, 30, 'H216'],
        [30, 30, 'H853'],
      ],
    },
  } as unknown as VerseText;
  expect(formatTaggedVerse(read.text, read.marks).replace(/\{H1961\}\]/, ']{H1961}')).toBe(source);
});

test('SQL has no statement of more than 100,000 bytes, also in a script of several bytes a letter', async () => {
  const word = 'בראשית ברא אלהים את השמים ואת הארץ ';
  const verses: VerseText[] = Array.from({ length: 176 }, (_, at) => ({
    id: 19_119_001 + at,
    text: word.repeat(1 + (at % 40)).trim(),
    marks: {},
  }));
  const statements = [...writeSql('bible_verses_fix', verses)];
  const sizes = statements.map((statement) => strToU8(statement).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100_000);
  // No statement is needlessly short: two neighbors do not fit into one.
  for (const [at, size] of sizes.slice(2).entries()) expect(size + (sizes[at + 1] ?? 0)).toBeGreaterThan(100_000);
  expect(await readBack(statements)).toEqual(verses);
});

test('SQL has a text of one verse', () => {
  const [, ...statements] = writeSql('bible_verses_fix', [{ id: 66_022_021, text: 'Amen.', marks: {} }]);
  expect(statements).toEqual([
    "INSERT INTO bible_verses_fix (book, book_name, chapter, verse, text) VALUES\n(66, 'Revelation', 22, 21, 'Amen.');\n",
  ]);
});

test.each([
  ['of three bytes each', '文'.repeat(29_999)],
  ['that SQL doubles', `a${"'".repeat(29_998)}`],
  ['with tags', `${'文{H430}'.repeat(4_285)}`],
])('SQL has no statement of more than 100,000 bytes for the longest verse of characters %s', async (_, longest) => {
  const line = (words: string): Uint8Array => strToU8(`Psalm 119:1 ${words}\nPsalm 119:2 Blessed`);
  const { verses } = await readImport({ name: 'a.txt', bytes: line(longest) });
  expect(verses).toHaveLength(2);
  const statements = [...writeSql('bible_verses_fix', verses)];
  expect(Math.max(...statements.map((statement) => strToU8(statement).length))).toBeLessThanOrEqual(100_000);
  expect((await readBack(statements)).map(({ text: words }) => words)).toEqual(verses.map(({ text: words }) => words));
  const { report } = await readImport({ name: 'a.txt', bytes: line(longest.repeat(2)) });
  expect(report.problems[0]?.message).toMatch(/^line 1 of a\.txt: "Psalms? 119:1" is not a verse; it is longer than/);
});

test('a module keeps the file that it was made from, and is read without it', async () => {
  const original = { name: 'I2.xlsx', bytes: zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }) };
  const written = writeModule(text, original);
  expect(await readBack(written)).toEqual(await readBack(writeModule(text)));
  const { report } = await readImport({ name: 'I2.xlsx', bytes: written });
  expect(report).toMatchObject({ format: 'module', counts: expect.not.objectContaining({ remark: 1 }) });
  expect(unzipSync(written)['original/I2.xlsx']).toEqual(original.bytes);
});
