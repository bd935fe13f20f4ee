import { expect, it, test } from 'vitest';
import { checkRecords, type ImportedText } from '../check-records.ts';
import { readUsfm } from './read-usfm.ts';

const check = (usfm: string, file = 'x.usfm'): ImportedText =>
  checkRecords(readUsfm(file, usfm), { format: 'usfm', encoding: 'utf-8' });
const texts = (usfm: string, file?: string): string[] =>
  check(usfm, file).verses.map(({ id, text }) => `${id} ${text}`);
const messages = (usfm: string, file?: string): string[] =>
  check(usfm, file).report.problems.map(({ message }) => message);
const titus = '\\id TIT\n\\c 1\n\\p\n\\v 1 ';

/** Spans of alignment as translationCore wrote them in 2018: without `\*` at the end of the opening milestone. */
const aligned = `${titus}\\zaln-s | x-strong="G39720" x-lemma="Παῦλος" x-occurrence="1" x-content="Παῦλος"
\\w Pablo|x-occurrence="1" x-occurrences="1"\\w*
\\zaln-e\\*, \\zaln-s | x-strong="G14010" x-content="δοῦλος"
\\w siervo|x-occurrence="1"\\w*
\\zaln-e\\* \\w de|x-occurrence="1"\\w* \\zaln-s | x-strong="G23160"
\\w Dios|x-occurrence="1"\\w*\\zaln-e\\*.
\\v 2 Dos`;

test('reads the words after a milestone without its end', () => {
  expect(texts(aligned)).toEqual(['56001001 Pablo , siervo de Dios.', '56001002 Dos']);
});

/** USFM 3, "Milestones": an optional bar, attributes or one value, then `\*`. */
it.each([
  ['one \\qt-s |sid="a" who="Pilate"\\*two\\qt-e |eid="a"\\* three', 'one two three'],
  ['one \\qt-s |Pilate\\*two\\qt-e\\* three', 'one two three'],
  ['one \\ts\\*two \\ts-s|1\\* three', 'one two three'],
  ['one \\qt-s |who="Pilate" two', 'one two'],
  ['one \\qt-s |who="Pilate" two\\* three', 'one two three'],
  ['one \\qt-s |Pilate\ntwo', 'one two'],
  ['one \\k-s | x-tw="rc://*/tw/dict/bible/kt/god"\n\\w two|x-occurrence="1"\\w*\\k-e\\* three', 'one two three'],
  ['one \\zaln-s x-strong="G1"\\* two', 'one two'],
  ['one \\zaln-s two', 'one two'],
  // A vendor's own markers in a verse.
  ['one \\zfoo\\* two \\zbar three\\zbar* four', 'one two three four'],
  ['one\n\\zbar two\\zbar* three', 'one two three'],
  ['one\n\\zbar unread', 'one'],
  // The end of a milestone that has no beginning.
  ['one \\* two', 'one two'],
])('reads every word of a verse with the milestones %j', (usfm, text) => {
  expect(texts(`${titus}${usfm}\n\\v 2 Two`)).toEqual([`56001001 ${text}`, '56001002 Two']);
});

/** Text after a bar is an attribute only at the end of a character style. */
it.each([
  ['\\it one|two \\nd three\\nd* four', 'onetwo three four'],
  ['\\it one | two\nthree', 'one two three'],
  ['\\w one|strong="G1" two \\w three|strong="G2"\\w*', 'one two three'],
  ['\\bd one|x-a="b"\\bd* | two', 'one two'],
])('reads every word of %j', (usfm, text) => {
  expect(texts(`${titus}${usfm}`)).toEqual([`56001001 ${text}`]);
});

it.each(['f', 'fe', 'ef', 'x', 'ex'])('reports an unclosed note \\%s with its line, and keeps its words', (marker) => {
  const { verses, report } = check(`${titus}One \\${marker} + \\ft a note\nand more\n\\p\nafter\n\\v 2 Two`);
  expect(verses).toMatchObject([
    { text: 'One after', marks: { notes: [[3, 'a note and more']] } },
    { id: 56_001_002, text: 'Two' },
  ]);
  expect(report.problems.filter(({ kind }) => kind === 'unbalanced')).toMatchObject([
    {
      severity: 'warning',
      place: { file: 'x.usfm', line: 4 },
      message: `line 4 of x.usfm: \\${marker} is not closed; the text up to the next verse or paragraph is in the note`,
    },
  ]);
});

test('reports an unclosed note in the last verse, and one before another note of its kind', () => {
  const unclosed = (usfm: string): number => check(usfm).report.counts.unbalanced ?? 0;
  expect(unclosed(`${titus}One \\f + \\ft a note`)).toBe(1);
  expect(unclosed(`${titus}One \\fe + \\ft a \\f + \\ft b\\f*\n\\fe + \\ft c\\fe*`)).toBe(1);
  expect(unclosed(`${titus}One \\f + \\ft a \\x - \\xt b\\x* c\\f* two`)).toBe(0);
});

