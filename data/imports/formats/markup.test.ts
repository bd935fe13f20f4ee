import { expect, test } from 'vitest';
import { checkRecords, type ImportedText } from '../check-records.ts';
import { readImport } from '../read-import.ts';
import type { ImportRecord } from '../record.ts';
import { readOsis } from './read-osis.ts';
import { readSqlite } from './read-sqlite.ts';
import { readUnbound } from './read-unbound.ts';
import { readUsfm } from './read-usfm.ts';
import { readUsfx } from './read-usfx.ts';
import { readUsx } from './read-usx.ts';
import { readZefania } from './read-zefania.ts';

const check = (records: Iterable<ImportRecord>): ImportedText =>
  checkRecords(records, { format: 'usfm', encoding: 'utf-8' });
const texts = ({ verses }: ImportedText): [number, string][] => verses.map(({ id, text }) => [id, text]);

test('USFM: ignores pictures and alternative numbers, and combines verse ranges', () => {
  const text = check(
    readUsfm(
      'x',
      '\\id MAT\n\\c 1\n\\ca 2\\ca*\n\\cp A\n\\p\n\\v 1 \\va 3\\va* The book\\fig a map|src="x.jpg"\\fig* of\n\\q2 the generation\n\\v 2-3 Abraham\\f + \\fr 1.2 \\ft Or \\+nd x\\+nd*\\f* begat',
    ),
  );
  expect(texts(text)).toEqual([
    [40_001_001, 'The book of the generation'],
    [40_001_002, 'Abraham begat'],
  ]);
  expect(text.verses[0]?.marks).toEqual({ paragraphs: [0], lines: [[12, 2]] });
  expect(text.verses[1]?.marks.notes).toEqual([
    [0, 'This edition prints verses 2-3 together.'],
    [7, 'Or x'],
  ]);
});

const characters: [usfm: string, text: string][] = [
  // Attributes of USFM 3.0: links, ruby glosses, dictionary forms.
  ['\\jmp here|link-href="https://example.org"\\jmp* he went', 'here he went'],
  ['In the \\rb beginning|gg:gg\\rb* God', 'In the beginning God'],
  ['\\add and \\+nd Lord|x-a="b"\\+nd* said|x-c="d"\\add* it', 'and Lord said it'],
  ['\\wj he \\w said|strong="G3004"\\w* more|x-a="b"\\wj* it', 'he said more it'],
];
test.each(characters)('USFM: ignores what follows the vertical bar of %j', (usfm, text) => {
  expect(texts(check(readUsfm('x', `\\id MAT\n\\c 1\n\\p\n\\v 1 ${usfm}\n\\v 2 Two`)))).toEqual([
    [40_001_001, text],
    [40_001_002, 'Two'],
  ]);
});

test('USFM: ignores attributes in notes, but not text after a bar outside character styles', () => {
  const usfm = '\\id MAT\n\\c 1\n\\p\n\\v 1 One\\f + \\ft See \\xt 1.1|GEN 1:1\\xt*\\f* and | two';
  const [verse] = check(readUsfm('x', usfm)).verses;
  expect(verse).toMatchObject({ text: 'One and two', marks: { notes: [[3, 'See 1.1']] } });
});

test('ignores a sidebar within a verse', () => {
  const expected = [
    [40_001_001, 'One goes on'],
    [40_001_002, 'Two'],
  ];
  const article =
    '\\esb \\cat People\\cat*\n\\ms Pontius Pilate\n\\p He was \\nd the\\nd* governor\\f + \\ft x\\f*\n\\esbe';
  const usfm = check(readUsfm('x', `\\id MAT\n\\c 1\n\\p\n\\v 1 One\n${article}\n\\p goes on \\v 2 Two`));
  expect(texts(usfm)).toEqual(expected);
  expect(usfm.verses[0]?.marks).toEqual({ paragraphs: [0, 4] });
  const usx = readUsx(
    'x',
    '<usx><book code="MAT"/><chapter number="1"/><para style="p"><verse number="1"/>One</para><sidebar style="esb"><para style="p">He was</para></sidebar><para style="p">goes on <verse number="2"/>Two</para></usx>',
  );
  expect(texts(check(usx))).toEqual(expected);
  const open = check(readUsfm('x', `\\id MAT\n\\c 1\n\\p\n\\v 1 One\n\\esb\n\\p He was\n\\v 2 Two`));
  expect(open.report).toMatchObject({ verses: 2, refused: 0 });
  expect(open.report.problems.find(({ kind }) => kind === 'unbalanced')?.message).toBe(
    'line 5 of x: \\esb is not closed; the text up to the next verse is skipped',
  );
});

