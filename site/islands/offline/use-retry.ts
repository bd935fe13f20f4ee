import { useEffect } from 'react';

/** Milliseconds. The network may return before the page listens for it, so try once early, then at intervals. */
const firstRetry = 2_000;
const retryEvery = 20_000;

/** Reloads the page as soon as the network is back. */
export function useRetry(): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const ask = (): void => void retry();
    addEventListener('online', ask, { signal });
    document.addEventListener('visibilitychange', ask, { signal });
    // Going back to this page counts as a request for it.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { signal });
    const first = setTimeout(ask, firstRetry);
    const timer = setInterval(ask, retryEvery);
    return () => {
      stop.abort();
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
}

/** Only a request shows whether the network works. The service worker does not answer HEAD requests. */
async function retry(): Promise<void> {
  if (document.hidden) return;
  const isThere = await fetch(location.href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (isThere) location.reload();
}
