import { expect, it } from 'vitest';
import { alternativeVerseIds, canonicalVerseId, withAlternativeRanges } from './displaced-verses.ts';

/** Romans 16:25-27, which the Byzantine text has as 14:24-26. */
it.each([
  [45_016_025, 45_014_024],
  [45_016_026, 45_014_025],
  [45_016_027, 45_014_026],
])('%d may also be at %d', (usual, other) => {
  expect(alternativeVerseIds(usual)).toEqual([usual, other]);
  expect(alternativeVerseIds(other)).toEqual([usual, other]);
  expect([canonicalVerseId(usual), canonicalVerseId(other)]).toEqual([usual, usual]);
});

it.each([45_016_024, 45_014_023, 45_014_027, 43_003_016])('%d has one position', (id) => {
  expect(alternativeVerseIds(id)).toEqual([id]);
  expect(canonicalVerseId(id)).toBe(id);
});

type Ranges = Parameters<typeof withAlternativeRanges>[0];
it.each<[what: string, ranges: Ranges, others: Ranges]>([
  ['the last verse of Romans', [[45_016_027, 45_016_027]], [[45_014_026, 45_014_026]]],
  ['one of chapter 14', [[45_014_024, 45_014_024]], [[45_016_025, 45_016_025]]],
  ['both places', [[45_014_000, 45_016_999]], []],
  ['neither place', [[43_003_016, 43_003_016]], []],
  ['up to the first', [[45_016_001, 45_016_025]], [[45_014_024, 45_014_024]]],
])('a range with %s includes the alternative positions', (_, ranges, others) => {
  expect(withAlternativeRanges(ranges)).toEqual([...ranges, ...others]);
});
