import { QueryClient } from '@tanstack/react-query';

const hour = 3_600_000;

/**
 * Shared by the whole page, so that islands share loaded data. Dictionary answers change only with an edition of the
 * library.
 */
export const queryClient = new QueryClient({
  // Queries run offline too: the device may answer. If it cannot, they fail instead of waiting.
  defaultOptions: { queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false, staleTime: hour } },
});
