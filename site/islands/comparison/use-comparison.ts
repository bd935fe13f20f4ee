import { useQuery } from '@tanstack/react-query';
import type { SlimAnswer } from '#data/search/contract/slim-answer.ts';
import { verseId } from '#data/bible/verse-id.ts';
import type { ParallelCell } from '../../views/comparison/ParallelRows.tsx';
import type { RightSideOutcome } from '../../views/search/search-page.ts';
import { canReachSite } from '../../offline/reach-site.ts';
import { api } from '../../client/api.ts';
import { logClientError } from '../../client/log-client-error.ts';

export interface ComparisonArgs {
  /** `undefined` while there is nothing to compare. */
  answer: SlimAnswer | undefined;
  /** Code of the version on the right. */
  version: string | undefined;
  /** The counterparts that the page was rendered with. */
  rendered: RightSideOutcome | undefined;
}

/** The counterparts of the results on a page, from the API. */
export function useComparison({ answer, version = '', rendered }: ComparisonArgs): RightSideOutcome | undefined {
  const ids = answer?.results.map(({ id }) => id).join();
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['comparison', ids, version],
    queryFn: async ({ signal }) => ({
      code: version,
      cells: await loadCounterparts(answer?.results ?? [], version, signal),
    }),
    enabled: answer !== undefined && version !== '' && rendered === undefined,
    // For the same verses, the previous version stays visible until the next one has loaded.
    placeholderData: (previous, query) => (query?.queryKey[1] === ids ? previous : undefined),
  });
  if (rendered) return rendered;
  if (!answer) return undefined;
  if (error) return { state: error instanceof NoNetworkError ? 'offline' : 'failed', code: version, cells: {} };
  return data ? { state: 'ready', isBusy: isPlaceholderData, ...data } : { state: 'loading', code: version, cells: {} };
}

/** There is no network, so this is not shown as a failure. */
class NoNetworkError extends Error {}

/** Returns cells by result id. One request per searched version, since each may have its own versification. */
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
    if (!signal.aborted) logClientError('counterparts', error);
    throw (await canReachSite()) ? error : new NoNetworkError();
  }
}
