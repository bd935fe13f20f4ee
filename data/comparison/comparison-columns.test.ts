import { expect, it } from 'vitest';
import { smallVersions } from '#data/testing/small-library.ts';
import type { LoadedVersion } from '../versions/loaded-version.ts';
import type { ReadableVersions } from '../reading/readable-version.ts';
import { formatColumnCode } from './column-code.ts';
import { chooseColumns, columnInfo, findColumn, linkingVersions } from './comparison-columns.ts';

const { kjv, web, wlc } = smallVersions;
const version = (code: string, id: number): LoadedVersion => ({ ...web, code, id, name: code });
const readable: ReadableVersions = { versions: [kjv, wlc, web] };
const many: ReadableVersions = { versions: [kjv, wlc, web, version('asv', 7), version('rstne', 8)] };

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
  // A text and its words one by one are two columns. A text without numbers is shown as text.
  [['wlc', 'wlc-interlinear'], readable, ['wlc', 'wlc-interlinear']],
  [['wlc-interlinear', 'web-interlinear'], readable, ['wlc-interlinear', 'web']],
])('chooses the columns for %j', (requested, from, columns) => {
  expect(chooseColumns(from, requested).map((each) => formatColumnCode({ ...each, code: each.version }))).toEqual(
    columns,
  );
});

it('has no columns when nothing is loaded', () => {
  expect(chooseColumns({ versions: [] }, ['web'])).toEqual([]);
});

it.each<[columns: string[], books: number[], linking: string[]]>([
  // One text has nothing to link.
  [['kjv_strongs', 'restored'], [1], []],
  [['kjv_strongs', 'web'], [1], []],
  [['kjv_strongs', 'wlc'], [1], []],
  // Two translations are linked through the originals that they follow.
  [['kjv_strongs', 'tagged'], [1], ['wlc']],
  [['kjv_strongs', 'critical'], [40], ['tr', 'sblgnt']],
  // The words under an interlinear original.
  [['asv', 'wlc-interlinear'], [1], ['kjv_strongs']],
  [['asv', 'kjv_strongs-interlinear'], [1], ['wlc']],
  // Each testament has its original.
  [
    ['asv', 'kjv_strongs-interlinear'],
    [39, 40],
    ['wlc', 'tr'],
  ],
])('to compare %j in books %j it also reads %j', (codes, books, linking) => {
  const greek = { language: 'grc', taggedWords: 140_000 };
  const versions = [
    kjv,
    wlc,
    version('asv', 7),
    { ...version('tagged', 9), taggedWords: 1 },
    { ...version('tr', 10), ...greek },
    { ...version('sblgnt', 11), ...greek },
    codes.includes('critical') ? { ...web, taggedWords: 1 } : web,
  ];
  const columns = codes.flatMap((code) => findColumn({ versions }, code.replace('critical', 'web')) ?? []);
  expect(linkingVersions({ versions }, columns, books).map((each) => each.version)).toEqual(linking);
});

it('names an interlinear column, its order and the text of its original words', () => {
  const info = (code: string): unknown => {
    const column = findColumn(readable, code);
    return column && columnInfo(readable, column, [1]);
  };
  expect(info('wlc-interlinear')).toEqual({
    version: 'wlc-interlinear',
    label: 'Westminster Leningrad Codex, interlinear',
    language: 'hbo',
    direction: 'rtl',
    interlinear: 'original',
    original: 'wlc',
    translation: 'kjv_strongs',
  });
  expect(info('kjv_strongs-interlinear')).toMatchObject({
    interlinear: 'translation',
    original: 'wlc',
    translation: 'kjv_strongs',
  });
  // The Hebrew text has no words in the first book.
  const hebrew = findColumn(readable, 'wlc-interlinear');
  expect(hebrew && columnInfo(readable, hebrew, [40, 39])).toMatchObject({
    original: 'wlc',
    translation: 'kjv_strongs',
  });
  // An imported text is not the one whose links were checked. It is under the words of the Hebrew column.
  const imported: ReadableVersions = { versions: [{ ...kjv, isImported: true }, wlc, web] };
  const marked = ['wlc-interlinear', 'kjv_strongs', 'wlc', 'web'].flatMap((code) => findColumn(imported, code) ?? []);
  expect(marked.map((column) => columnInfo(imported, column, [1]).isImported)).toEqual([
    true,
    true,
    undefined,
    undefined,
  ]);
  expect(info('wlc')).not.toHaveProperty('interlinear');
  expect(info('none')).toBeUndefined();
});
