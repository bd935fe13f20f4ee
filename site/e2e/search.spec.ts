import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoLayoutShift } from './accessibility.ts';
import { stopClock } from './stop-clock.ts';

const hits = '.hits > li:not(.skeleton)';
const count = '.count';
const message = '.results :is(.note, .alert)';
const box = (page: Page) => page.locator('main input[name=q]');

/** Searches in place after hydration. Before that, the form would be submitted as without scripts. */
async function search(page: Page, q: string): Promise<void> {
  if (new URL(page.url()).pathname.endsWith('results')) await page.locator('main[data-alive]').waitFor();
  await box(page).fill(q);
  await box(page).press('Enter');
}

test.describe('a search without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search leads from the home page to the second page, a book, and a removed filter', async ({ page }) => {
    await page.goto('/');
    await box(page).fill('gold');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    // The figures 417 and 361 for the King James Version come from printed concordances.
    await expect(page.locator(count)).toContainText('417 times in 361 verses');
    await expect(page.locator(hits)).toHaveCount(30);
    await expect(page.locator(hits).first()).toContainText('Genesis 2:11');
    await expect(page.locator(hits).first().locator('mark')).toHaveText('gold');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.locator(count)).toContainText('page 2 of 13');
    await page.locator('.bars').getByRole('link', { name: 'Exodus' }).click();
    await expect(page.locator(hits).first()).toContainText('Exodus');
    await expect(box(page)).toHaveValue('in:Exodus gold');
  });

  test('Strong’s Enhanced and the order are fields of the form', async ({ page }) => {
    await page.goto('/results?q=gold&db=kjv');
    await page.getByLabel('Strong’s Enhanced').check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator(hits).first().getByRole('link', { name: 'H2091' })).toHaveAttribute(
      'href',
      '/lexicon/H2091',
    );
  });

  test('an error shows its position and the nearest search that works', async ({ page }) => {
    await page.goto('/results?q=(gold');
    await expect(page.locator('.fault u')).toHaveText('(');
    await page.locator(`${message} a`).click();
    await expect(page.locator(hits)).toHaveCount(30);
  });
});

test('pages change in place with the URL, and Back returns', async ({ page }) => {
  await page.goto('/results?q=gold');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/q=gold&page=2/);
  await expect(page.locator(count)).toContainText('Browsing page 2 of 13 for search term “gold”');
  const second = await page.locator(hits).first().textContent();
  const firstUrl = page.url();
  await page.goBack();
  await expect(page.locator(count)).toContainText('page 1 of 13');
  await page.goForward();
  await expect(page.locator(hits).first()).toHaveText(second ?? '');
  await page.goto(firstUrl);
  await expect(page.locator(hits).first()).toHaveText(second ?? '');
});

const queries: [q: string, reference: string][] = [
  ['John 3:16', 'John 3:16'],
  ['"God so loved"', 'John 3:16'],
  ['"darkness was upon the face"', 'Genesis 1:2'],
  ['H2091', 'Genesis 2:11'],
];
for (const [q, reference] of queries) {
  test(`finds ${reference} by ${q}`, async ({ page }) => {
    await page.goto('/results?q=gold&db=kjv_strongs');
    await search(page, q);
    await expect(page.locator(hits).first()).toContainText(reference);
  });
}

test('shows that a search has no results, on both pages', async ({ page }) => {
  await page.goto('/results?q=gold');
  await search(page, 'zzzqq');
  await expect(page.getByText('No results found for "zzzqq"')).toBeVisible();
  await page.goto('/strongs-results?q=gold');
  await search(page, 'zzzqq');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
});

test('an error in place shows its position', async ({ page }) => {
  await page.goto('/results?q=gold');
  await search(page, 'silver (gold');
  await expect(page.locator('.fault u')).toHaveText('(');
});

