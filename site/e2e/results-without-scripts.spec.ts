import { expect, test } from '@playwright/test';
import { plain } from './dialogs.ts';

test.describe('a result without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links to its chapter and to the words of the verse', async ({ page }) => {
    await page.goto(plain);
    const verse = page.locator('.hit').first();
    await expect(verse.getByRole('link', { name: 'Genesis 2:11', exact: true })).toHaveAttribute(
      'href',
      '/bible/kjv_strongs/genesis/2#v11',
    );
    await expect(verse.getByRole('link', { name: 'STRONGS Genesis 2:11' })).toHaveAttribute(
      'href',
      '/strongs/verse/genesis/2/11',
    );
    await expect(verse.getByRole('button')).toHaveCount(0);
  });

  test('has panels of books and words above it on a phone, which open without scripts', async ({ page }) => {
    // Two rows of titles would push the verses down when the panels arrive, which is after the verses.
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto('/results?q=agape');
    const books = page.getByRole('checkbox', { name: 'By book' });
    const words = page.getByRole('checkbox', { name: 'Dictionary words' });
    const card = page.locator('.cards a', { hasText: 'G26' }).first();
    // No verse has this word, so the dictionary words are the only result.
    await expect(card).toBeVisible();
    await words.focus();
    await page.keyboard.press('Space');
    await expect(card).toBeHidden();
    await page.goto('/results?q=gold');
    const first = page.locator('.hit').first();
    await expect(page.locator('.bars').first()).toBeHidden();
    const label = await page.getByText('By book').boundingBox();
    expect(label?.y).toBe((await page.getByText('Dictionary words').boundingBox())?.y);
    expect(label?.y ?? Infinity).toBeLessThan((await first.boundingBox())?.y ?? 0);
    await books.check({ force: true });
    await expect(page.locator('.bars').first()).toBeVisible();
  });

  test('of the Hebrew text links to the words by the number of the King James Version', async ({ page }) => {
    // Hebrew Malachi 3:19 is 4:1 in the King James Version.
    await page.goto(`/results?q=${encodeURIComponent('Malachi 4:1')}&db=wlc`);
    const verse = page.locator('.hit').first();
    await expect(verse.getByRole('link', { name: /^STRONGS/ })).toHaveAttribute('href', '/strongs/verse/malachi/4/1');
    await expect(verse.locator('b a')).toHaveAttribute('href', '/bible/wlc/malachi/3#v19');
  });
});
