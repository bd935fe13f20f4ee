import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { startFresh } from './fresh-site.ts';
import { addAuthenticator, password } from './people.ts';

/** The first use of a new site with the keyboard only. Nothing is simulated except the passkey device. */

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('80 presses of Tab did not lead there');
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Opens a tab with the arrow keys. On phones the tabs are in the menu. */
async function openTab(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await press(page, menu);
  const tabs = page.getByRole('tablist', { name: 'Parts of the dashboard' }).getByRole('tab');
  await tabTo(page, tabs.and(page.getByRole('tab', { selected: true })));
  const names = await tabs.allTextContents();
  for (const next of names.slice(1, names.findIndex((each) => each.startsWith(name)) + 1)) {
    await page.keyboard.press('ArrowDown');
    await expect(tabs.filter({ hasText: next })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

interface Device {
  id: string;
  session: CDPSession;
}

/** Copies the passkeys to another device, with their counters: a counter that decreases would be treated as a copy. */
async function copyPasskeys(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.session.send('WebAuthn.getCredentials', { authenticatorId: from.id });
  await to.session.send('WebAuthn.clearCredentials', { authenticatorId: to.id });
  for (const credential of credentials)
    await to.session.send('WebAuthn.addCredential', { authenticatorId: to.id, credential });
}

const [desktop, phone] = [
  { viewport: { width: 1280, height: 720 }, colorScheme: 'light' },
  { viewport: { width: 320, height: 720 }, colorScheme: 'dark' },
] as const;

/** Checks the page on both devices, and leaves it on the one that it was on. */
async function expectFitting(page: Page, own: typeof desktop | typeof phone): Promise<void> {
  for (const { viewport, colorScheme } of [own === phone ? desktop : phone, own]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

test('a new site gets an administrator on a phone, a changed setting, and a reader on a desktop', async ({
  browser,
}) => {
  const site = await startFresh('first-administrator');
  const contextOptions = { baseURL: site.url, serviceWorkers: 'block' } as const;
  try {
    // The printed link creates the administrator with a passkey.
    expect(site.printed).toContain(
      'This site has no administrator yet. This link creates one. It works once, within an hour:',
    );
    const link = /http\S+auth#invite=\S+/.exec(site.printed)?.[0] ?? '';
    const page = await (await browser.newContext({ ...contextOptions, ...phone })).newPage();
    const device = await addAuthenticator(page);
    await page.goto(link);
    await type(page, page.getByLabel('Username'), 'Priscilla');
    await expectFitting(page, phone);
    await press(page, page.getByRole('button', { name: 'Create a passkey' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Bible Upload' })).toBeVisible();

    // Change a setting that readers can see.
    const reader = await (await browser.newContext({ ...contextOptions, ...desktop })).newPage();
    await reader.goto('/');
    const tagline = 'of the house of Aquila';
    await openTab(page, 'System Settings');
    await press(page, page.getByRole('button', { name: 'Edit: Tagline' }));
    await page.keyboard.type(tagline);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Setting updated', { exact: true })).toBeVisible();
    await expectFitting(page, phone);

    // A reader registers in the other browser and cannot open the dashboard.
    await press(reader, reader.getByRole('contentinfo').getByRole('link', { name: 'Register' }));
    await type(reader, reader.getByLabel('Username'), 'Apollos');
    await type(reader, reader.getByLabel('Password', { exact: true }), password);
    await reader.keyboard.press('Enter');
    await expect(reader).toHaveURL('/');
    await reader.goto('/admin');
    await expect(reader.getByRole('heading', { name: 'This account is not an administrator' })).toBeVisible();
    await expectFitting(reader, desktop);
    for (const path of ['/api/admin/overview', '/api/system-settings/categories'])
      expect((await reader.request.get(path)).status()).toBe(403);

    // Sign in on another device, then sign out everywhere.
    const elsewhere = await (await browser.newContext({ ...contextOptions, ...desktop })).newPage();
    const otherDevice = await addAuthenticator(elsewhere);
    await copyPasskeys(device, otherDevice);
    await elsewhere.goto('/auth');
    await press(elsewhere, elsewhere.getByRole('button', { name: 'Use a passkey' }));
    await expect(elsewhere).toHaveURL('/admin');
    await copyPasskeys(otherDevice, device);
    await page.goto('/account');
    await press(page, page.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(page.getByText('Signed out everywhere else', { exact: true })).toBeVisible();
    expect((await elsewhere.request.get('/api/admin/overview')).status()).toBe(401);
    await expectFitting(page, phone);
    await press(page, page.getByRole('button', { name: 'Logout' }));
    await expect(page).toHaveURL('/auth');
    expect((await page.request.get('/api/user')).status()).toBe(401);

    // Sign in again with the passkey. The link no longer works.
    await press(page, page.getByRole('button', { name: 'Use a passkey' }));
    await expect(page).toHaveURL('/admin');
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('was already used or has expired');

    // Last, because it retries until the caches of the site and the browser have expired. Worker tests check how long
    // that takes. The page waits for it with requests, because opening a page again and again takes a processor.
    const readLine = (): Promise<string> =>
      reader.evaluate(async () => ((await (await fetch('/api/site')).json()) as { nameLine: string }).nameLine);
    await expect.poll(readLine, { timeout: 180_000, intervals: [1_000] }).toBe(tagline);
    await reader.goto('/lexicon/H430');
    await expect(reader.getByRole('contentinfo')).toHaveAttribute('data-line', tagline);
    for (const [{ viewport }, shown] of [
      [desktop, '.brand'],
      [phone, '.foot'],
    ] as const) {
      await reader.setViewportSize(viewport);
      const line = await reader.locator(shown).evaluate((element) => getComputedStyle(element, '::after').content);
      expect(line).toBe(`"${tagline}"`);
      await expectNoSidewaysScroll(reader);
    }
  } finally {
    await site.stop();
  }
});