test('results with Strong’s numbers show their range and at most five page numbers', async ({ page }) => {
  await page.goto('/strongs-results?q=gold');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator(count)).toContainText('Showing 31-60 of 361 results for “gold”');
  expect(await page.locator('.pager a').filter({ hasText: /^\d+$/ }).count()).toBeLessThanOrEqual(5);
  const verse = page.locator(hits).first();
  const numbers = verse.getByRole('button', { name: /Show Strong’s Numbers/ });
  await expect(verse.locator('sup').first()).toHaveText(/[HG]\d+/);
  await expect(numbers).toHaveAttribute('aria-pressed', 'true');
  await numbers.click();
  await expect(verse.locator('sup')).toHaveCount(0);
  await expect(numbers).toHaveAttribute('aria-pressed', 'false');
  await numbers.click();
  await expect(verse.locator('sup').first()).toHaveText(/[HG]\d+/);
});

test('Strong’s results without a query redirect to the home page', async ({ page }) => {
  await page.goto('/strongs-results');
  await expect(page).toHaveURL(/\/$/);
});

test('ten placeholder cards are shown while a search loads', async ({ page }) => {
  await page.goto('/results?q=gold');
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/search?*', async (route) => {
    await answered;
    await route.continue();
  });
  await search(page, 'silver');
  await expect(page.locator('.skeleton')).toHaveCount(10);
  answer();
  await expect(page.locator(hits).first()).toBeVisible();
});

test('a search error is a toast on results and an alert on Strong’s results', async ({ page }) => {
  const failure = { status: 500, json: { message: 'x', code: 'internal' } };
  await page.route('**/api/search**', (route) => route.fulfill(failure));
  await page.goto('/results?q=gold');
  await search(page, 'silver');
  await expect(page.getByText('Search Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to fetch search results').first()).toBeVisible();
  await page.goto('/strongs-results?q=gold');
  await search(page, 'silver');
  await expect(page.locator('.results').getByRole('alert')).toContainText(
    'There was an error fetching search results. Please try again.',
  );
  await expect(page.locator(`${message} strong`)).toHaveText('Error');
});

test('the newest toast is above the others', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/results?q=gold');
  await stopClock(page);
  const copies = page.getByRole('button', { name: /^COPY/ });
  for (const index of [0, 1, 2]) {
    await copies.nth(index).click();
    await expect(page.locator('.toast')).toHaveCount(index + 1);
  }
  const references = await page.locator('.toast').evaluateAll((toasts) =>
    toasts
      .map((toast) => ({ top: toast.getBoundingClientRect().top, text: toast.textContent ?? '' }))
      .sort((one, other) => one.top - other.top)
      .map(({ text }) => /Genesis [\d:]+\d/.exec(text)?.[0]),
  );
  // The first three verses of the King James Version with the word.
  expect(references).toEqual(['Genesis 13:2', 'Genesis 2:12', 'Genesis 2:11']);
});

test('the static search is used if the API does not answer within two seconds', async ({ page }) => {
  await page.goto('/results?q=gold');
  await page.route('**/api/search?*', () => new Promise(() => undefined));
  await page.locator('main[data-alive]').waitFor();
  await stopClock(page);
  await search(page, 'silver');
  await expect(page.locator('.skeleton')).toHaveCount(10);
  await page.clock.runFor(2000);
  // The answer needs timers as well.
  await page.clock.resume();
  await expect(page.locator('.static-note')).toContainText('Search is slow.');
});

test('if the API cannot be reached, the page says so and names the search that answers instead', async ({ page }) => {
  await page.goto('/results?q=gold');
  await page.route('**/api/**', (route) => route.abort());
  await search(page, 'silver');
  await expect(page.getByText('Failed to perform search. Please try again.').first()).toBeVisible();
  await expect(page.locator('.static-note')).toContainText('Search is down.');
  // H3701 is the Hebrew word for silver.
  await expect(page.locator('section:has(.static-note) a[href$="/H3701"]')).toBeVisible();
});

