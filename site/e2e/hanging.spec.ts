import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { becomeAdmin, register } from './people.ts';

/** Account and dashboard pages while the site does not answer, and after. Each of these cases once waited forever. */

/** Leaves matching requests unanswered. */
async function hang(page: Page, path: string): Promise<void> {
  await page.route(path, () => undefined);
}

/** The script that contains a sentence. Script names are hashes, so it is found by its content. */
function scriptWith(sentence: string): string {
  const file = globSync('dist/_astro/*.js').find((each) => readFileSync(each, 'utf8').includes(sentence));
  if (!file) throw new Error(`no script says “${sentence}”`);
  return `**/${basename(file)}`;
}

const settings = (page: Page) => page.getByRole('tab', { name: 'System Settings' });

for (const path of ['/admin', '/account']) {
  test(`${path} reports after 15 seconds that the site does not answer`, async ({ page }) => {
    await hang(page, '**/api/user');
    // Run the timeouts 15 times faster. Their real values are checked below.
    await page.addInitScript(() => {
      const limits: number[] = [];
      Object.assign(window, { limits });
      const { timeout } = AbortSignal;
      if (sessionStorage.getItem('at-usual-speed')) return;
      AbortSignal.timeout = (ms) => {
        limits.push(ms);
        return timeout.call(AbortSignal, ms / 15);
      };
    });
    await page.goto(path);
    await expect(page.getByText('The site cannot be reached')).toBeVisible();
    const limits = await page.evaluate(() => (window as unknown as { limits: number[] }).limits);
    expect(Math.max(...limits)).toBe(15_000);
    await page.unroute('**/api/user');
    // A busy machine does not answer within a second.
    await page.evaluate(() => sessionStorage.setItem('at-usual-speed', 'yes'));
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
  });
}

test('the dashboard shows a message if its scripts do not arrive within 20 seconds', async ({ page }) => {
  let isSilent = true;
  // Do not remove the route: that would release the pending requests, and the page would load.
  await page.route('**/_astro/**.js', (route) => (isSilent ? undefined : route.continue()));
  await page.goto('/admin', { waitUntil: 'commit' });
  const late = page.getByText('This is taking longer than expected.');
  await expect(page.getByLabel('Checking your session')).toBeVisible();
  await expect(late).toBeHidden();
  // Set the animation clock of the style sheet instead of waiting.
  const setClock = (ms: number): Promise<void> =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) animation.currentTime = time;
    }, ms);
  await setClock(19_000);
  await expect(late).toBeHidden();
  await setClock(20_000);
  await expect(late).toBeVisible();
  isSilent = false;
  await late.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/auth?next=%2Fadmin');
});

test('a script that fails once is requested again', async ({ page }) => {
  await becomeAdmin(page);
  let failures = 0;
  await page.route(scriptWith('This account is not an administrator'), (route) =>
    (failures += 1) <= 1 ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto('/admin');
  await expect(settings(page)).toBeVisible();
  expect(failures).toBeGreaterThan(1);
});

test('a page that depends on a script recovers from one failure and does not reload forever if the script is missing', async ({
  page,
}) => {
  const script = scriptWith('Practice these once');
  const island = page.locator('[data-island=study]');
  let requestCount = 0;
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(script, (route) => ((requestCount += 1) <= 1 ? route.abort('connectionreset') : route.continue()));
  await page.goto('/hebrew-learning/study?deck=letters&shown=false');
  await expect(island).toHaveAttribute('data-alive', 'true');
  await expect.poll(() => loads).toBe(2);

  await page.unroute(script);
  loads = 0;
  await page.route(script, (route) => route.abort('connectionreset'));
  const lost = Promise.withResolvers<void>();
  page.on('requestfailed', () => loads === 2 && lost.resolve());
  await page.clock.install();
  await page.goto('/hebrew-learning/study?deck=letters&shown=false');
  await expect.poll(() => loads).toBe(2);
  // The script failed again. A third load would start by now.
  await lost.promise;
  await page.clock.fastForward(60_000);
  const reloads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && reloads.push(request.url()));
  await page.evaluate(() => fetch('/api/health'));
  expect(reloads).toEqual([]);
  expect(loads).toBe(2);
});

test('a tab whose script is missing shows an error, and the others work', async ({ page }) => {
  await becomeAdmin(page);
  const script = scriptWith('Unused invitations and links for a forgotten password');
  await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByRole('alert')).toContainText('Users could not be loaded');
  await settings(page).click();
  await expect(page.getByRole('tab', { name: 'Accounts' })).toBeVisible();
  await page.unroute(script);
  await page.goto('/admin#users');
  await page.reload();
  await expect(page.getByRole('heading', { name: /account/ })).toBeVisible();
});

test('an offline flag of the device is not trusted', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await becomeAdmin(page);
  await page.goto('/admin#system-settings');
  await page.getByRole('tab', { name: 'Email', exact: true }).click();
  await page.getByRole('button', { name: 'Edit: Sender name' }).click();
  await page.getByLabel('Value').fill('The library');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Setting updated', { exact: true })).toBeVisible();
});

test('Back after a sign-out shows nothing of the previous user', async ({ page }) => {
  const name = await becomeAdmin(page);
  await page.goto('/admin#users');
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.goto('/');
  await page.context().clearCookies();
  await page.goBack();
  await expect(page).toHaveURL('/auth?next=%2Fadmin%23users');
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
});

test('the dashboard and the account load quickly, however often a reader switches between them', async ({ page }) => {
  await becomeAdmin(page);
  for (let time = 0; time < 5; time += 1) {
    await page.goto('/account');
    await page.getByRole('link', { name: 'Admin Dashboard' }).click();
    await expect(settings(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toBeVisible();
    await page.goForward();
    await expect(settings(page)).toBeVisible();
  }
});

test('a page that was left during a request loads when the reader returns', async ({ page }) => {
  await register(page);
  await hang(page, '**/api/account');
  await page.goto('/account');
  await expect(page.getByRole('status', { name: 'Loading your account' })).toBeVisible();
  await page.goto('/');
  await page.unroute('**/api/account');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
});
