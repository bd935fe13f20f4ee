import { expect, it } from 'vitest';
import { tryParsePassage } from '../language/references.ts';
import { parseSearch } from '../language/parse.ts';
import { hasReferences, kjvRanges, ownNumbers, queryIn, renumberedRuns, renumberQuery } from './renumber.ts';
import type { Scope, SearchNode } from '../language/tree.ts';
import { formatRange, type VerseRange } from '../language/verse-ranges.ts';

/**
 * As printed in the Hebrew Bible: Malachi 3:19-24, Joel 3 and 4, Psalm 51 with its title as two verses, Genesis 32:1.
 */
const rows = [
  { wlc: 1_032_001, kjv: 1_031_055 },
  ...Array.from({ length: 32 }, (_, index) => ({ wlc: 1_032_002 + index, kjv: 1_032_001 + index })),
  { wlc: 19_051_001, kjv: 19_051_000 },
  { wlc: 19_051_002, kjv: 19_051_000 },
  ...Array.from({ length: 19 }, (_, index) => ({ wlc: 19_051_003 + index, kjv: 19_051_001 + index })),
  ...Array.from({ length: 5 }, (_, index) => ({ wlc: 29_003_001 + index, kjv: 29_002_028 + index })),
  ...Array.from({ length: 21 }, (_, index) => ({ wlc: 29_004_001 + index, kjv: 29_003_001 + index })),
  ...Array.from({ length: 6 }, (_, index) => ({ wlc: 39_003_019 + index, kjv: 39_004_001 + index })),
];
const runs = renumberedRuns(rows);

/** Verses that the Hebrew text has there; it has no Malachi 4, no Joel 2:28 and no Genesis 31:55. */
const verses = [...rows.map(({ wlc }) => wlc), 1_001_001, 1_001_002, 1_031_054, 29_002_027, 39_003_018];

const cases: [reference: string, found: number[]][] = [
  ['Malachi 4:1', [39_003_019]],
  ['Mal 3:18-4:2', [39_003_018, 39_003_019, 39_003_020]],
  ['Gen 31:54-55', [1_031_054, 1_032_001]],
  ['Gen 32:1', [1_032_002]],
  ['Psalm 51:1', [19_051_003]],
  ['Joel 2:27-28', [29_002_027, 29_003_001]],
  ['Joel 3:1', [29_004_001]],
  ['Gen 1:1', [1_001_001]],
  // Numbers that only the Hebrew text has are read as Hebrew ones. Those that both have, and whole chapters, are read
  // as the King James Version's.
  ['Malachi 3:19', [39_003_019]],
  ['Mal 3:18-20', [39_003_018, 39_003_019, 39_003_020]],
  ['Joel 4:2', [29_004_002]],
  ['Joel 4', Array.from({ length: 21 }, (_, index) => 29_004_001 + index)],
  ['Gen 32:33', [1_032_033]],
  ['Psalm 51:20-21', [19_051_020, 19_051_021]],
  ['Psalm 51:3', [19_051_005]],
  ['Malachi 3', [39_003_018]],
  ['Mal 3:18-4:1', [39_003_018, 39_003_019]],
  ['Malachi 3:25', []],
];
it.each(cases)('finds %s at its Hebrew number', (reference, expected) => {
  const result = parseSearch(reference);
  if (result.kind !== 'query') throw new Error(reference);
  const { node } = renumberQuery(result.query, runs);
  const ranges = node.kind === 'reference' ? node.ranges : [];
  expect(
    verses.filter((verse) => ranges.some(([from, to]) => from <= verse && verse <= to)).toSorted((a, b) => a - b),
  ).toEqual(expected);
});

it('does not change whole books', () => {
  const result = parseSearch('faith in:Joel');
  if (result.kind !== 'query') throw new Error('in:Joel');
  expect(renumberQuery(result.query, runs)).toEqual(result.query);
});

const own: [reference: string, numbers: [own: string, kjv: string][]][] = [
  ['Malachi 3:19', [['Malachi 3:19', 'Malachi 4:1']]],
  ['Mal 3:18-20', [['Malachi 3:19-20', 'Malachi 4:1-2']]],
  ['Joel 4', [['Joel 4:1-21', 'Joel 3:1-21']]],
  ['Malachi 4:1', []],
  ['Psalm 51:3', []],
  ['faith', []],
];
it.each(own)('reports of %s which numbers exist only in the Hebrew text: %j', (reference, numbers) => {
  const result = parseSearch(reference);
  if (result.kind !== 'query') throw new Error(reference);
  expect(ownNumbers(result.query, runs).map((each) => [formatRange(each.own), formatRange(each.kjv)])).toEqual(numbers);
});

/** The Hebrew Nehemiah 7 omits the King James Version's verse 68, so that its 68 to 72 are 69 to 73. */
const nehemiah = renumberedRuns(
  Array.from({ length: 5 }, (_, index) => ({ wlc: 16_007_068 + index, kjv: 16_007_069 + index })),
);
it.each<[string, VerseRange[]]>([
  ['Nehemiah 7:68', [[16_007_068, 16_007_068]]],
  ['Nehemiah 7:67-69', [[16_007_067, 16_007_069]]],
  ['Nehemiah 7:60-73', [[16_007_060, 16_007_073]]],
  ['Nehemiah 7', [[16_007_000, 16_007_999]]],
])('reads no number of %s as a Hebrew one, because the King James Version has them all', (text, expected) => {
  expect(kjvRanges(tryParsePassage(text) ?? [], nehemiah)).toEqual(expected);
});

