import { expect, test } from 'vitest';
import { books } from '#data/bible/books.ts';
import { checkRecords, checkRecordsInSlices, type ImportedText } from './check-records.ts';
import { readSwordModule } from './formats/read-module.ts';
import { readPlain } from './formats/read-plain.ts';
import type { ImportRecord } from './record.ts';
import { formatReportCsv, type IssueKind } from './import-report.ts';

const check = (lines: string[], language?: string): ImportedText =>
  checkRecords(readPlain('x.txt', lines.join('\n')), {
    format: 'plain',
    encoding: 'utf-8',
    ...(language && { language }),
  });
const messages = ({ report }: ImportedText, kind: IssueKind): string[] =>
  report.problems.filter((problem) => problem.kind === kind).map(({ message }) => message);

test('reads comments, tags, empty verses and colophons of a module file', () => {
  const { verses, report } = checkRecords(
    readSwordModule(
      'x/verses.txt',
      [
        '# comment',
        '40|17|21|||',
        '45|16|27|for ever{G165}. Amen{281}. Written{G1125} to the Romans.||',
        '19|3|2|in God{430}||',
        '40|5|37|׃||',
      ].join('\r\n'),
    ),
    { format: 'module', encoding: 'utf-8' },
  );
  expect(verses.map(({ id, text }) => [id, text])).toEqual([
    [19_003_002, 'in God'],
    [45_016_027, 'for ever. Amen.'],
  ]);
  // A bare number takes its language from the testament of its verse.
  expect(verses[0]?.marks.words).toEqual([[0, 6, 'H430']]);
  expect(verses[1]?.marks.words).toEqual([
    [0, 8, 'G165'],
    [10, 14, 'G281'],
  ]);
  expect(verses[1]?.marks.notes).toEqual([[15, 'Written to the Romans.']]);
  expect(report).toMatchObject({ records: 4, verses: 2, empty: 2 });
});

/** More than a hundred valid verses, so that one bad line stays within the limit of 1%. */
const psalm = Array.from({ length: 176 }, (_, at) => `Psalm 119:${at + 1} Blessed are the undefiled in the way`);

const oneBadLine: [line: string, message: string][] = [
  ['Gen 51:1 x', 'line 177 of x.txt: "Gen 51:1" is not a verse; Genesis has 50 chapters'],
  ['Obadiah 2:1 x', 'line 177 of x.txt: "Obadiah 2:1" is not a verse; Obadiah has 1 chapter'],
  ['Genesis 1:99 x', 'line 177 of x.txt: "Genesis 1:99" is not a verse; Genesis 1 has 31 verses'],
  ['Genesis 1:0 x', 'line 177 of x.txt: "Genesis 1:0" is not a verse; verses start at 1'],
  ['Hezekiah 1:1 x', 'line 177 of x.txt: "Hezekiah 1:1" is not a verse; "Hezekiah" is not a known book'],
  [
    'words that stand alone',
    'line 177 of x.txt: "words that stand alone" is not a verse; a line must begin with a reference such as "Genesis 1:1"',
  ],
  [
    'Genesis 1:1 \u{10330} Gothic',
    'line 177 of x.txt: "Genesis 1:1" is not a verse; it contains a character that is not supported, for example an emoji (above U+FFFF)',
  ],
];
test.each(oneBadLine)('reports "%s" with its line and the reason', (line, message) => {
  const text = check([...psalm, line]);
  expect(messages(text, 'not-a-verse')).toEqual([message]);
  expect(text.report.verdict).toBe('ask');
});

test('refuses the file when more than 1% of its lines are not verses', () => {
  const one = check([...psalm, 'Gen 51:1 x']);
  const two = check([...psalm, 'Gen 51:1 x', 'Gen 52:1 x']);
  expect([one.report.verdict, one.verses.length]).toEqual(['ask', 176]);
  expect([two.report.verdict, two.verses.length]).toEqual(['refused', 0]);
});

test('reports both lines of a duplicate verse and uses the first', () => {
  const text = check(['John 3:16 For God', 'John 3:17 For God sent', 'John 3:16 Once more']);
  expect(messages(text, 'duplicate')).toEqual([
    'line 3 of x.txt: John 3:16 is already in line 1 of x.txt, with different text; the first one is used',
  ]);
  expect(text.verses[0]?.text).toBe('For God');
  expect(text.report.books[0]).toMatchObject({ name: 'John', found: 2, expected: 879, missing: 877, duplicate: 1 });
});

