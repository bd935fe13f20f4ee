import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { queryClient } from '../../client/query-client.ts';
import { loadExamples, sampleExampleRows, type ExamplesPage } from './examples-source.ts';

export interface Examples {
  /** The page asked for, else the one before it; built-in samples where the first page cannot be had. */
  shown: ExamplesPage | undefined;
  isLoading: boolean;
  /** The page asked for cannot be had; `samples` stand in for it where there are any. */
  failure: 'failed' | 'samples' | undefined;
}

const keyOf = (number: EntryNumber, page: number) => ['examples', number, page];

/** A page of the verses in which a number stands, counted from 1. */
export function useExamples(number: EntryNumber, page: number): Examples {
  const { data, isError, isFetching } = useQuery({
    queryKey: keyOf(number, page),
    queryFn: ({ signal }) => loadExamples(number, page, signal),
  });
  // Only the first page has samples: another one would not be what was asked for.
  const { data: samples = [] } = useQuery({
    queryKey: ['sample-examples', number],
    queryFn: () => sampleExampleRows(number),
    enabled: isError && page === 1,
  });
  const [last, setLast] = useState<{ number: EntryNumber; shown: ExamplesPage }>();
  if (data && data !== last?.shown) setLast({ number, shown: data });
  const before = last?.number === number ? last.shown : undefined;
  const isSample = isError && page === 1 && samples.length > 0;
  return {
    shown: isSample
      ? { rows: samples, page: 1, pages: before?.pages ?? 1, total: samples.length, times: 0 }
      : (data ?? before),
    isLoading: isFetching,
    failure: isSample ? 'samples' : isError ? 'failed' : undefined,
  };
}

/** Asks once more for a page that could not be had: the pager leads to it again, which changes nothing by itself. */
export function askAgain(number: EntryNumber, page: number): void {
  void queryClient.refetchQueries({
    queryKey: keyOf(number, page),
    exact: true,
    predicate: ({ state }) => state.status === 'error',
  });
}
