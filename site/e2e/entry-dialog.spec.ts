import { expect, test } from '@playwright/test';
import { numbered, sheet, gold, hold, cut, openNumber } from './dialogs.ts';
import { policyFaults } from './policy-faults.ts';
import { untilPainted } from './until-settled.ts';

test.describe('the lexicon dialog', () => {
  test('by the keyboard alone: entry, examples, another page of them, and back to the number', async ({ page }) => {
    await page.goto(numbered);
    await gold(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: "Strong's H2091" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading', { name: "Strong's H2091" })).toBeFocused();
    await expect(dialog.locator('.lemma')).toHaveText('זָהָב');
    await expect(dialog.locator('.badges')).toContainText('Hebrew');
    await expect(dialog).toContainText('zaw-hawb');
    await expect(dialog.locator('.verses > li')).toHaveCount(20);
    await expect(dialog.locator('.verses mark').first()).toHaveText('gold');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await dialog.getByRole('link', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.locator('.pager [aria-current]')).toHaveText('2');
    await expect(dialog.getByRole('heading', { name: 'Examples in Scripture' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(gold(page)).toBeFocused();
    await expect(page).toHaveURL(/strongs=true$/);
  });

  test('its size is the same while it loads and after', async ({ page }) => {
    await page.goto(numbered);
    const release = await hold(page, '**/static-strongs/*.json');
    await gold(page).click();
    await expect(sheet(page)).toContainText('Loading Lexicon data...');
    await untilPainted(page);
    const before = await sheet(page).boundingBox();
    release();
    await expect(sheet(page).locator('.lemma')).toBeVisible();
    expect(await sheet(page).boundingBox()).toEqual(before);
  });

  test('a number that is no entry, with common words that are', async ({ page }) => {
    await openNumber(page, 'H9999');
    await expect(sheet(page)).toContainText("Strong's number H9999 not found in dictionary");
    for (const number of ['H430', 'H3068', 'H776', 'H120'])
      await expect(sheet(page).getByRole('link', { name: number })).toBeVisible();
  });

  test('no number at all shows H430', async ({ page }) => {
    await openNumber(page, '');
    await expect(sheet(page).locator('.lemma')).toHaveText('אֱלֹהִים');
  });

  test('a number without verses says so', async ({ page }) => {
    // G1302 is in the dictionary; no word of the tagged King James Version has it.
    await openNumber(page, 'G1302');
    await expect(sheet(page)).toContainText("No verse examples found for Strong's G1302 in the current database.");
    await expect(sheet(page)).toContainText('indexing');
  });

  test('examples that cannot be had say so; of the first page, samples stand in', async ({ page }) => {
    await page.route('**/api/strongs/search-by-number/**', cut);
    await page.goto(numbered);
    await gold(page).click();
    await expect(sheet(page)).toContainText('Error loading verse examples. Please try again later.');
    await page.keyboard.press('Escape');
    await openNumber(page, 'H430');
    await expect(sheet(page)).toContainText('These are built-in samples.');
    await expect(sheet(page).locator('.verses > li').first()).toContainText('Genesis 1:1');
  });

  test('without the static file the calls answer; without either a built-in sample, which says so', async ({
    page,
  }) => {
    await page.route('**/static-strongs/*.json', cut);
    await page.goto(numbered);
    await gold(page).click();
    await expect(sheet(page).locator('.lemma')).toHaveText('זָהָב');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.route('**/api/**', cut);
    await gold(page).click();
    await expect(sheet(page)).toContainText('transliteration unknown');
    await expect(sheet(page)).toContainText('could not be reached');
    await page.keyboard.press('Escape');
    await page
      .locator('.hit sup a', { hasText: /^H776$/ })
      .first()
      .click();
    await expect(sheet(page)).toContainText('this is a built-in sample');
    await expect(sheet(page).locator('.lemma')).toHaveText('אֶרֶץ');
  });

  test('copies the entry, and says so above the dialog', async ({ page, context }) => {
    const faults = await policyFaults(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(numbered);
    await gold(page).click();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await sheet(page).getByRole('button', { name: 'Copy' }).click();
    await expect(sheet(page).getByText('Copied to clipboard', { exact: true })).toBeVisible();
    await expect(sheet(page).getByText('The Lexicon entry for H2091 has been copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^STRONGS H2091 - /);
    await expect(page.locator('.toast').first()).toHaveCSS('border-radius', '10px');
    expect(faults).toEqual([]);
  });

  test('a press beside it closes it, and its button as well', async ({ page }) => {
    await page.goto(numbered);
    await gold(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(sheet(page)).toHaveCount(0);
    await gold(page).click();
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(gold(page)).toBeFocused();
  });

  test('changes nothing of how the page behind it looks', async ({ page }) => {
    await page.goto(numbered);
    const looks = () =>
      page.evaluate(() =>
        ['header a', 'h2', 'main form button', '.hit b a', 'footer a'].map((selector) => {
          const element = document.querySelector(selector);
          const { font, textDecorationLine, color, padding } = element ? getComputedStyle(element) : ({} as never);
          return [selector, font, textDecorationLine, color, padding];
        }),
      );
    const before = await looks();
    await gold(page).click();
    await expect(sheet(page).locator('.lemma')).toBeVisible();
    expect(await looks()).toEqual(before);
  });
});
