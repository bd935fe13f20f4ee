import { expect, test, type Page } from '@playwright/test';
import { openLocalState } from '../../scripts/accounts/local-database.ts';
import { showCode } from '../../worker/testing/authenticator-app.ts';
import { expectAccessible, expectAccessibleInBothColors, expectNoSidewaysScroll } from './accessibility.ts';
import { startFresh } from './fresh-site.ts';
import { addAuthenticator, becomeFirst, register, signIn, uniqueName } from './people.ts';
import { collectPolicyViolations } from './policy-violations.ts';

/**
 * A code works only once. This pretends that its half minute has passed and that the password was entered long ago.
 */
function letTimePass(name: string, database = openLocalState()): void {
  const whose = 'WHERE user_id = (SELECT id FROM users WHERE username = ?)';
  database?.prepare(`UPDATE second_factors SET last_step = last_step - 10 ${whose}`).run(name);
  database?.prepare(`UPDATE sessions SET confirmed_at = '2026-01-01T00:00:00.000Z' ${whose}`).run(name);
  database?.close();
}

/** Adds an authenticator app on the account page with the keyboard only. Returns its secret. */
async function addApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add an app' }).press('Enter');
  const secret = (await page.locator('.typed').textContent())?.replaceAll(' ', '') ?? '';
  // The instructions get the focus first, then the link, the code and the button.
  await expect(page.getByText('Scan the QR code with your app')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'open it in an app on this device' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await page.keyboard.type(showCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText('App added', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeFocused();
  return secret;
}

test('an app can be added, used to sign in and to confirm, and removed with the keyboard only', async ({ page }) => {
  const violations = await collectPolicyViolations(page);
  const name = await register(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add an app' }).click();
  await expect(
    page.getByRole('img', { name: 'QR code to scan with your authenticator app' }).locator('path'),
  ).toBeAttached();
  await expectAccessibleInBothColors(page);
  await page.getByRole('button', { name: 'Add this app' }).click();
  await expect(page.getByText('Code is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill('000');
  await page.getByRole('textbox', { name: 'Code' }).press('Enter');
  await expect(page.getByText('A code has six digits').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeFocused();
  const secret = await addApp(page);
  letTimePass(name);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveCount(0);
  await signIn(page, name);
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByText('Login failed', { exact: true })).toHaveCount(0);
  await expectAccessibleInBothColors(page);
  await code.fill('12');
  await code.press('Enter');
  await expect(page.getByText('A code has six digits').first()).toBeVisible();
  await code.fill(showCode(secret, 0));
  await code.press('Enter');
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(showCode(secret));
  await code.press('Enter');
  await expect(page).toHaveURL('/');

  letTimePass(name);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('vine and fig tree');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(showCode(secret));
  await dialog.getByRole('textbox', { name: 'Code' }).press('Enter');
  await expect(page.getByText('App removed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add an app' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('if administrators need two factors, a password opens the account, and a second factor added there opens the dashboard', async ({
  page,
}) => {
  test.slow();
  const site = await startFresh('second-factor');
  try {
    const name = uniqueName('first');
    await becomeFirst(page, site, name);
    const changed = await page.request.put(`${site.url}/api/system-settings/security.admin_two_factors`, {
      data: { value: 'true' },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(changed.status()).toBe(200);
    await page.goto(`${site.url}/admin`);
    await expect(page.getByRole('heading', { name: 'Second factor required' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(page.getByText('administrators must sign in with two factors')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
    await addAuthenticator(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('Passkey added', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(page.getByText('administrators must sign in with two factors')).toHaveCount(0);
    const secret = await addApp(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Admin Dashboard' }).click();
    await expect(page.getByRole('tab', { name: 'System Settings' })).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth$/);
    // The code that added the app cannot be used again.
    letTimePass(name, site.openState());
    await signIn(page, name);
    await page.getByRole('textbox', { name: 'Code' }).fill(showCode(secret));
    await page.getByRole('textbox', { name: 'Code' }).press('Enter');
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('tab', { name: 'System Settings' })).toBeVisible();
  } finally {
    await site.stop();
  }
});