test('sorts verses that are out of order and reports them', () => {
  const text = check(['John 3:17 b', 'John 3:16 a', 'Matthew 1:1 c']);
  expect(text.verses.map(({ id }) => id)).toEqual([40_001_001, 43_003_016, 43_003_017]);
  expect(messages(text, 'out-of-order')).toEqual(['line 2 of x.txt: John 3:16 comes after John 3:17']);
  expect(messages(text, 'remark')[0]).toContain('Matthew comes after a later book');
});

test('joins halves of a verse, and counts verses of a combined range as present', () => {
  const text = check(['3 John 1:1a The elder', '3 John 1:1b unto Gaius{1050}', '3 John 1:2-4 Beloved', '3 John 1:5 x']);
  expect(text.verses.map((verse) => verse.text)).toEqual(['The elder unto Gaius', 'Beloved', 'x']);
  expect(text.verses[0]?.marks.words).toEqual([[10, 20, 'G1050']]);
  expect(text.verses[1]?.marks.notes).toEqual([[0, 'This edition prints verses 2-4 together.']]);
  expect(messages(text, 'missing').slice(0, 2)).toEqual(['3 John 1:6 is missing', '3 John 1:7 is missing']);
  expect(text.report).toMatchObject({ records: 4, joined: 1, verses: 3 });
});

test('imports and reports verses that only some editions have', () => {
  const text = check(['3 John 1:16 Peace be to thee', 'Romans 15:34 Now to him']);
  expect(text.verses).toHaveLength(2);
  expect(messages(text, 'out-of-range')).toHaveLength(2);
});

test('leaves out books and additions beyond the 66 and reports each once', () => {
  const text = check(['Tobit 1:1 x', 'Tobit 1:2 x', 'Daniel 13:1 x', 'Psalm 151:1 x', 'Daniel 3:60 x', 'John 1:1 x']);
  expect(text.verses.map(({ id }) => id)).toEqual([43_001_001]);
  expect(messages(text, 'apocrypha')).toHaveLength(4);
  expect(text.report).toMatchObject({ records: 6, leftOut: 5, refused: 0 });
});

test('reports the unmatched half of a bracket or tag', () => {
  const unbalanced = (source: string) => messages(check([`Genesis 1:1 ${source}`]), 'unbalanced')[0];
  expect(unbalanced('stop{H8798)} the way')).toBe(
    'line 1 of x.txt: Genesis 1:1 has a bracket “{H8798)}” without its other half; this bracket is left out',
  );
  expect(unbalanced('a [word')).toContain('has a bracket “[” without its other half; this bracket is left out');
  expect(unbalanced('a word] of [two]')).toContain(
    'has a bracket “]” without its other half; this bracket is left out',
  );
  expect(unbalanced('God{H430 said')).toContain('has a bracket “{” without its other half; this bracket is left out');
  expect(unbalanced('God{H430}, {(H8804)} and [him]')).toBeUndefined();
});

const oddTexts: [text: string, kind: IssueKind, read: string][] = [
  ['a <i>word</i> of it', 'markup', 'a word of it'],
  ['a&eacute;word', 'markup', 'a&eacute;word'],
  ['a word\u0007 of\u200b it', 'odd-character', 'a word of it'],
  ['a lost \ufffd letter', 'odd-character', 'a lost \ufffd letter'],
  ['a | sign # of a program', 'odd-character', 'a sign of a program'],
  ['God{H9999} said', 'unknown-number', 'God said'],
  ['God{H430 said', 'unbalanced', 'God said'],
  ['stop{H8798)} the way', 'unbalanced', 'stop the way'],
  ['a [word', 'unbalanced', 'a word'],
];
test.each(oddTexts)('reports %j as %s', (source, kind, read) => {
  const text = check([`Genesis 1:1 ${source}`]);
  expect(text.verses[0]?.text).toBe(read);
  expect(messages(text, kind)).toHaveLength(1);
  expect(messages(text, kind)[0]).toMatch(/^line 1 of x\.txt: Genesis 1:1 /);
});

test('warns about Hebrew text in an English version, and guesses the versification from the ends of chapters', () => {
  const hebrew = ['Malachi 3:23 הנה אנכי', 'Malachi 3:24 והשיב לב', 'Joel 4:21 ונקיתי'];
  expect(messages(check(hebrew, 'en'), 'script')[0]).toContain('3 verses are in Hebrew script');
  expect(messages(check(hebrew, 'he'), 'script')).toEqual([]);
  expect(check(hebrew).report.numbering).toBe('wlc');
  expect(check(['Malachi 3:18 Then shall ye return', 'Malachi 4:6 And he shall turn']).report.numbering).toBe('kjv');
});

