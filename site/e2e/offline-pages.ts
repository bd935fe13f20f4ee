import { expect, type Page } from '@playwright/test';

/** Until the worker stands, answers for this page, and has kept what the page is made of. */
export async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect.poll(() => isVisited(page, new URL(page.url()).pathname)).toBe(true);
  await page.waitForLoadState('networkidle');
}

/** Whether a page was kept, as visited or for good; by its address with the query, where the page reads one. */
export function isVisited(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (path) => {
    const options = { ignoreVary: true, ignoreSearch: !path.includes('?') };
    const copies = await Promise.all(['visited', 'kept'].map(async (name) => (await caches.open(name)).match(path, options)));
    return copies.some((copy) => copy !== undefined);
  }, address);
}

/** Of the book face that the site brings itself. */
export function isFontLoaded(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === 'Book' && status === 'loaded');
  });
}
