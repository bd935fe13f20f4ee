import type { SearchFault } from '#data/search/contract/search.ts';
import { formatSearchAddress, type SearchAddress } from '#data/search/contract/search-address.ts';
import type { SlimAnswer } from '#data/search/contract/slim-answer.ts';
import { findByCode, storedCode } from '#data/versions/version-twins.ts';
import type { VersionChoice } from '#data/versions/version-choices.ts';
import type { ParallelCell } from '../comparison/ParallelRows.tsx';

/** What a search page knows of the site, whatever is searched. */
export interface SearchSite {
  choices: readonly VersionChoice[];
  /** The Restored Names can be made of a loaded version. */
  canRestore: boolean;
}

/** What there is to show of a search. */
export type SearchOutcome =
  /** Nothing was asked for. */
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'answer'; answer: SlimAnswer; beside?: BesideOutcome | undefined }
  /** The query cannot be read; without a place where something else of the address is wrong. */
  | { kind: 'refused'; fault: Partial<SearchFault> & { message: string } }
  | { kind: 'failed'; message: string }
  /** The island says in its own place why there is nothing. */
  | { kind: 'told' };

/** The counterparts of the results of a page. */
export interface BesideOutcome {
  state: 'loading' | 'ready' | 'failed' | 'offline' | 'refused';
  /** Of the version that they are in; of a refused one, as it was asked for. */
  code: string;
  /** Those of another version are on their way; these are kept until they come. */
  isBusy?: boolean;
  /** By the id of the result. */
  cells: Readonly<Record<string, ParallelCell>>;
}

/** The script of a version's text, where it is not English. */
export function scriptOf({ choices }: SearchSite, code: string): Pick<VersionChoice, 'language' | 'direction'> {
  const { language, direction } = findByCode(choices, code) ?? {};
  return { ...(language && { language }), ...(direction && { direction }) };
}

export function nameOf({ choices }: SearchSite, code: string): string {
  return findByCode(choices, code)?.name ?? code;
}

/** The code by which the search form lists a version: a text with two codes stands there once. */
export function listedCode({ choices }: SearchSite, code: string): string {
  return storedCode(code, (each) => choices.some((choice) => choice.code === each));
}

/** Address of the first page of the same search with something changed. */
export function searchHref(address: SearchAddress, change: Partial<SearchAddress>): string {
  return formatSearchAddress({ ...address, page: 1, ...change });
}
