import { describe, expect, it } from 'vitest';
import { smallLibrary, smallVersions } from '#data/testing/small-library.ts';
import { printedTogetherMessage } from '../text/messages.ts';
import { verseMapOf } from '../bible/versification.ts';
import { findColumn, type ComparisonColumn } from './comparison-columns.ts';
import { parallelAnswer, parallelRows, rangesOfColumns, withoutWordMarks, type RowsArgs } from './parallel-rows.ts';
import type { ParsedMark, WordMark } from '../text/verse-marks.ts';
import type { CounterpartVerse } from '../reading/placed-verse.ts';
import type { VerseRange } from '../search/language/verse-ranges.ts';
import type { ReadableVersions } from '../reading/readable-version.ts';

const { kjv, web, wlc } = smallVersions;
const readable: ReadableVersions = { versions: [kjv, wlc, web] };
const column = (code: string): ComparisonColumn => {
  const result = findColumn(readable, code);
  if (!result) throw new Error(code);
  return result;
};
const rowsOf = (args: Pick<RowsArgs, 'columns' | 'verses' | 'ranges' | 'map'>): ReturnType<typeof parallelRows> =>
  parallelRows({ readable, linking: [], ...args });
const placed = (id: number, text = `${id}`): CounterpartVerse => ({ id, text, marks: {} });

it('reads each column in its own versification, one verse more than the limit', () => {
  const runs = [{ from: 39_003_019, to: 39_003_024, shift: -982 }];
  const read = rangesOfColumns([column('web'), column('wlc')], [[39_004_001, 39_004_001]], runs);
  expect(read[0]).toMatchObject({ ranges: [[39_004_001, 39_004_001]], limit: 201 });
  expect(read[1]?.ranges).toContainEqual([39_003_019, 39_003_019]);
  expect(read[1]?.limit).toBe(201);
  // The doxology of Romans is at the end of chapter 14 or of chapter 16.
  expect(rangesOfColumns([column('web')], [[45_016_025, 45_016_025]], runs)[0]?.ranges).toEqual([
    [45_016_025, 45_016_025],
    [45_014_024, 45_014_024],
  ]);
});

