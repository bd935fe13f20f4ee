import { expect, test } from '@playwright/test';
import { expectNoLayoutShift, expectNoSidewaysScroll } from './accessibility.ts';
import { collectPolicyViolations } from './policy-violations.ts';

test.describe('an entry, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('H430 shows the word, its counts, definition, usage, origin and examples', async ({ page }) => {
    await page.goto('/lexicon/H430');
    const lemma = page.getByRole('heading', { level: 1 });
    await expect(lemma).toHaveText('אֱלֹהִים');
    await expect(lemma).toHaveAttribute('lang', 'hbo');
    await expect(lemma).toHaveAttribute('dir', 'rtl');
    // The figures are those of the published tagging of the King James Version.
    await expect(page.locator('main')).toContainText('2,606 times in 2,249 verses');
    await expect(page.getByRole('img', { name: /Occurrences by book/ })).toBeVisible();
    for (const heading of [
      'Strong’s definition',
      /Usage/,
      'Origin',
      'Examples in Scripture',
      'Related Words',
      'Study Resources',
    ]) {
      await expect(page.getByRole('heading', { name: heading, exact: typeof heading === 'string' })).toBeVisible();
    }
    await expect(page.getByText('gods in the ordinary sense')).toBeVisible();
    await expect(page.getByRole('link', { name: 'H433' }).first()).toHaveAttribute('href', '/lexicon/H433');
    const firstExample = page.locator('#examples .verses li').first();
    await expect(firstExample).toContainText('Genesis 1:1');
    await expect(firstExample.locator('mark')).toHaveText(['God', 'אֱלֹהִ֑ים']);
    await expect(firstExample.getByRole('link', { name: 'Genesis 1:1' })).toHaveAttribute(
      'href',
      '/bible/kjv_strongs/genesis/1#v1',
    );
    await expect(page.locator('#examples .verses li')).toHaveCount(20);
    await expect(page.getByRole('link', { name: /H429/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /H431/ })).toBeVisible();
    await expect(page.locator('main')).toContainText('Open Scriptures');
  });

  test('a rendering opens exactly its verses, page by page', async ({ page }) => {
    await page.goto('/lexicon/G26');
    await expect(page.locator('#examples [lang=grc] mark')).toHaveText(['ἀγάπη', 'ἀγάπην', 'ἀγάπην']);
    await expect(page.getByRole('link', { name: /^\d+ forms, with parsing/ })).toHaveAttribute('href', /G26.study$/);
    const row = page.locator('#usage li', { hasText: 'charity' }).first();
    // From Strong's printed concordance: love 86, charity 27, dear 1, and in other words charitably 1, feast of charity
    // 1.
    await expect(row).toContainText('27×');
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/lexicon\/G26\/verses\?rendering=charity/);
    const verses = page.getByRole('main').locator('ol > li');
    await expect(verses.first()).toContainText('1 Corinthians 8:1');
    await expect(verses.first().locator('mark').first()).toHaveText(/charity/i);
    await page.goto('/lexicon/G26/verses?rendering=love');
    await expect(verses.first()).toContainText('Matthew 24:12');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/rendering=love&page=2/);
    await expect(verses.first()).not.toContainText('Matthew 24:12');
    await expect(verses.first().locator('mark').first()).toHaveText(/love/i);
  });

  test('every count links to its verses, where the page explains what was counted, where and how', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/lexicon/G26');
    await page.getByRole('link', { name: '116 times in 106 verses' }).click();
    await expect(main).toContainText('116 times in 106 verses of the King James Version');
    await expect(main).toContainText('every word or phrase that is tagged with G26');
    await page.goBack();
    await page.getByText('By book:').click();
    await page.getByRole('row', { name: '1 John' }).getByRole('link', { name: '18' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verses with G26 in 1 John');
    await expect(main).toContainText('18 times in');
    // Each verse is shown in English and in Greek.
    await expect(main.locator('mark')).toHaveCount(36);
    await main.getByRole('link', { name: 'How we count' }).click();
    await expect(page).toHaveURL(/\/about\/counts#occurrences$/);
    await expect(page.getByRole('heading', { name: 'Words in the King James Version' })).toBeVisible();
    // English does not translate the object marker, so the count of the original language comes first.
    await page.goto('/lexicon/H853');
    await expect(page.getByRole('figure').getByRole('link').first()).toHaveAttribute('href', /verses\?version=wlc$/);
    await page.getByRole('link', { name: 'the KJV marks only 22 of these' }).click();
    await expect(main).toContainText('22 times in 18 verses of the King James Version');
  });

  test('the pager of examples opens the next page', async ({ page }) => {
    await page.goto('/lexicon/H430');
    await page.locator('#examples').getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/lexicon\/H430\/verses\?page=2/);
    await expect(page.locator('main')).toContainText('2,606 times in 2,249 verses');
  });
});

