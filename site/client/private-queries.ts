import { QueryClient } from '@tanstack/react-query';

/**
 * For account and admin data: answers are never reused as fresh. `networkMode` is `always` because the default would
 * pause requests forever, without a message, while the device reports that it is offline.
 */
export const privateQueries = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, staleTime: 0, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
});
