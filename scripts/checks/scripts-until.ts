import type { Page } from 'playwright';

/**
 * Opens an address and gives the addresses of the scripts that it had asked for when something first stood in the page:
 * what comes only after it is another matter, however soon it comes.
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
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('stands').length > 0);
  return page.evaluate(() => {
    const [stands] = performance.getEntriesByName('stands');
    const before = performance
      .getEntriesByType('resource')
      .filter((each) => each.startTime <= (stands?.startTime ?? 0));
    return [...new Set(before.map(({ name }) => name))].filter((name) => name.endsWith('.js'));
  });
}
