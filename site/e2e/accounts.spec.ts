import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothColors, expectNoSidewaysScroll } from './accessibility.ts';
import { addAuthenticator, adminLink, becomeAdmin, password, register, signIn, uniqueName } from './people.ts';
import { collectPolicyViolations } from './policy-violations.ts';

test('an account is created, signed out of, and signed in to again', async ({ page }) => {
  const violations = await collectPolicyViolations(page);
  const name = await register(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();

  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('somebody else’s');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Please check your username and password').first()).toBeVisible();

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
  const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}');
  expect(Object.keys(stored).toSorted()).toEqual(['id', 'role', 'sessionId', 'username']);
  expect(stored).toMatchObject({ username: name, role: 'reader' });
  expect(violations).toEqual([]);
});

test('the page and the API refuse the dashboard to a reader, with a message', async ({ page }) => {
  const name = await register(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'This account is not an administrator' })).toBeVisible();
  await expect(page.getByText(`You are signed in as ${name}`)).toBeVisible();
  expect((await page.request.get('/api/system-settings/categories')).status()).toBe(403);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
});

test('a visitor who opens the dashboard is sent to sign in with a reason, and returns to the tab', async ({
  page,
  browser,
}) => {
  const admin = await browser.newContext();
  const name = await becomeAdmin(await admin.newPage());
  await admin.close();
  await page.goto('/admin#system-settings');
  await expect(page).toHaveURL('/auth?next=%2Fadmin%23system-settings');
  await expect(page.getByText('Authentication required', { exact: true })).toBeVisible();
  await expect(page.getByText('Please log in to access the admin panel', { exact: true })).toBeVisible();
  await signIn(page, name);
  await expect(page).toHaveURL('/admin#system-settings');
  await expect(page.getByText('Login successful', { exact: true })).toBeVisible();
  await page.goto('/auth');
  await expect(page).toHaveURL('/admin');
});

test('a one-time link creates a passkey, which signs in', async ({ page }) => {
  const name = uniqueName('key');
  await addAuthenticator(page);
  const link = adminLink(name);
  await page.goto(link);
  await expect(page.getByText(name)).toBeVisible();
  // The skip link replaces the token in the URL, but the form remains.
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL('/auth#main');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByRole('tab', { name: 'System Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  // Opening the used link in the same tab shows the error.
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(/link/i);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/admin');
});

test('signing out elsewhere ends the other session, and a passkey is added to the account', async ({
  page,
  browser,
}) => {
  const name = await register(page);
  const elsewhere = await browser.newContext();
  const otherPage = await elsewhere.newPage();
  await otherPage.goto('/auth?next=/account');
  await signIn(otherPage, name);
  await expect(otherPage.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(otherPage.getByText('this device', { exact: true })).toBeVisible();

  await addAuthenticator(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('Signed out everywhere else', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeDisabled();
  expect((await otherPage.request.get('/api/user')).status()).toBe(401);
  await elsewhere.close();

  await page.getByLabel('Name of the new passkey').fill('This machine');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This machine')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/');
});

test('deleting an account requires a confirmation', async ({ page }) => {
  const name = await register(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/auth');
  await signIn(page, name);
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
});

for (const path of ['/auth', '/auth?tab=register', '/auth#invite=not-a-link-that-was-ever-made']) {
  test(`${path} is accessible, also on a narrow screen`, async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security|hydration/i.test(message.text())) violations.push(message.text());
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.locator('main[data-alive]')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothColors(page);
    expect(violations).toEqual([]);
  });
}

test('these pages are never cached and forbid inline scripts', async ({ request }) => {
  for (const path of ['/auth', '/account', '/admin']) {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  }
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toMatch(/\/(auth|account|admin)</);
});