it.each([
  ['\\f + \\fr 1.1 \\ft Or two\\f*', 'Or two'],
  ['\\f + \\fr 1.1 \\fk two: \\fq a \\ft b\\f*', 'two: a b'],
  // The text of the note directly after its reference.
  ['\\f + \\fr 1.1: Or two\\f*', 'Or two'],
  ['\\f + \\fr Tito 1:1 Or two\\f*', 'Or two'],
  ['\\f +\\ft Or two\\f*', 'Or two'],
  ['\\f a Or two\\f*', 'Or two'],
  ['\\f + \\ft a \\+nd Lord|x-a="b"\\+nd* | two\\f*', 'a Lord two'],
])('reads the note %j', (usfm, note) => {
  expect(check(`${titus}One${usfm}`).verses).toMatchObject([{ text: 'One', marks: { notes: [[3, note]] } }]);
});

/** The dash, comma and letters that translations write; right-to-left marks as in Arabic texts. */
it.each(['4-5', '4–5', '4,5', '4\u200f-\u200f5', '4a-5'])('marks the range of verses \\v %s', (number) => {
  const { verses, report } = check(`\\id TIT\n\\c 3\n\\p\n\\v ${number} Four and five\n\\v 6 Six`);
  expect(verses).toMatchObject([
    { id: 56_003_004, text: 'Four and five', marks: { notes: [[0, expect.stringContaining('verses 4-5 ')]] } },
    { id: 56_003_006, text: 'Six' },
  ]);
  const missing = report.problems.filter(({ kind }) => kind === 'missing').map(({ message }) => message);
  expect(missing).not.toContain('Titus 3:5 is missing');
  expect(missing).toContain('Titus 3:7 is missing');
});

test('reads a number without a space after its marker', () => {
  expect(texts('\\id TIT\n\\c1\n\\p\n\\v1 One\n\\v2 Two')).toEqual(['56001001 One', '56001002 Two']);
});

test('separates the cells of a table', () => {
  expect(texts(`${titus}\n\\tr \\tc1 One\\tcr2 two\n\\tr \\tc1 three`)).toEqual(['56001001 One two three']);
});

/** Headers of a file of Ecclesiastes without its first line. */
const headers = '\\h Ecclesiastes\n\\toc1 The Preacher\n\\mt1 Ecclesiastes\n';
const verse = '\\c 1\n\\p\n\\v 1 The words';

it.each([
  ['\\h', `${headers}${verse}`, 'x.usfm'],
  ['\\toc3', `\\toc3 Ecc\n${verse}`, 'x.usfm'],
  ['\\mt1', `\\h Prédicateur\n\\mt1 Ecclesiastes\n${verse}`, 'x.usfm'],
  ['\\h', `\\id XYZ\n${headers}${verse}`, 'x.usfm'],
  ['the name of the file', verse, 'Ecclesiastes.usfm'],
  ['the name of the file', verse, 'bible/21-ECCeng-web.usfm'],
])('takes the book from %s if \\id does not name it', (source, usfm, file) => {
  expect(texts(usfm, file)).toEqual(['21001001 The words']);
  expect(messages(usfm, file)).toContainEqual(
    expect.stringMatching(new RegExp(`no \\\\id .*, which ${source.replace('\\', '\\\\')} names`)),
  );
});

test('reports a book without any name in one line', () => {
  const { report } = check(`\\id GEN\n\\c 1\n\\p\n\\v 1 In\n\\id XYZ\n${verse}\n\\v 2 Vanity`);
  expect(report).toMatchObject({ verses: 1, refused: 1 });
  const named = report.problems.filter(({ kind }) => kind === 'not-a-verse').map(({ message }) => message);
  expect(named).toEqual([expect.stringContaining('\\id XYZ is not the code of a book, so 2 verses cannot be read')]);
});

test('names headings, introductions, pictures and alternative references that it skips', () => {
  const usfm = `\\id HAB x\n\\rem a comment\n\\mt1 Habakkuk\n\\ip An introduction\n\\c 3\n\\d A prayer\n\\s1 The \\nd Lord\\nd* comes\n\\r (Ps 18)\n\\p\n\\v 1 One \\rq Is 1\\rq*\\fig a lamp|src="x.jpg"\\fig* two\n\\esb \\cat People\\cat*\n\\p An article\\f + \\ft with a note\\f*\n\\esbe`;
  expect(texts(usfm)).toEqual(['35003001 One two']);
  const skipped = messages(usfm).filter((message) => message.endsWith('is skipped'));
  expect(skipped).toEqual([
    'line 3 of x.usfm: \\mt1 “Habakkuk” is not part of a verse and is skipped',
    'line 4 of x.usfm: \\ip “An introduction” is not part of a verse and is skipped',
    'line 6 of x.usfm: \\d “A prayer” is not part of a verse and is skipped',
    'line 7 of x.usfm: \\s1 “The Lord comes” is not part of a verse and is skipped',
    'line 8 of x.usfm: \\r “(Ps 18)” is not part of a verse and is skipped',
    'line 10 of x.usfm: \\rq “Is 1” is not part of a verse and is skipped',
    'line 10 of x.usfm: \\fig “a lamp” is not part of a verse and is skipped',
    'line 11 of x.usfm: \\esb “People” is not part of a verse and is skipped',
    'line 12 of x.usfm: \\esb “An article+ with a note” is not part of a verse and is skipped',
  ]);
});
