import { expect, test } from 'vitest';
import { checkRecords, type ImportedText } from './check-records.ts';
import { readPlain } from './formats/read-plain.ts';

const verses = (chapter: number, from: number, to: number, book = 'Daniel'): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${book} ${chapter}:${from + at} verse ${chapter}:${from + at}`);
const check = (lines: string[]): ImportedText =>
  checkRecords(readPlain('x.txt', lines.join('\n')), { format: 'plain', encoding: 'utf-8' });
const inDaniel = ({ verses: all }: ImportedText): Map<string, string> =>
  new Map(
    all
      .filter(({ id }) => id > 27_000_000 && id < 28_000_000)
      .map(({ id, text }) => [`${Math.floor(id / 1_000) % 1_000}:${id % 1_000}`, text]),
  );
const warnings = ({ report }: ImportedText): string[] =>
  report.problems
    .filter(({ kind, severity }) => kind === 'apocrypha' && severity === 'warning')
    .map((each) => each.message);

// Ends of chapters in which the two versifications differ, as printed: Malachi 4:6 and Hebrew 3:24.
const english = verses(4, 1, 6, 'Malachi');
const hebrew = verses(3, 1, 24, 'Malachi');

/** For each relevant verse: its new number and its number in the file. */
const numbered: [what: string, lines: string[], expected: Record<string, string | undefined>][] = [
  [
    // Rahlfs' Theodotion, NRSV with Apocrypha: Daniel has 21 49 97 37 verses.
    '97 verses, chapter 4 as in the King James Version',
    [...verses(3, 1, 97), ...verses(4, 1, 37), ...english],
    { '3:23': '3:23', '3:24': '3:91', '3:30': '3:97', '3:31': undefined, '4:1': '4:1', '4:37': '4:37' },
  ],
  [
    // The New American Bible: 21 49 100 34, with the Hebrew numbers elsewhere.
    '100 verses in a text with the Hebrew numbers',
    [...verses(3, 1, 100), ...verses(4, 1, 34), ...hebrew],
    { '3:23': '3:23', '3:24': '3:91', '3:33': '3:100', '4:1': '4:1', '4:34': '4:34', '4:35': undefined },
  ],
  [
    // The Vulgate and Douay-Rheims: 21 49 100 34 31 28, with Malachi 4.
    '100 verses in a text with the numbers of the King James Version',
    [...verses(3, 1, 100), ...verses(4, 1, 34), ...english],
    { '3:24': '3:91', '3:30': '3:97', '3:31': undefined, '4:1': '3:98', '4:3': '3:100', '4:4': '4:1', '4:37': '4:34' },
  ],
];
test.each(numbered)('leaves out the additions of Daniel 3 with %s and reports it', (_what, lines, expected) => {
  const text = check(lines);
  const texts = inDaniel(text);
  expect(
    Object.fromEntries(
      Object.keys(expected).map((reference) => [reference, texts.get(reference)?.replace('verse ', '')]),
    ),
  ).toEqual(expected);
  expect(warnings(text)).toHaveLength(1);
  expect(warnings(text)[0]).toContain('Daniel 3 is numbered as in Greek and Latin Bibles: 24-90');
  expect(text.report).toMatchObject({ verdict: 'ask', records: lines.length, leftOut: 67, verses: lines.length - 67 });
  expect(text.report.problems.filter(({ kind }) => kind === 'out-of-range' || kind === 'out-of-order')).toEqual([]);
  expect(text.report.books.find(({ name }) => name === 'Daniel')?.missing).toBe(
    21 + 49 + 31 + 28 + 28 + 27 + 27 + 21 + 45 + 13,
  );
});

test('renumbers empty verses and combined verses with the others', () => {
  const text = check([
    ...verses(3, 1, 91),
    'Daniel 3:92-93 together',
    'Daniel 3:94 -',
    ...verses(3, 95, 97),
    ...verses(4, 1, 37),
  ]);
  expect(text.verses.find(({ id }) => id === 27_003_025)?.text).toBe('together');
  expect(text.report.problems.filter(({ kind }) => kind === 'empty').map(({ verse }) => verse)).toEqual([27_003_027]);
  expect(text.report.problems.some(({ message }) => message === 'Daniel 3:26 is missing')).toBe(false);
  expect(text.report).toMatchObject({ records: 133, empty: 1, leftOut: 67, verses: 65 });
});

test('treats one verse far out of range as a typing error and moves no other verse', () => {
  const text = check([...verses(3, 1, 30), 'Daniel 3:95 a slip']);
  expect(inDaniel(text).get('3:24')).toBe('verse 3:24');
  expect(text.report).toMatchObject({ verses: 30, leftOut: 1 });
  expect(warnings(text)).toEqual(['Most verses of Daniel 3:91-97 are missing; the others are skipped.']);
});

test('renumbers the chapter when it has four verses after the additions', () => {
  const few = (count: number): ImportedText => check([...verses(3, 1, 23), ...verses(3, 91, 90 + count)]);
  expect(inDaniel(few(4)).get('3:27')).toBe('verse 3:94');
  expect(inDaniel(few(3)).has('3:24')).toBe(false);
  expect(few(3).report).toMatchObject({ verses: 23, leftOut: 3 });
});

test('does not use an addition in place of a missing verse after them', () => {
  const text = check([...verses(3, 1, 90), ...verses(3, 92, 97), ...verses(4, 1, 37)]);
  expect([inDaniel(text).get('3:24'), inDaniel(text).get('3:25')]).toEqual([undefined, 'verse 3:92']);
  const last = check([...verses(3, 1, 99), ...verses(4, 1, 34), ...hebrew]);
  expect([inDaniel(last).get('3:32'), inDaniel(last).get('3:33')]).toEqual(['verse 3:99', undefined]);
});

test('leaves out an empty verse among the additions and does not count it as empty', () => {
  const text = check([...verses(3, 1, 23), 'Daniel 3:24 -', ...verses(3, 25, 97), ...verses(4, 1, 37)]);
  expect(text.report).toMatchObject({ records: 134, empty: 0, leftOut: 67, verses: 67 });
  expect(inDaniel(text).get('3:24')).toBe('verse 3:91');
});

test('does not shift a chapter 4 that has its last verses', () => {
  const text = check([...verses(3, 1, 100), ...verses(4, 1, 35), ...english]);
  expect([inDaniel(text).get('3:31'), inDaniel(text).get('4:1'), inDaniel(text).get('4:35')]).toEqual([
    'verse 3:98',
    'verse 4:1',
    'verse 4:35',
  ]);
  expect(warnings(text)[0]).toMatch(/91-100 become 24-33\.$/);
});

test('reports how verses were renumbered', () => {
  const warning = (lines: string[]): string | undefined => warnings(check(lines))[0];
  expect(warning([...verses(3, 1, 97), ...verses(4, 1, 37)])).toMatch(
    /not part of the 66 books, and 91-97 become 24-30\.$/,
  );
  expect(warning([...verses(3, 1, 100), ...verses(4, 1, 34), ...english])).toMatch(
    /not part of the 66 books, and 91-97 become 24-30, 98-100 become 4:1-3, and 4:1-34 become 4:4-37\.$/,
  );
  expect(warning(verses(3, 1, 30))).toBeUndefined();
});
