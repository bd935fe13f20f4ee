import { expect, test, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { startMailServer, type MailServer } from '../../scripts/testing/mail-server/mail-server.ts';
import { expectAccessibleInBothColors, expectNoSidewaysScroll } from './accessibility.ts';
import { becomeAdmin, register, uniqueName } from './people.ts';
import { collectPolicyViolations } from './policy-violations.ts';

// The site has only one mail server.
test.describe.configure({ mode: 'serial' });

let server: MailServer;
test.beforeAll(async () => {
  server = await startMailServer();
});
test.afterAll(() => server.close());

/** Saves the mail settings as an administrator. The form has its own tests. */
async function setMail(page: Page, values: Record<string, string>): Promise<void> {
  const { origin } = new URL(page.url());
  for (const [key, value] of Object.entries(values)) {
    const path = `/api/system-settings/mail.${key}`;
    const response = await page.request.put(path, { data: { value }, headers: { Origin: origin } });
    expect(response.ok(), await response.text()).toBe(true);
  }
}

const working = (): Record<string, string> => ({
  host: '127.0.0.1',
  port: String(server.port),
  security: 'none',
  username: '',
  from_address: 'site@bible.example.org',
});

async function openTab(page: Page): Promise<void> {
  await page.goto('/admin#email-test');
  await expect(page.getByRole('heading', { level: 1, name: 'Email', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
}

const letters = (to: string) =>
  Promise.all(server.received.filter((each) => each.to.includes(to)).map(({ raw }) => PostalMime.parse(raw)));

test('a message waits without a mail server, and Retry sends it once there is one', async ({ page }) => {
  await becomeAdmin(page);
  await setMail(page, { host: '' });
  await openTab(page);
  await page.getByRole('button', { name: 'Send Test Email' }).click();
  await expect(page.getByText('Recipient required', { exact: true })).toBeVisible();
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();

  const to = `${uniqueName('held')}@example.org`;
  await page.getByLabel('Recipient').fill(to);
  await page.getByRole('button', { name: 'Send Test Email' }).click();
  await expect(page.getByText('Failed to send test email', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the email settings' })).toHaveAttribute(
    'href',
    '/admin#system-settings',
  );
  await expect(page.getByText('Test email sent')).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: to });
  await expect(row.getByText('not sent yet', { exact: true })).toBeVisible();
  expect(await letters(to)).toEqual([]);

  await setMail(page, working());
  await row.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
  await expect(row.getByText('sent', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  expect(await letters(to)).toMatchObject([{ subject: 'Welcome to Lexicon' }]);
});

test('each template and the set of all arrive, and a rejected one shows the server’s message', async ({ page }) => {
  await becomeAdmin(page);
  await setMail(page, working());
  await openTab(page);
  const to = `${uniqueName('samples')}@example.org`;
  await page.getByLabel('Recipient').fill(to);
  await page.getByLabel('Template').selectOption('hebrew_word_of_day');
  await page.getByRole('button', { name: 'Send Test Email' }).click();
  await expect(page.getByText('Test email sent', { exact: true })).toBeVisible();
  const [word] = await letters(to);
  // The word is a real one of the dictionary: its page exists.
  const [, path = ''] = /href="https?:\/\/[^"/]+(\/lexicon\/H\d+)"/.exec(word?.html ?? '') ?? [];
  const lemma = /day: (\S+)/.exec(word?.subject ?? '')?.[1] ?? '?';
  expect(await (await page.request.get(path)).text()).toContain(lemma);
  expect(word?.text).toContain(lemma);

  await page.getByRole('button', { name: 'Send All Samples' }).click();
  await expect(page.getByText('Sample emails sent: 3', { exact: true })).toBeVisible();
  expect(await letters(to)).toHaveLength(4);

  await page.getByLabel('Recipient').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send Test Email' }).click();
  await expect(page.getByText('Not sent: This address does not exist.').first()).toBeVisible();
  const failed = page.getByRole('listitem').filter({ hasText: 'nobody@example.org' }).first();
  await failed.getByText('Technical details').click();
  await expect(failed.getByText('550 5.1.1 No such user here')).toBeVisible();
});

test('a new account with an email address gets a welcome message', async ({ page }) => {
  await becomeAdmin(page);
  await setMail(page, working());
  await page.context().clearCookies();
  const name = uniqueName('welcomed');
  const to = `${name}@example.org`;
  await register(page, name, to);
  await expect.poll(async () => (await letters(to))[0]?.text).toContain(`Welcome, ${name}`);
});

test('a reader subscribes to the daily word, confirms by the link in a message, and unsubscribes', async ({ page }) => {
  const violations = await collectPolicyViolations(page);
  await becomeAdmin(page);
  const { origin } = new URL(page.url());
  await setMail(page, { ...working(), site_address: origin });
  await page.context().clearCookies();
  const name = uniqueName('words');
  const to = `${name}@example.org`;
  await register(page, name, to);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Send me a word a day' }).click();
  await expect(page.getByText(`A message was sent to ${to}.`)).toBeVisible();
  const linkOf = async (action: string): Promise<string | undefined> => {
    for (const { text = '' } of await letters(to)) {
      const link = new RegExp(`http://[^ \\n]+/word-of-day/${action}\\?token=[\\w-]+`).exec(text)?.[0];
      if (link) return link;
    }
    return undefined;
  };
  await expect.poll(() => linkOf('confirm')).toBeDefined();
  await page.goto((await linkOf('confirm')) ?? '');
  await expectAccessibleInBothColors(page);
  await expect(page.locator('main')).toHaveCSS('max-width', '560px');
  await page.getByRole('button', { name: 'Send me a word a day' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText(`You receive a word at ${to} every day.`)).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('A Hebrew word every day by email, with a verse that uses it.')).toBeVisible();
  expect(violations).toEqual([]);
});

test('a person who forgot the password chooses a new one behind a link by mail', async ({ page, browser }) => {
  await becomeAdmin(page);
  const { origin } = new URL(page.url());
  await setMail(page, { ...working(), site_address: origin });
  const context = await browser.newContext();
  const reader = await context.newPage();
  const violations = await collectPolicyViolations(reader);
  const name = uniqueName('forgot');
  const to = `${name}@example.org`;
  await register(reader, name, to);
  await context.clearCookies();
  await reader.evaluate(() => localStorage.clear());
  await reader.goto('/auth');
  await reader.getByRole('link', { name: 'Forgot your password?' }).click();
  await reader.getByRole('button', { name: 'Send link' }).click();
  await expect(reader.getByText('Enter your username or your email address', { exact: true })).toBeVisible();
  await reader.getByLabel('Username or email').fill(to);
  await expectAccessibleInBothColors(reader);
  await reader.getByRole('button', { name: 'Send link' }).click();
  await expect(reader.getByRole('status')).toContainText('you will get an email with a link for a new password');
  const linkOf = async (): Promise<string | undefined> => {
    const texts = (await letters(to)).map(({ text = '' }) => /http\S+#invite=\S+/.exec(text)?.[0]);
    return texts.find(Boolean);
  };
  await expect.poll(linkOf).toBeDefined();
  await reader.goto((await linkOf()) ?? '');
  await reader.getByLabel('New password').fill('short');
  await reader.getByRole('button', { name: 'Set password' }).click();
  await expect(reader.getByText(/needs at least 12 characters/).first()).toBeVisible();
  await reader.getByLabel('New password').fill('tent of Tarsus');
  await reader.getByRole('button', { name: 'Set password' }).click();
  await expect(reader.getByRole('status')).toContainText('Your password has been changed');
  await reader.locator('#main').getByRole('link', { name: 'Login' }).click();
  await reader.getByLabel('Username').fill(name);
  await reader.getByLabel('Password', { exact: true }).fill('tent of Tarsus');
  await reader.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(reader).toHaveURL('/');
  expect(violations).toEqual([]);
  await context.close();
});

test('the preview of a message shows its inline styles, and its policy allows no others', async ({ page }) => {
  const violations = await collectPolicyViolations(page);
  await becomeAdmin(page);
  await page.goto('/api/admin/email/pictures/welcome_email.svg');
  const heading = page.locator('h1');
  const asWritten = await heading.evaluate((element) => element.getAttribute('style') ?? '');
  expect(asWritten).toMatch(/font-size: ?2\dpx/);
  expect(asWritten.replaceAll(' ', '')).toContain(
    `font-size:${await heading.evaluate((element) => getComputedStyle(element).fontSize)}`,
  );
  expect(violations).toEqual([]);
  await heading.evaluate((element) => element.setAttribute('style', 'font-size: 99px'));
  await expect(heading).not.toHaveCSS('font-size', '99px');
});

test('the tab is accessible, also at 320 px and with a preview that fails', async ({ page }) => {
  const violations = await collectPolicyViolations(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/pictures/admin_bot_alert.svg', (route) => route.abort());
  await becomeAdmin(page);
  await openTab(page);
  await expect(page.locator('.spinner')).toHaveCount(0);
  const picture = page.getByRole('img', { name: 'Preview of “Welcome”' });
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(600);
  const lost = page.getByRole('img', { name: /Admin bot alert.*could not be loaded/ });
  await expect.poll(() => lost.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(600);
  await expectAccessibleInBothColors(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothColors(page);
  expect(violations).toEqual([]);
});
