import { QueryClient } from '@tanstack/query-core';

const hour = 3_600_000;

/** Dictionary answers change only with an edition of the library. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: hour } },
});
