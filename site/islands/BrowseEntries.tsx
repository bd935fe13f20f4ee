import { QueryClientProvider, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadEntries } from './entry-source.ts';
import { queryClient } from './query-client.ts';
import { showBrowse } from './show-browse.ts';
import { useBrowseParams } from './use-browse-params.ts';

/** Takes over the browse page that is already there: live search, tabs, sizes and pages without leaving it. */
export function BrowseEntries() {
  return (
    <QueryClientProvider client={queryClient}>
      <Entries />
    </QueryClientProvider>
  );
}

function Entries() {
  const { params, asked } = useBrowseParams();
  const { data, error, isFetching } = useQuery({
    queryKey: ['entries', params],
    queryFn: ({ signal }) => loadEntries(params, signal),
    enabled: asked,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (asked) showBrowse(params, { list: data, error, loading: isFetching });
  }, [params, asked, data, error, isFetching]);
  return null;
}
