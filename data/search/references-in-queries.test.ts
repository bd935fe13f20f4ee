import { describe, expect, it } from 'vitest';
import { verseKey } from '../bible/verse-id.ts';
import { smallVersions } from '#data/testing/small-library.ts';
import type { FoundVerse } from './results/found.ts';
import { tryFindGroup } from './language/groups-of-books.ts';
import { missingVerses, partlyMissing } from './results/missing-verses.ts';
import { offeredChapters } from './results/offered-chapters.ts';
import { pageSizeOf, defaultSearchPageSize } from './language/page-size.ts';
import { parseSearch } from './language/parse.ts';
import { splitScope } from './language/split-references.ts';
import type { SearchQuery } from './language/tree.ts';

function query(text: string): SearchQuery {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(`${text} is no query`);
  return parsed.query;
}

/** Parts of the Bible by their usual names, with the numbers of their first and last book. */
it.each<[name: string, books: [first: number, last: number] | undefined]>([
  ['OT', [1, 39]],
  ['old testament', [1, 39]],
  ['Old-Testament', [1, 39]],
  ['Tanakh', [1, 39]],
  ['NT', [40, 66]],
  ['Torah', [1, 5]],
  ['Pentateuch', [1, 5]],
  ['history', [6, 17]],
  ['poetry', [18, 22]],
  ['prophets', [23, 39]],
  ['major_prophets', [23, 27]],
  ['minor', [28, 39]],
  ['gospels', [40, 43]],
  ['epistles', [45, 65]],
  // Romans to Philemon, without Hebrews.
  ['Paul', [45, 57]],
  ['Romans', undefined],
  ['', undefined],
])('in:%s', (name, books) => {
  expect(tryFindGroup(name)?.range).toEqual(books && [books[0] * 1_000_000, books[1] * 1_000_000 + 999_999]);
});

describe('verses that a chapter does not have', () => {
  it.each<[text: string, reason: string, didYouMean: string]>([
    ['John 3:37', 'John 3 has 36 verses.', 'John 3'],
    ['John 3:99 faith', 'John 3 has 36 verses.', 'John 3'],
    ['faith in:"John 3:99"', 'John 3 has 36 verses.', 'John 3'],
    ['Jude 26', 'Jude has 25 verses.', 'Jude 1'],
    ['Psalm 117:3', 'Psalm 117 has 2 verses.', 'Psalm 117'],
    ['John 3:99; Jude 26', 'John 3 has 36 verses. Jude has 25 verses.', 'John 3; Jude 1'],
    ['John 3:98; John 3:100', 'John 3 has 36 verses.', 'John 3; John 3'],
  ])('%s', (text, reason, didYouMean) => {
    expect(missingVerses(query(text))).toEqual({ reason, didYouMean: [didYouMean] });
  });

  it.each(['John 3:36', 'John 3', 'faith', 'John 3:16; John 3:99', 'John 3:16-99', '-faith in:Jude'])(
    'gives no reason for %s',
    (text) => {
      expect(missingVerses(query(text))).toBeUndefined();
    },
  );
});

describe('references with verses that do not exist', () => {
  type Found = { version: keyof typeof smallVersions; verses: number[]; pages?: number };
  const partly = (text: string, { version, verses, pages = 1 }: Found): string[] =>
    partlyMissing(query(text), [smallVersions[version]], {
      verses: verses.map((id) => ({
        version: smallVersions[version],
        key: verseKey(smallVersions[version].id, id),
        text: '',
        marks: {},
      })),
      pages,
    }).map(({ from, to }) => `${to} for ${from}`);

  // 1 Corinthians 5 has 13 verses, John 3 has 36, Malachi 3 has 18 and 24 in Hebrew Bibles.
  it.each<[text: string, found: Found, shown: string[]]>([
    [
      '1 Corin 5:16, 6:17-19',
      { version: 'web', verses: [46_006_017, 46_006_018, 46_006_019] },
      ['1 Corinthians 6:17–19 for 1 Corinthians 5:16; 1 Corinthians 6:17–19'],
    ],
    ['Gensis 1:1; John 3:99', { version: 'kjv', verses: [1_001_001] }, ['Genesis 1:1 for Gensis 1:1; John 3:99']],
    ['John 3:16; John 3:99', { version: 'kjv', verses: [43_003_016] }, ['John 3:16 for John 3:16; John 3:99']],
    ['love John 3:16; John 3:99', { version: 'kjv', verses: [43_003_016] }, ['John 3:16 for John 3:16; John 3:99']],
    [
      'love in:"John 3:16; John 3:99"',
      { version: 'kjv', verses: [43_003_016] },
      ['John 3:16 for John 3:16; John 3:99'],
    ],
    [
      'Psalm 119; John 3:99',
      { version: 'kjv', verses: [19_119_001], pages: 7 },
      ['Psalm 119 for Psalm 119; John 3:99'],
    ],
    ['Malachi 3:18; 3:24', { version: 'wlc', verses: [39_003_018, 39_003_024] }, []],
    ['Psalm 119; Malachi 3:24', { version: 'wlc', verses: [19_119_001], pages: 7 }, []],
    ['John 3:16; John 3:17', { version: 'kjv', verses: [43_003_016] }, []],
    ['John 3:99', { version: 'kjv', verses: [] }, []],
    ['faith', { version: 'kjv', verses: [43_003_016] }, []],
  ])('%s', (text, found, shown) => {
    expect(partly(text, found)).toEqual(shown);
  });
});

