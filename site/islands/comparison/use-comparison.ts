import { useQuery } from '@tanstack/react-query';
import type { SlimAnswer } from '#data/search/contract/slim-answer.ts';
import { verseId } from '#data/bible/verse-id.ts';
import type { ParallelCell } from '../../views/comparison/ParallelRows.tsx';
import type { BesideOutcome } from '../../views/search/search-page.ts';
import { canReachSite } from '../../offline/reach-site.ts';
import { api } from '../../client/api.ts';
import { logFault } from '../../client/log-fault.ts';

export interface BesideArgs {
  /** Absent while nothing is to be compared. */
  answer: SlimAnswer | undefined;
  /** Code of the version at the right. */
  version: string | undefined;
  /** The page was drawn with these. */
  drawn: BesideOutcome | undefined;
}

/** The counterparts of the results of a page, from the API. */
export function useBeside({ answer, version = '', drawn }: BesideArgs): BesideOutcome | undefined {
  const ids = answer?.results.map(({ id }) => id).join();
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['beside', ids, version],
    queryFn: async ({ signal }) => ({
      code: version,
      cells: await loadCounterparts(answer?.results ?? [], version, signal),
    }),
    enabled: answer !== undefined && version !== '' && drawn === undefined,
    // Of the same verses those of the version before stand until the others come.
    placeholderData: (before, query) => (query?.queryKey[1] === ids ? before : undefined),
  });
  if (drawn) return drawn;
  if (!answer) return undefined;
  if (error) return { state: error instanceof NoNetwork ? 'offline' : 'failed', code: version, cells: {} };
  return data ? { state: 'ready', isBusy: isPlaceholderData, ...data } : { state: 'loading', code: version, cells: {} };
}

/** There is nothing to ask, so that nothing went wrong. */
class NoNetwork extends Error {}

/** By the id of the result. One call for each version that was searched, since each has its own numbers. */
async function loadCounterparts(
  results: SlimAnswer['results'],
  version: string,
  signal: AbortSignal,
): Promise<Record<string, ParallelCell>> {
  try {
    const groups = [...Map.groupBy(results, (result) => result.version)];
    const cells = await Promise.all(
      groups.map(async ([of, group]) => {
        const { places } = await api.counterparts(group.map(verseId), of, version, signal);
        return group.map(({ id }, index): [string, ParallelCell] => [
          id,
          { verses: places[index]?.verses ?? [], instead: '' },
        ]);
      }),
    );
    return Object.fromEntries(cells.flat().filter(([, { verses }]) => verses.length > 0));
  } catch (error) {
    if (!signal.aborted) logFault('counterparts', error);
    throw (await canReachSite()) ? error : new NoNetwork();
  }
}
