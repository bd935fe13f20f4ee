import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { advertisementPositions, boxPositions } from '../../data/site/contract/placements.ts';
import {
  expectAccessible,
  expectAccessibleInBothColors,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
} from './accessibility.ts';
import { startFresh, type FreshSite } from './fresh-site.ts';
import { smallTargets } from './layout-problems.ts';
import { becomeFirst } from './people.ts';
import { collectPolicyViolations } from './policy-violations.ts';
import { untilSettled } from './until-settled.ts';

/** Runs on a separate site, because placements appear on every page and would affect other tests. */
test.describe.configure({ mode: 'serial' });

let site: FreshSite;
let admin: Page;
/** Requests that the dashboard's policy blocked. */
let violations: string[];
test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  site = await startFresh('placements');
  admin = await newPage(browser);
  violations = await collectPolicyViolations(admin);
  await becomeFirst(admin, site, 'keeper');
});
test.afterAll(() => site?.stop());

async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block', ...options });
  return context.newPage();
}

/** Opens a page as a new visitor and waits until everything has loaded. */
async function read(browser: Browser, path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(browser, options);
  // Late fonts can break lines differently. `fonts.spec.ts` covers them; here only placements may shift the layout.
  await page.route('**/*.woff2', (route) => route.abort());
  const settingsLoaded = page.waitForResponse((response) => response.url().endsWith('/api/site'));
  await page.goto(path);
  await settingsLoaded;
  return page;
}

