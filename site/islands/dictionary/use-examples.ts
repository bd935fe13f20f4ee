import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { queryClient } from '../../client/query-client.ts';
import { loadExamples, sampleExampleRows, type ExamplesPage } from './examples-source.ts';

export interface Examples {
  /** The requested page, otherwise the previous one. If the first page cannot be loaded: built-in samples. */
  shown: ExamplesPage | undefined;
  isLoading: boolean;
  /** The requested page could not be loaded. `samples`: samples are shown instead. */
  failure: 'failed' | 'samples' | undefined;
}

const keyOf = (number: EntryNumber, page: number) => ['examples', number, page];

/** A page of the verses that contain a number, counted from 1. */
export function useExamples(number: EntryNumber, page: number): Examples {
  const { data, isError, isFetching } = useQuery({
    queryKey: keyOf(number, page),
    queryFn: ({ signal }) => loadExamples(number, page, signal),
  });
  // Only the first page has samples: for another page they would be misleading.
  const { data: samples = [] } = useQuery({
    queryKey: ['sample-examples', number],
    queryFn: () => sampleExampleRows(number),
    enabled: isError && page === 1,
  });
  const [last, setLast] = useState<{ number: EntryNumber; shown: ExamplesPage }>();
  if (data && data !== last?.shown) setLast({ number, shown: data });
  const previous = last?.number === number ? last.shown : undefined;
  const isSample = isError && page === 1 && samples.length > 0;
  return {
    shown: isSample
      ? { rows: samples, page: 1, pages: previous?.pages ?? 1, total: samples.length, times: 0 }
      : (data ?? previous),
    isLoading: isFetching,
    failure: isSample ? 'samples' : isError ? 'failed' : undefined,
  };
}

/** Requests a page that failed again. The pager leads to the same page, which alone triggers no request. */
export function retryExamples(number: EntryNumber, page: number): void {
  void queryClient.refetchQueries({
    queryKey: keyOf(number, page),
    exact: true,
    predicate: ({ state }) => state.status === 'error',
  });
}
