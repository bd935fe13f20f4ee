import { expect, test } from '@playwright/test';

const cards = 'main .card';

test.describe('browsing without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists entries, pages, filters and searches with plain links and a form', async ({ page }) => {
    await page.goto('/lexicon');
    await expect(page.getByText('Showing 20 of 14,197 entries')).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(20);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.locator(cards).first()).toContainText('H21');
    await page.getByRole('link', { name: /Greek Only/ }).click();
    await expect(page.getByText('Showing 20 of 5,523 entries')).toBeVisible();
    await expect(page.locator(cards).first()).toContainText('G1');
    await page.getByRole('searchbox').fill('ἀγάπη');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.locator(cards).first()).toContainText('G26');
    await expect(page.getByRole('searchbox')).toHaveValue('ἀγάπη');
  });

  test('shows that nothing is found', async ({ page }) => {
    await page.goto('/lexicon/search?query=zzzzqq');
    await expect(page.getByText('No entries found. Try a different search term.')).toBeVisible();
    await expect(page.locator(cards)).toHaveCount(0);
  });
});

const searches: [query: string, expected: string][] = [
  ['H430', 'H430'],
  ['h0430', 'H430'],
  ['אֱלֹהִים', 'H430'],
  ['אלהים', 'H430'],
  ['elohim', 'H430'],
  ['elohiym', 'H430'],
  ['torah', 'H8451'],
  ['shalom', 'H7965'],
  ['ἀγάπη', 'G26'],
  ['αγαπη', 'G26'],
  ['agape', 'G26'],
  ['λόγος', 'G3056'],
];
for (const [query, expected] of searches) {
  test(`finds ${expected} by "${query}"`, async ({ page }) => {
    await page.goto(`/lexicon/search?query=${encodeURIComponent(query)}`);
    await expect(page.locator(cards).first()).toContainText(expected);
  });
}

test('results update while typing with the URL, and Back returns', async ({ page }) => {
  await page.goto('/lexicon');
  await page.getByRole('searchbox').fill('grace');
  await expect(page).toHaveURL(/query=grace/);
  await expect(page.locator(cards, { hasText: 'G5485' })).toBeVisible();
  await page.getByRole('link', { name: /Hebrew Only/ }).click();
  await expect(page).toHaveURL(/language=hebrew/);
  await expect(page.locator(cards, { hasText: 'G5485' })).toHaveCount(0);
  await page.goBack();
  await expect(page.locator(cards, { hasText: 'G5485' })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Per page').selectOption('50');
  await expect(page.locator(cards)).toHaveCount(50);
  await expect(page.getByText('Showing 50 of 14,197 entries')).toBeVisible();
});

test('continues with the static files when the API cannot be reached', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/lexicon');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator(cards).first()).toContainText('H21');
});

test('falls back to the built-in entries, labeled as such, when nothing can be reached', async ({ page }) => {
  await page.goto('/lexicon');
  await page.route(/\/(api|static-strongs)\//, (route) => route.abort());
  await page.getByRole('searchbox').fill('God');
  await expect(page.getByText("We couldn't load the Lexicon entries. Please try again later.")).toBeVisible();
  await expect(page.locator('main')).toContainText(/built-in/i);
  await expect(page.locator(cards, { hasText: 'H430' })).toBeVisible();
});

test('Back returns through many searches step by step, and the focus moves to a new page of entries', async ({
  page,
}) => {
  await page.goto('/lexicon/search?query=love&limit=10');
  // Before hydration, links load new pages.
  await expect(page.locator('main')).toHaveAttribute('data-alive');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/query=love&limit=10&page=2/);
  await expect(page.getByText(/^Showing \d+ of/)).toBeFocused();
  await page.getByRole('link', { name: /Greek Only/ }).click();
  await expect(page).toHaveURL(/language=greek/);
  await page.getByRole('searchbox').fill('light');
  await expect(page).toHaveURL(/query=light/);
  await page.goBack();
  await expect(page).toHaveURL(/query=love&limit=10&page=2/);
  await expect(page.getByRole('searchbox')).toHaveValue('love');
  await expect(page.getByRole('link', { name: '2', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('without the API a word is found in the files of the entries', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/lexicon');
  await page.getByRole('searchbox').fill('agape');
  await expect(page.locator(cards).first()).toContainText('G26');
});