test('USFM: an unclosed note, word or milestone does not swallow verses', () => {
  for (const open of ['\\f + \\ft a note', '\\w word', '\\zaln-s |x="y"']) {
    const text = check(readUsfm('x', `\\id MAT\n\\c 1\n\\p\n\\v 1 One ${open}\n\\v 2 Two\n\\v 3 Three`));
    expect(text.report.verses).toBe(3);
  }
});

test('USFM: reads aligned words of unfoldingWord and text in other character styles', () => {
  const usfm =
    '\\id TIT\n\\c 1\n\\p\n\\v 1 \\zaln-s |x-strong="G39720" x-lemma="Παῦλος"\\*\\w Paul|x-occurrence="1"\\w*\\zaln-e\\*, \\it a servant\\it* of \\nd God\\nd*\\qs Selah\\qs*.';
  const { verses } = check(readUsfm('x', usfm));
  expect(verses[0]).toMatchObject({ text: 'Paul, a servant of GodSelah.', marks: { divineName: [[19, 22]] } });
});

test('ignores alternative numbers and inline references in each format that has them', () => {
  // USFM 3.0, "Special text": \\vp is the number as printed, \\va and \\ca are alternative numbers, \\rq is a
  // reference.
  const all = [
    readUsfm(
      'x',
      '\\id HAB\\n\\c 2\\n\\ca 3\\ca*\\n\\p\\n\\v 14 \\vp 14b\\vp*\\va 15\\va*And the earth \\rq Is 11.9\\rq* is full',
    ),
    readUsx(
      'x',
      '<usx><book code="HAB"/><chapter number="2"/><para style="p"><verse number="14"/><char style="vp">14b</char><char style="va">15</char>And the <char style="ca">3</char>earth <char style="rq">Is 11.9</char> is full</para></usx>',
    ),
    readUsfx(
      'x',
      '<usfx><book id="HAB"><c id="2"/><p><v id="14"/><vp>14b</vp><va>15</va>And the <ca>3</ca>earth <rq>Is 11.9</rq> is full<ve/></p></book></usfx>',
    ),
  ];
  for (const records of all) expect(texts(check(records))).toEqual([[35_002_014, 'And the earth is full']]);
});

test('reads titles of psalms as verse 0 in each format that has them', () => {
  const title: [number, string] = [19_003_000, 'A Psalm of David.'];
  const first: [number, string] = [19_003_001, 'LORD, how'];
  const all = [
    readUsfm('x', '\\id PSA\n\\c 3\n\\s A heading\n\\d A Psalm of David.\n\\q1\n\\v 1 LORD, how'),
    readUsx(
      'x',
      '<usx><book code="PSA"/><chapter number="3"/><para style="s">A heading</para><para style="d">A Psalm of David.</para><para style="q1"><verse number="1"/>LORD, how</para></usx>',
    ),
    readUsfx(
      'x',
      '<usfx><book id="PSA"><c id="3"/><s>A heading</s><d>A Psalm of David.</d><q><v id="1"/>LORD, how<ve/></q></book></usfx>',
    ),
    readOsis(
      'x',
      '<osis><chapter osisID="Ps.3"><title>A heading</title><title type="psalm">A Psalm of David.</title><verse osisID="Ps.3.1">LORD, how</verse></chapter></osis>',
    ),
    readOsis(
      'x',
      '<osis><chapter sID="Ps.3" osisID="Ps.3"/><title canonical="true">A Psalm of David.</title><verse sID="Ps.3.1" osisID="Ps.3.1"/>LORD, how<verse eID="Ps.3.1"/></osis>',
    ),
  ];
  for (const records of all) expect(texts(check(records))).toEqual([title, first]);
});

