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

/** Whether the reader came to this page by Back or Forward. */
export function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/** Returns to the place that was noted when the reader came back. */
export function returnToPlace(): void {
  if (!cameBack()) return;
  try {
    scrollTo({ top: Number(sessionStorage.getItem(keyOf()) ?? 0), behavior: 'instant' });
  } catch {
    // Storage is refused: Back leads to the top.
  }
}
