/** Key in the session storage, which ends with the tab. */
const keyOf = (): string => `place ${location.pathname}${location.search}`;

/**
 * Saves the scroll position when the page is left. The browser cannot restore it, because a page filled by a script is
 * too short at first.
 */
export function rememberPosition(): void {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(keyOf(), String(scrollY));
    } catch {
      // Storage is full or refused. Back then leads to the top.
    }
  });
}

/** Whether the reader came to this page by Back or Forward. */
export function isBackNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/** Restores the saved scroll position if the reader came back. */
export function restorePosition(): void {
  if (!isBackNavigation()) return;
  try {
    scrollTo({ top: Number(sessionStorage.getItem(keyOf()) ?? 0), behavior: 'instant' });
  } catch {
    // Storage is refused. Back then leads to the top.
  }
}
