import { expect, test } from '@playwright/test';
import { plain, sheet, delayRequests, cut, missing } from './dialogs.ts';

test.describe('the words dialog', () => {
  test('the arrow keys move through the numbers, one opens its definition, and Escape returns to the button', async ({
    page,
  }) => {
    await page.goto(plain);
    const opener = page.getByRole('button', { name: 'STRONGS Genesis 2:12' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: "Strong's Analysis: Genesis 2:12" });
    const row = dialog.getByRole('row');
    await expect(row.nth(0)).toHaveText(/Word\s*Strong's Number\s*Definition/);
    await expect(row.nth(1)).toContainText('gold');
    await expect(row.nth(1)).toContainText('Click number to view');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'H2091' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(row.nth(1)).toContainText('Selected');
    await expect(dialog.getByText('Selected')).toHaveCount(1);
    await expect(dialog.locator('.definition')).toContainText('zaw-hawb');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(row.nth(1)).toContainText('Click number to view');
    await expect(row.nth(2)).toContainText('Selected');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('a definition that is not available shows an error', async ({ page }) => {
    await page.goto(plain);
    await page.route(/static-strongs|api\/lexicon/, missing);
    await page.getByRole('button', { name: 'STRONGS Genesis 2:12' }).click();
    await sheet(page).getByRole('button', { name: 'H2091' }).click();
    await expect(sheet(page)).toContainText(
      "Definition not found for H2091. This may be a pre-generated static file that hasn't been created yet.",
    );
  });

  test('a loading definition shows a placeholder in its position', async ({ page }) => {
    await page.goto(plain);
    const release = await delayRequests(page, '**/static-strongs/*.json');
    await page.getByRole('button', { name: 'STRONGS Genesis 2:12' }).click();
    await sheet(page).getByRole('button', { name: 'H2091' }).click();
    await expect(sheet(page)).toContainText('Loading H2091');
    release();
    await expect(sheet(page).locator('.definition')).toContainText('zaw-hawb');
  });

  test('without the API the words of the result itself are shown', async ({ page }) => {
    await page.goto(plain);
    await page.route('**/api/strongs/verse/**', cut);
    await page.getByRole('button', { name: 'STRONGS Genesis 2:12' }).click();
    await expect(sheet(page).getByRole('button', { name: 'H2091' })).toBeVisible();
  });

  test('a verse without numbers has no words to show', async ({ page }) => {
    // The program that tagged this version took the numbers of the verse before.
    await page.goto('/results?q=Daniel+4:14&db=web');
    await expect(page.getByRole('button', { name: /^STRONGS/ }).first()).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Show Strong’s Numbers/ }).first()).toBeDisabled();
  });
});
