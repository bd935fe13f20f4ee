import { expect, test } from '@playwright/test';
import { expectAccessibleInBothColors, expectNoSidewaysScroll } from './accessibility.ts';
import {
  hits,
  count,
  line,
  message,
  answeredOnDevice,
  noNetwork,
  elsewhere,
  search,
  open,
  loadSearchText,
  slowSearchThread,
  delaySearchThread,
  watchThread,
  expectAsFromApi,
} from './offline-results.ts';
import { untilPainted } from './until-settled.ts';

test.use({ serviceWorkers: 'allow' });

test('a search makes no request if the text is in memory', async ({ page, request }) => {
  await open(page, ['kjv_strongs']);
  await loadSearchText(page);
  const requests: string[] = [];
  page.on('request', (each) => /\/api\/(search|analytics)/.test(each.url()) && requests.push(each.url()));
  await search(page, 'silver');
  await expect(page.locator(line)).toHaveText(answeredOnDevice);
  expect(requests).toEqual([]);
  await expectAsFromApi(page, request, { q: 'silver', db: 'kjv_strongs' });
});

test('the device answers if the API is slower', async ({ page, request }) => {
  await open(page, ['kjv_strongs']);
  await page.route('**/api/search?*', (route) =>
    setTimeout(() => void route.continue().catch(() => undefined), 60_000),
  );
  await search(page, 'silver');
  await expect(page.locator(line)).toHaveText(answeredOnDevice);
  await expectAsFromApi(page, request, { q: 'silver', db: 'kjv_strongs' });
});

test('the API answers if the device is slower', async ({ page }) => {
  const { answered } = await watchThread(page);
  const release = await delaySearchThread(page);
  await open(page, ['kjv_strongs']);
  await search(page, 'silver');
  await expect(page.locator(count)).toContainText('term “silver”');
  await expect(page.locator(line)).toHaveCount(0);
  await release();
  await answered();
  await expect(page.locator(line)).toHaveCount(0);
});

test('everything on the page works offline', async ({ page, context, request }) => {
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
  await page.getByText('Sort, copy format, more versions').click();
  await page.getByLabel('Sort by').selectOption('relevance');
  await expect(page.locator(count)).toContainText('by relevance');
  await expectAsFromApi(page, request, { q: 'in:Exodus silver', db: 'kjv_strongs', order: 'relevance' });
  await page.getByLabel('Sort by').selectOption('canonical');
  await expect(page.locator(count)).toContainText('Bible order');
  await page
    .getByRole('list', { name: 'Parts of your search' })
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
  await page.getByLabel('Copy format').selectOption('Reference first');
  await page
    .getByRole('button', { name: /^COPY / })
    .first()
    .click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Exodus \d+:\d+ \(KJV\) .*silver/);
  await page.getByLabel('Strong’s Enhanced').check();
  await expect(page.locator(hits).first().getByRole('link', { name: 'H3701' })).toBeVisible();
});

test('an error shows its position offline as well', async ({ page, context }) => {
  await open(page, ['kjv_strongs']);
  await context.setOffline(true);
  await search(page, 'silver (gold');
  await expect(page.locator('.fault u')).toHaveText('(');
  await page.locator(`${message} a`).click();
  await expect(page.locator(line)).toHaveText(noNetwork);
});

test('results of the tagged version', async ({ page, context, request }) => {
  await open(page, ['kjv_strongs'], '/strongs-results?q=gold&strongs=false');
  await context.setOffline(true);
  await search(page, 'silver');
  await expect(page.locator(line)).toHaveText(noNetwork);
  await expect(page.locator(count)).toContainText('Showing 1-30 of');
  await expectAsFromApi(page, request, { q: 'silver', db: 'kjv_strongs' });
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator(count)).toContainText('Showing 31-60 of');
});

test('a search without results names the downloaded versions that have some', async ({ page, context }) => {
  await open(page, ['kjv_strongs', 'wlc']);
  await context.setOffline(true);
  await search(page, 'אלהים');
  await expect(page.locator(message)).toContainText('No results found');
  await elsewhere(page).click();
  await expect(page.locator(hits).first()).toContainText('Genesis 1:1');
});

test('online, the API can find results that the device does not have', async ({ page }) => {
  await open(page, ['kjv_strongs']);
  await loadSearchText(page);
  await search(page, 'אלהים');
  await expect(elsewhere(page).first()).toBeVisible();
  await expect(page.locator(line)).toHaveCount(0);
});

test('offline, a verse appears next to its counterpart in a downloaded version, and another version is suggested', async ({
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
  const pair = page.getByRole('listitem').filter({ hasText: 'Restored Names (from the KJV)' });
  await expect(pair).toHaveCount(30);
  await page.getByLabel('Version on the right').selectOption('World English');
  await expect(page.locator(message)).toContainText('You are offline. The');
  await expect(page.locator(hits)).toHaveCount(30);
});

test('a page that the device serves without results runs the search of its URL, and Back returns', async ({
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
  await expect(page.getByLabel('Sort by')).toHaveValue('relevance');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator(count)).toContainText('page 3');
  await page.goBack();
  await expect(page.locator(count)).toContainText('page 2');
  await page.goto('/results?q=(gold');
  await expect(page.locator('.fault u')).toHaveText('(');
});

test('fits 320 px, and a late answer shifts nothing', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Longer than half a second, within which a layout shift counts as caused by the key press.
  await slowSearchThread(page, 1200);
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
        // Buffered entries are delivered before the second frame.
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
  await expect(page.locator(message)).toContainText('is not downloaded');
  await expectNoSidewaysScroll(page);
});

test('axe finds no violations when the device answers and when it cannot', async ({ page, context }) => {
  await open(page, ['kjv_strongs']);
  await context.setOffline(true);
  await search(page, 'silver');
  await expect(page.locator(line)).toHaveText(noNetwork);
  await expectAccessibleInBothColors(page);
  await page.getByLabel('Version', { exact: true }).selectOption('web');
  await expect(page.locator(message)).toContainText('is not downloaded');
  await expectAccessibleInBothColors(page);
});
