import { expect, test, type Page } from '@playwright/test';
import { waitUntilPageSaved } from './offline-pages.ts';
import { becomeAdmin } from './people.ts';
import { watchSpeculation } from './speculation.ts';

/** Account pages and responses must not be stored on a shared device, and must not be prefetched. */

const privatePages = ['/auth', '/account', '/admin'];
const isPrivate = (path: string): boolean =>
  /^\/(auth|account|admin|api\/(user|account|admin|system-settings))/.test(path);

/** Paths in all caches of the service worker. */
function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('private pages are not stored and do not open offline', async ({ page, context }) => {
    await page.goto('/lexicon/H430');
    await waitUntilPageSaved(page);
    await becomeAdmin(page);
    for (const path of ['/account', '/admin#users', '/auth', '/admin#system-settings']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    const stored = await storedPaths(page);
    expect(stored).toContain('/lexicon/H430');
    expect(stored.filter(isPrivate)).toEqual([]);

    await context.setOffline(true);
    for (const path of privatePages) {
      const response = await page.goto(path).catch(() => undefined);
      expect((await response?.text()) ?? '').not.toMatch(/data-island="(admin|account|auth)"/);
    }
  });
});

test('links to private pages are not prefetched', async ({ page }) => {
  const early: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isPrivate(pathname)) early.push(pathname);
  });
  const { candidates } = await watchSpeculation(page);
  await page.goto('/lexicon/H430');
  for (const name of ['Login', 'Register']) await page.getByRole('contentinfo').getByRole('link', { name }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).hover();
  await expect.poll(candidates).toContain('/lexicon/H431');
  expect(candidates().filter((path) => isPrivate(path))).toEqual([]);
  expect(early).toEqual([]);
});

for (const path of privatePages) {
  test(`scripts injected into ${path} do not run`, async ({ page }) => {
    // Without a session the account and the dashboard redirect, perhaps during the test. So sign in.
    if (path !== '/auth') await becomeAdmin(page);
    const answer = await page.goto(path);
    const headers = answer?.headers() ?? {};
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['permissions-policy']).toContain('camera=()');
    await page.evaluate(() => {
      const blocked: string[] = [];
      Object.assign(window, { blocked });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        blocked.push(effectiveDirective),
      );
      const script = document.createElement('script');
      script.textContent = 'window.ran = "inline"';
      document.head.append(script);
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.ran = "attribute"');
      image.src = '/nothing-is-here.png';
      document.body.append(image);
      const link = document.createElement('a');
      link.href = 'javascript:window.ran = "address"';
      document.body.append(link);
      link.click();
      const foreign = document.createElement('script');
      foreign.src = 'https://evil.example/x.js';
      document.head.append(foreign);
    });
    // The browser blocks all four, and none of them runs.
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { blocked: string[] }).blocked.toSorted()))
      .toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem', 'script-src-elem']);
    expect(await page.evaluate(() => (window as { ran?: string }).ran)).toBeUndefined();
  });
}

test('no page makes the browser log a header warning', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/header|policy/i.test(message.text())) complaints.push(message.text());
  });
  for (const path of ['/', '/lexicon/H430', '/results?q=gold', '/auth']) await page.goto(path, { waitUntil: 'load' });
  expect(complaints).toEqual([]);
});