test('exports a CSV report without formulas that a spreadsheet would run', () => {
  const csv = formatReportCsv(check(['=cmd|"/c calc"!A1 and so on']).report);
  expect(csv.split('\r\n')[0]).toBe('severity,kind,file,line,message');
  expect(
    formatReportCsv({ ...check([]).report, problems: [{ kind: 'remark', severity: 'info', message: '=1+1 "x"' }] }),
  ).toContain(`"'=1+1 ""x"""`);
});

test('counts found, missing, empty and duplicate verses of each book', () => {
  // Haggai has 15 and 23 verses.
  const text = check([
    'Haggai 1:1 In the second year',
    'Haggai 1:2 Thus speaketh',
    'Haggai 1:2 Thus again',
    'Haggai 1:3 {}',
    'Haggai 1:4 [ ]',
    ...Array.from({ length: 10 }, (_, at) => `Haggai 1:${at + 5} Words of it`),
    'Jude 1:1 Jude, the servant',
  ]);
  expect(text.report.books).toMatchObject([
    { book: 37, name: 'Haggai', found: 12, expected: 38, missing: 26, duplicate: 1, empty: 2 },
    { book: 65, name: 'Jude', found: 1, expected: 25, missing: 24, duplicate: 0, empty: 0 },
  ]);
  // A whole missing chapter is reported once; single missing verses are reported one by one.
  expect(messages(text, 'missing').filter((message) => message.startsWith('Haggai'))).toEqual([
    'Haggai 1:15 is missing',
    'Haggai 2 (23 verses) is missing',
  ]);
});

test('reports an empty verse as empty and not as missing', () => {
  const text = checkRecords(
    readSwordModule('x/verses.txt', ['37|1|1|In the second year||', '37|1|2|||', '37|1|4|Is it time||'].join('\n')),
    { format: 'module', encoding: 'utf-8' },
  );
  expect(text.report.books[0]).toMatchObject({ found: 2, empty: 1, missing: 36 });
  expect(messages(text, 'empty')).toEqual(['line 2 of x/verses.txt: Haggai 1:2 has no text']);
  expect(messages(text, 'missing').slice(0, 2)).toEqual(['Haggai 1:3 is missing', 'Haggai 1:5 is missing']);
});

test('refuses a file in which no verse has a word', () => {
  const text = checkRecords(readSwordModule('x', '37|1|2|||'), { format: 'module', encoding: 'utf-8' });
  expect(text).toMatchObject({ verses: [], report: { verdict: 'refused', verses: 0 } });
  expect(messages(text, 'no-verses')).toHaveLength(1);
});

test('accepts up to one invalid line in a hundred', () => {
  const lines = (count: number): string[] => Array.from({ length: count }, (_, at) => psalm[at] ?? '');
  expect(check([...lines(99), 'Gen 51:1 x']).report.verdict).toBe('ask');
  expect(check([...lines(98), 'Gen 51:1 x']).report.verdict).toBe('refused');
});

test('accepts a verse with the maximum number of characters and refuses one more', () => {
  const verse = (length: number): ImportedText =>
    checkRecords(
      [
        {
          kind: 'verse',
          location: { file: 'x', line: 1 },
          book: 'Jude',
          beyond: false,
          chapter: '1',
          verse: '1',
          content: 'a'.repeat(length),
        },
      ],
      {
        format: 'usfm',
        encoding: 'utf-8',
      },
    );
  expect(verse(30_000).report.refused).toBe(0);
  expect(messages(verse(30_001), 'not-a-verse')).toEqual([
    'line 1 of x: "Jude 1:1" is not a verse; it is longer than 30,000 characters. Check whether references of later verses are missing',
  ]);
  expect(messages(verse(200_001), 'not-a-verse')).toEqual([
    'line 1 of x: "Jude 1:1" is not a verse; it is longer than 200,000 characters',
  ]);
});

test('refuses the part of a verse that makes the verse or its notes too long, and keeps the others', () => {
  const part = (verse: string, content: string): ImportRecord =>
    ({ ...verseOf('Jude', '1', verse), content }) as ImportRecord;
  const words = records(part('1a', 'a'.repeat(20_000)), part('1b', 'b'.repeat(20_000)), part('1c', 'c'.repeat(9_000)));
  expect(words.report).toMatchObject({ refused: 1, joined: 1 });
  expect(messages(words, 'not-a-verse')[0]).toContain('"Jude 1:1" is not a verse; it is longer than 30,000 characters');
  const noted = (verse: string): ImportRecord =>
    ({
      ...verseOf('Jude', '1', verse),
      content: { tagged: 'words', notes: [{ at: 5, text: 'n'.repeat(150_000) }] },
    }) as ImportRecord;
  const notes = records(noted('1a'), noted('1b'));
  expect(messages(notes, 'not-a-verse')).toEqual([
    'line 7 of x: "Jude 1:1" is not a verse; its notes are longer than 200,000 characters',
  ]);
});

