import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { becomeAdmin, register } from './people.ts';

/** What a page of people says while the site does not answer it, and after. Each case once waited for good. */

/** Never answers. */
async function hang(page: Page, path: string): Promise<void> {
  await page.route(path, () => undefined);
}

/** The script in which a sentence stands: scripts are named by their content. */
function scriptWith(sentence: string): string {
  const file = globSync('dist/_astro/*.js').find((each) => readFileSync(each, 'utf8').includes(sentence));
  if (!file) throw new Error(`no script says “${sentence}”`);
  return `**/${basename(file)}`;
}

const settings = (page: Page) => page.getByRole('tab', { name: 'System Settings' });

for (const path of ['/admin', '/account']) {
  test(`${path} says that the site is silent after a quarter of a minute`, async ({ page }) => {
    await hang(page, '**/api/user');
    // A minute of the page's own limits is four seconds; which they are is held below.
    await page.addInitScript(() => {
      const limits: number[] = [];
      Object.assign(window, { limits });
      const { timeout } = AbortSignal;
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
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`);
  });
}

test('the dashboard whose scripts do not come says so after 20 seconds, and not before', async ({ page }) => {
  let isSilent = true;
  // Without an end to the route, which would let go what hangs: the page would go on by itself.
  await page.route('**/_astro/**.js', (route) => (isSilent ? undefined : route.continue()));
  await page.goto('/admin', { waitUntil: 'commit' });
  const late = page.getByText('This takes longer than it should.');
  await expect(page.getByLabel('Checking your session')).toBeVisible();
  await expect(late).toBeHidden();
  // The style sheet's own clock, without the wait.
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

test('a script that fails once is asked for again', async ({ page }) => {
  await becomeAdmin(page);
  let failures = 0;
  await page.route(scriptWith('This account is not an administrator'), (route) =>
    (failures += 1) <= 1 ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto('/admin');
  await expect(settings(page)).toBeVisible();
  expect(failures).toBeGreaterThan(1);
});

test('a page that is made by its script comes when that script failed once, and is not loaded for good where it is gone', async ({
  page,
}) => {
  const script = scriptWith('Done for now');
  const island = page.locator('[data-island=study]');
  let asked = 0;
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(script, (route) => ((asked += 1) <= 1 ? route.abort('connectionreset') : route.continue()));
  await page.goto('/hebrew-learning/study?deck=letters');
  await expect(island).toHaveAttribute('data-alive', 'true');
  await expect.poll(() => loads).toBe(2);

  await page.unroute(script);
  loads = 0;
  await page.route(script, (route) => route.abort('connectionreset'));
  const lost = Promise.withResolvers<void>();
  page.on('requestfailed', () => loads === 2 && lost.resolve());
  await page.clock.install();
  await page.goto('/hebrew-learning/study?deck=letters');
  await expect.poll(() => loads).toBe(2);
  // The script was lost again: a third load would be due by now.
  await lost.promise;
  await page.clock.fastForward(60_000);
  const reloads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && reloads.push(request.url()));
  await page.evaluate(() => fetch('/api/health'));
  expect(reloads).toEqual([]);
  expect(loads).toBe(2);
});

test('a tab whose script is gone says so, and the others go on', async ({ page }) => {
  await becomeAdmin(page);
  const script = scriptWith('Links that nobody has used yet');
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

test('what a device says of its network is not believed', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await becomeAdmin(page);
  await page.goto('/admin#system-settings');
  await page.getByRole('tab', { name: 'E-mail' }).click();
  await page.getByRole('button', { name: 'Edit: Sender’s name' }).click();
  await page.getByLabel('Value').fill('The library');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Setting updated', { exact: true })).toBeVisible();
});

test('Back after a sign-out shows nothing of whoever was signed in', async ({ page }) => {
  const name = await becomeAdmin(page);
  await page.goto('/admin#users');
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.goto('/');
  await page.context().clearCookies();
  await page.goBack();
  await expect(page).toHaveURL('/auth?next=%2Fadmin%23users');
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
});

test('the way from the account to the dashboard and back is short, however often it is gone', async ({ page }) => {
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

test('a page that is left while it asks is asked again when it comes back', async ({ page }) => {
  await register(page);
  await hang(page, '**/api/account');
  await page.goto('/account');
  await expect(page.getByRole('status', { name: 'Loading your account' })).toBeVisible();
  await page.goto('/');
  await page.unroute('**/api/account');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
});
