import { expect, test } from '@playwright/test';

test.describe('/sample', () => {
  test('is labeled as a sample, and its words open entries in a new tab', async ({ page }) => {
    await page.goto('/sample');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByText('Sample data.')).toBeVisible();
    await expect(page.getByText('Showing 1-30 of 417 results for gold')).toBeVisible();
    await expect(page.locator('.sample ol > li')).toHaveCount(5);
    const numbers = page.getByLabel('Show Strong’s Numbers');
    await expect(numbers).toBeChecked();
    const word = page.getByRole('link', { name: /^gold;?\s?H2091/ }).first();
    await expect(word).toHaveAttribute('href', '/lexicon/H2091');
    await expect(word).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'TheH1000' })).toHaveAttribute('href', '/lexicon/H1000');
    await numbers.uncheck();
    await expect(page.locator('.sample sup').first()).toBeHidden();
    await page.getByPlaceholder('Enter a word, phrase, or reference...').fill('silver');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/results\?q=silver/);
  });
});
