import { QueryClient } from '@tanstack/react-query';

/**
 * Of people and administrators: nothing that was answered once is taken as true later. `always`: what a device says of its
 * network is not believed; by default a call would wait for good, without a word, while the device says that it has none.
 */
export const privateQueries = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, staleTime: 0, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
});
