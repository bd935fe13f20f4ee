import { expect, test, type Page } from '@playwright/test';
import { actAs, oldest, type OldBrowser } from './old-browser.ts';
import { register } from './people.ts';

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (/\[island-|\[hydration\]|\[part-failed\]|Content.Security/.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

const alive = (page: Page, island: string): Promise<void> =>
  page.locator(`[data-island=${island}][data-alive]`).waitFor({ state: 'attached' });

const errands: [name: string, run: (page: Page) => Promise<void>][] = [
  [
    'results show numbers, and search again',
    async (page) => {
      await page.goto('/results?q=gold');
      await page.locator('[name=strongs]').click();
      await expect(page.locator('.hits sup').first()).toBeVisible();
      await page.locator('[name=q]').first().fill('silver');
      await page.keyboard.press('Enter');
      await expect(page.locator('.hits > li').first()).toContainText(/silver/i);
    },
  ],
  [
    'results stand in parallel',
    async (page) => {
      await page.goto('/results?q=light');
      await alive(page, 'results');
      await page.locator('[name=parallel]').click();
      await expect(page).toHaveURL(/parallel=true/);
      await expect(page.locator('main')).toContainText('Let there be light');
    },
  ],
  [
    'a comparison shows another passage',
    async (page) => {
      await page.goto('/parallel-bible?passage=Psalm+23');
      await alive(page, 'parallel');
      await page.getByRole('navigation', { name: 'Passages' }).getByRole('link').last().click();
      await expect(page.locator('section h2').first()).toHaveText('Psalm 24');
    },
  ],
  [
    'a number of a chapter opens its entry, with its style',
    async (page) => {
      await page.goto('/bible/kjv_strongs/john/3');
      await page.locator('.chapter .text a, .chapter .text [data-n]').first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog).toHaveCSS('position', 'fixed');
    },
  ],
  [
    'a chapter goes to a typed reference',
    async (page) => {
      await page.goto('/bible/kjv_strongs/john/3');
      await page.locator('form.go input[name=to]').fill('1 Cor 13:4');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/1-corinthians\/13#v4$/);
    },
  ],
  [
    'the words of a verse open in a dialog',
    async (page) => {
      await page.goto('/results?q=gold');
      await alive(page, 'results');
      await page.getByRole('button', { name: 'STRONGS Genesis 2:12' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'H2091' })).toBeVisible();
    },
  ],
  [
    'a list of words is filtered',
    async (page) => {
      await page.goto('/hebrew-learning/words');
      const rows = page.locator('[data-island=lesson] tbody tr:visible');
      await page
        .locator('[data-island=lesson] input[type=search], [data-island=lesson] input[name=q]')
        .first()
        .fill('water');
      await expect.poll(() => rows.count()).toBeLessThan(20);
    },
  ],
  [
    'a card is asked and answered',
    async (page) => {
      await page.goto('/hebrew-learning/study?deck=words&shown=false');
      await page.getByRole('button', { name: 'Begin' }).click();
      await expect(page.getByLabel('In English')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('group', { name: 'Answer' })).toBeVisible();
    },
  ],
  [
    'the dictionary is searched',
    async (page) => {
      await page.goto('/lexicon/search?query=love');
      await alive(page, 'browse');
      await page.locator('main input[name=query]').fill('peace');
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toContainText('H7965');
    },
  ],
  [
    'suggestions know references, words and numbers',
    async (page) => {
      await page.goto('/');
      const box = page.locator('main [name=q]').first();
      await box.pressSequentially('ps 23:1');
      await expect(page.locator('[role=option]').first()).toContainText('Psalm');
    },
  ],
  [
    'the examples of an entry turn',
    async (page) => {
      await page.goto('/lexicon/H430');
      await page.locator('#examples .pager a').last().click();
      await expect(page).toHaveURL(/examples=/);
      await expect(page.locator('#examples li').first()).toBeVisible();
    },
  ],
  [
    'a reader registers and sees the account',
    async (page) => {
      const name = await register(page);
      await page.goto('/account');
      await expect(page.locator('main')).toContainText(name);
    },
  ],
];

/** What each browser does too: a feature that only one of them lacks must not hide that another one lacks its polyfill. */
const inEach = new Set(['results show numbers, and search again', 'a card is asked and answered']);
const browsers = ['Safari 15.4', 'Chrome 100', 'Firefox 100'] satisfies OldBrowser[];
for (const browser of [oldest, ...browsers] as const)
  for (const [name, run] of errands.filter(([each]) => browser === oldest || inEach.has(each)))
    test(`${browser}: ${name}`, async ({ page }) => {
      const errors = errorsOf(page);
      await actAs(page, browser);
      await run(page);
      expect(errors).toEqual([]);
    });

test('a current browser never requests the polyfills', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const path of ['/', '/lexicon/H430', '/results?q=gold', '/bible/kjv_strongs/john/3', '/hebrew-learning/study'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(requests).not.toContain('/polyfills.js');
  expect(requests.some((path) => path.startsWith('/_astro/'))).toBe(true);
});

test('an old browser requests the polyfills and runs them before the scripts of the page', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await actAs(page, 'Chrome 100');
  await page.goto('/results?q=gold');
  await alive(page, 'results');
  expect(requests).toContain('/polyfills.js');
});

/** Older than the supported browsers: half of the needed features are missing, and the polyfills do not load. */
test('reading and searching work in an unsupported browser', async ({ page }) => {
  await actAs(page, 'Safari 15.4');
  await page.route('**/polyfills.js', (route) => route.abort());
  await page.addInitScript(() => {
    for (const name of ['structuredClone', 'queueMicrotask', 'AbortController'])
      Reflect.deleteProperty(globalThis, name);
    for (const name of ['at', 'flatMap']) Reflect.deleteProperty(Array.prototype, name);
    Reflect.deleteProperty(Object, 'hasOwn');
    Reflect.deleteProperty(String.prototype, 'replaceAll');
  });
  await page.goto('/results?q=gold');
  await expect(page.locator('.hits > li').first()).toContainText(/gold/i);
  await page.locator('[name=q]').first().fill('silver');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/silver/);
  await expect(page.locator('.hits > li').first()).toContainText(/silver/i);
  await page.locator('.hits > li a').first().click();
  await expect(page.locator('h1')).toBeVisible();
  await page.goto('/bible/kjv_strongs/john/3');
  await expect(page.locator('.chapter')).toContainText('For God so loved the world');
});
