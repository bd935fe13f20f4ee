import type { Page } from '@playwright/test';

export interface Speculation {
  /** Paths with queries of all links on the page that the browser may prefetch. */
  candidates: () => string[];
  /** Waits until the browser has prefetched the page behind the link. */
  untilFetched: (href: string) => Promise<void>;
}

/** Observes from now on how the browser applies the page's speculation rules. */
export async function watchSpeculation(page: Page): Promise<Speculation> {
  const session = await page.context().newCDPSession(page);
  let candidates: string[] = [];
  const ready = new Set<string>();
  let onReady = (): void => undefined;
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => pathOf(key.url));
  });
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') ready.add(pathOf(prefetchUrl));
    onReady();
  });
  await session.send('Preload.enable');
  return {
    candidates: () => candidates,
    untilFetched: (href) =>
      new Promise((resolve) => {
        onReady = () => ready.has(href) && resolve();
        onReady();
      }),
  };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
