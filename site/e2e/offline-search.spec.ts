import { expect, test } from '@playwright/test';
import { expectAccessibleInBothColours, expectNoSidewaysScroll } from './accessibility.ts';
import {
  hits,
  count,
  line,
  message,
  here,
  noNetwork,
  elsewhere,
  search,
  open,
  warm,
  answerLate,
  holdThread,
  watchThread,
  expectAsFromApi,
} from './offline-results.ts';
import { untilPainted } from './until-settled.ts';

test.use({ serviceWorkers: 'allow' });

test('with the text in memory a search asks nobody', async ({ page, request }) => {
  await open(page, ['kjv_strongs']);
  await warm(page);
  const asked: string[] = [];
  page.on('request', (each) => /\/api\/(search|analytics)/.test(each.url()) && asked.push(each.url()));
  await search(page, 'silver');
  await expect(page.locator(line)).toHaveText(here);
  expect(asked).toEqual([]);
  await expectAsFromApi(page, request, { q: 'silver', db: 'kjv_strongs' });
});

test('the device answers where the API is slower', async ({ page, request }) => {
  await open(page, ['kjv_strongs']);
  await page.route('**/api/search?*', (route) =>
    setTimeout(() => void route.continue().catch(() => undefined), 60_000),
  );
  await search(page, 'silver');
  await expect(page.locator(line)).toHaveText(here);
  await expectAsFromApi(page, request, { q: 'silver', db: 'kjv_strongs' });
});

test('the API answers where the device is slower', async ({ page }) => {
  const { answered } = await watchThread(page);
  const release = await holdThread(page);
  await open(page, ['kjv_strongs']);
  await search(page, 'silver');
  await expect(page.locator(count)).toContainText('term “silver”');
  await expect(page.locator(line)).toHaveCount(0);
  await release();
  await answered();
  await expect(page.locator(line)).toHaveCount(0);
});

test('without a network everything on the page goes on', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, ['kjv_strongs', 'web']);
  await context.setOffline(true);
  await search(page, 'silver');
  await expect(page.locator(line)).toHaveText(noNetwork);
  await expectAsFromApi(page, request, { q: 'silver', db: 'kjv_strongs' });
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator(count)).toContainText('page 2');
  await expectAsFromApi(page, request, { q: 'silver', db: 'kjv_strongs', page: '2' });
  await page.locator('.bars').getByRole('link', { name: 'Exodus' }).click();
  await expect(page.locator('main input[name=q]')).toHaveValue('in:Exodus silver');
  await expectAsFromApi(page, request, { q: 'in:Exodus silver', db: 'kjv_strongs' });
  await page.getByText('Order and versions').click();
  await page.getByLabel('Order').selectOption('relevance');
  await expect(page.locator(count)).toContainText('by relevance');
  await expectAsFromApi(page, request, { q: 'in:Exodus silver', db: 'kjv_strongs', order: 'relevance' });
  await page.getByLabel('Order').selectOption('canonical');
  await expect(page.locator(count)).toContainText('Bible order');
  await page
    .getByRole('list', { name: 'What was understood' })
    .getByRole('link', { name: /Exodus/ })
    .click();
  await expect(page.locator('main input[name=q]')).toHaveValue('silver');
  await page
    .getByRole('group', { name: 'Also search in' })
    .getByLabel(/World English/)
    .check();
  await expect(page.locator(`${hits} b`).first()).toContainText(' · ');
  await page.goBack();
  await page.goBack();
  await expect(page.locator('main input[name=q]')).toHaveValue('in:Exodus silver');
  await page.getByLabel('Copy as').selectOption('Reference before');
  await page
    .getByRole('button', { name: /^COPY / })
    .first()
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Exodus \d+:\d+ .*silver/);
  await page.getByLabel('Strong’s Enhanced').check();
  await expect(page.locator(hits).first().getByRole('link', { name: 'H3701' })).toBeVisible();
});

test('a fault shows its place without a network as well', async ({ page, context }) => {
  await open(page, ['kjv_strongs']);
  await context.setOffline(true);
  await search(page, 'silver (gold');
  await expect(page.locator('.fault u')).toHaveText('(');
  await page.locator(`${message} a`).click();
  await expect(page.locator(line)).toHaveText(noNetwork);
});