describe('the references of a query', () => {
  it.each<[text: string, node: string | undefined, ranges: [number, number][] | undefined]>([
    ['faith', 'words', undefined],
    ['faith joy', 'and', undefined],
    ['John 3:16', undefined, [[43_003_016, 43_003_016]]],
    ['faith John 3', 'words', [[43_003_000, 43_003_999]]],
    ['faith joy John 3', 'and', [[43_003_000, 43_003_999]]],
    ['faith in:Romans', 'words', [[45_000_000, 45_999_999]]],
    [
      'faith in:Rom,Gal',
      'words',
      [
        [45_000_000, 45_999_999],
        [48_000_000, 48_999_999],
      ],
    ],
    // Several scopes are a union; a reference limits them.
    [
      'faith in:Romans in:Galatians',
      'words',
      [
        [45_000_000, 45_999_999],
        [48_000_000, 48_999_999],
      ],
    ],
    ['Rom 5 faith in:Romans', 'words', [[45_005_000, 45_005_999]]],
    ['Rom 5 faith in:Galatians', 'words', []],
    ['-faith Rom 5', 'and', [[45_005_000, 45_005_999]]],
  ])('%s', (text, kind, ranges) => {
    const split = splitScope(query(text));
    expect([split.node?.kind, split.ranges]).toEqual([kind, ranges]);
  });

  it('do not limit the query in an OR', () => {
    expect(splitScope(query('faith OR John 3:16')).ranges).toBeUndefined();
  });
});

/** Psalm 119 has 176 verses, and a chapter is one page. */
it.each<[text: string, asked: number, size: number]>([
  ['Psalm 119', defaultSearchPageSize, 200],
  ['Psalm 119:1-50', defaultSearchPageSize, 200],
  ['Psalm 119; Psalm 119:3', defaultSearchPageSize, 200],
  ['Psalm 119-120', defaultSearchPageSize, defaultSearchPageSize],
  ['Psalm 119; John 3', defaultSearchPageSize, defaultSearchPageSize],
  ['Psalm 119', 50, 50],
  ['Psalm 119 law', defaultSearchPageSize, defaultSearchPageSize],
  ['law', defaultSearchPageSize, defaultSearchPageSize],
])('for %s with %i verses per page requested has %i', (text, requested, size) => {
  expect(pageSizeOf(query(text), requested)).toBe(size);
});

describe('chapters to read in full', () => {
  const results = (version: keyof typeof smallVersions, ...ids: number[]): FoundVerse[] =>
    ids.map(
      (id) =>
        ({
          version: smallVersions[version],
          key: verseKey(smallVersions[version].id, id),
          text: '',
          marks: {},
        }) as FoundVerse,
    );
  const offered = (text: string, verses: FoundVerse[]): string[] =>
    offeredChapters(query(text), verses).map(({ label, version, verse }) => `${label} of ${version} at ${verse}`);

  it.each<[name: string, text: string, verses: FoundVerse[], chapters: string[]]>([
    ['a chapter', 'John 3', results('web', 43_003_001, 43_003_002), ['John 3 of web at null']],
    ['a verse', 'John 3:16', results('web', 43_003_016), ['John 3 of web at 16']],
    [
      'verses of two chapters',
      'John 3:16-4:2',
      results('web', 43_003_016, 43_003_017, 43_004_001),
      ['John 3 of web at 16', 'John 4 of web at 1'],
    ],
    [
      'three at most',
      'Psalm 1-9',
      results('web', 19_001_001, 19_002_001, 19_003_001, 19_004_001),
      ['Psalm 1 of web at null', 'Psalm 2 of web at null', 'Psalm 3 of web at null'],
    ],
    [
      'of the first version',
      'John 3',
      [...results('kjv', 43_003_001), ...results('web', 43_004_001)],
      ['John 3 of kjv_strongs at null'],
    ],
    ['none for words', 'faith', results('web', 43_003_016), []],
    ['none where nothing is found', 'John 3', [], []],
  ])('%s', (_, text, verses, chapters) => {
    expect(offered(text, verses)).toEqual(chapters);
  });

  it('names all that was requested, in English numbers', () => {
    const passages = (text: string, ...verses: FoundVerse[]): string[] =>
      offeredChapters(query(text), verses).map(({ passage }) => passage);
    // The title of the psalm is two verses of the Hebrew.
    expect(passages('Psalm 51:1', ...results('wlc', 19_051_003))).toEqual(['Psalm 51:1']);
    expect(passages('John 3:16-18, 4:2', ...results('web', 43_003_016, 43_004_002))).toEqual([
      'John 3:16–18; John 4:2',
      'John 3:16–18; John 4:2',
    ]);
    expect(passages('ruth', ...results('web', 8_001_016))).toEqual(['Ruth 1']);
  });
});
