import { execFileSync } from 'node:child_process';
import { expect, type CDPSession, type Page } from '@playwright/test';
import { newInvite, storeLocally } from '../../scripts/accounts/create-invite.ts';
import { openLocalState } from '../../scripts/accounts/local-database.ts';

/** Passes every password rule and is in no known leak. */
export const password = 'vine and fig tree';

let count = 0;

/** A name that no other test uses, because all tests share one database. */
export function uniqueName(prefix: string): string {
  count += 1;
  return `${prefix}-${Date.now().toString(36)}${process.pid.toString(36)}${count}`;
}

/** A one-time link for a new administrator, as the command prints it. */
export function adminLink(name: string): string {
  const port = process.env['E2E_PORT'] ?? '8788';
  const env = { ...process.env, PORT: port };
  const printed = execFileSync(process.execPath, ['scripts/admin.ts', 'invite', name], { env, encoding: 'utf8' });
  return /http\S+/.exec(printed)?.[0] ?? '';
}

/** Clears the rate limit. All tests come from one network, which may register only five accounts per hour. */
export function forgetAttempts(): void {
  const database = openLocalState();
  database?.prepare('DELETE FROM attempts').run();
  database?.close();
}

/**
 * Creates an administrator, and ends in the dashboard. The form of the link is left out, because each of its pages takes
 * half a second of a processor. {@link acceptAdminLink} and {@link becomeFirst} fill it in.
 */
export async function becomeAdmin(page: Page, name = uniqueName('admin')): Promise<string> {
  forgetAttempts();
  const invite = newInvite(name);
  storeLocally(invite);
  const accepted = await page.request.post('/api/invite/accept', {
    data: { token: invite.token, username: name, password },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  const user = await accepted.text();
  expect(accepted.status(), user).toBe(201);
  await page.goto('/admin');
  // As the form stores it.
  await page.evaluate((text) => localStorage.setItem('user', text), user);
  await expect(page.getByRole('tab', { name: 'System Settings' })).toBeVisible();
  return name;
}

/** Opens a printed link, sets a password, and ends in the dashboard. */
export async function acceptAdminLink(page: Page, name = uniqueName('admin')): Promise<void> {
  forgetAttempts();
  await page.goto(adminLink(name));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account with this password' }).click();
  await expect(page.getByRole('tab', { name: 'System Settings' })).toBeVisible();
}

/** Opens a tab of the dashboard by its URL. */
export async function openDashboardTab(page: Page, id: string, heading: string): Promise<void> {
  await page.goto(`/admin#${id}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Opens the link that a fresh site has printed, and ends in its dashboard as the first administrator. */
export async function becomeFirst(page: Page, { printed }: { printed: string }, name: string): Promise<void> {
  await page.goto(/http\S+auth#invite=\S+/.exec(printed)?.[0] ?? '');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account with this password' }).click();
  await expect(page.getByRole('tab', { name: 'System Settings' })).toBeVisible();
}

export async function register(page: Page, name = uniqueName('reader'), email = ''): Promise<string> {
  await submitRegistration(page, name, email);
  await expect(page).toHaveURL('/');
  return name;
}

/** Ends on the page of the form. On a device with notes, it asks about them. */
export async function submitRegistration(page: Page, name = uniqueName('reader'), email = ''): Promise<string> {
  forgetAttempts();
  await page.goto('/auth?tab=register');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (email) await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  return name;
}

export async function signIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** A virtual passkey device that always confirms. Only Chromium has one. */
export async function addAuthenticator(page: Page): Promise<{ id: string; session: CDPSession }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { id, session };
}
