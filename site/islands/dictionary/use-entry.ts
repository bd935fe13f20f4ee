import { useQuery } from '@tanstack/react-query';
import { findEntryAnswer, type FoundEntry } from './find-entry.ts';

/**
 * In milliseconds. Entries change only with an edition of the library. Samples are never fresh, so they are looked up
 * again each time.
 */
const freshFor = 3_600_000;

/** The result of {@link findEntryAnswer} for a typed number. `undefined` while loading, and if there is no number. */
export function useEntry(number: string | undefined): FoundEntry | undefined {
  const { data } = useQuery({
    queryKey: ['found-entry', number],
    queryFn: () => findEntryAnswer(number ?? ''),
    enabled: number !== undefined,
    staleTime: ({ state }) => (state.data?.kind === 'entry' && !state.data.isSample ? freshFor : 0),
  });
  return data;
}
