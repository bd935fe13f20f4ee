import { useQuery } from '@tanstack/react-query';
import { findEntry, type FoundEntry } from './find-entry.ts';

/** Entries change only with an edition of the library, in ms; what stands in for one is looked for again each time. */
const freshFor = 3_600_000;

/** What {@link findEntry} finds for a number as it was typed; `undefined` while it looks, and for no number at all. */
export function useEntry(number: string | undefined): FoundEntry | undefined {
  const { data } = useQuery({
    queryKey: ['found-entry', number],
    queryFn: () => findEntry(number ?? ''),
    enabled: number !== undefined,
    staleTime: ({ state }) => (state.data?.kind === 'entry' && !state.data.isSample ? freshFor : 0),
  });
  return data;
}