test('a phone shows the word, its short meaning and its definition before actions and chart', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const number of ['G26', 'H430', 'H2617', 'G4151']) {
    await page.goto(`/lexicon/${number}`);
    const top = async (selector: string): Promise<number> =>
      (await page.locator(selector).boundingBox())?.y ?? Infinity;
    // The definition's first three lines are on the screen.
    const definition = await top('.def');
    expect(definition + 100, number).toBeLessThan(740);
    expect(await top('.gloss')).toBeLessThan(definition);
    expect(await top('.acts')).toBeGreaterThan(definition);
    expect(await top('.figures')).toBeGreaterThan(definition);
  }
});

test('the head of an entry has what search engines and messengers show, which the policy lets in', async ({ page }) => {
  const violations = await collectPolicyViolations(page);
  await page.goto('/lexicon/G26');
  expect((await page.title()).normalize('NFC')).toBe(
    'agape (ἀγάπη): love — Greek G26 — Lexicon — Official Authoritative Original Text Repository'.normalize('NFC'),
  );
  const content = (name: string): Promise<string | null> =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  expect(await content('og:description')).toBe(await content('description'));
  expect(await content('og:url')).toBe(await page.locator('link[rel=canonical]').getAttribute('href'));
  expect(await content('og:type')).toBe('article');
  expect(await content('twitter:card')).toBe('summary_large_image');
  const data: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'DefinedTerm', termCode: 'G26' });
  expect(violations).toEqual([]);
});

test('entries with the longest texts fit a viewport of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const number of ['H430', 'H415', 'H6213', 'G3588', 'G2532', 'H4124']) {
    await page.goto(`/lexicon/${number}`);
    await expectNoSidewaysScroll(page);
  }
});

test('nothing shifts while a page loads', async ({ page }) => {
  await page.goto('/lexicon/H430');
  await expectNoLayoutShift(page);
});

test('nothing shifts with a CPU eight times slower, which receives the page in parts', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.goto('/lexicon/H430');
  await expectNoLayoutShift(page);
});

