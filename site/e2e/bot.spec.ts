import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothColors, expectNoSidewaysScroll } from './accessibility.ts';
import { startProviderServer } from '../../scripts/testing/ai-provider/provider-server.ts';
import { becomeAdmin, uniqueName } from './people.ts';

test('the health monitor takes instructions, reports a missing page, and its report can be resolved', async ({
  page,
}) => {
  await becomeAdmin(page);
  // Links from the site are reported, so set a referrer.
  const lost = `/${uniqueName('lost-page')}`;
  await page.request.get(lost, { headers: { Referer: new URL('/lexicon', page.url()).href } });

  await page.goto('/admin#admin-bot');
  const note = uniqueName('Look at the welcome page');
  await page.getByRole('button', { name: 'Leave a note' }).click();
  await expect(page.getByText('Note is required')).toBeVisible();
  await page.getByLabel('Note', { exact: true }).fill(note);
  await page.getByLabel('Priority, 0 to 100').fill('101');
  await page.getByRole('button', { name: 'Leave a note' }).click();
  await expect(page.getByText('Priority must be a number from 0 to 100')).toBeVisible();
  await page.getByLabel('Priority, 0 to 100').fill('5');
  await page.getByRole('button', { name: 'Leave a note' }).click();
  await expect(page.getByText('Instruction Added', { exact: true })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: note });
  await expect(row).toContainText('Priority 5. A note for administrators. ADMIN BOT does nothing with it.');
  await page.getByRole('button', { name: `Disable ${note}` }).click();
  await expect(row).toContainText('Inactive');
  await expect(page.getByRole('listitem').filter({ hasText: 'Stopped imports' })).toContainText(
    'Warns when a running import has not reported for two minutes.',
  );
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Error Reports' }).click();
  const report = page.getByRole('listitem').filter({ hasText: lost });
  await expect(report).toContainText('a page of this site links to it');
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
    await expectAccessibleInBothColors(page);
  }
});

test('a missing URL is redirected to an existing page, and the redirect is deleted', async ({ page }) => {
  await becomeAdmin(page);
  const lost = `/${uniqueName('moved-page')}`;
  await page.request.get(lost, { headers: { Referer: new URL('/lexicon', page.url()).href } });
  await page.goto('/admin#admin-bot');
  await page.getByRole('tab', { name: 'Error Reports' }).click();
  await page.getByRole('button', { name: `Create redirect for ${lost}` }).click();
  const target = page.getByLabel('Redirect to');
  const submit = page.getByRole('button', { name: 'Create redirect', exact: true });
  await submit.click();
  await expect(page.getByText('Enter the page to redirect to', { exact: true })).toBeVisible();
  await target.fill('https://example.com/');
  await submit.click();
  await expect(
    page
      .getByRole('listitem')
      .getByText('A redirect must lead to a path of this site, for example /lexicon', { exact: true }),
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
  await expect(page.getByText('Redirect created', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `Page not found ${lost}` })).toContainText(
    'Resolution: Redirects to /about/texts.',
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const reader = await page.context().newPage();
  await reader.goto(lost);
  await expect(reader).toHaveURL(/\/about\/texts$/);
  await page.getByRole('button', { name: `Delete the redirect of ${lost}` }).click();
  await expect(page.getByText('Redirect deleted', { exact: true })).toBeVisible();
  expect((await page.request.get(lost, { maxRedirects: 0 })).status()).toBe(404);
});

test('a redirect is created for an address that nobody has requested', async ({ page }) => {
  await becomeAdmin(page);
  const old = `/${uniqueName('old-library')}`;
  await page.goto('/admin#admin-bot');
  await page.getByRole('tab', { name: 'Error Reports' }).click();
  await page.getByRole('button', { name: 'New redirect' }).click();
  const submit = page.getByRole('button', { name: 'Create redirect', exact: true });
  await expect(page.getByLabel('Old address')).toBeFocused();
  await submit.click();
  await expect(page.getByText('Enter the old address', { exact: true })).toBeVisible();
  await page.getByLabel('Old address').fill('library');
  await page.getByLabel('Redirect to').fill('/about/texts');
  await submit.click();
  await expect(page.getByText(/^Enter a path of this site/)).toBeVisible();
  await page.getByLabel('Old address').fill('/bible/web/john/3');
  await submit.click();
  await expect(page.getByText('A page exists at this path', { exact: true })).toBeVisible();
  await page.getByLabel('Old address').fill(old);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByText('Redirect created', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New redirect' })).toBeFocused();
  expect((await page.request.get(old, { maxRedirects: 0 })).headers()['location']).toBe('/about/texts');
});

async function setProvider(page: Page, values: Record<string, string>): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    const response = await page.request.put(`/api/system-settings/ai.${key}`, {
      data: { value },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(response.status(), await response.text()).toBe(200);
  }
}

test('a remedy is requested after its prompt is shown, and is saved as a draft', async ({ page }) => {
  await becomeAdmin(page);
  const lost = `/${uniqueName('asked-page')}`;
  await page.request.get(lost, { headers: { Referer: new URL('/lexicon', page.url()).href } });
  const server = await startProviderServer();
  try {
    await page.goto('/admin#admin-bot');
    await page.getByRole('tab', { name: 'Agent Instructions' }).click();
    await expect(page.getByText('No AI provider key is set')).toBeVisible();
    await page.getByRole('tab', { name: 'Error Reports' }).click();
    await page.getByRole('button', { name: `Resolve 404 ${lost}` }).click();
    await expect(page.getByLabel('Resolution')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask AI what to do' })).toHaveCount(0);

    await setProvider(page, { provider_url: server.url, model: 'busy', provider_key: 'swordfish' });
    await page.reload();
    await page.getByRole('tab', { name: 'Agent Instructions' }).click();
    await expect(page.getByText(`Requests go to ${new URL(server.url).host}`)).toBeVisible();
    await page.getByRole('tab', { name: 'Error Reports' }).click();
    await page.getByRole('button', { name: `Resolve 404 ${lost}` }).click();
    await page.getByRole('button', { name: 'Ask AI what to do' }).click();
    const prompt = page.getByRole('figure', { name: 'Text to send', exact: true });
    await expect(prompt).toContainText(`Path: ${lost}`);
    expect(server.asked).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothColors(page);
    await page.getByRole('button', { name: 'Send to AI provider' }).click();
    await expect(
      page.getByText('The AI provider does not accept more requests at the moment (429)').first(),
    ).toBeVisible();

    await setProvider(page, { model: 'helper' });
    await page.getByRole('button', { name: 'Do not send' }).click();
    await page.getByRole('button', { name: 'Ask AI what to do' }).click();
    const words = await prompt.textContent();
    await page.getByRole('button', { name: 'Send to AI provider' }).click();
    await expect(page.getByLabel('Resolution')).toHaveValue('helper proposes: look at the page and mend its link.');
    await expect(page.getByText('This is a draft by AI.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: lost }).getByText('Resolution:')).toHaveCount(0);
    const { messages } = JSON.parse(server.asked.at(-1)?.body ?? '') as { messages: { content: string }[] };
    expect(messages.map(({ content }) => content).join('\n\n')).toBe(words);
    expect(server.asked.map(({ key }) => key)).toEqual(['swordfish', 'swordfish']);

    await page.getByRole('button', { name: 'Resolve', exact: true }).click();
    await expect(page.getByText('Error Report Updated', { exact: true })).toBeVisible();
  } finally {
    await setProvider(page, { provider_key: '', model: '' });
    await server.close();
  }
});
