import { useEffect, useState } from 'react';
import { formatBrowseUrl, parseBrowseParams, type BrowseParams } from '#data/dictionary/contract/browse-url.ts';

/**
 * The parameters in the URL of the browse page, and a function that changes them. A choice adds a history entry; with
 * `isTyping` it replaces the current one. `initial` has the parameters that the page was rendered for. A saved page may
 * open at the URL of another search; then the URL wins.
 */
export function useBrowseUrl(
  initial: BrowseParams,
): [BrowseParams, (to: BrowseParams, options?: { isTyping: boolean }) => void] {
  const [params, setParams] = useState(initial);
  useEffect(() => {
    const follow = (): void => setParams(parseBrowseParams(location.search));
    if (formatBrowseUrl(parseBrowseParams(location.search)) !== formatBrowseUrl(initial)) follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
    // Only on the first render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const go = (to: BrowseParams, { isTyping } = { isTyping: false }): void => {
    const url = formatBrowseUrl(to);
    if (url === formatBrowseUrl(params)) return;
    if (isTyping && Boolean(to.query) === Boolean(params.query)) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    setParams(to);
  };
  return [params, go];
}
