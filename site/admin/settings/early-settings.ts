import { privateQueries } from '../../client/private-queries.ts';
import { callApi } from '../../client/call-api.ts';

/**
 * Fetches the categories in parallel with the session check, which saves a round trip. This request does not prompt for
 * a sign-in; the request that the tab makes when it renders does.
 */
export async function prefetchSettings(): Promise<void> {
  await Promise.all([
    import('./SettingsTab.tsx'),
    privateQueries.prefetchQuery({
      queryKey: ['settings', 'categories'],
      queryFn: () => callApi<string[]>('/api/system-settings/categories'),
    }),
  ]);
}
