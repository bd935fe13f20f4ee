import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { becomeAdmin, uniqueName } from './people.ts';

test('the watcher is told what to watch, tells what is not there, and is answered', async ({ page }) => {
  await becomeAdmin(page);
  // A page of the site led there.
  const lost = `/${uniqueName('lost-page')}`;
  await page.request.get(lost, { headers: { Referer: new URL('/lexicon', page.url()).href } });

  await page.goto('/admin#admin-bot');
  const note = uniqueName('Look at the welcome page');
  await page.getByRole('button', { name: 'Add Instruction' }).click();
  await expect(page.getByText('Directive is required')).toBeVisible();
  await page.getByLabel('Directive', { exact: true }).fill(note);
  await page.getByLabel('Priority, 0 to 100').fill('101');
  await page.getByRole('button', { name: 'Add Instruction' }).click();
  await expect(page.getByText('Priority is a number from 0 to 100')).toBeVisible();
  await page.getByLabel('Priority, 0 to 100').fill('5');
  await page.getByRole('button', { name: 'Add Instruction' }).click();
  await expect(page.getByText('Instruction Added', { exact: true })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: note });
  await expect(row).toContainText('Priority 5. A note: the watcher has no such check.');
  await page.getByRole('button', { name: `Disable ${note}` }).click();
  await expect(row).toContainText('Inactive');
  await expect(page.getByRole('listitem').filter({ hasText: 'check:imports' })).toContainText(
    'A check of the watcher.',
  );
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Error Reports' }).click();
  const report = page.getByRole('listitem').filter({ hasText: lost });
  await expect(report).toContainText('a page of this site leads there');
  await page.getByRole('button', { name: `Resolve 404 ${lost}` }).click();
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(page.getByText('Resolution is required')).toBeVisible();
  await page.getByLabel('Resolution').fill('The link was mended.');
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(page.getByText('Error Report Updated', { exact: true })).toBeVisible();
  await expect(report).toContainText('Resolution: The link was mended.');

  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ['Prime Directive', 'Log', 'Live Repairs', 'Error Reports', 'Agent Instructions']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name }).locator('.rows, .hint, .notice').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
});

test('an address that is not there is led to a page that is, and that is undone', async ({ page }) => {
  await becomeAdmin(page);
  const lost = `/${uniqueName('moved-page')}`;
  await page.request.get(lost, { headers: { Referer: new URL('/lexicon', page.url()).href } });
  await page.goto('/admin#admin-bot');
  await page.getByRole('tab', { name: 'Error Reports' }).click();
  await page.getByRole('button', { name: `Make a redirect of ${lost}` }).click();
  const target = page.getByLabel('Lead to');
  const submit = page.getByRole('button', { name: 'Make the redirect', exact: true });
  await submit.click();
  await expect(page.getByText('To is required', { exact: true })).toBeVisible();
  await target.fill('https://example.com/');
  await submit.click();
  await expect(
    page.getByRole('listitem').getByText('A redirect leads to a path of this site, such as /lexicon', { exact: true }),
  ).toBeVisible();
  await target.fill('/no-such-page');
  await submit.click();
  await expect(
    page.getByRole('listitem').getByText('There is no page at /no-such-page', { exact: true }),
  ).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await target.fill('/about/texts');
  await submit.click();
  await expect(page.getByText('Redirect Made', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `404 ${lost}` })).toContainText(
    'Resolution: It leads to /about/texts now.',
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const reader = await page.context().newPage();
  await reader.goto(lost);
  await expect(reader).toHaveURL(/\/about\/texts$/);
  await page.getByRole('button', { name: `Delete the redirect of ${lost}` }).click();
  await expect(page.getByText('Redirect Deleted', { exact: true })).toBeVisible();
  expect((await page.request.get(lost, { maxRedirects: 0 })).status()).toBe(404);
});