test('OSIS: continues words of Jesus over several verses, and notes verse ranges', () => {
  const { verses } = check(
    readOsis(
      'x',
      '<osis><verse osisID="Matt.5.3">And he said, <q who="Jesus" sID="q"/>Blessed</verse><verse osisID="Matt.5.4 Matt.5.5">Blessed<q who="Jesus" eID="q"/> he said</verse><verse osisID="Matt.5.6">x</verse></osis>',
    ),
  );
  expect(verses.map(({ marks }) => marks.jesus)).toEqual([[[13, 20]], [[0, 7]], undefined]);
  expect(verses[1]?.marks.notes?.[0]?.[1]).toBe('This edition prints verses 4-5 together.');
});

test('OSIS: ends words of Jesus at their milestone, also in a later chapter, and otherwise with the chapter', () => {
  const verse = (id: string, text: string): string => `<verse osisID="${id}">${text}</verse>`;
  const jesus = (body: string): unknown[] =>
    check(readOsis('x', `<osis><div type="book">${body}</div></osis>`)).verses.map(({ marks }) => marks.jesus);
  // The end milestone has no speaker, and the end of another speaker's words changes nothing (OSIS 2.1.1 manual, on
  // milestones).
  const [before, within] = ['<q who="Jesus" sID="a"/>Come', '<q who="Peter" sID="b"/>Lord<q eID="b"/> said he'];
  expect(jesus(verse('Matt.14.29', `${before} ${within}<q eID='a'/> and`) + verse('Matt.14.30', 'But'))).toEqual([
    [[0, 17]],
    undefined,
  ]);
  const [five, six] = ['<chapter osisID="Matt.5">', '<chapter osisID="Matt.6">'];
  const start = five + verse('Matt.5.48', '<q who="Jesus" sID="s"/>Be');
  expect(jesus(`${start}</chapter>${six}${verse('Matt.6.1', 'Take<q eID="s"/> x')}</chapter>`)).toEqual([
    [[0, 2]],
    [[0, 4]],
  ]);
  expect(jesus(`${start}</chapter>${six}${verse('Matt.6.1', 'Take')}</chapter>`)).toEqual([[[0, 2]], undefined]);
});

test('Zefania: reads lowercase names, and Strong’s numbers in the language of their testament', () => {
  const { verses } = check(
    readZefania(
      'x',
      '<xmlbible><biblebook bnumber="40"><chapter cnumber="1"><vers vnumber="1">The <gr str="976">book</gr><note>a note</note></vers></chapter></biblebook></xmlbible>',
    ),
  );
  expect(verses[0]).toMatchObject({ text: 'The book', marks: { words: [[4, 8, 'G976']], notes: [[8, 'a note']] } });
});

test.each(['!a', 'a', '.a'])('OSIS: reads a part of a verse as in "Gen.1.1%s"', (part) => {
  const verse = (id: string, text: string): string => `<verse osisID="Gen.1.1${id}">${text}</verse>`;
  const parts = verse(part, 'In the') + verse(part.replace('a', 'b'), 'beginning');
  expect(texts(check(readOsis('x', `<osis>${parts}</osis>`)))).toEqual([[1_001_001, 'In the beginning']]);
});

