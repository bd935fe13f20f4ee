import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectDownloaded, lessons, row } from './downloads-page.ts';
import { waitUntilPageSaved } from './offline-pages.ts';

/** Public reports about comparable sites, as tasks of readers without a network. */

test.use({ serviceWorkers: 'allow' });

// https://github.com/w3c/ServiceWorker/issues/1177: a stored response that was redirected cannot answer a navigation.
test('a page that was reached by a redirect opens again without a network', async ({ page, context }) => {
  await page.goto('/');
  await waitUntilPageSaved(page);
  await page.goto('/G26');
  await expect(page).toHaveURL('/lexicon/G26');
  await waitUntilPageSaved(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.gloss')).toHaveText('love');
});

// https://github.com/suttacentral/suttacentral/issues/1004: later, only static pages of a download opened.
test('a download still opens after the browser was closed and started again without a network', async ({ baseURL }, {
  project,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'lexicon-profile-'));
  const start = async (): Promise<[BrowserContext, Page]> => {
    const context = await chromium.launchPersistentContext(folder, {
      ...project.use.launchOptions,
      ...(baseURL && { baseURL }),
    });
    return [context, await context.newPage()];
  };
  try {
    const [before, shop] = await start();
    await shop.goto('/offline');
    await expect.poll(() => shop.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await row(shop, lessons).getByRole('button', { name: 'Download' }).click();
    await expectDownloaded(shop, lessons);
    await before.close();
    const [after, page] = await start();
    await after.setOffline(true);
    // None of these pages was visited.
    await page.goto('/hebrew-verbs');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Verbs');
    await page.goto('/hebrew-alefbet');
    await expect(page.locator('main')).toContainText('א');
    await after.close();
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
