import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SearchUrlParams } from '#data/search/contract/search-url.ts';
import type { SearchOutcome } from '../../views/search/search-page.ts';
import { reportSearch } from './analytics.ts';
import {
  answerSearchHere,
  searchStaleTime,
  isOnDevice,
  type SearchAnswerWithSource,
  type AnswerSource,
} from './choose-search-source.ts';
import { NotOnDeviceError, SearchRefusedError, searchKey } from './search-source.ts';

export interface Search {
  outcome: SearchOutcome;
  /** Who answered, if there is an answer. */
  source: AnswerSource | undefined;
  /** Why neither the site nor the device has an answer. */
  lack: NotOnDeviceError | undefined;
  error: Error | null;
  /** Whether the device has the searched versions. `undefined` until that is known. */
  isLikelyOnDevice: boolean | undefined;
  /** Repeats a search that failed. The same URL is the same query, which alone triggers no request. */
  askAgain: () => void;
}

/**
 * Searches on the device or through the API, whichever is faster. The answer that the page was rendered with is reused,
 * so that nothing is requested twice.
 */
export function useSearch(
  address: SearchUrlParams,
  initial: { address: SearchUrlParams; outcome: SearchOutcome },
): Search {
  const queryKey = searchKey(address);
  seedOnce(useQueryClient(), initial);
  const isFirst = searchKey(initial.address).join() === queryKey.join();
  // A query that cannot be parsed stays invalid.
  const isRefused = isFirst && initial.outcome.kind === 'refused';
  const { data, error, isFetched, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => answerSearchHere(address, signal),
    enabled: address.q !== '' && !isRefused,
    staleTime: searchStaleTime,
  });
  useRest(queryKey, data?.rest);
  const isLikelyOnDevice = useIsDownloaded(address);
  useReport(address, data);
  const rendered = isFirst && !isFetched && initial.outcome.kind !== 'answer' ? initial.outcome : undefined;
  return {
    outcome: address.q === '' ? { kind: 'none' } : (rendered ?? outcomeOf(data, error)),
    source: data?.source,
    lack: error instanceof NotOnDeviceError ? error : undefined,
    error,
    isLikelyOnDevice,
    askAgain: () => void refetch(),
  };
}

function outcomeOf(data: SearchAnswerWithSource | undefined, error: Error | null): SearchOutcome {
  if (data) return { kind: 'answer', answer: data.answer };
  if (error instanceof SearchRefusedError) return { kind: 'refused', error: error.error };
  return error ? { kind: 'failed', message: error.message } : { kind: 'loading' };
}

const seeded = new WeakSet<object>();

/** Puts the rendered answer into the query cache before the first render. */
function seedOnce(client: ReturnType<typeof useQueryClient>, initial: Parameters<typeof useSearch>[1]): void {
  if (seeded.has(initial) || initial.outcome.kind !== 'answer') return;
  seeded.add(initial);
  client.setQueryData<SearchAnswerWithSource>(searchKey(initial.address), {
    answer: initial.outcome.answer,
    source: { by: 'network' },
  });
}

/** Adds the alternatives once they are known, even to a search that is no longer shown. */
function useRest(queryKey: string[], rest: SearchAnswerWithSource['rest']): void {
  const client = useQueryClient();
  const key = queryKey.join('\n');
  useEffect(() => {
    void rest?.then((whole) => whole && client.setQueryData<SearchAnswerWithSource>(key.split('\n'), whole));
  }, [client, key, rest]);
}

function useIsDownloaded(address: SearchUrlParams): boolean | undefined {
  const [isLikelyOnDevice, setKept] = useState<boolean>();
  const { path, version } = address;
  useEffect(() => {
    let isCurrent = true;
    void isOnDevice({ path, version }).then((is) => isCurrent && setKept(is));
    return () => void (isCurrent = false);
  }, [path, version]);
  return isLikelyOnDevice;
}

/** Reports a search. A search on the device stays private. */
function useReport(address: SearchUrlParams, data: SearchAnswerWithSource | undefined): void {
  useEffect(() => {
    if (data?.source.by === 'network') void reportSearch(address, data.answer.pagination.totalResults);
  }, [address, data]);
}
