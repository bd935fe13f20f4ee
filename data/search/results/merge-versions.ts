import { versionKeyUnit } from '../../bible/verse-id.ts';
import type { SearchTotals } from '../sql/totals.ts';

/** For several versions the first keys of each are merged, so the number of reachable results is limited. */
export const maxMergedVerses = 6_000;

/** The number of pages, at least one, and the page to show: a number past the last page becomes the last page. */
export function pagesOf(
  verses: number,
  { page, perPage, several }: { page: number; perPage: number; several: boolean },
): { page: number; pages: number } {
  const counted = Math.max(1, Math.ceil(verses / perPage));
  const pages = Math.floor(several ? Math.min(counted, maxMergedVerses / perPage) : counted);
  return { page: Math.min(page, pages), pages };
}

/** Verse by verse; the versions of each verse in the order of their ids. */
export function mergeKeys(keys: readonly number[]): number[] {
  return keys.toSorted((a, b) => (a % versionKeyUnit) - (b % versionKeyUnit) || a - b);
}

/** The totals of several versions; occurrences only where each has them. */
export function addTotals(all: readonly SearchTotals[]): SearchTotals {
  const [only] = all;
  if (only && all.length === 1) return only;
  const occurrences = all.map((each) => each.occurrences);
  return {
    verses: all.reduce((sum, { verses }) => sum + verses, 0),
    ...(occurrences.every((each) => each !== undefined) && {
      occurrences: occurrences.reduce((sum, each) => sum + each, 0),
    }),
    byBook: addMaps(all.map(({ byBook }) => byBook ?? new Map())),
    ...(all.every(({ occurrencesByBook }) => occurrencesByBook) && {
      occurrencesByBook: addMaps(all.map(({ occurrencesByBook }) => occurrencesByBook ?? new Map())),
    }),
  };
}

function addMaps(maps: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [book, count] of maps.flatMap((map) => [...map])) sums.set(book, (sums.get(book) ?? 0) + count);
  return new Map([...sums].sort(([a], [b]) => a - b));
}
