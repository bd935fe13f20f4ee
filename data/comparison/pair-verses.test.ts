import { describe, expect, it } from 'vitest';
import { pairVerses } from './pair-verses.ts';
import { verseMapOf } from '../bible/versification.ts';

const pair = (wlc: number, kjv: number, wlcPart = '', kjvPart = '') => ({ wlc, kjv, wlcPart, kjvPart });
/**
 * From printed Hebrew Bibles: Malachi, Joel, Psalm 51 with its title of two verses, Psalm 13, whose verse 6 is two in
 * English.
 */
const map = verseMapOf([
  pair(39_003_019, 39_004_001),
  pair(29_003_001, 29_002_028),
  pair(19_051_001, 19_051_000),
  pair(19_051_002, 19_051_000),
  pair(19_051_003, 19_051_001),
  pair(19_013_006, 19_013_005, 'a'),
  pair(19_013_006, 19_013_006, 'b'),
]);

const rowsOf = (kjv: number[], wlc: number[]) =>
  pairVerses(
    [
      { versification: 'kjv', verses: kjv.map((id) => ({ id })) },
      { versification: 'wlc', verses: wlc.map((id) => ({ id })) },
    ],
    map,
  ).map(({ id, cells }) => [
    id,
    ...cells.map((cell) => cell.map(({ verse, half }) => (half ? `${verse.id} ${half}` : verse.id))),
  ]);

describe('verses are next to their counterparts', () => {
  it.each([
    ['Malachi 4:1 and Hebrew 3:19', [39_004_001], [39_003_019], [[39_004_001, [39_004_001], [39_003_019]]]],
    ['Joel 2:28 and Hebrew 3:1', [29_002_028], [29_003_001], [[29_002_028, [29_002_028], [29_003_001]]]],
    [
      'Psalm 51:1 and Hebrew 51:3, the title and both verses of it',
      [19_051_000, 19_051_001],
      [19_051_001, 19_051_002, 19_051_003],
      [
        [19_051_000, [19_051_000], [19_051_001, 19_051_002]],
        [19_051_001, [19_051_001], [19_051_003]],
      ],
    ],
    [
      'Psalm 13:5 and 13:6, each a half of Hebrew 13:6',
      [19_013_005, 19_013_006],
      [19_013_006],
      [
        [19_013_005, [19_013_005], ['19013006 first']],
        [19_013_006, [19_013_006], ['19013006 second']],
      ],
    ],
    ['a verse that one version lacks', [40_017_021], [], [[40_017_021, [40_017_021], []]]],
    ['a verse that only one version has', [], [1_001_001], [[1_001_001, [], [1_001_001]]]],
  ])('%s', (_, kjv, wlc, expected) => {
    expect(rowsOf(kjv, wlc)).toEqual(expected);
  });
});

it('pairs the doxology of Romans after chapter 16 with that after chapter 14', () => {
  const doxology = (chapter: number, first: number): { id: number }[] =>
    [0, 1, 2].map((verse) => ({ id: 45_000_000 + chapter * 1000 + first + verse }));
  const rows = pairVerses(
    [
      { versification: 'kjv', verses: doxology(16, 25) },
      { versification: 'kjv', verses: doxology(14, 24) },
    ],
    verseMapOf([]),
  );
  expect(rows.map(({ id, cells }) => [id, ...cells.map((cell) => cell[0]?.verse.id)])).toEqual([
    [45_016_025, 45_016_025, 45_014_024],
    [45_016_026, 45_016_026, 45_014_025],
    [45_016_027, 45_016_027, 45_014_026],
  ]);
});
