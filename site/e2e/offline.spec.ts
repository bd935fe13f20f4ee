import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { openProxy } from './edition-proxy.ts';
import { isFontLoaded, isPageStored, waitUntilPageSaved, waitForScripts } from './offline-pages.ts';

test.use({ serviceWorkers: 'allow' });

test('the first page that was ever opened opens again offline, with its fonts and scripts', async ({
  page,
  context,
}) => {
  await page.goto('/lexicon/H430');
  await waitUntilPageSaved(page);
  await context.setOffline(true);
  const response = await page.reload();
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('אֱלֹהִים');
  expect(await isFontLoaded(page)).toBe(true);
  const theme = page.getByRole('button', { name: 'Theme' });
  await theme.click();
  await expect(theme).toHaveAccessibleName(/dark|light/);
});

/** The worker of the previous page may start while the next page is requested, or while it loads its scripts. */
for (const { moment, delayed } of [
  { moment: 'before the worker starts and arrives after that', delayed: '/bible/web/john/3' },
  { moment: 'and shown before the worker starts and loaded after that', delayed: '/_astro/*.js' },
])
  test(`a page that is requested ${moment} opens again offline`, async ({ page, context }) => {
    const first = await context.newPage();
    const isDelayed = Promise.withResolvers<void>();
    const isReleased = Promise.withResolvers<void>();
    await page.route(`**${delayed}`, async (route) => {
      isDelayed.resolve();
      await isReleased.promise;
      await route.continue();
    });
    const opened = page.goto('/bible/web/john/3');
    await isDelayed.promise;
    await first.goto('/about/texts');
    await waitUntilPageSaved(first);
    await first.close();
    isReleased.resolve();
    await opened;
    await waitUntilPageSaved(page);
    await context.setOffline(true);
    const response = await page.reload();
    expect(response?.fromServiceWorker()).toBe(true);
    await expect(page.getByText('For God so loved the world')).toBeVisible();
  });

test('a visited page includes the parts that load on first use', async ({ page, context }) => {
  await page.goto('/bible/kjv_strongs/john/3');
  await waitUntilPageSaved(page);
  await waitForScripts(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('group', { name: 'Text size' })).toBeVisible();
});

test('a page that is not stored shows a message at its own URL, lists stored pages, and opens when the network returns', async ({
  page,
  context,
}) => {
  await page.goto('/lexicon/H430');
  await waitUntilPageSaved(page);
  await page.goto('/about/texts');
  await waitUntilPageSaved(page);
  await context.setOffline(true);
  const response = await page.goto('/lexicon/G26');
  expect(response?.status()).toBe(503);
  await expect(page).toHaveURL(/\/lexicon\/G26$/);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  const links = page
    .locator('section', { has: page.getByRole('heading', { name: 'Recently opened' }) })
    .getByRole('link');
  await expect(links).toHaveText([/About the texts|Texts/, /H430/]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await links.nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('אֱלֹהִים');

  await page.goto('/lexicon/G26');
  await context.setOffline(false);
  // Not every tested browser notifies pages behind a worker that the network is back. If it does, the page is already
  // loading.
  await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'grc');
});

const spellings: [address: string, opens: RegExp][] = [
  ['/lexicon/h0430', /\/lexicon\/H430$/],
  ['/lexicon/H430/', /\/lexicon\/H430$/],
  ['/lexicon/H430.html', /\/lexicon\/H430$/],
  ['/hebrew-verbs?binyan=Piel', /\/hebrew-verbs\?binyan=Piel$/],
  ['/?utm_source=x', /\/\?utm_source=x$/],
];
test('a visited page opens offline with any spelling of its URL and any filter', async ({ page, context }) => {
  for (const path of ['/', '/hebrew-verbs', '/lexicon/H430']) {
    await page.goto(path);
    await waitUntilPageSaved(page);
  }
  await context.setOffline(true);
  for (const [spelling, opens] of spellings) {
    const response = await page.goto(spelling);
    expect(response?.status(), spelling).toBe(200);
    await expect(page).toHaveURL(opens);
  }
});

test('a page rendered by the server opens offline only at exactly its URL', async ({ page, context }) => {
  await page.goto('/lexicon/H430');
  await waitUntilPageSaved(page);
  await page.goto('/strongs/verse/genesis/1/1');
  await page.goto('/lexicon/H7225/verses?version=wlc');
  await expect.poll(() => isPageStored(page, '/lexicon/H7225/verses?version=wlc')).toBe(true);
  await context.setOffline(true);
  expect((await page.goto('/strongs/verse/genesis/1/1'))?.status()).toBe(200);
  await expect(page.locator('main')).toContainText('H7225');
  expect((await page.goto('/lexicon/H7225/verses?version=wlc'))?.status()).toBe(200);
  expect((await page.goto('/lexicon/H7225/verses?version=wlc&page=2'))?.status()).toBe(503);
});

test('the results page opens offline with any query', async ({ page, context }) => {
  await page.goto('/lexicon/H430');
  await waitUntilPageSaved(page);
  await context.setOffline(true);
  expect((await page.goto('/results?q=gold'))?.status()).toBe(200);
  await expect(page.getByLabel('Search the Bible')).toBeVisible();
});

test('missing pages and errors are not stored', async ({ page, context }) => {
  await page.goto('/lexicon/H430');
  await waitUntilPageSaved(page);
  for (const path of ['/lexicon/H99999', '/bible/kjv_strongs/genesis/51']) {
    expect((await page.goto(path))?.ok()).toBe(false);
    await page.waitForLoadState('networkidle');
  }
  await context.setOffline(true);
  for (const path of ['/lexicon/H99999', '/bible/kjv_strongs/genesis/51']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  }
});

test('a second visit makes no request to the server', async ({ page, baseURL }) => {
  const proxy = await openProxy(baseURL ?? '');
  await page.goto(`${proxy.url}/lexicon/H430`);
  await waitUntilPageSaved(page);
  await waitForScripts(page);
  await page.goto(`${proxy.url}/bible/kjv_strongs/john/3`);
  await waitUntilPageSaved(page);
  await waitForScripts(page);
  proxy.asked.length = 0;
  for (const path of ['/lexicon/H430', '/bible/kjv_strongs/john/3']) {
    await page.goto(proxy.url + path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // A browser checks for a new worker on its own.
  expect(proxy.asked.filter((path) => path !== '/service-worker.js')).toEqual([]);
  await proxy.close();
});

test('the site can be installed', async ({ page, context }) => {
  await page.goto('/');
  await waitUntilPageSaved(page);
  const session = await context.newCDPSession(page);
  const { errors, manifest } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ id: expect.stringMatching(/\/$/), scope: expect.stringMatching(/\/$/) });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Tests run in private windows, which cannot install anything.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