it.each<[string, number[]]>([
  ['Nehemiah 7:68', []],
  ['Nehemiah 7:67-69', [16_007_067, 16_007_068]],
])('finds of %s in the Hebrew text only what it has: %j', (text, expected) => {
  const result = parseSearch(text);
  const { node } = result.kind === 'query' ? queryIn(result.query, 'wlc', nehemiah) : {};
  const ranges = node?.kind === 'reference' ? node.ranges : [];
  expect(
    Array.from({ length: 10 }, (_, index) => 16_007_063 + index).filter((id) =>
      ranges.some(([from, to]) => id >= from && id <= to),
    ),
  ).toEqual(expected);
});

/** The World English Bible has Romans 16:25-27 as 14:24-26, after the Byzantine text. */
it.each<[string, VerseRange[]]>([
  [
    'Romans 16:25-27',
    [
      [45_014_024, 45_014_026],
      [45_016_025, 45_016_027],
    ],
  ],
  [
    'Romans 16',
    [
      [45_014_024, 45_014_026],
      [45_016_000, 45_016_999],
    ],
  ],
  [
    'Romans 16:26',
    [
      [45_014_025, 45_014_025],
      [45_016_026, 45_016_026],
    ],
  ],
  ['Romans 14', [[45_014_000, 45_014_999]]],
  ['Romans 14:24', [[45_014_024, 45_014_024]]],
])('searches %s also where another text has its verses', (text, expected) => {
  const result = parseSearch(text);
  const { node } = result.kind === 'query' ? queryIn(result.query, 'kjv', []) : {};
  expect(node?.kind === 'reference' && node.ranges).toEqual(expected);
});

it('joins consecutive verses in one run while their numbers differ by the same amount', () => {
  expect(runs).toEqual([
    { from: 1_032_001, to: 1_032_001, shift: 946 },
    { from: 1_032_002, to: 1_032_033, shift: 1 },
    { from: 19_051_001, to: 19_051_001, shift: 1 },
    { from: 19_051_002, to: 19_051_021, shift: 2 },
    { from: 29_003_001, to: 29_003_005, shift: 973 },
    { from: 29_004_001, to: 29_004_021, shift: 1_000 },
    { from: 39_003_019, to: 39_003_024, shift: -982 },
  ]);
  expect(renumberedRuns([])).toEqual([]);
});

it.each([
  ['faith', false],
  ['faith hope', false],
  ['John 3:16', true],
  ['faith John 3:16', true],
  ['faith in:Joel', true],
])('whether %s has references or scopes: %s', (text, expected) => {
  const result = parseSearch(text);
  if (result.kind !== 'query') throw new Error(text);
  expect(hasReferences(result.query)).toBe(expected);
});

it('converts the references and the scopes of a query', () => {
  const referenceTo = (id: number): SearchNode => ({ kind: 'reference', label: 'x', ranges: [[id, id]] });
  const words: SearchNode = { kind: 'words', text: 'day', words: ['day'], prefix: false };
  // Psalm 51:3 is verse 5 in Hebrew Bibles, after a title of two verses.
  const [kjv, wlc] = [referenceTo(19_051_003), referenceTo(19_051_005)];
  const near = (part: SearchNode): SearchNode => ({
    kind: 'near-verses',
    unit: 'verses',
    distance: 1,
    parts: [part, { kind: 'and', parts: [words, part] }],
  });
  const query = (part: SearchNode): SearchNode => ({
    kind: 'or',
    parts: [{ kind: 'and', parts: [words, { kind: 'not', part }] }, part, near(part)],
  });
  const scope = (id: number): Scope => ({ label: 'x', text: 'x', ranges: [[id, id]] });
  const input = { node: query(kjv), scopes: [scope(19_051_004)] };
  expect(renumberQuery(input, runs)).toEqual({
    node: query(wlc),
    scopes: [scope(19_051_006)],
  });
});

/** The numbers as printed in the Hebrew Bible and in the King James Version. */
const kjvCases: [what: string, own: VerseRange, kjv: VerseRange[]][] = [
  ['Joel 4', [29_004_000, 29_004_999], [[29_003_000, 29_003_999]]],
  ['Joel 4:2-3', [29_004_002, 29_004_003], [[29_003_002, 29_003_003]]],
  [
    'Malachi 3:16-24',
    [39_003_016, 39_003_024],
    [
      [39_003_016, 39_003_018],
      [39_004_001, 39_004_006],
    ],
  ],
  ['Malachi 3:19', [39_003_019, 39_003_019], [[39_004_001, 39_004_001]]],
  ['Malachi 3', [39_003_000, 39_003_999], [[39_003_000, 39_003_999]]],
  ['John 3:16', [43_003_016, 43_003_016], [[43_003_016, 43_003_016]]],
];
it.each(kjvCases)('converts %s to the versification of the King James Version', (_, range, kjv) => {
  expect(kjvRanges([range], runs)).toEqual(kjv);
});
