import { expect, test } from 'vitest';
import { checkRecords, type ImportedText } from './check-records.ts';
import { readModule } from './formats/read-module.ts';
import { readPlain } from './formats/read-plain.ts';
import { formatReportCsv, type ProblemKind } from './report.ts';

const check = (lines: string[], language?: string): ImportedText =>
  checkRecords(readPlain('x.txt', lines.join('\n')), {
    format: 'plain',
    encoding: 'utf-8',
    ...(language && { language }),
  });
const messages = ({ report }: ImportedText, kind: ProblemKind): string[] =>
  report.problems.filter((problem) => problem.kind === kind).map(({ message }) => message);

test('a module file: comments, tags, empty verses, colophons', () => {
  const { verses, report } = checkRecords(
    readModule(
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

/** Lines of a hundred sound verses, so that one bad line is within what is borne. */
const psalm = Array.from({ length: 176 }, (_, at) => `Psalm 119:${at + 1} Blessed are the undefiled in the way`);

const oneBadLine: [line: string, message: string][] = [
  ['Gen 51:1 x', 'line 177 of x.txt: "Gen 51:1" is not a verse; Genesis has 50 chapters'],
  ['Obadiah 2:1 x', 'line 177 of x.txt: "Obadiah 2:1" is not a verse; Obadiah has one chapter'],
  ['Genesis 1:99 x', 'line 177 of x.txt: "Genesis 1:99" is not a verse; Genesis 1 has 31 verses'],
  ['Genesis 1:0 x', 'line 177 of x.txt: "Genesis 1:0" is not a verse; verses are counted from 1'],
  ['Hezekiah 1:1 x', 'line 177 of x.txt: "Hezekiah 1:1" is not a verse; no book is called "Hezekiah"'],
  [
    'words that stand alone',
    'line 177 of x.txt: "words that stand alone" is not a verse; a line begins with its place, such as "Genesis 1:1"',
  ],
  [
    'Genesis 1:1 \u{10330} Gothic',
    'line 177 of x.txt: "Genesis 1:1" is not a verse; it holds a sign or letter above U+FFFF, which is not taken',
  ],
];
test.each(oneBadLine)('"%s" is told with its line and the reason', (line, message) => {
  const text = check([...psalm, line]);
  expect(messages(text, 'not-a-verse')).toEqual([message]);
  expect(text.report.verdict).toBe('ask');
});

test('more than one line in a hundred that is no verse refuses the file', () => {
  const one = check([...psalm, 'Gen 51:1 x']);
  const two = check([...psalm, 'Gen 51:1 x', 'Gen 52:1 x']);
  expect([one.report.verdict, one.verses.length]).toEqual(['ask', 176]);
  expect([two.report.verdict, two.verses.length]).toEqual(['refused', 0]);
});

test('duplicates are told with both lines, and the first is taken', () => {
  const text = check(['John 3:16 For God', 'John 3:17 For God sent', 'John 3:16 Once more']);
  expect(messages(text, 'duplicate')).toEqual([
    'line 3 of x.txt: John 3:16 stands in line 1 of x.txt already, with other words; the first is taken',
  ]);
  expect(text.verses[0]?.text).toBe('For God');
  expect(text.report.books[0]).toMatchObject({ name: 'John', found: 2, expected: 879, missing: 877, duplicate: 1 });
});

test('a text in wrong order is put in order and told', () => {
  const text = check(['John 3:17 b', 'John 3:16 a', 'Matthew 1:1 c']);
  expect(text.verses.map(({ id }) => id)).toEqual([40_001_001, 43_003_016, 43_003_017]);
  expect(messages(text, 'out-of-order')).toEqual(['line 2 of x.txt: John 3:16 stands after John 3:17']);
  expect(messages(text, 'remark')[0]).toContain('Matthew comes late');
});

test('halves of a verse are joined, and verses that stand together cover the next', () => {
  const text = check(['3 John 1:1a The elder', '3 John 1:1b unto Gaius{1050}', '3 John 1:2-4 Beloved', '3 John 1:5 x']);
  expect(text.verses.map((verse) => verse.text)).toEqual(['The elder unto Gaius', 'Beloved', 'x']);
  expect(text.verses[0]?.marks.words).toEqual([[10, 20, 'G1050']]);
  expect(text.verses[1]?.marks.notes).toEqual([[0, 'Verses 2-4 stand together in this edition.']]);
  expect(messages(text, 'missing').slice(0, 2)).toEqual(['3 John 1:6 is missing', '3 John 1:7 is missing']);
  expect(text.report).toMatchObject({ records: 4, joined: 1, verses: 3 });
});

test('verses that only some editions have are kept and told', () => {
  const text = check(['3 John 1:15 Peace be to thee', 'Romans 14:24 Now to him']);
  expect(text.verses).toHaveLength(2);
  expect(messages(text, 'out-of-range')).toHaveLength(2);
});

test('books beyond the 66, and additions to those within, are left out and told once', () => {
  const text = check(['Tobit 1:1 x', 'Tobit 1:2 x', 'Daniel 13:1 x', 'Psalm 151:1 x', 'Daniel 3:60 x', 'John 1:1 x']);
  expect(text.verses.map(({ id }) => id)).toEqual([43_001_001]);
  expect(messages(text, 'apocrypha')).toHaveLength(4);
  expect(text.report).toMatchObject({ records: 6, leftOut: 5, refused: 0 });
});

test('of a bracket or a tag without its other half the half that is there is told', () => {
  const told = (source: string) => messages(check([`Genesis 1:1 ${source}`]), 'unbalanced')[0];
  expect(told('stop{H8798)} the way')).toBe('line 1 of x.txt: Genesis 1:1 has {H8798)} without its other half');
  expect(told('a [word')).toContain('has [ without its other half');
  expect(told('a word] of [two]')).toContain('has ] without its other half');
  expect(told('God{H430 said')).toContain('has { without its other half');
  expect(told('God{H430}, {(H8804)} and [him]')).toBeUndefined();
});

const odd: [text: string, kind: ProblemKind, read: string][] = [
  ['a <i>word</i> of it', 'markup', 'a word of it'],
  ['a&nbsp;word', 'markup', 'a&nbsp;word'],
  ['a word\u0007 of\u200b it', 'odd-character', 'a word of it'],
  ['a lost \ufffd letter', 'odd-character', 'a lost \ufffd letter'],
  ['a | sign # of a program', 'odd-character', 'a sign of a program'],
  ['God{H9999} said', 'unknown-number', 'God said'],
  ['God{H430 said', 'unbalanced', 'God said'],
  ['stop{H8798)} the way', 'unbalanced', 'stop the way'],
  ['a [word', 'unbalanced', 'a word'],
];
test.each(odd)('%j is told as %s', (source, kind, read) => {
  const text = check([`Genesis 1:1 ${source}`]);
  expect(text.verses[0]?.text).toBe(read);
  expect(messages(text, kind)).toHaveLength(1);
  expect(messages(text, kind)[0]).toMatch(/^line 1 of x\.txt: Genesis 1:1 /);
});

test('Hebrew in a version said to be English asks; the numbering is told by the ends of chapters', () => {
  const hebrew = ['Malachi 3:23 הנה אנכי', 'Malachi 3:24 והשיב לב', 'Joel 4:21 ונקיתי'];
  expect(messages(check(hebrew, 'en'), 'script')[0]).toContain('3 verses are in Hebrew letters');
  expect(messages(check(hebrew, 'he'), 'script')).toEqual([]);
  expect(check(hebrew).report.numbering).toBe('wlc');
  expect(check(['Malachi 3:18 Then shall ye return', 'Malachi 4:6 And he shall turn']).report.numbering).toBe('kjv');
});

test('the report as CSV runs nothing in a spreadsheet', () => {
  const csv = formatReportCsv(check(['=cmd|"/c calc"!A1 and so on']).report);
  expect(csv.split('\r\n')[0]).toBe('severity,kind,file,line,message');
  expect(
    formatReportCsv({ ...check([]).report, problems: [{ kind: 'remark', severity: 'info', message: '=1+1 "x"' }] }),
  ).toContain(`"'=1+1 ""x"""`);
});

test('of each book the report counts what is found, missing, empty and twice', () => {
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
  // A chapter that is missing whole is told once; single verses one by one.
  expect(messages(text, 'missing').filter((message) => message.startsWith('Haggai'))).toEqual([
    'Haggai 1:15 is missing',
    'Haggai 2 (23 verses) is missing',
  ]);
});

test('an empty verse is told as empty, and is not told as missing', () => {
  const text = checkRecords(
    readModule('x/verses.txt', ['37|1|1|In the second year||', '37|1|2|||', '37|1|4|Is it time||'].join('\n')),
    { format: 'module', encoding: 'utf-8' },
  );
  expect(text.report.books[0]).toMatchObject({ found: 2, empty: 1, missing: 36 });
  expect(messages(text, 'empty')).toEqual(['line 2 of x/verses.txt: Haggai 1:2 has no words']);
  expect(messages(text, 'missing').slice(0, 2)).toEqual(['Haggai 1:3 is missing', 'Haggai 1:5 is missing']);
});

test('a file without a verse that has a word is refused', () => {
  const text = checkRecords(readModule('x', '37|1|2|||'), { format: 'module', encoding: 'utf-8' });
  expect(text).toMatchObject({ verses: [], report: { verdict: 'refused', verses: 0 } });
  expect(messages(text, 'no-verses')).toHaveLength(1);
});

test('one line of a hundred may be no verse, and no more', () => {
  const lines = (count: number): string[] => Array.from({ length: count }, (_, at) => psalm[at] ?? '');
  expect(check([...lines(99), 'Gen 51:1 x']).report.verdict).toBe('ask');
  expect(check([...lines(98), 'Gen 51:1 x']).report.verdict).toBe('refused');
});

test('a verse of as many letters as a line may have is taken, and one letter more is refused', () => {
  const verse = (length: number): ImportedText =>
    checkRecords(
      [
        {
          kind: 'verse',
          place: { file: 'x', line: 1 },
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
  expect(verse(200_000).report.refused).toBe(0);
  expect(verse(200_001).report.refused).toBe(1);
});
