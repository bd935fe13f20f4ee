import { expect, test, type Locator, type Page } from '@playwright/test';
import { broken, cut, delayRequests, missing, plain, sheet, side } from './dialogs.ts';

test.describe('the comparison dialog', () => {
  const open = async (page: Page, path = plain): Promise<Locator> => {
    await page.goto(path);
    await page
      .getByRole('button', { name: /^PARALLEL/ })
      .first()
      .click();
    return page.getByRole('dialog', { name: 'Reconciliation' });
  };

  test('compares the Hebrew with restored names, changes the version, and returns, with the keyboard only', async ({
    page,
  }) => {
    await page.goto(plain);
    const opener = page.getByRole('button', { name: 'PARALLEL Genesis 2:11' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reconciliation' });
    const menu = dialog.getByRole('combobox', { name: 'Version on the left' });
    await expect(menu).toHaveValue('wlc');
    await expect(menu.locator('option[value=rstne]')).toHaveCount(0);
    await expect(side(dialog, 'left').locator('[lang=hbo]')).toContainText('־אֶ');
    await expect(side(dialog, 'right').locator('.version')).toHaveText('Restored Names (from the KJV)');
    await expect(side(dialog, 'right').locator('.text')).toContainText('Havilah');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu).toBeFocused();
    await page.keyboard.type('World');
    await expect(side(dialog, 'left').locator('.text')).toContainText('flows through');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('compares the Greek with restored names in the New Testament', async ({ page }) => {
    const dialog = await open(page, `/results?q=${encodeURIComponent('John 3:16')}`);
    await expect(dialog.getByRole('combobox')).toHaveValue('tr');
    await expect(side(dialog, 'left').locator('[lang=grc]')).toContainText('ηγαπησεν');
  });

  test('shows both numbers where they differ', async ({ page }) => {
    const dialog = await open(page, `/results?q=${encodeURIComponent('Malachi 4:1')}`);
    await expect(side(dialog, 'left').locator('.text')).toContainText('Malachi 4:1 · Hebrew 3:19');
  });

  test('each side shows that it is loading, lacks the verse, or failed', async ({ page }) => {
    const release = await delayRequests(page, '**/api/bible/verse/**');
    const dialog = await open(page);
    await expect(side(dialog, 'left').locator('.text')).toContainText('Loading verse...');
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled();
    release();
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeEnabled();
    await page.route('**/api/bible/verse/**', missing);
    await page.route('**/api/rstne**', missing);
    const lacking = await open(page);
    await expect(side(lacking, 'left').locator('.text')).toHaveText('Verse not available in this translation');
    await page.route('**/api/rstne-restored/**', missing);
    await page.route('**/api/rstne/**', missing);
    await expect(side(await open(page), 'right').locator('.text')).toHaveText('Verse not available in Restored Names');
    await page.route('**/api/rstne-restored/**', cut);
    await page.route('**/api/rstne/**', cut);
    await expect(side(await open(page), 'right').locator('.text')).toContainText(
      'Could not load Restored Names text for comparison. Please try a different reference or check your connection.',
    );
  });

  test('copies the comparison, also where it cannot be shared', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const dialog = await open(page, `/results?q=${encodeURIComponent('John 3:16')}`);
    await dialog.getByRole('button', { name: 'Share' }).click();
    await expect(dialog.getByText('Share not supported').first()).toBeVisible();
    await expect(
      dialog.getByText("Your browser doesn't support direct sharing. Comparison copied to clipboard instead.").first(),
    ).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^John 3:16\nTextus Receptus \(Greek\): [^]*\nRestored Names \(from the KJV\): For /,
    );
  });

  test("shows the reader's version while the list of versions is loading", async ({ page }) => {
    // A chapter page does not know every version. Results do.
    const release = await delayRequests(page, '**/api/bible/versions');
    await page.goto('/bible/kjv_strongs/genesis/2');
    await page.locator('#v11').click();
    await sheet(page).getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reconciliation' });
    await expect(side(dialog, 'left').locator('.text')).toContainText('The name of the first is Pison');
    await expect(side(dialog, 'right').locator('.text')).toContainText('Havilah');
    await expect(dialog.getByRole('combobox')).toBeDisabled();
    release();
    await expect(side(dialog, 'left').locator('[lang=hbo]')).toBeVisible();
    await expect(dialog.getByRole('combobox')).toBeEnabled();
  });

  test('a version with only the Old Testament is not offered in the New', async ({ page }) => {
    const dialog = await open(page, `/results?q=${encodeURIComponent('John 3:16')}`);
    await expect(dialog.locator('option[value=web]')).toHaveCount(1);
    await expect(dialog.locator('option[value=wlc]')).toHaveCount(0);
  });

  test('a server error has a different message from a missing verse', async ({ page }) => {
    await page.route('**/api/rstne-restored/**', broken);
    const dialog = await open(page);
    await expect(side(dialog, 'right').locator('.text')).toHaveText(
      'Could not load Restored Names text for comparison. Please try a different reference or check your connection.',
    );
  });

  test('underlines the names that differ from the text on the left', async ({ page }) => {
    const dialog = await open(page, `/results?q=${encodeURIComponent('Psalm 23:1')}`);
    await dialog.getByRole('combobox').selectOption('kjv');
    await expect(side(dialog, 'right').locator('u')).toHaveText(['YHWH']);
  });
});