test('leaves out and reports books beyond the 66, by the name in each format', () => {
  const osis = readOsis(
    'x',
    '<osis><verse osisID="Gen.1.1">In</verse><verse osisID="EsthGr.1.1">a</verse><verse osisID="DanGr.1.1">b</verse></osis>',
  );
  const book = (attributes: string): string =>
    `<BIBLEBOOK ${attributes}><CHAPTER cnumber="1"><VERS vnumber="1">In</VERS></CHAPTER></BIBLEBOOK>`;
  // Zefania numbers further books after Revelation. Its names are in the language of the text.
  const zefania = readZefania(
    'x',
    `<XMLBIBLE>${book('bnumber="1" bname="1. Mose"')}${book('bnumber="69" bname="Tobit"')}${book('bnumber="72" bname="1. Makkabäer"')}${book('bnumber="75"')}</XMLBIBLE>`,
  );
  const unbound = readUnbound('x', '01O\t1\t1\t\t0\tIn\n67A\t1\t1\t\t0\ta\n68A\t1\t1\t\t0\tb');
  const verses = [
    [10, 1, 1, 'In'],
    [170, 1, 1, 'a'],
    [180, 1, 1, 'b'],
  ];
  const mybible = (books?: [number, string][]): Iterable<ImportRecord> =>
    readSqlite('x', {
      rows: (query) =>
        query.includes('sqlite_master')
          ? [['verses'], ...(books ? [['books']] : [])]
          : query.includes('FROM books')
            ? (books ?? [])
            : verses,
    }).records;
  const parsed: [records: Iterable<ImportRecord>, names: string[]][] = [
    [unbound, ['67A', '68A']],
    [mybible(), ['170', '180']],
    [mybible([[170, 'Tobias']]), ['Tobias', '180']],
    [osis, ['EsthGr', 'DanGr']],
    [zefania, ['Tobit', '1. Makkabäer', '75']],
  ];
  for (const [records, names] of parsed) {
    const text = check(records);
    expect(texts(text)).toEqual([[1_001_001, 'In']]);
    expect(text.report).toMatchObject({ refused: 0, leftOut: names.length });
    expect(text.report.problems.filter(({ kind }) => kind === 'apocrypha').map(({ message }) => message)).toEqual(
      names.map((name) => `"${name}" is not one of the 66 books and is skipped.`),
    );
  }
});

test('CSV: reads a cell of several lines, and refuses a file with an unclosed quote with its line', async () => {
  const read = (csv: string): Promise<ImportedText> =>
    readImport({ name: 'x.csv', bytes: new TextEncoder().encode(csv) });
  const valid = await read('Book,Chapter,Verse,Text\nJohn,1,1,"In the\nbeginning"\nJohn,1,x,"a"\n');
  expect(texts(valid)).toEqual([]);
  expect(valid.report.problems[0]?.message).toMatch(/^line 4 of x\.csv: "John 1:x"/);
  const open = await read('Book,Chapter,Verse,Text\nJohn,1,1,a\nJohn,1,2,"In the\nJohn,1,3,c\nJohn,1,4,d\n');
  expect(open.report.verdict).toBe('refused');
  expect(open.report.problems.map(({ message }) => message)).toContain(
    'line 3 of x.csv: a quotation mark is not closed',
  );
});

test('USFX: stores notes, also nested ones, at their offsets and not in the text', () => {
  // USFX, "Notes": f is a footnote, x a cross-reference, fe an endnote.
  const { verses } = check(
    readUsfx(
      'x',
      '<usfx><book id="HAB"><c id="2"/><p><v id="14"/>And the earth<f>Or, land<x>Is 11.9</x> there</f> is<x>Nu 14.21</x> full<ve/></p></book></usfx>',
    ),
  );
  expect(verses).toMatchObject([
    {
      id: 35_002_014,
      text: 'And the earth is full',
      marks: {
        notes: [
          [13, 'Or, landIs 11.9 there'],
          [16, 'Nu 14.21'],
        ],
      },
    },
  ]);
});