async function create(path: string, form: object): Promise<void> {
  const response = await admin.request.post(`${site.url}/api/admin/${path}`, {
    data: { content: '<p>Words of it</p>', ...form },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(response.status()).toBe(201);
}

test('a site without placements requests none and loads no script for them', async ({ browser }) => {
  const page = await newPage(browser);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/lexicon/H430');
  await page.waitForResponse((response) => response.url().endsWith('/api/site'));
  await untilSettled(page);
  expect(requests.filter((url) => /placements/.test(url))).toEqual([]);
  await expect(page.locator('.placed')).toHaveCount(0);
  for (const [tab, words] of [
    ['advertisements', 'No advertisements created yet.'],
    ['content-boxes', 'No content boxes created yet.'],
  ]) {
    await admin.goto(`/admin#${tab}`);
    await expect(admin.getByText(words ?? '', { exact: true })).toBeVisible();
  }
});

test('an advertisement is created, read, edited, deactivated, deleted and restored', async ({ browser }) => {
  await admin.goto('/admin#advertisements');
  await admin.getByRole('button', { name: 'Create Advertisement' }).click();
  await expect(admin.getByLabel('Title')).toBeVisible();
  await admin.getByRole('button', { name: 'Create Advertisement' }).click();
  await expect(admin.getByText('Title is required', { exact: true })).toBeVisible();
  await expect(admin.getByText('Content is required', { exact: true })).toBeVisible();
  await admin.getByLabel('Title').fill('Olive oil');
  await admin.getByRole('textbox', { name: 'Content' }).click();
  await admin.keyboard.type('Pressed by hand');
  await admin.getByLabel('Position').selectOption('footer');
  await admin.getByRole('button', { name: 'Preview on a page' }).click();
  const preview = admin.frameLocator('iframe[title="Preview on a page"]');
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('John 3');
  await expect(preview.locator('.placed section').filter({ visible: true })).toHaveText(
    /Advertisement\s*Olive oil\s*Pressed by hand/,
  );
  await expect(preview.locator('.placed + footer, .placed ~ footer')).toHaveCount(1);
  await expect(preview.locator('body')).toHaveCSS('font-family', /^Book/);
  await admin.getByText('It is not saved yet.').scrollIntoViewIfNeeded();
  await expect(preview.locator('.placed section').filter({ visible: true })).toBeInViewport();
  await admin.getByRole('button', { name: 'On a wide screen' }).click();
  await admin.getByLabel('Position').selectOption('sidebar');
  await admin.getByText('It is not saved yet.').scrollIntoViewIfNeeded();
  await expect(preview.locator('.placed.right section')).toBeInViewport();
  expect(violations).toEqual([]);
  await expectNoSidewaysScroll(admin);
  await expectAccessible(admin);
  await admin.getByLabel('Position').selectOption('footer');
  await admin.getByLabel('Link (optional)').fill('http://example.org');
  await admin.getByRole('button', { name: 'Create Advertisement' }).click();
  await expect(admin.getByText('A link must start with https://', { exact: true })).toBeVisible();
  await admin.getByLabel('Link (optional)').fill('https://example.org/oil');
  await admin.getByRole('button', { name: 'Create Advertisement' }).click();
  await expect(admin.getByText('Advertisement created', { exact: true })).toBeVisible();

  for (const path of ['/lexicon/H430', '/results?q=gold']) {
    const page = await read(browser, path);
    const sections = page.locator('.placed section');
    await expect(sections).toHaveText(/Advertisement\s*Olive oil\s*Pressed by hand/);
    const link = sections.getByRole('link', { name: 'Olive oil' });
    await expect(link).toHaveAttribute('href', 'https://example.org/oil');
    await expect(link).toHaveAttribute('rel', 'sponsored noopener');
    await page.context().close();
  }

  await admin.getByRole('button', { name: 'Edit: Olive oil' }).click();
  await admin.getByLabel('Title').fill('Oil of olives');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Advertisement updated', { exact: true })).toBeVisible();
  await admin.getByRole('switch', { name: 'Active: Oil of olives' }).click();
  await expect(admin.getByText('not active')).toBeVisible();
  const without = await read(browser, '/lexicon/H430');
  await expect(without.locator('.placed')).toHaveCount(0);
  await without.context().close();
  await admin.getByRole('button', { name: 'Delete: Oil of olives' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByText('No advertisements created yet.')).toBeVisible();
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByRole('switch', { name: 'Active: Oil of olives' })).toBeVisible();
  // Undo disappears ten seconds after a deletion.
  await admin.getByRole('button', { name: 'Delete: Oil of olives' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Undo' })).toBeHidden();
});

test('a content box is created and shown only on the pages of its position', async ({ browser }) => {
  await admin.goto('/admin#content-boxes');
  await admin.getByRole('button', { name: 'Create Content Box' }).click();
  await expect(admin.getByLabel('Position')).toHaveValue('homepage');
  await admin.getByLabel('Title').fill('Welcome');
  await admin.getByRole('tab', { name: 'Source' }).click();
  await admin.getByLabel('Content as HTML').fill('<p>שלום</p><img src=x onerror="document.title=\'ran\'">');
  await admin.getByRole('button', { name: 'Create Content Box' }).click();
  await expect(admin.getByText('Content box created', { exact: true })).toBeVisible();
  const home = await read(browser, '/');
  await expect(home.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(home.locator('.placed')).not.toContainText('Advertisement');
  const [box, footer] = await Promise.all([
    home.locator('.placed').boundingBox(),
    home.getByRole('contentinfo').boundingBox(),
  ]);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  expect(await home.title()).not.toBe('ran');
  const otherPage = await read(browser, '/lexicon/H430');
  await untilSettled(otherPage);
  await expect(otherPage.locator('.placed')).toHaveCount(0);
});

test('placements in every position shift nothing, on built and worker-rendered pages', async ({ browser }) => {
  for (const position of advertisementPositions) await create('advertisements', { title: `Ad ${position}`, position });
  for (const position of boxPositions) await create('content-boxes', { title: `Box ${position}`, position });
  for (const width of [360, 1280, 1700]) {
    for (const path of ['/', '/lexicon/H430', '/about/texts', '/results?q=gold', '/bible/kjv/john/3', '/offline']) {
      const page = await newPage(browser, { viewport: { width, height: 800 } });
      await page.goto(path);
      await expect(page.locator('.placed section').filter({ visible: true }).first()).toBeAttached();
      await expectNoLayoutShift(page);
      await expectNoSidewaysScroll(page);
      await page.context().close();
    }
  }
});

test('both tabs, a form and pages with all positions are accessible and fit into 320 px', async ({ browser }) => {
  await admin.setViewportSize({ width: 320, height: 800 });
  for (const tab of ['advertisements', 'content-boxes']) {
    await admin.goto(`/admin#${tab}`);
    await expect(admin.getByRole('button', { name: /^Delete: / }).first()).toBeVisible();
    await expectAccessibleInBothColors(admin);
    await expectNoSidewaysScroll(admin);
  }
  await admin.getByRole('button', { name: 'Create Content Box' }).click();
  await expect(admin.getByRole('textbox', { name: 'Content' })).toBeVisible();
  await expectAccessibleInBothColors(admin);
  await expectNoSidewaysScroll(admin);
  for (const [path, width] of [
    ['/', 320],
    ['/lexicon/H430', 1700],
    ['/results?q=gold', 320],
  ] as const) {
    const page = await read(browser, path, { viewport: { width, height: 800 } });
    await expect(page.locator('.placed').first()).toBeAttached();
    await expectAccessibleInBothColors(page);
    await expectNoSidewaysScroll(page);
    await page.context().close();
  }
});

test('an enabled page is listed in the footer and above search results, and shifts nothing', async ({ browser }) => {
  await admin.goto('/admin#custom-pages');
  await admin.getByRole('button', { name: 'Create page' }).click();
  await admin.getByLabel('Title', { exact: true }).fill('Of figs');
  await admin.getByRole('tab', { name: 'Source' }).click();
  await admin.getByLabel('Content as HTML').fill('<p>Fig trees and zzyzx</p>');
  await admin.getByLabel('In the footer of all pages').check();
  await admin.getByLabel('In this site’s search').check();
  await admin.getByRole('button', { name: 'Create page' }).click();
  await expect(admin.getByText('Page created', { exact: true })).toBeVisible();

  // A browser that has requested nothing yet, because settings are cached for half a minute.
  const page = await read(browser, '/about/texts', { viewport: { width: 320, height: 640 }, hasTouch: true });
  await expect(
    page.getByRole('navigation', { name: 'Resources' }).getByRole('link', { name: 'Of figs' }),
  ).toBeVisible();
  await expectNoLayoutShift(page);
  await expectNoSidewaysScroll(page);
  expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);

  await page.goto('/results?q=zzyzx');
  const links = page.getByRole('navigation', { name: 'Pages of this site' });
  await expect(links.getByRole('link', { name: 'Of figs' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);
  // Search for something else, which does not list the page, and go back.
  const box = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
  await box.fill('gold');
  await box.press('Enter');
  await expect(page).toHaveURL(/q=gold/);
  await expect(links).toHaveCount(0);
  await page.goBack();
  await links.getByRole('link', { name: 'Of figs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Of figs' })).toBeVisible();
});
