import { expect, test } from '@playwright/test';
import { expectNoLayoutShift, expectNoSidewaysScroll } from './accessibility.ts';

test.describe('an entry, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('H430 shows the word, its counts, definition, usage, origin and examples', async ({ page }) => {
    await page.goto('/lexicon/H430');
    const lemma = page.getByRole('heading', { level: 1 });
    await expect(lemma).toHaveText('אֱלֹהִים');
    await expect(lemma).toHaveAttribute('lang', 'hbo');
    await expect(lemma).toHaveAttribute('dir', 'rtl');
    // The figures of the SWORD module of the King James Version, as counted over its raw tags.
    await expect(page.locator('main')).toContainText('2,605 times in 2,249 verses');
    await expect(page.getByRole('img', { name: /Occurrences by book/ })).toBeVisible();
    for (const heading of ['Definition', /Usage/, 'Origin', 'Examples in Scripture', 'Related Words', 'Study Resources']) {
      await expect(page.getByRole('heading', { name: heading, exact: typeof heading === 'string' })).toBeVisible();
    }
    await expect(page.getByText('gods in the ordinary sense')).toBeVisible();
    await expect(page.getByRole('link', { name: 'H433' }).first()).toHaveAttribute('href', '/lexicon/H433');
    const firstExample = page.locator('#examples .verses li').first();
    await expect(firstExample).toContainText('Genesis 1:1');
    await expect(firstExample.locator('mark')).toHaveText('God');
    await expect(page.locator('#examples .verses li')).toHaveCount(20);
    await expect(page.getByRole('link', { name: /H429/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /H431/ })).toBeVisible();
    await expect(page.locator('main')).toContainText('Open Scriptures');
  });

  test('a rendering opens exactly its verses, page by page', async ({ page }) => {
    await page.goto('/lexicon/G26');
    const row = page.locator('#usage li', { hasText: 'charity' }).first();
    await expect(row).toContainText('28×');
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/lexicon\/G26\/verses\?rendering=charity/);
    const verses = page.locator('[data-slot=verses] li');
    await expect(verses.first()).toContainText('1 Corinthians 8:1');
    await expect(verses.first().locator('mark').first()).toHaveText(/charity/i);
    await page.goto('/lexicon/G26/verses?rendering=love');
    await expect(verses.first()).toContainText('Matthew 24:12');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/rendering=love&page=2/);
    await expect(verses.first()).not.toContainText('Matthew 24:12');
    await expect(verses.first().locator('mark').first()).toHaveText(/love/i);
  });

  test('the pager of examples leads on', async ({ page }) => {
    await page.goto('/lexicon/H430');
    await page.locator('#examples').getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/lexicon\/H430\/verses\?page=2/);
    await expect(page.locator('main')).toContainText('2,605 times in 2,249 verses');
  });
});

test('entries with the longest texts fit a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const number of ['H430', 'H415', 'H6213', 'G3588', 'G2532', 'H4124']) {
    await page.goto(`/lexicon/${number}`);
    await expectNoSidewaysScroll(page);
  }
});

test('nothing moves while a page loads', async ({ page }) => {
  await page.goto('/lexicon/H430');
  await expectNoLayoutShift(page);
});

test('examples turn their pages in place', async ({ page }) => {
  await page.goto('/lexicon/H430');
  const pager = page.locator('#examples .pager');
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(pager.locator('[aria-current=page]')).toHaveText('2');
  await expect(page).toHaveURL(/\/lexicon\/H430$/);
  await expect(page.locator('#examples .verses li')).toHaveCount(20);
  await expect(page.locator('#examples mark').first()).toBeVisible();
  await pager.getByRole('link', { name: '113' }).click();
  await expect(pager.getByText('Next')).toHaveAttribute('aria-disabled', 'true');
  // 2,249 verses are 112 pages of 20 and one of 9.
  await expect(page.locator('#examples .verses li')).toHaveCount(9);
});

test('examples that cannot be loaded say so and leave the page as it was', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/lexicon/H430');
  await page.locator('#examples .pager').getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Error loading verse examples. Please try again later.')).toBeVisible();
  await expect(page.locator('#examples .verses li')).toHaveCount(20);
});

test('without the API the first page of examples is built-in samples, and says so', async ({ page }) => {
  await page.goto('/lexicon/H430');
  const pager = page.locator('#examples .pager');
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(pager.locator('[aria-current=page]')).toHaveText('2');
  await page.route('**/api/**', (route) => route.abort());
  await pager.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByText('These are built-in samples.')).toBeVisible();
  await expect(page.locator('#examples .verses li').first()).toContainText('Genesis 1:1');
  await expect(page.locator('#examples .verses mark').first()).toHaveText('God');
  await expect(page.locator('#examples')).not.toContainText('{');
});

test('Copy puts the entry on the clipboard in the specified form and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/lexicon/H430');
  const button = page.getByRole('button', { name: 'Copy' });
  await button.click();
  await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^STRONGS H430 - אֱלֹהִים \(ʼĕlôhîym\)\n/);
  expect(text).toContain("el-o-heem'");
  expect(text).toContain('plural of H433');
  expect(text).toContain('gods in the ordinary sense');
  expect(text).toContain('God (2,368×)');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(button).toBeVisible({ timeout: 4000 });
});

test('Copy that is refused says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await page.goto('/lexicon/H430');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copy failed').first()).toBeVisible();
  await expect(page.getByText('Please try again').first()).toBeVisible();
});

test('Share without a share sheet copies instead and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/lexicon/G26');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Share not supported').first()).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.normalize('NFC')).toContain('STRONGS G26 - ἀγάπη'.normalize('NFC'));
});

test('the way back to the results shows only when one came from them', async ({ page }) => {
  await page.goto('/lexicon/H2091');
  await expect(page.getByRole('link', { name: 'Back to Search Results' })).toBeHidden();
  await page.goto('/results?q=gold');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/lexicon/H2091';
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL(/H2091/);
  await page.getByRole('link', { name: 'Back to Search Results' }).click();
  await expect(page).toHaveURL(/\/results\?q=gold/);
});
