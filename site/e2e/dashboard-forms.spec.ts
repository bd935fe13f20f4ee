import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { becomeAdmin, openDashboardTab, password, uniqueName } from './people.ts';

test('a setting is added, changed, reset and deleted', async ({ page }) => {
  await becomeAdmin(page);
  await openDashboardTab(page, 'system-settings', 'System Settings');
  const key = uniqueName('club').replace('-', '.').toLowerCase();
  await page.getByRole('button', { name: 'Add Setting' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Setting' }).click();
  await expect(dialog.getByText('Key is required')).toBeVisible();
  await expect(dialog.getByText('Label is required')).toBeVisible();
  await expect(dialog.getByText('Value is required')).toBeVisible();
  await dialog.getByLabel('Key').fill(key);
  await dialog.getByLabel('Label').fill(`Members of ${key}`);
  await dialog.getByLabel('Category').fill('Club');
  await dialog.getByLabel('Data type').selectOption('number');
  await dialog.getByLabel('Value', { exact: true }).fill('twelve');
  await dialog.getByRole('button', { name: 'Add Setting' }).click();
  await expect(page.getByText('Creation failed', { exact: true })).toBeVisible();
  await dialog.getByLabel('Value', { exact: true }).fill('12');
  await dialog.getByLabel('Default value').fill('3');
  await dialog.getByRole('button', { name: 'Add Setting' }).click();
  await expect(page.getByText('Setting created', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Club' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: `Edit: Members of ${key}` }).click();
  const row = page.locator('.setting', { hasText: key });
  await expect(row.getByLabel('Value')).toHaveAttribute('type', 'number');
  await row.getByLabel('Value').fill('70');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Setting updated', { exact: true }).first()).toBeVisible();
  await expect(row.locator('.value')).toHaveText('70');
  await row.getByRole('button', { name: 'Use the default' }).click();
  await expect(row.locator('.value')).toHaveText('3');

  await row.getByRole('button', { name: `Delete: Members of ${key}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this setting? This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Setting deleted', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a protected value can be saved and is never shown again', async ({ page }) => {
  await becomeAdmin(page);
  await openDashboardTab(page, 'system-settings', 'System Settings');
  await page.getByRole('tab', { name: 'Email', exact: true }).click();
  const secret = uniqueName('secret');
  await page.getByRole('button', { name: 'Replace: Mail server password' }).click();
  await page.getByLabel('New value').fill(secret);
  const answers: string[] = [];
  page.on(
    'response',
    (response) =>
      void response.text().then(
        (text) => answers.push(text),
        () => undefined,
      ),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Setting updated', { exact: true })).toBeVisible();
  await expect(page.getByText('set, never shown')).toBeVisible();
  await expect.poll(() => answers.some((text) => text.includes('mail.password'))).toBe(true);
  expect(answers.filter((text) => text.includes(secret))).toEqual([]);
});

test('an expired session opens a sign-in over the form, and typed text is preserved', async ({ page }) => {
  const name = await becomeAdmin(page);
  await openDashboardTab(page, 'system-settings', 'System Settings');
  await page.getByRole('button', { name: 'Edit: Tagline' }).click();
  const typed = `of the ${uniqueName('house')}`;
  await page.getByLabel('Value').fill(typed);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('Username')).toHaveValue(name);
  await expectAccessible(page);
  // Closing the dialog without a sign-in rejects the save and preserves the text.
  await page.keyboard.press('Escape');
  await expect(page.getByText('Update failed', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Value')).toHaveValue(typed);
  await page.getByRole('button', { name: 'Save' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Setting updated', { exact: true })).toBeVisible();
  await expect(page.locator('.setting .value').first()).toHaveText(typed);
  expect(((await (await page.request.get('/api/site')).json()) as { nameLine: string }).nameLine).toBe(typed);
  // Restore the name, because other tests read it.
  const headers = { Origin: new URL(page.url()).origin };
  const reset = await page.request.put('/api/system-settings/site.name_line', { headers, data: { value: '' } });
  expect(reset.status()).toBe(200);
});

test('an action that requires the password again asks for it and then completes', async ({ page }) => {
  await becomeAdmin(page);
  let refusals = 1;
  // The response that the server sends ten minutes after the last password.
  await page.route('**/api/admin/users/invite', (route) =>
    refusals-- > 0
      ? route.fulfill({ status: 403, json: { message: 'Give your password once more.', code: 'confirm' } })
      : route.continue(),
  );
  await openDashboardTab(page, 'users', 'Users');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog', { name: 'Invitation link' }).getByRole('textbox')).toHaveValue(
    /\/auth#invite=[\w-]{20,}$/,
  );
});
