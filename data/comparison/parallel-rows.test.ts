import { describe, expect, it } from 'vitest';
import { smallLibrary, smallVersions } from '#data/testing/small-library.ts';
import type { LoadedVersion } from '../versions/loaded-version.ts';
import { printedTogetherMessage } from '../text/messages.ts';
import { verseMapOf } from '../bible/versification.ts';
import { chooseColumns, parallelAnswer, parallelRows, rangesOfColumns, withoutWordMarks } from './parallel-rows.ts';
import type { CounterpartVerse } from '../reading/placed-verse.ts';
import { findVersion, type ReadableVersion, type ReadableVersions } from '../reading/readable-version.ts';

const { kjv, web, wlc } = smallVersions;
const version = (code: string, id: number): LoadedVersion => ({ ...web, code, id, name: code });
const readable: ReadableVersions = { versions: [kjv, wlc, web] };
const many: ReadableVersions = { versions: [kjv, wlc, web, version('asv', 7), version('rstne', 8)] };
const column = (code: string): ReadableVersion => {
  const result = findVersion(readable, code);
  if (!result) throw new Error(code);
  return result;
};
const placed = (id: number, text = `${id}`): CounterpartVerse => ({ id, text, marks: {} });

it.each<[asked: string[], from: ReadableVersions, columns: string[]]>([
  // The default version and the version on the right.
  [[], readable, ['kjv_strongs', 'restored']],
  [[], many, ['kjv_strongs', 'rstne']],
  [['web'], readable, ['web', 'kjv_strongs']],
  [['kjv_strongs'], readable, ['kjv_strongs', 'restored']],
  [['web', 'wlc'], readable, ['web', 'wlc']],
  [['web', 'wlc', 'kjv_strongs'], readable, ['web', 'wlc', 'kjv_strongs']],
  [['web', 'wlc', 'kjv_strongs', 'asv'], many, ['web', 'wlc', 'kjv_strongs', 'asv']],
  // At most four.
  [['web', 'wlc', 'kjv_strongs', 'asv', 'rstne'], many, ['web', 'wlc', 'kjv_strongs', 'asv']],
  [['none', 'web', 'wlc'], readable, ['web', 'wlc']],
  // Two codes of one text are one column; the text with names restored is another.
  [['kjv', 'kjv_strongs', 'web'], readable, ['kjv', 'web']],
  [['kjv_strongs', 'restored'], readable, ['kjv_strongs', 'restored']],
])('chooses the columns for %j', (requested, from, columns) => {
  expect(chooseColumns(from, requested).map((each) => each.version)).toEqual(columns);
});

it('has no columns when nothing is loaded', () => {
  expect(chooseColumns({ versions: [] }, ['web'])).toEqual([]);
});

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
    const { rows, note, isCut } = parallelRows(
      columns,
      [[placed(19_051_001, 'a')], [placed(19_051_003, 'b')]],
      [[19_051_001, 19_051_001]],
      map,
    );
    expect(rows).toMatchObject([
      { reference: 'Psalm 51:1 · Hebrew 51:3', cells: [{ verses: [{ text: 'a' }] }, { verses: [{ text: 'b' }] }] },
    ]);
    expect(note).toMatch(/^Hebrew Bibles number the title of Psalm 51 as verses 1 and 2/);
    expect(isCut).toBe(false);
  });

  it('have only the usual numbers if no column is Hebrew', () => {
    const { rows, note } = parallelRows([column('web')], [[placed(19_051_001)]], [[19_051_001, 19_051_001]], map);
    expect(rows[0]?.reference).toBe('Psalm 51:1');
    expect(note).toBe('');
  });

  it('leave out verses outside the passage, and say where a version lacks a verse', () => {
    const { rows } = parallelRows(
      [column('web'), column('kjv_strongs')],
      [[placed(1_001_001), placed(1_001_002), placed(1_001_003)], []],
      [[1_001_002, 1_001_002]],
      map,
    );
    expect(rows.map(({ reference }) => reference)).toEqual(['Genesis 1:2']);
    expect(rows[0]?.cells[1]).toEqual({ verses: [], instead: 'Not in this version' });
  });

  it('say where a version prints several verses together', () => {
    const joined: CounterpartVerse = {
      ...placed(56_001_004),
      marks: { notes: [[0, printedTogetherMessage('4-5')]] },
    };
    const { rows } = parallelRows(
      [column('kjv_strongs'), column('web')],
      [[placed(56_001_004), placed(56_001_005), placed(56_001_006)], [joined]],
      [[56_001_004, 56_001_006]],
      map,
    );
    expect(rows.map(({ cells }) => cells[1]?.verses.length || cells[1]?.instead)).toEqual([
      1,
      'Printed with verse 4',
      'Not in this version',
    ]);
  });

  it.each([
    [200, false],
    [201, true],
  ])('for %d verses are limited to two hundred', (count, isCut) => {
    // Two chapters, because no chapter has that many.
    const verses = Array.from({ length: count }, (_, at) => placed(at < 176 ? 19_119_001 + at : 19_120_001 + at - 176));
    const result = parallelRows([column('web')], [verses], [[19_119_000, 19_120_999]], map);
    expect([result.rows.length, result.isCut]).toEqual([200, isCut]);
  });

  it("say which half of a verse is meant, and have no Strong's numbers", () => {
    const half = verseMapOf([
      { wlc: 19_013_006, kjv: 19_013_005, wlcPart: 'a', kjvPart: '' },
      { wlc: 19_013_006, kjv: 19_013_006, wlcPart: 'b', kjvPart: '' },
    ]);
    const verse: CounterpartVerse = { id: 19_013_006, text: 'a', marks: { words: [[0, 1, 'H1']], supplied: [[0, 1]] } };
    const { rows } = parallelRows(columns, [[], [verse]], [[19_013_006, 19_013_006]], half);
    expect(rows[0]?.cells[1]?.verses).toEqual([{ text: 'a', marks: { supplied: [[0, 1]] }, half: 'second' }]);
  });
});

it('omits the note, the previous and the next passage where there are none', () => {
  const passage = { reference: 'John 3:16' } as Parameters<typeof parallelAnswer>[0];
  const bare = { reference: 'John 3:16', versions: [], rows: [], isCut: false };
  expect(parallelAnswer(passage, [], { note: '', rows: [], isCut: false })).toEqual(bare);
  const next = { reference: 'John 4' } as unknown as NonNullable<typeof passage.next>;
  expect(parallelAnswer({ ...passage, next, previous: next }, [], { note: 'n', rows: [], isCut: true })).toEqual({
    ...bare,
    note: 'n',
    isCut: true,
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
