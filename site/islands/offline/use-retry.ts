import { useEffect } from 'react';

/** In ms: the network may have come back before the page could hear of it, and then from time to time. */
const firstRetry = 2_000;
const retryEvery = 20_000;

/** Opens the page by itself once there is a network. */
export function useRetry(): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const ask = (): void => void retry();
    addEventListener('online', ask, { signal });
    document.addEventListener('visibilitychange', ask, { signal });
    // Going back to it is asking for the page again.
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

/** Whether there is a network is only seen by asking; the service worker lets this question pass. */
async function retry(): Promise<void> {
  if (document.hidden) return;
  const isThere = await fetch(location.href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (isThere) location.reload();
}
