import { useQuery } from '@tanstack/react-query';
import { NotKeptPage } from '../../views/offline/NotKeptPage.tsx';
import { SearchFormIsland } from '../search/SearchFormIsland.tsx';
import { findHere } from './search-offline.ts';
import { useRetry } from './use-retry.ts';

/** Shown for a page that is neither on the device nor reachable: what the device has instead, and a retry. */
export function NotKept() {
  const query = useQuery({ queryKey: ['device', 'here'], queryFn: () => findHere(location.pathname), staleTime: 0 });
  useRetry();
  return <NotKeptPage found={query.data} search={<SearchFormIsland />} onRetry={() => location.reload()} />;
}
