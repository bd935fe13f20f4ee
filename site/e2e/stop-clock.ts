import type { Page } from '@playwright/test';

/**
 * Stops the page's clock, so that nothing disappears or expires by itself. `page.clock.install` alone lets it run. The
 * page should be hydrated before.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // It may only be set forward.
  await page.clock.pauseAt(Date.now() + 60_000);
}
