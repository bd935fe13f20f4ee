import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page searches by a plain form', async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('searchbox');
    await expect(box).toHaveAttribute('placeholder', 'Enter a word, phrase, or reference (e.g., Genesis 2)...');
    await box.fill('blessed hope');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/(strongs-)?results\?q=blessed(\+|%20)hope/);
    await expect(page.locator('main')).toContainText('Titus 2:13');
  });

  test('every link of the header, footer and home page leads somewhere', async ({ page, request }) => {
    await page.goto('/');
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200);
  });

  test('the sources are named with their licences', async ({ page }) => {
    await page.goto('/about/texts');
    for (const name of ['morphhb', 'CC BY', 'public domain', 'World English Bible', 'Strong']) {
      await expect(page.locator('main')).toContainText(new RegExp(name, 'i'));
    }
  });
});

test('an empty search goes nowhere', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Search the Bible').fill('   ');
  await page.getByLabel('Search the Bible').press('Enter');
  await expect(page).toHaveURL(/\/$/);
});

test('the theme can be set and is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const background = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: /Theme/ }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.goto('/lexicon/H430');
  expect(await background()).toBe(dark);
});

test('the keyboard reaches the content, the search and the list of keys', async ({ page }) => {
  await page.goto('/lexicon/H430');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search the Bible')).toBeFocused();
  await page.getByLabel('Search the Bible').blur();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the logo falls back to another picture, then to the name', async ({ page }) => {
  await page.route('**/logo.svg', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('header img')).toHaveAttribute('src', '/logo.png');
  await page.route('**/logo.png', (route) => route.abort());
  await page.goto('/about/texts');
  await expect(page.locator('header img')).toHaveCount(0);
  await expect(page.locator('header').getByRole('link', { name: 'Lexicon', exact: true })).toBeVisible();
});

test('no script is needed before a page can be read, and nothing else blocks it', async ({ page }) => {
  await page.goto('/lexicon/G26');
  // A sheet for paper and forced colours is fetched, and blocks nothing.
  const blocking = await page.evaluate(() => performance.getEntriesByType('resource').filter((each) => (each as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus !== 'non-blocking').map(({ name }) => name));
  expect(blocking).toEqual([]);
  expect(await page.locator('head script[src]:not([type=module]):not([async]):not([defer])').count()).toBe(0);
});
