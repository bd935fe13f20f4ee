import { expect, test } from '@playwright/test';
import { sheet, side, delayRequests, cut, missing } from './dialogs.ts';

test.describe('/strongs-test', () => {
  test('shows a verse with and without numbers, and opens three columns with the keyboard', async ({
    page,
    context,
  }) => {
    await page.goto('/strongs-test');
    const text = page.locator('.words-of-verse');
    await expect(text).toContainText('In the beginning God created');
    await expect(text.locator('sup')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show Strong’s Numbers' }).click();
    await expect(text.locator('sup').first()).toHaveText('H7225');
    await page.getByRole('button', { name: 'Genesis 2:7' }).click();
    await expect(text).toContainText('breathed');
    await page.getByLabel('Book').fill('43');
    await page.getByLabel('Chapter').fill('11');
    await page.getByLabel('Verse').fill('35');
    await page.keyboard.press('Enter');
    await expect(text).toContainText('Jesus');
    await page.getByRole('button', { name: 'Genesis 1:1' }).click();
    await expect(text).toContainText('In the beginning');
    await page.getByRole('tab', { name: 'Toggle Component' }).focus();
    await page.keyboard.press('ArrowRight');
    const opener = page.getByRole('button', { name: /Open the dialog/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Genesis 1:1' });
    await expect(dialog.getByRole('row').nth(0)).toHaveText(/English \(KJV\)\s*Strong's\s*Hebrew\/Greek/);
    await expect(side(dialog, 'right').locator('p')).toContainText('the heaven and the earth');
    const number = dialog.getByRole('link', { name: /^H430,/ }).first();
    await expect(number).toHaveAttribute('href', '/lexicon/H430');
    await number.focus();
    const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await expect(opened).toHaveURL(/\/lexicon\/H430$/);
    await expect(dialog.locator('.definition')).toContainText('el-o-heem');
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('says that verses cannot be loaded', async ({ page }) => {
    await page.route(/api\/(bible\/verse|rstne|strongs\/verse)/, cut);
    await page.goto('/strongs-test');
    await expect(page.getByText('Failed to load verse data')).toBeVisible();
    await page.getByRole('tab', { name: 'Three-Column Dialog' }).click();
    await page.getByRole('button', { name: /Open the dialog/ }).click();
    await expect(sheet(page)).toContainText('The verse could not be loaded.');
  });

  test('the restored verse has its own loading message, and a missing definition shows an error', async ({ page }) => {
    const release = await delayRequests(page, '**/api/rstne-restored/**');
    await page.goto('/strongs-test');
    await page.getByRole('tab', { name: 'Three-Column Dialog' }).click();
    await page.getByRole('button', { name: /Open the dialog/ }).click();
    await expect(side(sheet(page), 'right').locator('p')).toHaveText('Loading Restored Names verse...');
    release();
    await expect(side(sheet(page), 'right').locator('p')).toContainText('the heaven');
    await page.route(/static-strongs|api\/lexicon/, missing);
    await sheet(page)
      .getByRole('link', { name: /^H1254,/ })
      .click();
    await expect(sheet(page).locator('.definition')).toHaveText('Definition not found for H1254.');
  });
});
