import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Longer than a page takes to draw what it has; out of a cache a script comes within the same turn. */
const heldMs = 100;

/**
 * Opens an address and gives the addresses of the scripts that had come when something first stood in the page: what comes
 * after it was not needed for it, however soon it was asked for.
 */
export async function scriptsUntil(page: Page, address: string, selector: string): Promise<string[]> {
  await page.addInitScript((what) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(what)) return;
      watch.disconnect();
      performance.mark('stands');
    });
    watch.observe(document, { childList: true, subtree: true });
  }, selector);
  await page.route('**/*.js', async (route) => {
    await wait(heldMs);
    await route.continue();
  });
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('stands').length > 0);
  return page.evaluate(() => {
    const [stands] = performance.getEntriesByName('stands');
    const moment = stands?.startTime ?? 0;
    const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const before = scripts.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= moment);
    return [...new Set(before.map(({ name }) => name))].filter((name) => name.endsWith('.js'));
  });
}