const records = (...all: ImportRecord[]): ImportedText => checkRecords(all, { format: 'usfm', encoding: 'utf-8' });
const at = (line: number): { file: string; line: number } => ({ file: 'x', line });
const verseOf = (book: string, chapter: string, verse: string, content = 'words'): ImportRecord => ({
  kind: 'verse',
  location: at(7),
  book,
  chapter,
  verse,
  content,
});

test.each<[what: string, record: ImportRecord, reason: string]>([
  ['a number beyond the books', verseOf('67', '1', '1'), '"67 1:1" is not a verse; books are numbered 1 to 66'],
  ['no book', verseOf('', '1', '1'), '"1:1" is not a verse; the book is missing'],
  ['an unknown book', verseOf('Foo 1', '1', '1'), '"Foo 1 1:1" is not a verse; "Foo 1" is not a known book'],
  [
    'a chapter of letters',
    verseOf('Gen', 'I', '1'),
    '"Gen I:1" is not a verse; chapter and verse must be numbers such as 3:16',
  ],
  [
    'a chapter of four digits',
    verseOf('Ps', '1190', '1'),
    '"Ps 1190:1" is not a verse; chapter and verse must be numbers such as 3:16',
  ],
  [
    'a verse of letters',
    verseOf('Gen', '1', 'x'),
    '"Gen 1:x" is not a verse; chapter and verse must be numbers such as 3:16',
  ],
])('reports %s', (_, record, reason) => {
  const text = records(record);
  expect(messages(text, 'not-a-verse')).toEqual([`line 7 of x: ${reason}`]);
  expect(text.report).toMatchObject({ records: 1, refused: 1 });
});

test('refuses a broken file, and only lists a remark', () => {
  const verse = verseOf('Jude', '1', '1');
  const broken = records(verse, { kind: 'broken', location: at(1_200), reason: 'it ends too early' });
  expect(broken.report.problems).toContainEqual({
    kind: 'broken',
    severity: 'error',
    place: at(1_200),
    message: 'line 1,200 of x: it ends too early',
  });
  expect(broken.report).toMatchObject({ verdict: 'refused', records: 1 });
  const remark = records(verse, { kind: 'remark', message: 'DROP TABLE was passed over' });
  expect(remark.report.problems).toContainEqual({
    kind: 'remark',
    severity: 'info',
    message: 'DROP TABLE was passed over',
  });
  expect(remark.verses).toHaveLength(1);
});

test('says whether a duplicate verse has the same words', () => {
  const text = records(
    verseOf('Jude', '1', '1', 'one'),
    verseOf('Jude', '1', '1', 'one'),
    verseOf('Jude', '1', '1', 'two'),
  );
  expect(messages(text, 'duplicate')).toEqual([
    'line 7 of x: Jude 1:1 is already in line 7 of x, with the same text',
    'line 7 of x: Jude 1:1 is already in line 7 of x, with different text; the first one is used',
  ]);
  expect(text.report).toMatchObject({ records: 3, duplicate: 2, verses: 1 });
  expect(text.report.books[0]?.duplicate).toBe(2);
});

test('reports text beyond the 66 books by its name', () => {
  const unbalanced = (book: string, chapter: string, verse: string, beyond = false): string[] =>
    messages(records({ ...verseOf(book, chapter, verse), beyond } as ImportRecord), 'apocrypha');
  expect(unbalanced('Tobit', '1', '1')).toEqual(['"Tobit" is not one of the 66 books and is skipped.']);
  expect(unbalanced('Genesis', '1', '1', true)).toEqual(['"Genesis" is not one of the 66 books and is skipped.']);
  expect(unbalanced('Daniel', '13', '1')).toEqual(['"Daniel 13" is not one of the 66 books and is skipped.']);
  expect(unbalanced('Daniel', '3', '60')).toEqual([
    '"the additions to Daniel 3" is not one of the 66 books and is skipped.',
  ]);
});

test('counts at most thirty further verses of a combined range as present', () => {
  const text = records(verseOf('Psalms', '119', '1-40'));
  const missing = messages(text, 'missing').filter((message) => message.startsWith('Psalm 119:'));
  expect(missing.slice(0, 2)).toEqual(['Psalm 119:32 is missing', 'Psalm 119:33 is missing']);
  expect(text.verses[0]?.marks.notes).toEqual([[0, 'This edition prints verses 1-40 together.']]);
});

