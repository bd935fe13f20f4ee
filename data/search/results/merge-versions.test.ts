import { describe, expect, it } from 'vitest';
import { addTotals, mergeKeys, pagesOf } from './merge-versions.ts';
import { joinVersions } from '../language/parse-version-codes.ts';

it.each<
  [name: string, verses: number, args: { page: number; perPage: number; several: boolean }, page: number, pages: number]
>([
  ['nothing found', 0, { page: 1, perPage: 30, several: false }, 1, 1],
  ['one page', 30, { page: 1, perPage: 30, several: false }, 1, 1],
  ['a verse more', 31, { page: 2, perPage: 30, several: false }, 2, 2],
  ['a page beyond the last', 31, { page: 9, perPage: 30, several: false }, 2, 2],
  // With several versions at most 6,000 verses can be reached.
  ['several versions', 9_000, { page: 300, perPage: 30, several: true }, 200, 200],
  ['several versions with few', 90, { page: 2, perPage: 30, several: true }, 2, 3],
  ['one version with as many', 9_000, { page: 300, perPage: 30, several: false }, 300, 300],
  ['pages that do not go into 6,000', 9_000, { page: 300, perPage: 70, several: true }, 85, 85],
])('pages: %s', (_, verses, args, page, pages) => {
  expect(pagesOf(verses, args)).toEqual({ page, pages });
});

it('merges verse by verse, with the versions of each verse in their order', () => {
  const keys = [201_001_001, 101_001_002, 301_001_001, 101_001_001];
  expect(mergeKeys(keys)).toEqual([101_001_001, 201_001_001, 301_001_001, 101_001_002]);
});

describe('totals of several versions', () => {
  const one = { verses: 2, occurrences: 3, byBook: new Map([[43, 2]]), occurrencesByBook: new Map([[43, 3]]) };
  const other = { verses: 1, occurrences: 1, byBook: new Map([[1, 1]]), occurrencesByBook: new Map([[1, 1]]) };

  it('are unchanged for a single version', () => {
    expect(addTotals([one])).toBe(one);
  });

  it('are sums, book by book in order', () => {
    const sum = addTotals([one, other, one]);
    expect(sum).toMatchObject({ verses: 5, occurrences: 7 });
    expect([...(sum.byBook ?? [])]).toEqual([
      [1, 1],
      [43, 4],
    ]);
    expect([...(sum.occurrencesByBook ?? [])]).toEqual([
      [1, 1],
      [43, 6],
    ]);
  });

  it('have occurrences only where each version has them', () => {
    const sum = addTotals([one, { verses: 4 }]);
    expect(sum.verses).toBe(6);
    expect(sum).not.toHaveProperty('occurrences');
    expect(sum).not.toHaveProperty('occurrencesByBook');
    expect([...(sum.byBook ?? [])]).toEqual([[43, 2]]);
  });
});

it.each<[codes: string[], joined: string]>([
  [['kjv', 'web'], 'kjv,web'],
  [['kjv,web', ' wlc '], 'kjv,web,wlc'],
  [['kjv', 'kjv'], 'kjv'],
  [['DB1'], ''],
  [['', 'DB1', 'web'], 'web'],
  [['a', 'b', 'c', 'd', 'e'], 'a,b,c,d'],
])('joins the versions %j as %s', (codes, joined) => {
  expect(joinVersions(codes)).toBe(joined);
});
