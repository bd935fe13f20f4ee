import type { SearchError } from '#data/search/contract/search.ts';
import { formatSearchUrl, type SearchUrlParams } from '#data/search/contract/search-url.ts';
import type { SlimAnswer } from '#data/search/contract/slim-answer.ts';
import { findByCode, storedCode } from '#data/versions/version-twins.ts';
import type { VersionChoice } from '#data/versions/version-choices.ts';
import type { ParallelCell } from '../comparison/ParallelRows.tsx';

/** What a search page knows about the site, independent of the query. */
export interface SearchSite {
  choices: readonly VersionChoice[];
  /** A loaded version allows the Restored Names to be derived. */
  canRestore: boolean;
}

/** The state of a search. */
export type SearchOutcome =
  /** Nothing was requested. */
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'answer'; answer: SlimAnswer; rightSide?: RightSideOutcome | undefined }
  /** The query cannot be parsed. The offset is absent if another part of the URL is invalid. */
  | { kind: 'refused'; error: Partial<SearchError> & { message: string } }
  | { kind: 'failed'; message: string }
  /** The island itself says why there is nothing. */
  | { kind: 'explained' };

/** The counterparts of the results of a page. */
export interface RightSideOutcome {
  state: 'loading' | 'ready' | 'failed' | 'offline' | 'refused';
  /** Code of the version of the cells. If the version was refused, the code as requested. */
  code: string;
  /** Another version is loading; these cells stay visible until it arrives. */
  isBusy?: boolean;
  /** By the id of the result. */
  cells: Readonly<Record<string, ParallelCell>>;
}

/** The script of a version's text, if it is not English. */
export function scriptOf({ choices }: SearchSite, code: string): Pick<VersionChoice, 'language' | 'direction'> {
  const { language, direction } = findByCode(choices, code) ?? {};
  return { ...(language && { language }), ...(direction && { direction }) };
}

export function nameOf({ choices }: SearchSite, code: string): string {
  return findByCode(choices, code)?.name ?? code;
}

/** The code by which the search form lists a version. A version with two codes is listed once. */
export function listedCode({ choices }: SearchSite, code: string): string {
  return storedCode(code, (each) => choices.some((choice) => choice.code === each));
}

/** URL of the first page of the same search with changes. */
export function searchHref(address: SearchUrlParams, change: Partial<SearchUrlParams>): string {
  return formatSearchUrl({ ...address, page: 1, ...change });
}