describe('rows', () => {
  const map = verseMapOf([
    { wlc: 19_051_001, kjv: 19_051_000, wlcPart: '', kjvPart: '' },
    { wlc: 19_051_002, kjv: 19_051_000, wlcPart: '', kjvPart: '' },
    { wlc: 19_051_003, kjv: 19_051_001, wlcPart: '', kjvPart: '' },
  ]);
  const columns = [column('web'), column('wlc')];

  it('pair each verse with its counterpart, with both numbers if a column is Hebrew', () => {
    const { rows, note, isCut } = rowsOf({
      columns,
      verses: [[placed(19_051_001, 'a')], [placed(19_051_003, 'b')]],
      ranges: [[19_051_001, 19_051_001]],
      map,
    });
    expect(rows).toMatchObject([
      { reference: 'Psalm 51:1 · Hebrew 51:3', cells: [{ verses: [{ text: 'a' }] }, { verses: [{ text: 'b' }] }] },
    ]);
    expect(note).toMatch(/^Hebrew Bibles number the title of Psalm 51 as verses 1 and 2/);
    expect(isCut).toBe(false);
  });

  it('have only the usual numbers if no column is Hebrew', () => {
    const { rows, note } = rowsOf({
      columns: [column('web')],
      verses: [[placed(19_051_001)]],
      ranges: [[19_051_001, 19_051_001]],
      map,
    });
    expect(rows[0]?.reference).toBe('Psalm 51:1');
    expect(note).toBe('');
  });

  it('leave out verses outside the passage, and say where a version lacks a verse', () => {
    const { rows } = rowsOf({
      columns: [column('web'), column('kjv_strongs')],
      verses: [[placed(1_001_001), placed(1_001_002), placed(1_001_003)], []],
      ranges: [[1_001_002, 1_001_002]],
      map,
    });
    expect(rows.map(({ reference }) => reference)).toEqual(['Genesis 1:2']);
    expect(rows[0]?.cells[1]).toEqual({ verses: [], instead: 'Not in this version' });
  });

  it('say where a version prints several verses together', () => {
    const joined: CounterpartVerse = {
      ...placed(56_001_004),
      marks: { notes: [[0, printedTogetherMessage('4-5')]] },
    };
    const { rows } = rowsOf({
      columns: [column('kjv_strongs'), column('web')],
      verses: [[placed(56_001_004), placed(56_001_005), placed(56_001_006)], [joined]],
      ranges: [[56_001_004, 56_001_006]],
      map,
    });
    expect(rows.map(({ cells }) => cells[1]?.verses.length || cells[1]?.instead)).toEqual([
      1,
      'Printed with verse 4',
      'Not in this version',
    ]);
  });

  it.each([
    [200, false, undefined],
    [201, true, 'Genesis 8:17–22'],
  ])('for %d verses are limited to two hundred', (count, isCut, rest) => {
    // Genesis 1 to 8.
    const verses = [31, 25, 24, 26, 32, 22, 24, 22].flatMap((last, chapter) =>
      Array.from({ length: last }, (_, at) => placed(1_001_001 + 1_000 * chapter + at)),
    );
    const result = rowsOf({
      columns: [column('web')],
      verses: [verses.slice(0, count)],
      ranges: [[1_001_000, 1_008_999]],
      map,
    });
    expect([result.rows.length, result.isCut, result.rest]).toEqual([200, isCut, rest]);
  });

  it.each<[VerseRange, number[], string[]]>([
    // John 3 has 36 verses.
    [[43_003_035, 43_003_099], [43_003_035, 43_003_036], ['John 3 has 36 verses.']],
    [[43_003_035, 43_003_036], [43_003_035, 43_003_036], []],
    [[43_003_035, 43_003_999], [43_003_035, 43_003_036], []],
    // A text may have a verse more than the King James Version.
    [[64_001_014, 64_001_015], [64_001_014, 64_001_015], []],
    [[64_001_014, 64_001_016], [64_001_014, 64_001_015], ['3 John has 14 verses.']],
  ])('for %j say which chapter has fewer verses', (range, ids, sentences) => {
    const { short } = rowsOf({ columns: [column('web')], verses: [ids.map((id) => placed(id))], ranges: [range], map });
    expect(short.map(({ sentence }) => sentence)).toEqual(sentences);
  });

  it('say which half of a verse is meant', () => {
    const half = verseMapOf([
      { wlc: 19_013_006, kjv: 19_013_005, wlcPart: 'a', kjvPart: '' },
      { wlc: 19_013_006, kjv: 19_013_006, wlcPart: 'b', kjvPart: '' },
    ]);
    const verse: CounterpartVerse = { id: 19_013_006, text: 'a', marks: { supplied: [[0, 1]] } };
    const { rows } = rowsOf({ columns, verses: [[], [verse]], ranges: [[19_013_006, 19_013_006]], map: half });
    expect(rows[0]?.cells[1]?.verses).toEqual([{ text: 'a', marks: { supplied: [[0, 1]] }, half: 'second' }]);
  });

  // Genesis 1:1, shortened.
  const created: CounterpartVerse[] = [
    {
      id: 1_001_001,
      text: 'God created',
      marks: {
        words: [
          [0, 3, 'H430'],
          [4, 11, 'H1254', 'H8804'],
        ],
      },
    },
    {
      id: 1_001_001,
      text: 'בָּרָא אֱלֹהִים',
      marks: {
        words: [
          [0, 6, 'H1254', 'HVqp3ms'],
          [7, 15, 'H430', 'HNcmpa'],
        ],
      },
    },
  ];
  const ranges: RowsArgs['ranges'] = [[1_001_001, 1_001_001]];
  const verses = created.map((verse) => [verse]);

  it('link the words of the columns, and have the parsing of original words only', () => {
    const { rows } = rowsOf({ columns: [column('kjv_strongs'), column('wlc')], verses, ranges, map });
    const [english, hebrew] = rows[0]?.cells.map(({ verses: [verse] }) => verse) ?? [];
    expect(english?.marks.words).toEqual([
      [0, 3, 'H430'],
      [4, 11, 'H1254'],
    ]);
    expect(hebrew?.marks.words?.[0]).toEqual([0, 6, 'H1254', 'HVqp3ms']);
    expect(english?.links).toEqual(hebrew?.links?.toReversed());
  });

  it('have the words of an interlinear column one by one, with the links of the other columns', () => {
    const { rows } = rowsOf({ columns: [column('kjv_strongs'), column('wlc-interlinear')], verses, ranges, map });
    const [english, hebrew] = rows[0]?.cells.map(({ verses: [verse] }) => verse) ?? [];
    expect(hebrew?.units?.map(({ gloss, words }) => [words[0]?.form, gloss])).toEqual([
      ['בָּרָא', 'created'],
      ['אֱלֹהִים', 'God'],
    ]);
    // The lines that a reader can show.
    expect(hebrew?.units?.[0]?.words[0]).toMatchObject({ number: 'H1254', lemma: expect.any(String) as string });
    expect(Object.keys(hebrew?.units?.[0]?.words[0] ?? {})).toEqual(
      expect.arrayContaining(['transliteration', 'lemma', 'parsing', 'code', 'meaning']),
    );
    expect(hebrew?.units?.map(({ links }) => links)).toEqual(english?.links?.toReversed().map((link) => [link]));
  });

  it('link the words of an interlinear column behind two words without a number', () => {
    const [english, hebrew] = created;
    if (!english || !hebrew) throw new Error('no verses');
    const text = `לוֹ לוֹ ${hebrew.text}`;
    const words = hebrew.marks.words?.map(([start, end, ...rest]): WordMark => [start + 8, end + 8, ...rest]) ?? [];
    const parsed: ParsedMark[] = [
      [0, 3, 'HR/Sp3ms'],
      [4, 7, 'HR/Sp3ms'],
    ];
    const { rows } = rowsOf({
      columns: [column('kjv_strongs'), column('wlc-interlinear')],
      verses: [[english], [{ ...hebrew, text, marks: { words, parsed } }]],
      ranges,
      map,
    });
    const [links, units] = [rows[0]?.cells[0]?.verses[0]?.links ?? [], rows[0]?.cells[1]?.verses[0]?.units];
    expect(units?.map((unit) => [unit.words[0]?.form, unit.links])).toEqual([
      ['לוֹ', []],
      ['לוֹ', []],
      ['בָּרָא', [links[1]]],
      ['אֱלֹהִים', [links[0]]],
    ]);
  });

  it('name the original of an interlinear verse in another testament than the first book', () => {
    const greek = { ...wlc, code: 'tr', id: 9, language: 'grc', direction: 'ltr', versification: 'kjv' } as const;
    const args = { readable: { versions: [kjv, wlc, greek] }, columns: [column('kjv_strongs-interlinear')], map };
    const both = [placed(39_004_006), placed(40_001_001)];
    const own = (passage: VerseRange[]): (string | undefined)[] =>
      parallelRows({ ...args, linking: [], verses: [both], ranges: passage }).rows.map(
        ({ cells }) => cells[0]?.verses[0]?.original,
      );
    const malachi: VerseRange = [39_004_006, 39_004_006];
    const matthew: VerseRange = [40_001_001, 40_001_001];
    expect(own([malachi, matthew])).toEqual([undefined, 'tr']);
    expect(own([matthew, malachi])).toEqual(['wlc', undefined]);
    expect(own([matthew])).toEqual([undefined]);
  });

  it('leave out verses that only a linking version has', () => {
    const args = { readable, columns: [column('web')], linking: [column('wlc')], verses: [[], [placed(1_001_001)]] };
    expect(parallelRows({ ...args, ranges, map }).rows).toEqual([]);
  });
});

