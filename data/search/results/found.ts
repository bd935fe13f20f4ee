import type { Versification } from '../../bible/versification.ts';
import type { VerseMarks } from '../../text/verse-marks.ts';
import type { FoundEntry } from './named-entries.ts';
import type { SearchTotals } from '../sql/totals.ts';

/** The data of a version that a result needs. */
export interface ResultVersion {
  code: string;
  shortName: string;
  /** BCP 47. */
  language: string;
  versification: Versification;
}

export interface FoundVerse<Version extends ResultVersion = ResultVersion> {
  version: Version;
  key: number;
  text: string;
  marks: VerseMarks;
}

/** A page of search results, from the library or from memory. */
export interface FoundPage<Version extends ResultVersion = ResultVersion> {
  verses: FoundVerse<Version>[];
  totals: SearchTotals;
  page: number;
  pages: number;
  entries: FoundEntry[];
}

/** Suggestions when nothing is found. */
export interface SearchSuggestions {
  didYouMean: string[];
  elsewhere: { version: string; name: string; totalResults: number }[];
  /** Why nothing is found, where that is known, for example a reference in the Hebrew versification. */
  reason: string;
}
