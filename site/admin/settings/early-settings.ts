import { privateQueries } from '../../client/private-queries.ts';
import { call } from '../../client/call.ts';

/**
 * Asks for the categories while it is still asked who is there, a round trip early. By a call that asks for no sign-in:
 * the tab makes its own when it is drawn, and that one does.
 */
export async function askEarlySettings(): Promise<void> {
  await Promise.all([
    import('./SettingsTab.tsx'),
    privateQueries.prefetchQuery({
      queryKey: ['settings', 'categories'],
      queryFn: () => call<string[]>('/api/system-settings/categories'),
    }),
  ]);
}
