import type { SearchAnswer, SearchFault, StrongsSearchAnswer } from '#data/contract/search.ts';
import type { SearchReply } from '../../offline/search-messages.ts';
import { formatSearchAddress, resultsPerPage, type SearchAddress } from '#data/markup/search-address.ts';

export type { SearchAnswer } from '#data/contract/search.ts';

/** The call refused the query itself. */
export class RefusedSearch extends Error {
  override name = 'RefusedSearch';
  readonly fault: Partial<SearchFault> & { message: string };

  constructor(fault: Partial<SearchFault> & { message: string }) {
    super(fault.message);
    this.fault = fault;
  }
}

/** `message` is for the reader. `isUnreachable`: no answer at all, or none but that the service is away. */
export class FailedSearch extends Error {
  override name = 'FailedSearch';
  readonly isUnreachable: boolean;

  constructor(message: string, isUnreachable: boolean) {
    super(message);
    this.isUnreachable = isUnreachable;
  }
}

/** What a device is short of. */
export type Lack = Exclude<SearchReply, { kind: 'answer' | 'fault' }>;

/** Neither the API nor this device has an answer. */
export class NotOnDevice extends FailedSearch {
  override name = 'NotOnDevice';
  readonly lack: Lack;
  /** What was not to be had. */
  readonly without: 'network' | 'site';

  constructor(lack: Lack, without: 'network' | 'site') {
    super('Failed to perform search. Please try again.', true);
    this.lack = lack;
    this.without = without;
  }
}

/** What a search finds, in the same shape from either call. Throws {@link RefusedSearch} or {@link FailedSearch}. */
export async function loadSearch(address: SearchAddress, signal?: AbortSignal): Promise<SearchAnswer> {
  const response = await request(address, signal);
  if (response.status === 400 || response.status === 404) throw new RefusedSearch(await refusal(response));
  if (!response.ok) throw new FailedSearch('Failed to fetch search results', response.status >= 502);
  try {
    const answer = (await response.json()) as SearchAnswer | StrongsSearchAnswer;
    if ('pagination' in answer) return answer;
    const { totalResults, totalPages, ...rest } = answer;
    return { ...rest, pagination: { totalResults, totalPages, currentPage: Math.min(address.page, Math.max(1, totalPages)) } };
  } catch {
    throw new FailedSearch('Search failed', false);
  }
}

async function request(address: SearchAddress, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(callOf(address), { credentials: 'include', signal: signal ?? null });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new FailedSearch('Failed to perform search. Please try again.', true);
  }
}

function callOf({ path, q, version, page, order }: SearchAddress): string {
  const size = String(resultsPerPage);
  const common = { q, page: String(page), ...(order === 'relevance' && { order }) };
  return path === '/strongs-results'
    ? `/api/search-strongs?${new URLSearchParams({ ...common, limit: size })}`
    : `/api/search?${new URLSearchParams({ ...common, db: version || 'DB1', perPage: size })}`;
}

async function refusal(response: Response): Promise<Partial<SearchFault> & { message: string }> {
  try {
    return (await response.json()) as SearchFault;
  } catch {
    throw new FailedSearch('Search failed', false);
  }
}

/** Answers are kept by what changes them: numbers are in every answer, shown or not, and counterparts in none. */
export function searchKey(address: SearchAddress): string[] {
  return ['search', formatSearchAddress({ ...address, strongs: false, parallel: false })];
}
