import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectNoLayoutShift } from './accessibility.ts';
import { lessons, button, expectDownloaded } from './downloads-page.ts';
import { waitUntilPageSaved, withoutNotices } from './offline-pages.ts';
import { collectPolicyViolations } from './policy-violations.ts';

test.describe('a saved page', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const path of ['/lexicon/H430', '/bible/wlc/ruth/1']) {
    test(`${path} opens offline, even without the visited pages, until it is removed`, async ({ page, context }) => {
      const violations = await collectPolicyViolations(page);
      await page.goto(path);
      await expectNoLayoutShift(page);
      await page.getByRole('button', { name: 'Save offline' }).click();
      await expect(page.getByRole('button', { name: 'Saved offline ✓' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Saved offline ✓' })).toBeVisible();
      await page.goto('/about/texts');
      await page.goto('/offline');
      const heading = page.locator('section', { has: page.getByRole('heading', { name: 'Saved pages' }) });
      await expect(heading.getByRole('link')).toHaveCount(1);
      await page.getByRole('button', { name: 'Remove all' }).click();
      await expect(page.getByRole('region', { name: 'Pages you visited' })).toContainText('None yet.');
      await context.setOffline(true);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await page.goto('/offline');
      await expect(page.getByText('You are offline, so')).toBeVisible();
      await heading.getByRole('button').click();
      await expect(page.getByRole('region', { name: 'Saved pages' })).toContainText('None yet.');
      expect((await page.goto(path))?.status()).toBe(503);
      expect(violations).toEqual([]);
    });
  }

  /** Opens the page offline with only the cache of saved pages, to prove that it needs nothing else on the device. */
  async function openAlone(page: Page, context: BrowserContext, path: string): Promise<void> {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (name !== 'kept') await caches.delete(name);
    });
    // Go offline before the navigation, which would otherwise store the shell again.
    await context.setOffline(true);
    const response = await page.goto(path);
    expect(response?.fromServiceWorker()).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  test('an entry includes the parts that load on first use: the list of keys, and copying with its toast', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/lexicon/H430');
    await page.getByRole('button', { name: 'Save offline' }).click();
    await expect(page.getByRole('button', { name: 'Saved offline ✓' })).toBeVisible();
    await openAlone(page, context, '/lexicon/H430');
    await page.locator('body').press('?');
    await expect(page.getByRole('dialog').getByText('/', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
  });

  test('a chapter includes the parts that load on first use: its settings and its verses', async ({
    page,
    context,
  }) => {
    await page.goto('/bible/wlc/ruth/1');
    await page.getByRole('button', { name: 'Save offline' }).click();
    await expect(page.getByRole('button', { name: 'Saved offline ✓' })).toBeVisible();
    const missing: string[] = [];
    await openAlone(page, context, '/bible/wlc/ruth/1');
    page.on('requestfailed', (request) => missing.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('group', { name: 'Text size' })).toBeVisible();
    await page.locator('#v3').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(missing.filter((path) => path.startsWith('/_astro/'))).toEqual([]);
  });

  test('is different from a lesson, which is saved automatically when it is opened', async ({ page }) => {
    await page.goto('/hebrew-verbs');
    await waitUntilPageSaved(page);
    await expect
      .poll(() => page.evaluate(async () => (await caches.open('kept')).match('/hebrew-verbs').then(Boolean)))
      .toBe(true);
    await page.goto('/offline');
    await expect(page.getByRole('region', { name: 'Lessons you opened' }).getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Saved pages' })).toContainText('None yet.');
    await page.getByRole('button', { name: /^Remove: / }).click();
    await expect(page.getByRole('region', { name: 'Lessons you opened' })).toContainText('None yet.');
    await expect(page.getByRole('heading', { name: 'Lessons you opened' })).toBeFocused();
  });

  test('can be removed on its own page', async ({ page }) => {
    await page.goto('/lexicon/G26');
    await page.getByRole('button', { name: 'Save offline' }).click();
    await page.getByRole('button', { name: 'Saved offline ✓' }).click();
    await expect(page.getByRole('button', { name: 'Save offline' })).toBeVisible();
    expect(
      await page.evaluate(async () =>
        (await (await caches.open('kept')).keys())
          .map(({ url }) => new URL(url).pathname)
          .filter((path) => !path.endsWith('.svg')),
      ),
    ).toEqual([]);
  });

  test('opens from a download as it does online', async ({ page, context }) => {
    await page.goto('/offline');
    await button(page, 'Download', lessons).click();
    await expectDownloaded(page, lessons);
    const network = await (await page.request.get('/hebrew-verbs')).text();
    await context.setOffline(true);
    const response = await page.goto('/hebrew-verbs');
    expect(response?.fromServiceWorker()).toBe(true);
    expect(withoutNotices((await response?.text()) ?? '')).toBe(withoutNotices(network));
    expect((await page.goto('/hebrew-learning/none'))?.status()).toBe(503);
    await expect(page.getByText('This page does not exist in your download “Hebrew learning”')).toBeVisible();
    await page.goto('/hebrew-learning/study?deck=letters&shown=false');
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.locator('#question')).not.toBeEmpty();
  });
});
