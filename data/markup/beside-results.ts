import { verseId } from '../model/verse-id.ts';
import { parallelHead, parallelRows, type ParallelCell, type ParallelColumn } from './parallel-rows.ts';
import { verseLink } from './reading-address.ts';

export interface BesideResult {
  /** "Genesis 2:11". */
  title: string;
  /** Safe HTML, what was found marked. */
  html: string;
  version: string;
  /** In the version's own numbers. */
  book: number;
  chapter: number;
  verse: number;
  /** BCP 47 and direction, where the text is not English. */
  language?: string | undefined;
  direction?: 'ltr' | 'rtl' | undefined;
}

/** Verses that were found, each beside its counterpart: what a page of results shows in its parallel mode. */
export function besideResults<Result extends BesideResult>(
  labels: { left: string; right: ParallelColumn },
  results: readonly Result[],
  counterpartOf: (result: Result) => ParallelCell,
): { head: string; rows: string } {
  const columns: ParallelColumn[] = [{ label: labels.left, language: 'en', direction: 'ltr' }, labels.right];
  const rows = results.map((result) => ({
    reference: result.title,
    href: verseLink(result.version, verseId(result)),
    cells: [{ verses: [result], instead: '' }, counterpartOf(result)],
  }));
  return { head: parallelHead(columns), rows: parallelRows(columns, rows) };
}

/** What stands in place of a counterpart. */
export const besideWords = {
  loading: (label: string): string => `Loading ${label}…`,
  missing: (label: string): string => `(Not available in ${label})`,
  failed: (label: string, reference: string): string => `(Error loading ${label} for ${reference})`,
  /** Above the list, which stands by itself. */
  offline: (label: string): string => `There is no network to set the text of the ${label} beside these verses.`,
  /** Above the list, when none could be loaded. */
  noneLoaded: (label: string): string => `Could not load ${label} text for comparison. Please try a different reference or check your connection.`,
};

/** "RSTNE" and "Restored Names": the short name that messages use. */
export function besideName(version: string): string {
  return version === 'rstne' ? 'RSTNE' : 'Restored Names';
}