test('results with Strong’s numbers', async ({ page, context, request }) => {
  await open(page, ['kjv_strongs'], '/strongs-results?q=gold');
  await context.setOffline(true);
  await search(page, 'silver');
  await expect(page.locator(line)).toHaveText(noNetwork);
  await expect(page.locator(count)).toContainText('Showing 1-30 of');
  await expectAsFromApi(page, request, { q: 'silver', db: 'kjv_strongs' });
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator(count)).toContainText('Showing 31-60 of');
});

test('what is not found names the texts of the device that have it', async ({ page, context }) => {
  await open(page, ['kjv_strongs', 'wlc']);
  await context.setOffline(true);
  await search(page, 'אלהים');
  await expect(page.locator(message)).toContainText('No results found');
  await elsewhere(page).click();
  await expect(page.locator(hits).first()).toContainText('Genesis 1:1');
});

test('with a network the API may find elsewhere what the device does not have', async ({ page }) => {
  await open(page, ['kjv_strongs']);
  await warm(page);
  await search(page, 'אלהים');
  await expect(elsewhere(page).first()).toBeVisible();
  await expect(page.locator(line)).toHaveCount(0);
});

test('without a network a verse stands beside its counterpart of a kept text, and another text is named', async ({
  page,
  context,
}) => {
  await open(page, ['kjv_strongs']);
  await context.setOffline(true);
  await page
    .locator('label')
    .filter({ has: page.locator('input[name=parallel]') })
    .first()
    .click();
  await expect(page).toHaveURL(/parallel=true/);
  const beside = page.getByRole('listitem').filter({ hasText: 'Restored Names (from the KJV)' });
  await expect(beside).toHaveCount(30);
  await page.getByLabel('Version at the right').selectOption('World English');
  await expect(page.locator(message)).toContainText('There is no network to set the text of the');
  await expect(page.locator(hits)).toHaveCount(30);
});

test('a page that comes from the device with nothing in it opens its address, and Back leads back', async ({
  page,
  context,
  request,
}) => {
  await open(page, ['kjv_strongs']);
  const shell = await (await request.get('/shells/results')).text();
  await page.route(/\/(strongs-)?results\?/, (route) => route.fulfill({ contentType: 'text/html', body: shell }));
  await page.goto('/results?q=silver&db=kjv_strongs&page=2&order=relevance');
  await expect(page.locator(count)).toContainText('page 2');
  await expect(page.locator('main input[name=q]')).toHaveValue('silver');
  await expect(page).toHaveTitle(/^silver/);
  await expect(page.getByLabel('Order')).toHaveValue('relevance');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator(count)).toContainText('page 3');
  await page.goBack();
  await expect(page.locator(count)).toContainText('page 2');
  await page.goto('/results?q=(gold');
  await expect(page.locator('.fault u')).toHaveText('(');
});

test('fits 320 px, and nothing moves when the answer comes late', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Later than the half second in which a shift is put down to the reader's own key.
  await answerLate(page, 1200);
  await open(page, ['kjv_strongs']);
  await context.setOffline(true);
  await search(page, 'Jude 3');
  await expect(page.locator(line)).toHaveText(noNetwork);
  await expectNoSidewaysScroll(page);
  await untilPainted(page);
  const late = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList): void => {
          for (const { value, hadRecentInput } of entries as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            sum += hadRecentInput ? 0 : value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Past entries are delivered before the second frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
  expect(late).toBe(0);
  await page.getByLabel('Version', { exact: true }).selectOption('web');
  await expect(page.locator(message)).toContainText('not kept');
  await expectNoSidewaysScroll(page);
});

test('axe finds nothing where the device answers and where it cannot', async ({ page, context }) => {
  await open(page, ['kjv_strongs']);
  await context.setOffline(true);
  await search(page, 'silver');
  await expect(page.locator(line)).toHaveText(noNetwork);
  await expectAccessibleInBothColours(page);
  await page.getByLabel('Version', { exact: true }).selectOption('web');
  await expect(page.locator(message)).toContainText('not kept');
  await expectAccessibleInBothColours(page);
});
