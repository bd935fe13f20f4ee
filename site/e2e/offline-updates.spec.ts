import { expect, test, type Page } from '@playwright/test';
import { openProxy, otherEdition, type EditionProxy, type Rewrite } from './edition-proxy.ts';
import { isVisited, untilKept, untilPartsAreHere } from './offline-pages.ts';

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

/** What a browser does by itself at each visit, once a day at the latest. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update().catch(() => undefined)));
}

function waitingState(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
}

/** Loads of a page, counted by its own document. */
async function countLoads(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1)));
  return () => page.evaluate(() => Number(sessionStorage.getItem('loads')));
}

test('an update while reading changes nothing until the reader asks; then all of it comes, once, and other tabs say so', async ({
  page,
  context,
}) => {
  const loads = await countLoads(page);
  await page.goto(`${proxy.url}/lexicon/H430`);
  await untilKept(page);
  const other = await context.newPage();
  const otherLoads = await countLoads(other);
  await other.goto(`${proxy.url}/lexicon/G26`);
  await untilKept(other);
  await other.getByLabel('Search the Bible').fill('half a wo');

  proxy.rewrite = second;
  await lookForUpdate(page);
  await expect(bar(page)).toContainText('A new edition of the site is ready.');
  await expect(bar(other)).toContainText('A new edition of the site is ready.');
  expect(await loads()).toBe(1);

  // What was read goes on being what it was.
  await page.goto(`${proxy.url}/lexicon/G26`);
  await expect(heading(page)).not.toContainText('edition');
  await page.goto(`${proxy.url}/lexicon/H430`);
  await expect(heading(page)).not.toContainText('edition');
  const before = await loads();

  await bar(page).getByRole('button', { name: 'Show it' }).click();
  await expect(heading(page)).toContainText('edition 2222222222222222');
  await expect(bar(page)).toBeHidden();

  await expect(bar(other)).toContainText('This page is of the earlier one.');
  expect(await otherLoads()).toBe(1);
  await expect(other.getByLabel('Search the Bible')).toHaveValue('half a wo');
  await bar(other).getByRole('button', { name: 'Reload' }).click();
  await expect(heading(other)).toContainText('edition 2222222222222222');

  // Once the new edition is here, it is kept like the one before.
  await expect.poll(() => isVisited(page, '/lexicon/H430')).toBe(true);
  // The other tab has reloaded since: a second load of this one would have come before.
  expect(await loads()).toBe(before + 1);
  proxy.asked.length = 0;
  await page.goto(`${proxy.url}/lexicon/H430`);
  await expect(heading(page)).toContainText('edition 2222222222222222');
  expect(proxy.asked.filter((path) => path.startsWith('/lexicon'))).toEqual([]);
});

test('a bar that was closed stays closed in this tab', async ({ page }) => {
  await page.goto(`${proxy.url}/lexicon/H430`);
  await untilKept(page);
  proxy.rewrite = second;
  await lookForUpdate(page);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toBeHidden();
  await page.goto(`${proxy.url}/lexicon/G26`, { waitUntil: 'networkidle' });
  expect(await waitingState(page)).toBe('installed');
  await expect(bar(page)).toBeHidden();
});

