import { useEffect, useState } from 'react';
import {
  formatSearchAddress,
  tryParseSearchAddress,
  type SearchAddress,
} from '#data/search/contract/search-address.ts';

/**
 * The search that the address says, and a way to another one, which is a step of the history. `cameWith` is what the
 * page was drawn for; without a query in it the address itself is read, as for a page that the device keeps.
 */
export function useSearchAddress(cameWith: SearchAddress): [SearchAddress, (to: SearchAddress) => void] {
  const [address, setAddress] = useState(() =>
    cameWith.q === '' ? (tryParseSearchAddress(location, cameWith.parallelByDefault) ?? cameWith) : cameWith,
  );
  useEffect(() => {
    // A form that was sent without scripts names its check boxes one by one.
    if (new URLSearchParams(location.search).has('also')) history.replaceState(null, '', formatSearchAddress(address));
    const follow = (): void =>
      setAddress((current) => tryParseSearchAddress(location, cameWith.parallelByDefault) ?? current);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
    // Only what the page came with.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const go = (to: SearchAddress): void => {
    const path = formatSearchAddress(to);
    if (path !== formatSearchAddress(address)) history.pushState(null, '', path);
    setAddress(to);
  };
  return [address, go];
}