test('the section bar links to definition, usage and origin, which stay open, and highlights the visible one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto('/lexicon/H430');
  const bar = page.getByRole('navigation', { name: 'Sections' });
  const marked = bar.locator('[aria-current=true]');
  await expect(marked).toHaveText('Definition');
  await page.keyboard.press('3');
  await expect(marked).toHaveText('Origin');
  await expect(bar.getByRole('link', { name: 'Origin' })).toBeFocused();
  await expect(page.locator('#origin')).toBeInViewport();
  await expect(page).toHaveURL(/#origin$/);
  await page.keyboard.press('ArrowLeft');
  await expect(marked).toHaveText('Usage');
  await expect(page).toHaveURL(/#usage$/);
  await page.keyboard.press('Home');
  await expect(marked).toHaveText('Definition');
  // The bar stays in the viewport and does not cover the heading that it links to.
  await page.keyboard.press('2');
  const heading = page.getByRole('heading', { name: /Usage/ });
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) >= ((await bar.boundingBox())?.height ?? 0))
    .toBe(true);
  for (const name of ['Definition', 'Origin']) await expect(page.getByRole('heading', { name })).toBeVisible();
  // A number typed into the search box is not a keyboard shortcut.
  await page.getByLabel('Search the Bible').focus();
  await page.keyboard.type('31');
  await expect(page.getByLabel('Search the Bible')).toHaveValue('31');
  await expect(page).toHaveURL(/#usage$/);
  // The search box is above all sections, and the page has scrolled to it.
  await expect(marked).toHaveText('Definition');
  await page.mouse.move(400, 300);
  for (const [by, name] of [
    [3000, 'Origin'],
    [-9000, 'Definition'],
  ] as const)
    // The page may still be scrolling to the focused element, which overrides the wheel. Retry.
    await expect(async () => {
      await page.mouse.wheel(0, by);
      await expect(marked).toHaveText(name, { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
});

test('examples change pages in place', async ({ page }) => {
  await page.goto('/lexicon/H430');
  const pager = page.locator('#examples .pager');
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(pager.locator('[aria-current=page]')).toHaveText('2');
  await expect(page).toHaveURL(/\/lexicon\/H430\?examples=2$/);
  await expect(page.locator('#examples .verses li')).toHaveCount(20);
  await expect(page.locator('#examples mark').first()).toBeVisible();
  await pager.getByRole('link', { name: '113' }).click();
  await expect(pager.getByText('Next')).toHaveAttribute('aria-disabled', 'true');
  // 2,249 verses are 112 pages of 20 and one of 9.
  await expect(page.locator('#examples .verses li')).toHaveCount(9);
  // The URL shows the same page after a reload, and Back goes through the pages.
  await page.reload();
  await expect(page.locator('#examples .verses li')).toHaveCount(9);
  await page.goBack();
  await expect(pager.locator('[aria-current=page]')).toHaveText('2');
  await page.goBack();
  await expect(pager.locator('[aria-current=page]')).toHaveText('1');
  await expect(page).toHaveURL(/\/lexicon\/H430$/);
});

test('failed examples show an error and leave the page unchanged', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/lexicon/H430');
  await page.locator('#examples .pager').getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Error loading verse examples. Please try again later.')).toBeVisible();
  await expect(page.locator('#examples .verses li')).toHaveCount(20);
});

test('without the API the first page of examples shows built-in samples, labeled as such', async ({ page }) => {
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

test('Copy puts the entry on the clipboard in the specified format and confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/lexicon/H430');
  const button = page.getByRole('button', { name: 'Copy' });
  await button.click();
  // It reverts after two seconds, so it is the first to check.
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^STRONGS H430 - אֱלֹהִים \(ʼĕlôhîym\)\n/);
  expect(text).toContain("el-o-heem'");
  expect(text).toContain('plural of H433');
  expect(text).toContain('gods in the ordinary sense');
  // Printed concordances have 2,346 because they list “God's” and similar forms separately.
  expect(text).toContain('God (2,362×)');
  await expect(button).toBeVisible();
});

test('Copy works without the API if the static files of the dictionary are available', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/lexicon/G26');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.normalize('NFC')).toMatch(/^STRONGS G26 - /);
});

test('Copy reports an error if none of its sources is available', async ({ page }) => {
  await page.route(/\/(api|static-strongs)\//, (route) => route.abort());
  await page.goto('/lexicon/H5775');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copy failed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0);
});

test('Copy reports an error if the clipboard is refused', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await page.goto('/lexicon/H430');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copy failed').first()).toBeVisible();
  await expect(page.getByText('Please try again').first()).toBeVisible();
});

test('Share copies and says so if the browser has no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/lexicon/G26');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Share not supported').first()).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.normalize('NFC')).toContain('STRONGS G26 - ἀγάπη'.normalize('NFC'));
});

test('the link back to the results appears only for readers who came from them', async ({ page }) => {
  await page.goto('/lexicon/H2091');
  await expect(page.getByRole('link', { name: 'Back to Search Results' })).toHaveCount(0);
  await page.goto('/results?q=gold');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/lexicon/H2091';
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL(/H2091/);
  await expect(page.getByRole('link', { name: 'Back to Search Results' })).toHaveCSS('position', 'absolute');
  await page.getByRole('link', { name: 'Back to Search Results' }).click();
  await expect(page).toHaveURL(/\/results\?q=gold/);
});
