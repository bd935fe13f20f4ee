import { useEffect, useState } from 'react';
import {
  formatSearchAddress,
  tryParseSearchAddress,
  type SearchAddress,
} from '#data/search/contract/search-address.ts';

/**
 * The search in the URL, and a function that changes it by adding a history entry. `initial` is the search that the
 * page was rendered for. If it has no query, as for a saved page, the URL is read instead.
 */
export function useSearchAddress(initial: SearchAddress): [SearchAddress, (to: SearchAddress) => void] {
  const [address, setAddress] = useState(() =>
    initial.q === '' ? (tryParseSearchAddress(location, initial.parallelByDefault) ?? initial) : initial,
  );
  useEffect(() => {
    // A form sent without scripts has one parameter per checkbox.
    if (new URLSearchParams(location.search).has('also')) history.replaceState(null, '', formatSearchAddress(address));
    const follow = (): void =>
      setAddress((current) => tryParseSearchAddress(location, initial.parallelByDefault) ?? current);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
    // Only on the first render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const go = (to: SearchAddress): void => {
    const path = formatSearchAddress(to);
    if (path !== formatSearchAddress(address)) history.pushState(null, '', path);
    setAddress(to);
  };
  return [address, go];
}
