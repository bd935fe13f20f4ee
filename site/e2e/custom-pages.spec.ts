import { expect, test, type Page } from '@playwright/test';
import { xssVectors } from '../../data/testing/xss-vectors.ts';
import { expectAccessibleInBothColors, expectNoSidewaysScroll } from './accessibility.ts';
import { becomeAdmin, uniqueName } from './people.ts';
import { collectPolicyViolations } from './policy-violations.ts';
import { untilPainted } from './until-settled.ts';

const uniqueSlug = (): string => uniqueName('page').toLowerCase();

async function openPages(page: Page): Promise<void> {
  await becomeAdmin(page);
  await page.goto('/admin#custom-pages');
  await expect(page.getByRole('button', { name: 'Create page' })).toBeVisible();
}

/** Creates a page through the API route that the form uses. */
async function makePage(page: Page, form: object): Promise<{ id: string; slug: string; draftPath: string }> {
  const data = { title: 'A page', slug: uniqueSlug(), content: '<p>Words</p>', ...form };
  const response = await page.request.post('/api/admin/pages', { data, headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect(response.status()).toBe(201);
  return response.json();
}

test('a page is written with the editor, published, changed, compared, restored, deleted and restored again', async ({
  page,
  browser,
}) => {
  const policy = await collectPolicyViolations(page);
  await openPages(page);
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByLabel('Title')).toBeVisible();
  await page.getByRole('button', { name: 'Create page' }).click();
  for (const words of ['Title is required', 'Slug is required', 'Content is required'])
    await expect(page.getByText(words, { exact: true })).toBeVisible();

  const name = uniqueName('Vines');
  const slug = name.toLowerCase();
  await page.getByLabel('Title').fill(name);
  await expect(page.getByLabel('Slug')).toHaveValue(slug);
  await expect(page.getByText(`The URL will be /pages/${slug}`)).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Content' });
  await text.click();
  await page.keyboard.type('Under the ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('vine');
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Hebrew', exact: true }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('גֶּפֶן');
  await page.getByRole('tab', { name: 'Source' }).click();
  await expect(page.getByLabel('Content as HTML')).toHaveValue(
    '<p dir="auto">Under the <strong>vine</strong></p><p dir="auto"><span lang="he">גֶּפֶן</span></p>',
  );
  await page.getByRole('tab', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByText('Under the vine')).toBeVisible();
  // The policy of the preview frame also allows its styles.
  await expect(preview.locator('body')).toHaveCSS('padding', '16px');
  await expect(preview.locator('body')).toHaveCSS('font-family', /^Book/);
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByText('Page created', { exact: true })).toBeVisible();

  // A visitor reads the page. Hebrew is aligned to the right.
  const reader = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  const errors: string[] = [];
  reader.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  reader.on('pageerror', (error) => errors.push(error.message));
  await reader.goto(`/pages/${slug}`);
  await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(reader.locator('.prose strong')).toHaveText('vine');
  expect(
    await reader
      .locator('.prose p')
      .nth(1)
      .evaluate((p) => getComputedStyle(p).direction),
  ).toBe('rtl');
  // The site's own scripts run under the page's policy.
  await reader.getByRole('button', { name: /^Theme/ }).click();
  await expect(reader.locator('html')).toHaveAttribute('data-theme', /dark|light/);
  await reader.keyboard.press('?');
  await expect(reader.getByRole('dialog')).toBeVisible();
  expect(errors).toEqual([]);

  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  await page.getByRole('tab', { name: 'Source' }).click();
  await page.getByLabel('Content as HTML').fill('<p>Under the fig tree</p>');
  await page.getByLabel('Slug').fill(`${slug}-2`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Page updated', { exact: true })).toBeVisible();
  // Use a new visitor, because a browser caches a page for half a minute.
  const second = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await second.goto(`/pages/${slug}`);
  await expect(second).toHaveURL(`/pages/${slug}-2`);
  await expect(second.getByText('Under the fig tree')).toBeVisible();

  await page.getByRole('button', { name: `Earlier versions: ${name}` }).click();
  await page.getByRole('button', { name: 'View this version: 1' }).click();
  await expect(page.locator('.text-changes del').first()).toBeVisible();
  await expect(page.locator('.text-changes ins').filter({ hasText: 'vine' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Restore version 1', exact: true }).click();
  await expect(page.getByText('Version 1 restored', { exact: true })).toBeVisible();
  await expect(page.locator('.written-row', { hasText: name }).getByText('version 3')).toBeVisible();

  await page.getByRole('switch', { name: `Published: ${name}` }).click();
  await expect(page.getByText('Page is now a draft', { exact: true })).toBeVisible();
  await expect.poll(async () => (await reader.request.get(`/pages/${slug}-2`)).status()).toBe(404);
  const draft = await page.getByRole('link', { name: `Preview: ${name}` }).getAttribute('href');
  await reader.goto(draft ?? '');
  await expect(reader.getByText('This is a draft')).toBeVisible();
  await expect(reader.getByText('Under the vine')).toBeVisible();

  await page.getByRole('button', { name: `Delete: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`“${name}” was deleted.`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit: ${name}` })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Edit: ${name}` })).toBeVisible();
  expect(policy).toEqual([]);
});

test('an administrator who saves too late sees both texts and can continue with their own', async ({ page }) => {
  await openPages(page);
  const name = uniqueName('Late');
  const { id } = await makePage(page, { title: name, content: '<p>First words</p>' });
  await page.reload();
  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  await page.getByRole('tab', { name: 'Source' }).click();
  await page.getByLabel('Content as HTML').fill('<p>My words</p>');
  const otherSave = await page.request.put(`/api/admin/pages/${id}`, {
    data: { content: '<p>Their words</p>', revision: 1 },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(otherSave.status()).toBe(200);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Their text')).toHaveValue('<p>Their words</p>');
  await expect(page.getByLabel('Your text')).toHaveValue('<p>My words</p>');
  await page.getByRole('button', { name: 'Keep my version and edit it' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Page updated', { exact: true })).toBeVisible();
  await expect(page.locator('.written-row', { hasText: name }).getByText('version 3')).toBeVisible();
});

test('a text that the editor would damage opens as source', async ({ page }) => {
  await openPages(page);
  const name = uniqueName('Table');
  await makePage(page, { title: name, content: '<table><tr><td>One</table>' });
  await page.reload();
  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  await expect(page.getByLabel('Content as HTML')).toHaveValue('<table><tr><td>One</table>');
  await page.getByRole('tab', { name: 'Write' }).click();
  await expect(page.getByText('does not support some HTML of this text (table')).toBeVisible();
});

test('text pasted from another program is as bold as it was there', async ({ page }) => {
  await openPages(page);
  await page.getByRole('button', { name: 'Create page' }).click();
  await page.getByRole('textbox', { name: 'Content' }).evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<b style="font-weight:normal"><span style="font-weight:700">Vine</span> and <i>fig</i> tree</b>',
    );
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await page.getByRole('tab', { name: 'Source' }).click();
  await expect(page.getByLabel('Content as HTML')).toHaveValue(
    '<p dir="auto"><strong>Vine</strong> and <em>fig</em> tree</p>',
  );
});

test('stored markup never runs or fetches anything, on the page and in the preview', async ({ page }) => {
  test.slow();
  await openPages(page);
  const ran: unknown[] = [];
  const fetched: string[] = [];
  await page.context().exposeFunction('ran', (what: unknown) => ran.push(what));
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => ran.push('dialog')));
  page.context().on('request', (request) => {
    if (/evil|^(?!http:\/\/localhost|data:|about:|blob:)/.test(request.url())) fetched.push(request.url());
  });
  const all = Object.values(xssVectors).flat();
  const created: { id: string; slug: string }[] = [];
  for (let offset = 0; offset < all.length; offset += 20) {
    const content = all.slice(offset, offset + 20).join('\n<p>between</p>\n');
    created.push(await makePage(page, { content }));
  }
  // Vectors that consume the text after them need a page each.
  for (const content of xssVectors['mutations'] ?? []) created.push(await makePage(page, { content }));
  for (const { slug } of created) {
    const path = `/pages/${slug}`;
    await page.goto(path);
    await expect(page.locator('article.written')).toHaveCount(1);
    for (const part of await page.locator('.prose :is(a[href], summary, button)').all()) {
      const href = (await part.getAttribute('href')) ?? '';
      expect(href, path).toMatch(/^$|^\/(?![\\/])|^https?:\/\/(?!evil)|^mailto:/);
    }
    expect(
      await page.locator('.prose :is(script, iframe, style, form, svg, [id], [name], [class], [style])').count(),
    ).toBe(0);
  }
  // The policy must block markup even if the sanitizer failed: add it to the page as the server sends it.
  const planted =
    '<script>window.ran(2)</script><img src="/logo.svg" onload="window.ran(3)"><script src="/_astro/x.js"></script>' +
    '<a href="javascript:window.ran(4)" class="planted">x</a><iframe srcdoc="<script>parent.ran(5)</script>"></iframe>';
  await page.route(/\/pages\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('class="prose">', `class="prose">${planted}`);
    await route.fulfill({ response, body });
  });
  const blocked: string[] = [];
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && blocked.push(message.text()));
  await page.goto(`/pages/${created[0]?.slug}`);
  await page.locator('.planted').click();
  await expect.poll(() => blocked.length).toBeGreaterThanOrEqual(4);

  await page.goto('/admin#custom-pages');
  await page.getByRole('button', { name: 'Create page' }).click();
  await page.getByRole('tab', { name: 'Source' }).click();
  await page.getByLabel('Content as HTML').fill(all.slice(0, 60).join(''));
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByText('Removed for security')).toBeVisible();
  // Anything that can run does so when its parts load or fail to load.
  await untilPicturesCame(page);
  await page.getByRole('tab', { name: 'Write' }).click();
  await expect(page.getByRole('tab', { name: 'Write' })).toHaveAttribute('aria-selected', 'true');
  await untilPicturesCame(page);
  expect(ran).toEqual([]);
  expect(fetched).toEqual([]);
  for (const { id } of created)
    await page.request.delete(`/api/admin/pages/${id}`, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
});

test('the tab, the editor and a page are accessible and fit into 320 px', async ({ page }) => {
  await openPages(page);
  await page.setViewportSize({ width: 320, height: 800 });
  const name = uniqueName('Narrow');
  const { slug, id } = await makePage(page, {
    title: name,
    content: `<h2>Part</h2><p>${'A long line of words. '.repeat(20)}</p><table><tr><th>One</th><td>${'x'.repeat(90)}</td></table>`,
  });
  await page.request.put(`/api/admin/pages/${id}`, {
    data: { title: `${name} 2`, content: '<p>Other</p>', revision: 1 },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  await page.reload();
  await expect(page.getByRole('button', { name: `Edit: ${name} 2` })).toBeVisible();
  await expectAccessibleInBothColors(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `Earlier versions: ${name} 2` }).click();
  await page.getByRole('button', { name: 'View this version: 1' }).click();
  await expect(page.locator('.text-changes').first()).toBeVisible();
  await expectAccessibleInBothColors(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Back to the pages' }).click();
  await page.getByRole('button', { name: `Edit: ${name} 2` }).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
  await expectAccessibleInBothColors(page);
  await expectNoSidewaysScroll(page);
  await page.goto(`/pages/${slug}`);
  await expectAccessibleInBothColors(page);
  await expectNoSidewaysScroll(page);
});

/** Waits until every image on the page has loaded or failed, and the event handlers have run. */
async function untilPicturesCame(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled([...document.images].map((picture) => picture.decode())));
  await untilPainted(page);
}
