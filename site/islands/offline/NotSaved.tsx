import { useQuery } from '@tanstack/react-query';
import { NotSavedPage } from '../../views/offline/NotSavedPage.tsx';
import { SearchFormIsland } from '../search/SearchFormIsland.tsx';
import { findOfflineAlternatives } from './find-offline-alternatives.ts';
import { useRetry } from './use-retry.ts';

/** Shown for a page that is neither on the device nor reachable: what the device has instead, and a retry. */
export function NotSaved() {
  const query = useQuery({
    queryKey: ['device', 'here'],
    queryFn: () => findOfflineAlternatives(location.pathname),
    staleTime: 0,
  });
  useRetry();
  return <NotSavedPage found={query.data} search={<SearchFormIsland />} onRetry={() => location.reload()} />;
}
