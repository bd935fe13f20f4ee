import type { SearchAnswer, SearchError, StrongsSearchAnswer } from '#data/search/contract/search.ts';
import { ApiError, callApi } from '../../client/call-api.ts';
import type { SearchReply } from '../../offline/search-thread-messages.ts';
import { formatSearchUrl, resultsPerPage, type SearchUrlParams } from '#data/search/contract/search-url.ts';
import { resultsNotFetched, searchFailed, searchNotPerformed } from './messages.ts';

export type { SearchAnswer } from '#data/search/contract/search.ts';

/** The server rejected the query itself. */
export class SearchRefusedError extends Error {
  override name = 'SearchRefusedError';
  readonly error: Partial<SearchError> & { message: string };

  constructor(error: Partial<SearchError> & { message: string }) {
    super(error.message);
    this.error = error;
  }
}

/** `message` is for the reader. `isUnreachable`: there was no answer, or the service is unavailable. */
export class SearchFailedError extends Error {
  override name = 'SearchFailedError';
  readonly isUnreachable: boolean;

  constructor(message: string, isUnreachable: boolean) {
    super(message);
    this.isUnreachable = isUnreachable;
  }
}

/** Why the device has no answer. */
export type DeviceSearchFailure = Exclude<SearchReply, { kind: 'answer' | 'error' }>;

/** Neither the API nor this device has an answer. */
export class NotOnDeviceError extends SearchFailedError {
  override name = 'NotOnDeviceError';
  readonly lack: DeviceSearchFailure;
  /** What was unreachable. */
  readonly without: 'network' | 'site';

  constructor(lack: DeviceSearchFailure, without: 'network' | 'site') {
    super(searchNotPerformed, true);
    this.lack = lack;
    this.without = without;
  }
}

/**
 * Searches through the API. Both endpoints give the same shape. Throws {@link SearchRefusedError} or {@link SearchFailedError}.
 */
export async function loadSearch(
  address: SearchUrlParams,
  signal?: AbortSignal,
  perPage = resultsPerPage,
): Promise<SearchAnswer> {
  try {
    const answer = await callApi<SearchAnswer | StrongsSearchAnswer>(urlOf(address, perPage), { signal });
    if ('pagination' in answer) return answer;
    const { totalResults, totalPages, ...rest } = answer;
    const currentPage = Math.min(address.page, Math.max(1, totalPages));
    return { ...rest, pagination: { totalResults, totalPages, currentPage } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, answer } = error;
    if ((status === 400 || status === 404) && answer) throw new SearchRefusedError(answer as SearchError);
    throw new SearchFailedError(messageFor(error), error.isUnreachable);
  }
}

function messageFor({ status }: ApiError): string {
  if (status === undefined) return searchNotPerformed;
  return status >= 400 ? resultsNotFetched : searchFailed;
}

function urlOf({ path, q, version, page, order }: SearchUrlParams, perPage: number): string {
  const size = String(perPage);
  const common = { q, page: String(page), ...(order === 'relevance' && { order }) };
  return path === '/strongs-results'
    ? `/api/search-strongs?${new URLSearchParams({ ...common, limit: size })}`
    : `/api/search?${new URLSearchParams({ ...common, db: version || 'DB1', perPage: size })}`;
}

/**
 * The query key of a search. It leaves out what does not change the answer: every answer has Strong's numbers, and none
 * has counterparts.
 */
export function searchKey(address: SearchUrlParams): string[] {
  return ['search', formatSearchUrl({ ...address, strongs: false, parallel: false, rightSide: '' })];
}
