import { useEffect, useState } from 'react';
import { browseAddress, parseBrowseParams, type BrowseParams } from '#data/dictionary/contract/browse-address.ts';

/**
 * What the browse page's address asks for, and a way to ask for something else: a choice is a step of the history,
 * `isTyping` takes the place of the last one. `cameWith` is what the page was drawn for; a page that the device keeps
 * may stand at the address of a search, which then counts.
 */
export function useBrowseAddress(
  cameWith: BrowseParams,
): [BrowseParams, (to: BrowseParams, options?: { isTyping: boolean }) => void] {
  const [params, setParams] = useState(cameWith);
  useEffect(() => {
    const follow = (): void => setParams(parseBrowseParams(location.search));
    if (browseAddress(parseBrowseParams(location.search)) !== browseAddress(cameWith)) follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
    // Only what the page came with.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const go = (to: BrowseParams, { isTyping } = { isTyping: false }): void => {
    const address = browseAddress(to);
    if (address === browseAddress(params)) return;
    if (isTyping && Boolean(to.query) === Boolean(params.query)) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    setParams(to);
  };
  return [params, go];
}
