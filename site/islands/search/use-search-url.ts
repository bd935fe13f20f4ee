import { useEffect, useState } from 'react';
import { formatSearchUrl, tryParseSearchUrl, type SearchUrlParams } from '#data/search/contract/search-url.ts';

/**
 * The search in the URL, and a function that changes it by adding a history entry. `initial` is the search that the
 * page was rendered for. If it has no query, as for a saved page, the URL is read instead.
 */
export function useSearchUrl(initial: SearchUrlParams): [SearchUrlParams, (to: SearchUrlParams) => void] {
  const [address, setAddress] = useState(() =>
    initial.q === '' ? (tryParseSearchUrl(location, initial.parallelByDefault) ?? initial) : initial,
  );
  useEffect(() => {
    // A form sent without scripts has one parameter per checkbox.
    if (new URLSearchParams(location.search).has('also')) history.replaceState(null, '', formatSearchUrl(address));
    const follow = (): void =>
      setAddress((current) => tryParseSearchUrl(location, initial.parallelByDefault) ?? current);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
    // Only on the first render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const go = (to: SearchUrlParams): void => {
    const path = formatSearchUrl(to);
    if (path !== formatSearchUrl(address)) history.pushState(null, '', path);
    setAddress(to);
  };
  return [address, go];
}
