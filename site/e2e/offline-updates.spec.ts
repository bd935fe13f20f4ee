import { expect, test, type Page } from '@playwright/test';
import { openProxy, otherEdition, type EditionProxy, type Rewrite } from './edition-proxy.ts';
import { isPageStored, waitUntilPageSaved, waitForScripts } from './offline-pages.ts';

test.use({ serviceWorkers: 'allow' });

let proxy: EditionProxy;
test.beforeEach(async ({ baseURL }) => {
  proxy = await openProxy(baseURL ?? '');
});
test.afterEach(() => proxy.close());

const second = otherEdition('2222222222222222');
const heading = (page: Page): ReturnType<Page['locator']> => page.getByRole('heading', { level: 1 });
const bar = (page: Page): ReturnType<Page['locator']> =>
  page.getByRole('complementary', { name: 'Notice', exact: true });

/** The update check that a browser makes on each visit, or at least once a day. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update().catch(() => undefined)));
}

function waitingState(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
}

/** Counts the loads of a page from within its document. */
async function countLoads(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1)));
  return () => page.evaluate(() => Number(sessionStorage.getItem('loads')));
}

/** https://github.com/ChurchApps/ChurchAppsSupport/issues/927: changes did not appear until the site was installed again. */
test('an update waits until the reader accepts it, then applies completely and once, and other tabs report it', async ({
  page,
  context,
}) => {
  const loads = await countLoads(page);
  await page.goto(`${proxy.url}/lexicon/H430`);
  await waitUntilPageSaved(page);
  const otherTab = await context.newPage();
  const otherLoads = await countLoads(otherTab);
  await otherTab.goto(`${proxy.url}/lexicon/G26`);
  await waitUntilPageSaved(otherTab);
  await otherTab.getByLabel('Search the Bible').fill('half a wo');

  proxy.rewrite = second;
  await lookForUpdate(page);
  await expect(bar(page)).toContainText('The pages of this site have been updated.');
  await expect(bar(otherTab)).toContainText('The pages of this site have been updated.');
  expect(await loads()).toBe(1);

  // Until then, pages come from the earlier edition.
  await page.goto(`${proxy.url}/lexicon/G26`);
  await expect(heading(page)).not.toContainText('edition');
  await page.goto(`${proxy.url}/lexicon/H430`);
  await expect(heading(page)).not.toContainText('edition');
  const before = await loads();

  await bar(page).getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page)).toContainText('edition 2222222222222222');
  await expect(bar(page)).toBeHidden();

  await expect(bar(otherTab)).toContainText('This site was updated.');
  expect(await otherLoads()).toBe(1);
  await expect(otherTab.getByLabel('Search the Bible')).toHaveValue('half a wo');
  await bar(otherTab).getByRole('button', { name: 'Reload' }).click();
  await expect(heading(otherTab)).toContainText('edition 2222222222222222');

  // The new edition is saved like the one before.
  await expect.poll(() => isPageStored(page, '/lexicon/H430')).toBe(true);
  // The other tab has reloaded by now. A second load of this tab would have happened before that.
  expect(await loads()).toBe(before + 1);
  proxy.asked.length = 0;
  await page.goto(`${proxy.url}/lexicon/H430`);
  await expect(heading(page)).toContainText('edition 2222222222222222');
  expect(proxy.asked.filter((path) => path.startsWith('/lexicon'))).toEqual([]);
});

test('a closed update bar stays closed in this tab', async ({ page }) => {
  await page.goto(`${proxy.url}/lexicon/H430`);
  await waitUntilPageSaved(page);
  proxy.rewrite = second;
  await lookForUpdate(page);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toBeHidden();
  await page.goto(`${proxy.url}/lexicon/G26`, { waitUntil: 'networkidle' });
  expect(await waitingState(page)).toBe('installed');
  await expect(bar(page)).toBeHidden();
});

test('a page of an earlier edition opens offline, and after three seconds if the network does not answer', async ({
  page,
  context,
}) => {
  await page.goto(`${proxy.url}/lexicon/H430`);
  await waitUntilPageSaved(page);
  await page.goto(`${proxy.url}/lexicon/G26`);
  await waitUntilPageSaved(page);
  proxy.rewrite = second;
  await lookForUpdate(page);
  await bar(page).getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page)).toContainText('edition 2222222222222222');

  // It must wait three seconds, and the network must not have answered yet.
  const release = proxy.holdAnswers();
  const startedAt = Date.now();
  await page.goto(`${proxy.url}/lexicon/H430`, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('אֱלֹהִים');
  expect(Date.now() - startedAt).toBeGreaterThan(2_900);
  release();
  await context.setOffline(true);
  await page.goto(`${proxy.url}/lexicon/H430`);
  await expect(heading(page)).toHaveText(/^אֱלֹהִים/);
});

test('an interrupted update leaves the current worker in place and completes the next time', async ({
  page,
  context,
}) => {
  await page.goto(`${proxy.url}/lexicon/H430`);
  await waitUntilPageSaved(page);
  proxy.rewrite = second;
  proxy.cut = (path) => path.startsWith('/shells/not-kept');
  await lookForUpdate(page);
  await expect.poll(() => proxy.asked.some((path) => path.startsWith('/shells/not-kept'))).toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null))
    .toBe(true);
  expect(await waitingState(page)).toBeUndefined();
  await context.setOffline(true);
  await page.goto(`${proxy.url}/lexicon/H430`);
  await expect(heading(page)).toHaveText('אֱלֹהִים');
  await page.goto(`${proxy.url}/lexicon/H1`);
  await expect(heading(page)).toHaveText('You are offline');
  // That page would reload itself as soon as the network is back.
  await page.goto(`${proxy.url}/lexicon/H430`);
  await context.setOffline(false);
  proxy.cut = undefined;
  await page.goto(`${proxy.url}/lexicon/H430`);
  await lookForUpdate(page);
  await expect(bar(page)).toContainText('have been updated');
});

