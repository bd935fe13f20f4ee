import { QueryClient } from '@tanstack/react-query';

const hour = 3_600_000;

/** Of the whole page, so that islands share what they loaded. Dictionary answers change only with an edition of the library. */
export const queryClient = new QueryClient({
  // Without a network a query is asked all the same: the device may answer, and else it is to fail, not to wait.
  defaultOptions: { queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false, staleTime: hour } },
});
