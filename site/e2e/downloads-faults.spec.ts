import { expect, test, type Route } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { web, lessons, row, button, expectDownloaded, packOf, readStoredPaths, watchPieces } from './downloads-page.ts';

/** How many bytes of a piece arrive before the connection is cut. `undefined` cuts it before any response. */
const cuts: (number | undefined)[] = [0, 1, 131_072, -1, undefined];
/**
 * https://github.com/unfoldingWord/translationCore/issues/4968: after a cut nobody knew what was there.
 * https://github.com/xizzhu/Joshua/issues/149: a cut download started again from nothing.
 */
for (const cut of cuts) {
  test(`a download that is cut after ${cut ?? 'no'} bytes of a piece reports it and can continue`, async ({ page }) => {
    await page.goto('/offline');
    const { pieces } = await packOf(page, web);
    const path = pieces[4]?.path ?? '';
    await page.route(`**${path}`, async (route) => {
      if (cut === undefined) return route.abort('connectionreset');
      const body = await (await route.fetch()).body();
      return route.fulfill({
        body: body.subarray(0, cut === -1 ? body.length - 1 : cut),
        contentType: 'application/octet-stream',
      });
    });
    await button(page, 'Download', web).click();
    await expect(row(page, web)).toContainText('The download was interrupted. Progress is saved');
    await expect(row(page, web)).toContainText(/Stopped at [\d.]+ [kM]B of \d\.\d MB/);
    if (cut === 0) await expectAccessible(page);
    const had = new Set(await readStoredPaths(page));
    expect(had.has('/packs/installed/web')).toBe(false);
    await page.unroute(`**${path}`);
    const fetched = watchPieces(page);
    await button(page, 'Resume', web).click();
    await expectDownloaded(page, web);
    expect(fetched).toContain(path);
    expect(fetched.filter((each) => had.has(each))).toEqual([]);
  });
}

const altered = async (route: Route): Promise<void> => {
  const body = await (await route.fetch()).body();
  body[100] = (body[100] ?? 0) ^ 1;
  await route.fulfill({ body, contentType: 'application/octet-stream' });
};

test('a damaged piece is fetched again, and the reader sees an error if that does not help', async ({ page }) => {
  await page.goto('/offline');
  const { pieces } = await packOf(page, lessons);
  const path = pieces[0]?.path ?? '';
  const fetched = watchPieces(page);
  await page.route(`**${path}`, altered);
  await button(page, 'Download', lessons).click();
  await expect(row(page, lessons)).toContainText('A file arrived damaged twice.');
  expect(fetched.filter((each) => each === path)).toHaveLength(2);
  expect(await readStoredPaths(page)).not.toContain(path);
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, altered, { times: 1 });
  await button(page, 'Resume', lessons).click();
  await expectDownloaded(page, lessons);
  await expect(row(page, lessons)).not.toContainText('damaged');
});

/** https://github.com/kiwix/kiwix-js-pwa/issues/129: the browser emptied the cache, and the reader learned it offline. */
test('only a piece that the browser removed is fetched again', async ({ page }) => {
  await page.goto('/offline');
  const { pieces } = await packOf(page, lessons);
  const path = pieces[0]?.path ?? '';
  await button(page, 'Download', lessons).click();
  await expectDownloaded(page, lessons);
  await page.evaluate(async (each) => {
    const cache = await caches.open('packs');
    await cache.delete(each);
  }, path);
  await page.reload();
  await expect(row(page, lessons)).toContainText('The browser removed part of this download');
  const fetched = watchPieces(page);
  await button(page, 'Repair', lessons).click();
  await expectDownloaded(page, lessons);
  expect(fetched).toEqual([path]);
});

test('the response of a captive portal is not mistaken for the site', async ({ page }) => {
  await page.goto('/offline');
  await button(page, 'Download', lessons).click();
  await expectDownloaded(page, lessons);
  await page.route('**/packs/**', (route) =>
    route.fulfill({ body: '<!doctype html><title>Sign in</title>', contentType: 'text/html' }),
  );
  await page.reload();
  await expect(page.getByText('The list of downloads could not be loaded')).toBeVisible();
  await expectDownloaded(page, lessons);
  await expect(row(page, web)).toContainText('Not downloaded');
  await expectAccessible(page);

  await page.unroute('**/packs/**');
  await page.reload();
  await page.route('**/packs/*.pack', (route) =>
    route.fulfill({ body: '<!doctype html><title>Sign in</title>', contentType: 'text/html' }),
  );
  await button(page, 'Download', web).click();
  await expect(row(page, web)).toContainText('The download was interrupted');
});

/** https://github.com/GoogleChrome/kino/issues/108: with full storage a download seemed to run, and nothing was saved. */
test('full storage is reported, the received pieces remain, and the download continues when there is space', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const put = Cache.prototype.put;
    let left = 12;
    Cache.prototype.put = function fullAfter(this: Cache, ...args: Parameters<typeof put>): Promise<void> {
      left -= 1;
      return left >= 0 || sessionStorage.getItem('room')
        ? put.apply(this, args)
        : Promise.reject(new DOMException('full', 'QuotaExceededError'));
    };
  });
  await page.goto('/offline');
  await button(page, 'Download', web).click();
  await expect(row(page, web)).toContainText('No space is left on this device. Progress is saved');
  await expect(row(page, web)).toContainText('Stopped at');
  const had = await readStoredPaths(page);
  expect(had).toHaveLength(12);
  await page.evaluate(() => sessionStorage.setItem('room', 'yes'));
  // A damaged piece on the device counts as missing.
  const bad = had.find((path) => path.endsWith('.pack')) ?? '';
  await page.evaluate(async (path) => (await caches.open('packs')).put(path, new Response('x')), bad);
  const fetched = watchPieces(page);
  await button(page, 'Resume', web).click();
  await expectDownloaded(page, web);
  expect(fetched.filter((path) => had.includes(path))).toEqual([bad]);
});

const refusals: [name: string, refuse: () => void][] = [
  ['no Cache Storage', () => Reflect.deleteProperty(window, 'caches')],
  [
    'a Cache Storage that throws',
    () => {
      CacheStorage.prototype.open = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    },
  ],
];
for (const [name, refuse] of refusals) {
  test(`with ${name} the page shows the reason without an error`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(refuse);
    await page.goto('/offline');
    await expect(page.getByText('does not allow the site to save anything')).toBeVisible();
    await expect(button(page, 'Download', web)).toBeDisabled();
    await expectAccessible(page);
    await page.goto('/lexicon/H430');
    await page.getByRole('button', { name: 'Save offline' }).click();
    await expect(
      page.getByText('Could not save: no space is left, or the browser blocked access to storage.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save offline' })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('downloads work without locks, channels, estimates, workers and databases', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['locks', 'storage', 'serviceWorker']) Reflect.deleteProperty(Navigator.prototype, name);
    for (const name of ['BroadcastChannel', 'indexedDB', 'Worker']) Reflect.deleteProperty(window, name);
  });
  await page.goto('/offline');
  await expect(page.getByText('does not report how much storage is used')).toBeVisible();
  await button(page, 'Download', lessons).click();
  await expectDownloaded(page, lessons);
});