test('the static search links to chapters and lessons', async ({ page }) => {
  await page.goto('/results?q=gold');
  await page.route('**/api/**', (route) => route.abort());
  await search(page, 'shepherd');
  // "I am the good shepherd."
  await page.locator('section:has(.static-note) a[href="/bible/kjv_strongs/john/10"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('John 10');
  await page.goto('/results?q=gold');
  await search(page, 'lilmod');
  await page.locator('section:has(.static-note) a[href="/hebrew-verbs"]').click();
  await expect(page).toHaveURL('/hebrew-verbs');
});

test('a search is reported only on its first page, and a failed report has no visible effect', async ({ page }) => {
  const sent: unknown[] = [];
  await page.route('**/api/analytics/search', (route) => {
    sent.push(route.request().postDataJSON());
    return route.abort();
  });
  await page.goto('/results?q=gold');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator(count)).toContainText('page 2');
  await page.goto('/strongs-results?q=gold');
  await expect
    .poll(() => sent)
    .toEqual([
      { query: 'gold', database: 'DB1' },
      { searchTerm: 'gold', resultCount: 361, searchType: 'strongs' },
    ]);
  await expect(page.locator(hits)).toHaveCount(30);
});

const copies: [format: string, start: RegExp][] = [
  ['Plain text', /^And the gold of that land[^]*\(KJV\)$/],
  ['Reference first', /^Genesis 2:12 \(KJV\) And the gold/],
  ['Reference last', /onyx stone\. \(Genesis 2:12, KJV\)$/],
  ['Markdown', /^> And the gold[^]*— \[\*\*Genesis 2:12\*\*\]\(http.*\/genesis\/2#v12\), King James \(KJV\)$/],
  [
    'HTML',
    /^<blockquote><p>And the gold[^]*<cite><a href="http.*\/genesis\/2#v12">Genesis 2:12<\/a><\/cite>, King James \(KJV\)<\/footer>/,
  ],
];
for (const [format, expected] of copies) {
  test(`copies a verse as ${format}, also when numbers are shown, and remembers the format`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/results?q=gold&db=kjv_strongs&strongs=true');
    await page.getByText('Sort, copy format, more versions').click();
    await page.getByLabel('Copy format').selectOption(format);
    await page.reload();
    await page.getByRole('button', { name: 'COPY Genesis 2:12' }).click();
    await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(expected);
    await expect(page.getByText('COPIED', { exact: true })).toHaveCount(0);
  });
}

test('suggestions can be used with the keyboard only', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await page.keyboard.type('gold');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').first()).toBeVisible();
  const input = page.getByRole('combobox', { name: 'Search the Bible' });
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(input).toHaveAttribute('aria-activedescendant', /.+/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(input).toHaveValue('gold');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\?q=gold/);
  await page.goto('/lexicon/H430');
  await page.keyboard.press('/');
  await expect(page.getByRole('option', { name: /gold/ })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('an entry page requests suggestions only after its box is used', async ({ page }) => {
  await page.goto('/lexicon/H430', { waitUntil: 'networkidle' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await box(page).focus();
  await expect.poll(() => requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
});

test('the home form opens Strong’s results if that is selected', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Strong’s numbers').check();
  await page.locator('[data-island=home-search][data-alive]').waitFor();
  await search(page, 'gold');
  await expect(page).toHaveURL(/\/strongs-results\?q=gold&version=kjv&parallel=false/);
});

test('a facet filters in place with the same result as without scripts', async ({ page }) => {
  await page.goto('/results?q=gold&page=2');
  await page.locator('.pager').getByRole('link', { name: 'Previous' }).click();
  await expect(page.locator(count)).toContainText('page 1 of 13');
  await page.locator('.bars').getByRole('link', { name: 'Exodus' }).click();
  await expect(box(page)).toHaveValue('in:Exodus gold');
  await expect(page.locator(hits).first()).toContainText('Exodus');
  await page.goBack();
  await expect(box(page)).toHaveValue('gold');
});

test('Strong’s Enhanced changes the view and not the query', async ({ page }) => {
  await page.goto('/results?q=gold&db=kjv');
  await page.getByLabel('Strong’s Enhanced').check();
  await expect(page).toHaveURL('/results?q=gold&db=kjv&strongs=true');
  await expect(page.locator(hits).first().getByRole('link', { name: 'H2091' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Strong’s Enhanced')).not.toBeChecked();
  // The other code of the same text shows numbers by default.
  await page.goto('/results?q=gold&db=kjv_strongs');
  await expect(page.locator(hits).first().getByRole('link', { name: 'H2091' })).toBeVisible();
  await page.getByLabel('Strong’s Enhanced').uncheck();
  await expect(page).toHaveURL('/results?q=gold&db=kjv_strongs&strongs=false');
  // An imported text without numbers.
  await page.goto('/results?q=beginning&db=vineyard');
  await expect(page.locator(count)).toContainText('verse');
  await expect(page.getByLabel('Strong’s Enhanced')).toBeDisabled();
});

test('several versions are searched together, chosen on the page without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/results?q=Gen+1:1&db=kjv');
  await page.getByText('Sort, copy format, more versions').click();
  await page
    .getByRole('group', { name: 'Also search in' })
    .getByLabel(/World English/)
    .check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator(`${hits} b`)).toHaveText([/Genesis 1:1 · /, /Genesis 1:1 · /]);
  await expect(page.locator('input[name=also][value=web]')).toBeChecked();
  await expect(page.getByLabel('Version', { exact: true })).toHaveValue('kjv');
  await context.close();
});

test('several versions are searched together by keyboard, and the URL contains them', async ({ page }) => {
  await page.goto('/results?q=faith+joy&version=kjv&also=web');
  await expect(page).toHaveURL('/results?q=faith+joy&db=kjv,web');
  await page.getByText('Sort, copy format, more versions').click();
  const group = page.getByRole('group', { name: 'Also search in' });
  await expect(group.getByLabel(/World English/)).toBeChecked();
  await expect(group.getByLabel('King James (KJV)', { exact: true })).toBeDisabled();
  await group.getByLabel(/World English/).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/results?q=faith+joy&db=kjv');
  // The published figure for the King James Version.
  await expect(page.locator(count)).toContainText('5 verses');
  await page.goBack();
  await expect(group.getByLabel(/World English/)).toBeChecked();
  await expect(page.locator(hits).first().locator('b')).toContainText(' · ');
  await page
    .locator('.chips')
    .getByRole('link', { name: /King James/ })
    .click();
  await expect(page).toHaveURL('/results?q=faith+joy&db=web');
});

test('few results leave no gap on a phone, and late results shift nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/results?q=gold');
  await page.route('**/api/search?**', async (route) => {
    // Longer than half a second, within which a layout shift counts as caused by the key press.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await search(page, 'Jude 3');
  await expect(page.locator(hits)).toHaveCount(1);
  const [list, aside] = await Promise.all(['.hits', '.results aside'].map((part) => page.locator(part).boundingBox()));
  expect((aside?.y ?? 0) - (list?.y ?? 0) - (list?.height ?? 0)).toBeLessThan(60);
  await expectNoLayoutShift(page);
});

test('a verse opens by a number that only the Hebrew text has', async ({ page }) => {
  await page.goto('/results?q=Malachi+3:19&db=kjv');
  await expect(page.locator(message)).toContainText('The King James Version numbers it Malachi 4:1');
  await page.locator('section', { hasText: 'Found in other versions' }).getByRole('link').first().click();
  await expect(page.locator(`${hits} b`)).toHaveText('Malachi 3:19 · KJV 4:1');
});

test('nothing shifts while results load', async ({ page }) => {
  await page.goto('/results?q=gold');
  await expectNoLayoutShift(page);
});

test('every example search in the help has results', async ({ page, request }) => {
  await page.goto('/results?q=gold');
  await page.getByText('How to search').click();
  const links = await page.locator('.signs a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const answer = await (await request.get(`/api/search${new URL(link, 'http://localhost').search}`)).json();
    expect(answer.pagination?.totalResults, link).toBeGreaterThan(0);
  }
});

test('other forms of a word are found only on request', async ({ page }) => {
  await page.goto('/results?q=loveth');
  await expect(page.locator('.hits')).toContainText(/loveth/);
  await page.goto(`/results?q=${encodeURIComponent('~love')}`);
  // A plain scan of the King James Version finds 420 verses with love, loved, lover … and the title of Psalm 45, "A
  // Song of loves", minus the four that only contain “lovely”, which is another word.
  await expect(page.locator(count)).toContainText('417 verses');
  await expect(page.locator('.hits mark', { hasText: 'loved' }).first()).toBeVisible();
});