test('a page of an earlier edition opens without a network, and after three seconds of a network that does not answer', async ({
  page,
  context,
}) => {
  await page.goto(`${proxy.url}/lexicon/H430`);
  await untilKept(page);
  await page.goto(`${proxy.url}/lexicon/G26`);
  await untilKept(page);
  proxy.rewrite = second;
  await lookForUpdate(page);
  await bar(page).getByRole('button', { name: 'Show it' }).click();
  await expect(heading(page)).toContainText('edition 2222222222222222');

  // Not before three seconds have passed, and while the network has not answered yet.
  const release = proxy.holdAnswers();
  const begun = Date.now();
  await page.goto(`${proxy.url}/lexicon/H430`, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('אֱלֹהִים');
  expect(Date.now() - begun).toBeGreaterThan(2_900);
  release();
  await context.setOffline(true);
  await page.goto(`${proxy.url}/lexicon/H430`);
  await expect(heading(page)).toHaveText(/^אֱלֹהִים/);
});

test('an update that is cut leaves the worker that stands, and comes whole the next time', async ({
  page,
  context,
}) => {
  await page.goto(`${proxy.url}/lexicon/H430`);
  await untilKept(page);
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
  await expect(heading(page)).toHaveText('No network');
  // That page would load itself again with the network, at any moment.
  await page.goto(`${proxy.url}/lexicon/H430`);
  await context.setOffline(false);
  proxy.cut = undefined;
  await page.goto(`${proxy.url}/lexicon/H430`);
  await lookForUpdate(page);
  await expect(bar(page)).toContainText('A new edition');
});

test('a first worker whose install is cut leaves the site as it was, and is tried again with the next page', async ({
  page,
}) => {
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
  await untilKept(page);
});

test('an open page of the earlier edition still gets its scripts when the server has only those of the later one', async ({
  page,
  context,
}) => {
  await page.goto(`${proxy.url}/lexicon/H430`);
  await untilKept(page);
  const other = await context.newPage();
  await other.goto(`${proxy.url}/lexicon/G26`);
  await untilKept(other);
  // What this page has not asked for yet, suggestions among it, is gone from the server and from the later shell.
  const gone = await other.evaluate(async () => {
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const shell = (await caches.keys()).find((name) => name.includes('precache')) ?? '';
    return (await (await caches.open(shell)).keys())
      .map(({ url }) => url)
      .filter((url) => url.includes('/_astro/') && !loaded.has(url))
      .map((url) => new URL(url).pathname);
  });
  expect(gone.length).toBeGreaterThan(10);
  proxy.rewrite = (path, answer) => {
    if (gone.includes(path)) return { status: 404, headers: {}, body: Buffer.from('') };
    const changed = second(path, answer);
    if (path !== '/service-worker.js' || !changed) return changed;
    const without = gone.reduce(
      (text, name) => text.replace(`{"url":"${name}","revision":null},`, ''),
      changed.body.toString(),
    );
    return { ...changed, body: Buffer.from(without) };
  };
  await lookForUpdate(page);
  await bar(page).getByRole('button', { name: 'Show it' }).click();
  await expect(heading(page)).toContainText('edition 2222222222222222');
  proxy.asked.length = 0;
  await other.getByLabel('Search the Bible').fill('gol');
  await expect(other.getByRole('option').first()).toBeVisible();
  expect(proxy.asked.filter((path) => gone.includes(path))).toEqual([]);
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

const broken: [name: string, script: string, scope: string, opens: string][] = [
  ['the whole site', '/service-worker.js', '/', '/lexicon/H430'],
  ['the Hebrew pages', '/hebrew-offline.js', '/hebrew-', '/hebrew-verbs'],
];
for (const [name, script, scope, opens] of broken) {
  test(`a worker that answers garbage for ${name} is replaced without the reader doing anything`, async ({ page }) => {
    proxy.rewrite = servedAt(script);
    // Without scripts of the site, as it was before there was this one.
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
    await page.goto(proxy.url + opens);
    await expect(async () => {
      await page.goto(proxy.url + opens);
      await expect(heading(page)).not.toHaveText('garbage', { timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await untilKept(page);
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map((registration) => new URL(registration.scope).pathname),
    );
    expect(scopes).toEqual(['/']);
  });
}

test('a part of a page that is not to be had any more is named in a sentence', async ({ page, context }) => {
  await page.goto(`${proxy.url}/lexicon/H430`);
  await untilKept(page);
  // As a browser does that is short of room: the list of keys goes, by words of its own.
  await untilPartsAreHere(page);
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
  await expect(bar(page)).toContainText('not kept on this device');
});
