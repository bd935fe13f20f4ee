import { expect, test } from '@playwright/test';
import { resultsWithNumbers, sheet, goldNumberLink, delayRequests, cut, openNumber } from './dialogs.ts';
import { collectPolicyViolations } from './policy-violations.ts';
import { untilPainted } from './until-settled.ts';

test.describe('the entry dialog', () => {
  test('opens an entry, its examples and another page of them, and returns to the number, with the keyboard only', async ({
    page,
  }) => {
    await page.goto(resultsWithNumbers);
    await goldNumberLink(page).focus();
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
    await expect(goldNumberLink(page)).toBeFocused();
    await expect(page).toHaveURL(/strongs=true$/);
  });

  test('has the same size while it loads and after', async ({ page }) => {
    await page.goto(resultsWithNumbers);
    const release = await delayRequests(page, '**/static-strongs/*.json');
    await goldNumberLink(page).click();
    await expect(sheet(page)).toContainText('Loading Lexicon data...');
    await untilPainted(page);
    const before = await sheet(page).boundingBox();
    release();
    await expect(sheet(page).locator('.lemma')).toBeVisible();
    expect(await sheet(page).boundingBox()).toEqual(before);
  });

  test('suggests common words for a number without an entry', async ({ page }) => {
    await openNumber(page, 'H9999');
    await expect(sheet(page)).toContainText("Strong's number H9999 not found in dictionary");
    for (const number of ['H430', 'H3068', 'H776', 'H120'])
      await expect(sheet(page).getByRole('link', { name: number })).toBeVisible();
  });

  test('shows H430 without a number', async ({ page }) => {
    await openNumber(page, '');
    await expect(sheet(page).locator('.lemma')).toHaveText('אֱלֹהִים');
    await expect(sheet(page).getByText('God; gods', { exact: true })).toBeVisible();
  });

  test('says that a number has no verses', async ({ page }) => {
    // A prefix, “dys-”, which is not a word of any text.
    await openNumber(page, 'G1418');
    await expect(sheet(page)).toContainText("No verse examples found for Strong's G1418 in the current database.");
    await expect(sheet(page)).toContainText('indexing');
  });

  test('says that examples cannot be loaded, and shows samples instead of the first page', async ({ page }) => {
    await page.route('**/api/strongs/search-by-number/**', cut);
    await page.goto(resultsWithNumbers);
    await goldNumberLink(page).click();
    await expect(sheet(page)).toContainText('Error loading verse examples. Please try again later.');
    await page.keyboard.press('Escape');
    await openNumber(page, 'H430');
    await expect(sheet(page)).toContainText('These are built-in samples.');
    await expect(sheet(page).locator('.verses > li').first()).toContainText('Genesis 1:1');
  });

  test('uses the API if the static file is missing, and otherwise a built-in sample, labeled as such', async ({
    page,
  }) => {
    await page.route('**/static-strongs/*.json', cut);
    await page.goto(resultsWithNumbers);
    await goldNumberLink(page).click();
    await expect(sheet(page).locator('.lemma')).toHaveText('זָהָב');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.route('**/api/**', cut);
    await goldNumberLink(page).click();
    await expect(sheet(page)).toContainText('transliteration unknown');
    await expect(sheet(page)).toContainText('could not be reached');
    await page.keyboard.press('Escape');
    await page
      .locator('.hit sup a', { hasText: /^H776$/ })
      .first()
      .click();
    await expect(sheet(page)).toContainText('This is a built-in sample');
    await expect(sheet(page).locator('.lemma')).toHaveText('אֶרֶץ');
  });

  test('copies the entry and shows a toast above the dialog', async ({ page, context }) => {
    const violations = await collectPolicyViolations(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(resultsWithNumbers);
    await goldNumberLink(page).click();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await sheet(page).getByRole('button', { name: 'Copy' }).click();
    await expect(sheet(page).getByText('Copied to clipboard', { exact: true })).toBeVisible();
    await expect(sheet(page).getByText('The Lexicon entry for H2091 has been copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^STRONGS H2091 - /);
    await expect(page.locator('.toast').first()).toHaveCSS('border-radius', '10px');
    expect(violations).toEqual([]);
  });

  test('closes on a click outside and with its button', async ({ page }) => {
    await page.goto(resultsWithNumbers);
    await goldNumberLink(page).click();
    await expect(sheet(page)).toBeVisible();
    // The dialog hears clicks outside only a moment after it appears.
    await expect(async () => {
      await page.mouse.click(5, 5);
      await expect(sheet(page)).toHaveCount(0, { timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await goldNumberLink(page).click();
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(goldNumberLink(page)).toBeFocused();
  });

  test('does not change how the page behind it looks', async ({ page }) => {
    await page.goto(resultsWithNumbers);
    const looks = () =>
      page.evaluate(() =>
        ['header a', 'h2', 'main form button', '.hit b a', 'footer a'].map((selector) => {
          const element = document.querySelector(selector);
          const { font, textDecorationLine, color, padding } = element ? getComputedStyle(element) : ({} as never);
          return [selector, font, textDecorationLine, color, padding];
        }),
      );
    const before = await looks();
    await goldNumberLink(page).click();
    await expect(sheet(page).locator('.lemma')).toBeVisible();
    expect(await looks()).toEqual(before);
  });
});
