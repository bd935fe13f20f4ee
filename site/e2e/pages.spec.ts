import { expect, test } from '@playwright/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page searches with a plain form', async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('searchbox');
    await expect(box).toHaveAttribute('placeholder', 'Enter a word, phrase, or reference (e.g., Genesis 2)...');
    await box.fill('blessed hope');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/(strongs-)?results\?q=blessed(\+|%20)hope/);
    await expect(page.locator('main')).toContainText('Titus 2:13');
  });

  test('every link of the header, footer and home page works', async ({ page, request }) => {
    await page.goto('/');
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200);
  });

  test('the account page says that it needs scripts, instead of waiting', async ({ page }) => {
    await page.goto('/account');
    // Playwright finds no text within <noscript>.
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('Your account needs JavaScript');
    await expect(page.getByRole('status')).toBeHidden();
  });

  test('browsers and search engines find icon, search description and the pages of all verses', async ({ request }) => {
    const icon = await (await request.get('/favicon.ico')).body();
    // An icon file with three pictures.
    expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    expect((await request.get('/apple-touch-icon.png')).status()).toBe(200);
    expect(await (await request.get('/opensearch.xml')).text()).toContain('/results?q={searchTerms}');
    const verses = await (await request.get('/sitemap-verses.xml')).text();
    expect(verses.match(/<loc>/g)).toHaveLength(31_102);
    expect(verses).toContain('/strongs/verse/john/3/16<');
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap-verses.xml');
  });

  test('the sources are listed with their licenses', async ({ page }) => {
    await page.goto('/about/texts');
    for (const name of ['morphhb', 'CC BY', 'public domain', 'World English Bible', 'Strong']) {
      await expect(page.locator('main')).toContainText(new RegExp(name, 'i'));
    }
  });
});

for (const path of ['/', '/lexicon/H430', '/404', '/sample']) {
  test(`an empty search on ${path} does nothing and shows no message`, async ({ page }) => {
    await page.goto(path);
    const box = page.getByLabel('Search the Bible');
    // Otherwise the browser would show its own validation message.
    expect(await box.evaluate((input: HTMLInputElement) => input.form?.checkValidity())).toBe(true);
    await box.fill('   ');
    await box.press('Enter');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('the first tab of the home page links to all main features, and a key opens the others', async ({ page }) => {
  await page.goto('/');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Advanced Search', 'Lexicon', 'Parallel View']);
  await expect(panel.getByRole('link', { name: 'Parallel View' })).toHaveAttribute('href', '/parallel-bible');
  await page.getByRole('tab', { name: 'Features' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Bible Versions' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Special translations' })).toBeVisible();
  // A text with two codes is listed once, with a loaded version.
  await expect(panel.getByRole('link', { name: /^King James/ })).toHaveAttribute('href', '/bible/kjv');
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: 'How to search' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Special translations' })).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Features' })).toHaveAttribute('aria-selected', 'true');
});

test('the footer counts each kind of content and names missing versions', async ({ page }) => {
  await page.goto('/about/texts');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Resources', 'Bible Versions', 'Account']);
  await expect(footer.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/auth?tab=register');
  await expect(footer.getByText(/^Not on this site:/)).toContainText('NKJV, RSTNE');
});

test.describe('a phone in portrait orientation', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('has a header with content even if no logo or script can load', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.route(/logo\.(svg|png)$/, (route) => route.abort());
    await page.goto(`${baseURL}/`);
    const name = page.getByRole('banner').getByText('Lexicon', { exact: true });
    await expect(name).toBeVisible();
    expect(await name.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(10);
    await context.close();
  });

  test('shows the hint to turn it once, where it covers nothing, and nothing shifts when the hint closes', async ({
    page,
  }) => {
    await page.goto('/lexicon/H430');
    const hint = page.getByRole('complementary', { name: 'Hint' });
    await expect(hint).toBeAttached();
    await expect(hint).not.toBeInViewport();
    await hint.scrollIntoViewIfNeeded();
    const { y: footer = 0, height = 0 } = (await page.locator('footer').boundingBox()) ?? {};
    expect((await hint.boundingBox())?.y).toBeGreaterThanOrEqual(footer + height);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('turn-hint'))).toBe('seen');
    const titleTop = () => page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().y);
    const before = await titleTop();
    await hint.getByRole('button', { name: 'Close' }).click();
    await expect(hint).toHaveCount(0);
    // The page ends where the hint began, so the browser scrolls up by at most its height.
    expect((await titleTop()) - before).toBeLessThan(64);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(hint).toHaveCount(0);
  });
});

test('the theme can be set and is saved', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const background = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: /Theme/ }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.goto('/lexicon/H430');
  expect(await background()).toBe(dark);
});

test('the keyboard reaches the content, the search and the list of keys', async ({ page }) => {
  await page.goto('/lexicon/H430');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search the Bible')).toBeFocused();
  await page.getByLabel('Search the Bible').blur();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the logo falls back to another image, then to the name', async ({ page }) => {
  await page.route('**/logo.svg', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('header img')).toHaveAttribute('src', '/logo.png');
  await page.route('**/logo.png', (route) => route.abort());
  await page.goto('/about/texts');
  await expect(page.locator('header img')).toHaveCount(0);
  await expect(page.locator('header').getByRole('link', { name: 'Lexicon', exact: true })).toBeVisible();
});

test('no script is needed before a page can be read, and nothing else blocks rendering', async ({ page }) => {
  await page.goto('/lexicon/G26');
  // The style sheets for print and forced colors are fetched but do not block rendering.
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (each) =>
          (each as PerformanceResourceTiming & { renderBlockingStatus?: string }).renderBlockingStatus !==
          'non-blocking',
      )
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
  expect(await page.locator('head script[src]:not([type=module]):not([async]):not([defer])').count()).toBe(0);
});