test('converts a line break to a space in each format that has line breaks', () => {
  const all = [
    readOsis(
      'x',
      '<osis><chapter osisID="Gen.1"><verse osisID="Gen.1.1">In the<lb/>beginning</verse></chapter></osis>',
    ),
    readZefania(
      'x',
      '<XMLBIBLE><BIBLEBOOK bnumber="1"><CHAPTER cnumber="1"><VERS vnumber="1">In the<BR art="x-p"/>beginning</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>',
    ),
  ];
  for (const records of all) expect(texts(check(records))).toEqual([[1_001_001, 'In the beginning']]);
});

test("USX: reads a character style with a Strong's number as a word", () => {
  const { verses } = check(
    readUsx(
      'x',
      '<usx><book code="GEN"/><chapter number="1"/><para style="p"><verse number="1"/>In the <char style="w" strong="H7225">beginning</char></para></usx>',
    ),
  );
  expect(verses).toMatchObject([{ text: 'In the beginning', marks: { words: [[7, 16, 'H7225']] } }]);
});

test('Zefania: reads uppercase and lowercase names of elements and attributes', () => {
  const lower =
    '<xmlbible><biblebook bnumber="19" bname="Psalms"><chapter cnumber="3"><vers vnumber="1">LORD, how</vers></chapter></biblebook></xmlbible>';
  const upper =
    '<XMLBIBLE><BIBLEBOOK BNUMBER="19" BNAME="Psalms"><CHAPTER CNUMBER="3"><VERS VNUMBER="1">LORD, how</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>';
  for (const xml of [lower, upper]) expect(texts(check(readZefania('x', xml)))).toEqual([[19_003_001, 'LORD, how']]);
});

test('Zefania: leaves out books beyond the 66 by their numbers', () => {
  const book = (number: number, name: string): string =>
    `<BIBLEBOOK bnumber="${number}" bname="${name}"><CHAPTER cnumber="1"><VERS vnumber="1">Words of ${number}</VERS></CHAPTER></BIBLEBOOK>`;
  const { verses, report } = check(
    readZefania('x', `<XMLBIBLE>${book(66, 'Offenbarung')}${book(67, 'Judith')}</XMLBIBLE>`),
  );
  expect(verses.map(({ id }) => id)).toEqual([66_001_001]);
  expect(report).toMatchObject({ records: 2, leftOut: 1, refused: 0 });
});

test('Zefania: merges a nested note into its outer note', () => {
  const { verses } = check(
    readZefania(
      'x',
      '<XMLBIBLE><BIBLEBOOK bnumber="1"><CHAPTER cnumber="1"><VERS vnumber="1">a<NOTE>n<NOTE>m</NOTE>o</NOTE> b<NOTE>p</NOTE></VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>',
    ),
  );
  expect(verses).toMatchObject([
    {
      text: 'a b',
      marks: {
        notes: [
          [1, 'nmo'],
          [3, 'p'],
        ],
      },
    },
  ]);
});

test('Zefania: does not split words at styles, and merges nested notes', () => {
  const vers = (inner: string): unknown[] =>
    [
      ...readZefania(
        'x',
        `<XMLBIBLE><BIBLEBOOK bnumber="1"><CHAPTER cnumber="1"><VERS vnumber="1">${inner}</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>`,
      ),
    ].map((record) => (record.kind === 'verse' ? record.content : record));
  expect(vers('be<STYLE>gin</STYLE>ning')).toEqual([{ text: 'beginning', marks: {} }]);
  expect(vers('one<NOTE>a<NOTE>b</NOTE>c</NOTE> two<NOTE>d</NOTE>')).toEqual([
    {
      text: 'one two',
      marks: {
        notes: [
          [3, 'abc'],
          [7, 'd'],
        ],
      },
    },
  ]);
  const verse = { text: 'one two', marks: {} };
  const skipped = (what: string, quote: string) => ({ kind: 'skipped', location: { file: 'x', line: 1 }, what, quote });
  expect(vers('one<XREF>x</XREF><MEDIA>y</MEDIA><REMARK>z</REMARK> two')).toEqual([
    skipped('<XREF>', 'x'),
    skipped('<MEDIA>', 'y'),
    skipped('<REMARK>', 'z'),
    verse,
  ]);
});
