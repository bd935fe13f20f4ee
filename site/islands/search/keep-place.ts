/** In the session's storage, so that it goes with the tab. */
const keyOf = (): string => `place ${location.pathname}${location.search}`;

/** Notes how far down the page was when it is left: one that is filled by script is too short when a browser looks. */
export function notePlace(): void {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(keyOf(), String(scrollY));
    } catch {
      // Storage is full or refused: Back then leads to the top.
    }
  });
}

/** Returns there when the reader came back. */
export function returnToPlace(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'back_forward') return;
  try {
    scrollTo({ top: Number(sessionStorage.getItem(keyOf()) ?? 0), behavior: 'instant' });
  } catch {
    // As above.
  }
}
