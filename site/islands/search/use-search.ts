import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SearchAddress } from '#data/search/contract/search-address.ts';
import type { SearchOutcome } from '../../views/search/search-page.ts';
import { reportSearch } from './analytics.ts';
import { answerSearch, freshFor, isKeptHere, type Answered, type AnswerSource } from './answer-search.ts';
import { NotOnDevice, RefusedSearch, searchKey } from './search-source.ts';

export interface Search {
  outcome: SearchOutcome;
  /** Who answered, where there is an answer. */
  source: AnswerSource | undefined;
  /** Why neither the site nor the device has an answer. */
  lack: NotOnDevice | undefined;
  error: Error | null;
  /** Whether the device has the versions that are searched; `undefined` until that is known. */
  isKept: boolean | undefined;
  /** Asks once more, where a search has failed: the same address is no other query, so that it alone asks for nothing. */
  askAgain: () => void;
}

/**
 * A search, from the device or the API, whichever is sooner. What the page came with is its first answer, so that
 * nothing is asked for twice.
 */
export function useSearch(
  address: SearchAddress,
  cameWith: { address: SearchAddress; outcome: SearchOutcome },
): Search {
  const queryKey = searchKey(address);
  seedOnce(useQueryClient(), cameWith);
  const isFirst = searchKey(cameWith.address).join() === queryKey.join();
  // A query that cannot be read stays so.
  const isRefused = isFirst && cameWith.outcome.kind === 'refused';
  const { data, error, isFetched, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => answerSearch(address, signal),
    enabled: address.q !== '' && !isRefused,
    staleTime: freshFor,
  });
  useRest(queryKey, data?.rest);
  const isKept = useIsKept(address);
  useReport(address, data);
  const drawn = isFirst && !isFetched && cameWith.outcome.kind !== 'answer' ? cameWith.outcome : undefined;
  return {
    outcome: address.q === '' ? { kind: 'none' } : (drawn ?? outcomeOf(data, error)),
    source: data?.source,
    lack: error instanceof NotOnDevice ? error : undefined,
    error,
    isKept,
    askAgain: () => void refetch(),
  };
}

function outcomeOf(data: Answered | undefined, error: Error | null): SearchOutcome {
  if (data) return { kind: 'answer', answer: data.answer };
  if (error instanceof RefusedSearch) return { kind: 'refused', fault: error.fault };
  return error ? { kind: 'failed', message: error.message } : { kind: 'loading' };
}

const seeded = new WeakSet<object>();

/** Puts the answer that the page was drawn with where queries look for theirs, before the first drawing. */
function seedOnce(client: ReturnType<typeof useQueryClient>, cameWith: Parameters<typeof useSearch>[1]): void {
  if (seeded.has(cameWith) || cameWith.outcome.kind !== 'answer') return;
  seeded.add(cameWith);
  client.setQueryData<Answered>(searchKey(cameWith.address), {
    answer: cameWith.outcome.answer,
    source: { by: 'network' },
  });
}

/** What to try instead, once it is known; a search that is no more asked for takes it as well. */
function useRest(queryKey: string[], rest: Answered['rest']): void {
  const client = useQueryClient();
  const key = queryKey.join('\n');
  useEffect(() => {
    void rest?.then((whole) => whole && client.setQueryData<Answered>(key.split('\n'), whole));
  }, [client, key, rest]);
}

function useIsKept(address: SearchAddress): boolean | undefined {
  const [isKept, setKept] = useState<boolean>();
  const { path, version } = address;
  useEffect(() => {
    let isCurrent = true;
    void isKeptHere({ path, version }).then((is) => isCurrent && setKept(is));
    return () => void (isCurrent = false);
  }, [path, version]);
  return isKept;
}

/** A search that stayed on the device is nobody else's concern. */
function useReport(address: SearchAddress, data: Answered | undefined): void {
  useEffect(() => {
    if (data?.source.by === 'network') void reportSearch(address, data.answer.pagination.totalResults);
  }, [address, data]);
}
