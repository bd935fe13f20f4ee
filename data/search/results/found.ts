import type { VerseMarks } from '../../text/verse-marks.ts';
import type { FoundEntry } from './named-entries.ts';
import type { SearchTotals } from '../sql/totals.ts';

/** What a result needs to know of the version that it is from. */
export interface ResultVersion {
  code: string;
  shortName: string;
}

export interface FoundVerse<Version extends ResultVersion = ResultVersion> {
  version: Version;
  key: number;
  text: string;
  marks: VerseMarks;
}

/** A page of what a search finds, however it was looked for. */
export interface FoundPage<Version extends ResultVersion = ResultVersion> {
  verses: FoundVerse<Version>[];
  totals: SearchTotals;
  page: number;
  pages: number;
  entries: FoundEntry[];
}

/** What to try when nothing is found. */
export interface Elsewhere {
  didYouMean: string[];
  elsewhere: { version: string; name: string; totalResults: number }[];
  /** Why nothing is found, where that is known: a place by its Hebrew number. */
  reason: string;
}