it('omits the note, the previous and the next passage where there are none', () => {
  const passage = { reference: 'John 3:16', ranges: [[43_003_016, 43_003_016]] } as unknown as Parameters<
    typeof parallelAnswer
  >[0];
  const bare = { reference: 'John 3:16', versions: [], rows: [], isCut: false };
  const result = { note: '', rows: [], isCut: false, rest: undefined, short: [] };
  expect(parallelAnswer(passage, { readable, columns: [] }, result)).toEqual(bare);
  const short = [{ chapter: 'John 3', sentence: 'John 3 has 36 verses.' }];
  const next = { reference: 'John 4' } as unknown as NonNullable<typeof passage.next>;
  expect(
    parallelAnswer(
      { ...passage, next, previous: next },
      { readable, columns: [] },
      { note: 'n', rows: [], isCut: true, rest: 'John 4', short },
    ),
  ).toEqual({
    ...bare,
    note: 'n',
    isCut: true,
    rest: 'John 4',
    short,
    next,
    previous: next,
  });
});

it('columns have all marks except the numbers of the words', () => {
  expect(withoutWordMarks({ words: [[0, 1, 'H1']], jesus: [[0, 1]], notes: [[0, 'n']] })).toEqual({ jesus: [[0, 1]] });
});

it('the device sorts its versions like the library', () => {
  expect(smallLibrary().versions.map(({ code }) => code)).toEqual(['kjv_strongs', 'wlc', 'web']);
});