test('an interrupted first install leaves the site unchanged and is retried on the next page', async ({ page }) => {
  let cuts = 0;
  proxy.cut = (path) => path.startsWith('/shells/not-kept') && ++cuts > 0;
  await page.goto(`${proxy.url}/lexicon/H430`);
  await expect.poll(() => cuts).toBeGreaterThan(0);
  const registrations = (): Promise<number> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  const before = cuts;
  await page.goto(`${proxy.url}/lexicon/G26`);
  await expect.poll(() => cuts).toBeGreaterThan(before);
  await expect.poll(registrations).toBe(0);
  await expect(heading(page)).toHaveAttribute('lang', 'grc');
  proxy.cut = undefined;
  await page.goto(`${proxy.url}/lexicon/H430`);
  await waitUntilPageSaved(page);
});

test('an open page of the earlier edition still gets its scripts when the server has only the later ones', async ({
  page,
  context,
}) => {
  await page.goto(`${proxy.url}/lexicon/H430`);
  await waitUntilPageSaved(page);
  const otherTab = await context.newPage();
  await otherTab.goto(`${proxy.url}/lexicon/G26`);
  await waitUntilPageSaved(otherTab);
  // The scripts that this page has not loaded yet, including suggestions, are missing on the server and in the later
  // shell.
  const missing = await otherTab.evaluate(async () => {
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const shell = (await caches.keys()).find((name) => name.includes('precache')) ?? '';
    return (await (await caches.open(shell)).keys())
      .map(({ url }) => url)
      .filter((url) => url.includes('/_astro/') && !loaded.has(url))
      .map((url) => new URL(url).pathname);
  });
  expect(missing.length).toBeGreaterThan(10);
  proxy.rewrite = (path, answer) => {
    if (missing.includes(path)) return { status: 404, headers: {}, body: Buffer.from('') };
    const changed = second(path, answer);
    if (path !== '/service-worker.js' || !changed) return changed;
    const without = missing.reduce(
      (text, name) => text.replace(`{"url":"${name}","revision":null},`, ''),
      changed.body.toString(),
    );
    return { ...changed, body: Buffer.from(without) };
  };
  await lookForUpdate(page);
  await bar(page).getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page)).toContainText('edition 2222222222222222');
  proxy.asked.length = 0;
  await otherTab.getByLabel('Search the Bible').fill('gol');
  await expect(otherTab.getByRole('option').first()).toBeVisible();
  expect(proxy.asked.filter((path) => missing.includes(path))).toEqual([]);
});

const garbage = `addEventListener('install', () => skipWaiting()); addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(new Response('<h1>garbage</h1>', { headers: { 'content-type': 'text/html' } })));`;
const servedAt =
  (script: string): Rewrite =>
  (path, answer) =>
    path === script
      ? {
          ...answer,
          status: 200,
          headers: { ...answer.headers, 'content-type': 'text/javascript', 'x-build': undefined, etag: undefined },
          body: Buffer.from(garbage),
        }
      : undefined;

/** A page of a narrower scope never runs the site's scripts, so the reader has to open another one. */
const broken: [name: string, script: string, scope: string, opens: string, another?: string][] = [
  ['the whole site', '/service-worker.js', '/', '/lexicon/H430'],
  ['the Hebrew pages', '/hebrew-worker.js', '/hebrew-', '/hebrew-verbs', '/lexicon/H430'],
];
for (const [name, script, scope, opens, another] of broken) {
  test(`a worker that returns garbage for ${name} is replaced automatically`, async ({ page }) => {
    proxy.rewrite = servedAt(script);
    // Use a page without the site's scripts, as if this version of the worker did not exist yet.
    await page.route('**/_astro/**', (route) => route.abort());
    await page.goto(`${proxy.url}/404`);
    await page.evaluate(
      async (worker) => {
        const { installing } = await navigator.serviceWorker.register(worker.script, { scope: worker.scope });
        await new Promise<void>((resolve) =>
          installing?.addEventListener('statechange', () => installing.state === 'activated' && resolve()),
        );
      },
      { script, scope },
    );
    await page.goto(proxy.url + opens);
    await expect(heading(page)).toHaveText('garbage');
    await page.unroute('**/_astro/**');

    proxy.rewrite = undefined;
    await page.goto(proxy.url + (another ?? opens));
    if (another) await waitUntilPageSaved(page);
    await expect(async () => {
      await page.goto(proxy.url + opens);
      await expect(heading(page)).not.toHaveText('garbage', { timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await waitUntilPageSaved(page);
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map((registration) => new URL(registration.scope).pathname),
    );
    expect(scopes).toEqual(['/']);
  });
}

test('a part of a page that is no longer available is named in a message', async ({ page, context }) => {
  await page.goto(`${proxy.url}/lexicon/H430`);
  await waitUntilPageSaved(page);
  // Simulate a browser that runs out of space: it drops the list of keys, found by its text.
  await waitForScripts(page);
  await page.evaluate(async (words) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (request.url.endsWith('.js') && (await (await cache.match(request))?.text())?.includes(words))
          await cache.delete(request);
    }
  }, 'Go to the notifications');
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.locator('body').press('?');
  await expect(bar(page)).toContainText('not saved on this device');
});
