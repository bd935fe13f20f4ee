import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Longer than a page takes to render what it has. A script from a cache arrives within the same turn. */
const delayMs = 100;

/**
 * Opens a URL and returns the URLs of the scripts that had arrived when the selector first matched. Later ones were not
 * needed for it, even if they were requested early.
 */
export async function scriptsUntil(page: Page, url: string, selector: string): Promise<string[]> {
  await page.addInitScript((what) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(what)) return;
      watch.disconnect();
      performance.mark('ready');
    });
    watch.observe(document, { childList: true, subtree: true });
  }, selector);
  await page.route('**/*.js', async (route) => {
    await wait(delayMs);
    await route.continue();
  });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('ready');
    const moment = mark?.startTime ?? 0;
    const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const before = scripts.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= moment);
    return [...new Set(before.map(({ name }) => name))].filter((name) => name.endsWith('.js'));
  });
}
