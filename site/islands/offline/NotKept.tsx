import { useQuery } from '@tanstack/react-query';
import { NotKeptPage } from '../../views/offline/NotKeptPage.tsx';
import { SearchFormIsland } from '../search/SearchFormIsland.tsx';
import { findHere } from './search-offline.ts';
import { useRetry } from './use-retry.ts';

/** What stands at an address whose page is neither on the device nor to be had: what is here instead, and the next try. */
export function NotKept() {
  const found = useQuery({ queryKey: ['device', 'here'], queryFn: () => findHere(location.pathname), staleTime: 0 });
  useRetry();
  return <NotKeptPage found={found.data} search={<SearchFormIsland />} onRetry={() => location.reload()} />;
}