test('allows a book to start with a lower verse number than the last verse of the previous book', () => {
  const text = records(verseOf('Haggai', '2', '23'), verseOf('Zechariah', '1', '1'), verseOf('Haggai', '1', '1'));
  expect(messages(text, 'out-of-order')).toEqual([]);
  expect(messages(text, 'remark')).toEqual([
    'The books of the file are in a different order (Haggai comes after a later book). They are sorted into the standard order.',
  ]);
});

test.each<[found: string[], message: string | undefined]>([
  [['Jude'], 'The file has 1 book. Missing books (65) are shown as “not in this version”.'],
  [['3 John', 'Jude'], 'The file has 2 books. Missing books (64) are shown as “not in this version”.'],
  [
    books.slice(1).map(({ name }) => name),
    'The file has 65 books. Missing books (1) are shown as “not in this version”.',
  ],
  [books.map(({ name }) => name), undefined],
  [[], undefined],
])('reports the missing books of a text that has %j', (bookNames, message) => {
  const text = records(...bookNames.map((book) => verseOf(book, '1', '1')));
  expect(messages(text, 'not-in-version')).toEqual(message ? [message] : []);
  const lacks = /\((\d+)\)/.exec(message ?? '')?.[1];
  expect(text.report.counts['not-in-version']).toBe(lacks === undefined ? undefined : Number(lacks));
});

/** Two books with this many verses each, and the lengths of the verses of the first and of the second. */
test.each<[verses: number, first: number[], second: number, message: string | undefined]>([
  // 20 verses of 10.45 letters; all 40 have 1,009 letters.
  [
    20,
    [10, 11],
    40,
    'The verses of Genesis have 10 characters on average, those of the whole text 25. Check whether text is missing.',
  ],
  [19, [10, 11], 40, undefined],
  // Exactly half of the average is not short.
  [20, [10, 10], 30, undefined],
  [
    20,
    [10, 9],
    30,
    'The verses of Genesis have 10 characters on average, those of the whole text 20. Check whether text is missing.',
  ],
])('checks %d verses of %j letters against others of %d', (count, [one = 0, others = 0], second, message) => {
  const verses = (book: string, letters: (index: number) => number): ImportRecord[] =>
    Array.from({ length: count }, (_, index) => verseOf(book, '1', String(index + 1), 'a'.repeat(letters(index))));
  const text = records(...verses('Genesis', (index) => (index < 11 ? one : others)), ...verses('Exodus', () => second));
  expect(messages(text, 'short')).toEqual(message ? [message] : []);
});

test('checks in slices of 50,000 characters with the same result', async () => {
  const verse = 'In the beginning{H7225} God{H430} created. '.repeat(24).trim();
  const lines = Array.from(
    { length: 150 },
    (_, index) => `1|${1 + (index % 50)}|${1 + Math.floor(index / 50)}|${verse}||`,
  );
  const allRecords = (): Iterable<ImportRecord> => readSwordModule('x', lines.join('\n'));
  const options = { format: 'module', encoding: 'utf-8' } as const;
  const sizes: number[] = [];
  let done = 0;
  const counted = function* (): Generator<ImportRecord> {
    for (const record of allRecords()) {
      yield record;
      done += verse.length;
    }
  };
  const pause = async (): Promise<void> => {
    sizes.push(done);
    done = 0;
  };
  const sliced = await checkRecordsInSlices(counted(), options, pause);
  expect(sliced).toEqual(checkRecords(allRecords(), options));
  // 150 verses of 1,031 characters are three slices and a rest.
  expect(verse).toHaveLength(1_031);
  expect(sizes).toHaveLength(4);
  expect(Math.max(...sizes)).toBeLessThan(60_000);
});

test('counts titles of psalms apart from verses', () => {
  const { report } = records(verseOf('Psalm', '3', '0'), verseOf('Psalm', '3', '1'), verseOf('Psalm', '3', '2'));
  expect(report).toMatchObject({ verses: 3, titles: 1, records: 3 });
  expect(report.books).toMatchObject([{ name: 'Psalms', found: 2, expected: 2_461 }]);
});

// NA28, UBS5 and SBLGNT number the first two on their own; the World English Bible has Romans 14:26.
test.each([
  ['3 John', '1', '15'],
  ['Revelation', '12', '18'],
  ['Romans', '14', '26'],
])('knows %s %s:%s', (book, chapter, verse) => {
  expect(records(verseOf(book, chapter, verse)).report.counts).not.toHaveProperty('out-of-range');
  expect(records(verseOf(book, chapter, String(Number(verse) + 1))).report.counts).toHaveProperty('out-of-range', 1);
});
