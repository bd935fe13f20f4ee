import type { EntryShard } from '#data/dictionary/contract/entry.ts';
import { callApi } from '../../client/call-api.ts';
import { queryClient } from '../../client/query-client.ts';

/** Loads the static file with the entries of one hundred numbers: "H4" has H400 to H499. Throws `ApiError`. */
export async function loadShard(name: string): Promise<EntryShard> {
  return queryClient.query({
    queryKey: ['shard', name],
    queryFn: () => callApi<EntryShard>(`/static-strongs/${name}.json`),
  });
}
