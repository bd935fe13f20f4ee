import { expect, test, type Page } from '@playwright/test';
import { openProxy } from './edition-proxy.ts';
import { isPageStored, waitUntilPageSaved } from './offline-pages.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page): ReturnType<Page['locator']> => page.getByRole('heading', { level: 1 });

/** Errors that the site's code did not catch. */
function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

const lacking: [name: string, take: () => void][] = [
  ['service workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  ['Cache Storage', () => Reflect.deleteProperty(window, 'caches')],
  [
    'service workers, Cache Storage, IndexedDB and threads',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      for (const name of ['caches', 'indexedDB', 'Worker']) Reflect.deleteProperty(window, name);
    },
  ],
  [
    'service workers that may be registered',
    () =>
      Object.defineProperty(ServiceWorkerContainer.prototype, 'register', {
        value: () => Promise.reject(new DOMException('refused', 'SecurityError')),
      }),
  ],
];
for (const [name, take] of lacking) {
  test(`a device without ${name} reads everything from the network`, async ({ page }) => {
    const errors = uncaught(page);
    await page.addInitScript(take);
    await page.goto('/lexicon/H430', { waitUntil: 'networkidle' });
    await expect(heading(page)).toHaveText('אֱלֹהִים');
    await page.goto('/results?q=gold', { waitUntil: 'networkidle' });
    await page.locator('main[data-alive]').waitFor();
    await page.getByLabel('Search the Bible').fill('silver');
    await page.keyboard.press('Enter');
    await expect(page.locator('.hits > li').first()).toContainText('silver');
    await page.goto('/bible/kjv_strongs/john/3', { waitUntil: 'networkidle' });
    await expect(heading(page)).toContainText('John 3');
    await page.goto('/hebrew-learning', { waitUntil: 'networkidle' });
    await expect(heading(page)).toBeVisible();
    await page.goto('/offline', { waitUntil: 'networkidle' });
    await expect(heading(page)).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('if the worker has no storage, pages come from the network, and offline a message is shown', async ({
  page,
  context,
  baseURL,
}) => {
  const proxy = await openProxy(baseURL ?? '');
  const refuse = `addEventListener('message', ({ data }) => {
    if (data.kind !== 'refuse') return;
    for (const name of ['open', 'match', 'has', 'keys']) CacheStorage.prototype[name] = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  });`;
  proxy.rewrite = (path, answer) =>
    path === '/service-worker.js' ? { ...answer, body: Buffer.concat([Buffer.from(refuse), answer.body]) } : undefined;
  await page.goto(`${proxy.url}/lexicon/H430`);
  await waitUntilPageSaved(page);
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ kind: 'refuse' }));
  await page.goto(`${proxy.url}/lexicon/H430`);
  await expect(heading(page)).toHaveText('אֱלֹהִים');
  await expect(page.getByRole('button', { name: 'Theme' })).toHaveAccessibleName(/Theme: /);
  await context.setOffline(true);
  expect((await page.goto(`${proxy.url}/lexicon/H430`))?.status()).toBe(503);
  await expect(heading(page)).toHaveText('You are offline');
  await proxy.close();
});

test('if storage is full, the oldest visited pages are removed, and reading continues', async ({ page, context }) => {
  await page.goto('/lexicon/H430');
  await waitUntilPageSaved(page);
  const origin = new URL(page.url()).origin;
  await page.evaluate(async () => {
    await caches.delete('visited');
    const cache = await caches.open('visited');
    for (let index = 0; index < 60; index += 1)
      await cache.put(`/old/${index}`, new Response('x'.repeat(100_000), { headers: { 'content-type': 'text/html' } }));
  });
  const session = await context.newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage });
  await page.goto('/lexicon/G26');
  await expect(heading(page)).toHaveAttribute('lang', 'grc');
  await expect.poll(() => isPageStored(page, '/lexicon/G26')).toBe(true);
  expect(await isPageStored(page, '/old/0')).toBe(false);
  expect(await isPageStored(page, '/old/59')).toBe(true);

  // Without any space, pages are read from the network as usual.
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('/lexicon/G27');
  await expect(heading(page)).toHaveAttribute('lang', 'grc');
  await page.waitForLoadState('networkidle');
  expect(await isPageStored(page, '/lexicon/G27')).toBe(false);
});

test('a clock that is years off changes nothing', async ({ page, context }) => {
  await page.clock.install({ time: new Date('1999-12-31T23:59:59Z') });
  await page.goto('/lexicon/H430');
  await page.clock.runFor(5_000);
  await waitUntilPageSaved(page);
  await page.clock.setSystemTime(new Date('2099-01-01T00:00:00Z'));
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText('אֱלֹהִים');
});

test('requests that are not for pages bypass the worker', async ({ page }) => {
  await page.goto('/lexicon/H430');
  await waitUntilPageSaved(page);
  const answers = await page.evaluate(async () => {
    const part = await fetch('/lexicon/H430', { headers: { range: 'bytes=0-9' } });
    const head = await fetch('/lexicon/G5', { method: 'HEAD' });
    const api = await fetch('/api/health');
    const visited = await (await caches.open('visited')).keys();
    return { part: part.ok, head: head.status, api: api.ok, visited: visited.map(({ url }) => new URL(url).pathname) };
  });
  expect(answers).toMatchObject({ part: true, head: 200, api: true });
  expect(answers.visited).not.toContain('/api/health');
  expect(answers.visited).not.toContain('/lexicon/G5');
});
