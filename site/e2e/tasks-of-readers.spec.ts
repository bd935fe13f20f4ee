import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import Papa from 'papaparse';

/** Whole tasks, from the home page on, with the clicks that they take. Typing and Enter are not counted. */
class Hand {
  clicks = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async search(text: string): Promise<void> {
    await this.#page.goto('/');
    const box = this.#page.locator('input[name=q]').filter({ visible: true }).first();
    await box.fill(text);
    await box.press('Enter');
    await this.#page.waitForURL(/\/results\?/);
  }

  async click(place: Locator): Promise<void> {
    await place.click();
    this.clicks += 1;
  }

  async choose(menu: Locator, option: string): Promise<void> {
    await menu.selectOption(option);
    this.clicks += 1;
  }
}

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Export' });
const button = (place: Page | Locator, name: string): Locator => place.getByRole('button', { name, exact: true });

test('a phone that searched “agape meaning” shows the meaning and the definition after one tap', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const hand = new Hand(page);
  await hand.search('agape meaning');
  await hand.click(page.locator('main').getByRole('link', { name: /G26 · agápē/ }));
  await expect(page).toHaveURL('/lexicon/G26');
  await expect(page.locator('.gloss')).toHaveText('love');
  await expect(page.locator('.def')).toContainText('affection or benevolence');
  await expect(page.locator('.def')).toBeInViewport();
  expect(hand.clicks).toBe(1);
  // The other way round: from the English word to the entry.
  await hand.search('hebrew for peace');
  await hand.click(page.locator('main').getByRole('link', { name: /H7965 · / }));
  await expect(page.locator('.gloss')).toHaveText(/peace/);
});

test('a preacher copies Psalm 51 in three versions with four clicks', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hand = new Hand(page);
  await hand.search('Psalm 51');
  await hand.click(page.getByRole('link', { name: /^Compare/ }));
  await hand.choose(page.getByLabel('Version 3'), 'web');
  await expect(page).toHaveURL(/versions=[a-z_]+,[a-z_]+,web/);
  await hand.click(button(page, 'Export'));
  await hand.click(button(dialog(page), 'Copy'));
  await expect(button(dialog(page), 'Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Have mercy upon me, O God');
  expect(copied).toContain('Have mercy on me, God');
  expect(copied).toContain('World English Bible');
  expect(hand.clicks).toBe(4);
});

test('a student exports every place where חסד is rendered other than “mercy” with six clicks', async ({ page }) => {
  const hand = new Hand(page);
  await hand.search('חסד');
  await hand.click(page.locator('main a[href="/lexicon/H2617"]').first());
  await hand.click(page.locator('main a[href^="/lexicon/H2617/verses?rendering=mercy"]').first());
  await hand.click(page.getByRole('link', { name: 'Not translated as “mercy”' }));
  await hand.click(button(page, 'Export'));
  await hand.choose(dialog(page).getByLabel('Format'), 'csv');
  const started = page.waitForEvent('download');
  await hand.click(button(dialog(page), 'Download'));
  const file = await (await started).path();
  const { data } = Papa.parse<string[]>((await readFile(file, 'utf8')).slice(1), { skipEmptyLines: true });
  const references = data.slice(1).map(([reference]) => reference);
  // Kindness, goodness and "a wicked thing" (Strong's concordance).
  expect(references).toEqual(expect.arrayContaining(['Psalm 26:3', 'Isaiah 40:6', 'Leviticus 20:17']));
  expect(references).not.toContain('Psalm 136:1');
  expect(hand.clicks).toBe(6);
});

test.describe('a passenger', () => {
  test.use({ serviceWorkers: 'allow' });
  test('downloads everything with two clicks, and reads and searches without a network', async ({ page, context }) => {
    test.setTimeout(600_000);
    const hand = new Hand(page);
    await page.goto('/');
    await hand.click(
      page
        .locator('main')
        .getByRole('link', { name: /offline/i })
        .first(),
    );
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await hand.click(button(page, 'Download all'));
    await expect(page.locator('.all')).toContainText('You can go offline.', { timeout: 400_000 });
    expect(hand.clicks).toBe(2);
    await context.setOffline(true);
    await page.goto('/bible/web/psalms/23');
    await expect(page.locator('main')).toContainText('Yahweh is my shepherd');
    await hand.search('the LORD is my shepherd');
    await expect(page.locator('main')).toContainText('Psalm 23:1');
    await page.goto('/lexicon/H2617');
    await expect(page.locator('.def')).toBeVisible();
  });
});
