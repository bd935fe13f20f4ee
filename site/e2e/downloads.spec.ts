import { createHash } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoLayoutShift, expectNoSidewaysScroll } from './accessibility.ts';
import {
  web,
  lessons,
  row,
  button,
  expectDownloaded,
  packOf,
  filesOf,
  readStoredPaths,
  watchPieces,
} from './downloads-page.ts';

test('a download can be started and deleted with the keyboard only, and survives a reload', async ({ page }) => {
  await page.goto('/offline');
  await expectNoLayoutShift(page);
  await expect(row(page, lessons)).toContainText(/\d [kM]B/);
  await button(page, 'Download', lessons).focus();
  await page.keyboard.press('Enter');
  await expectDownloaded(page, lessons);
  // The focus must not be on the button that would delete the download.
  await expect(page.getByRole('heading', { name: lessons })).toBeFocused();
  await expect(page.getByRole('status')).toContainText(`${lessons}. Downloaded`);
  await expectAccessible(page);
  await page.reload();
  await expectDownloaded(page, lessons);
  await page.getByRole('heading', { name: lessons }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row(page, lessons)).toContainText('Delete this download?');
  await expect(button(page, 'Cancel', lessons)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Download', lessons)).toBeFocused();
  expect(await readStoredPaths(page)).toEqual([]);
});

test('a download contains exactly the built files', async ({ page }) => {
  await page.goto('/offline');
  await button(page, 'Download', lessons).click();
  await expectDownloaded(page, lessons);
  const pack = await packOf(page, lessons);
  expect((await readStoredPaths(page)).toSorted()).toEqual(
    [...filesOf(pack), '/packs/installed/hebrew-learning'].toSorted(),
  );
  for (const { path, sha256 } of [...pack.pieces, ...pack.assets]) {
    const bytes = await page.evaluate(
      async (each) => [
        ...new Uint8Array((await (await (await caches.open('packs')).match(each))?.arrayBuffer()) ?? new ArrayBuffer()),
      ],
      path,
    );
    expect(createHash('sha256').update(Uint8Array.from(bytes)).digest('hex'), path).toBe(sha256);
  }
});

test('offline, only possible actions are offered, and the others return with the network', async ({
  page,
  context,
}) => {
  await page.goto('/offline');
  await button(page, 'Download', lessons).click();
  await expectDownloaded(page, lessons);
  await context.setOffline(true);
  await expect(page.getByText('You are offline, so you cannot download anything now.')).toBeVisible();
  await expect(button(page, 'Download', web)).toBeDisabled();
  await expect(button(page, 'Delete', lessons)).toBeEnabled();
  await context.setOffline(false);
  await expect(button(page, 'Download', web)).toBeEnabled();
  await expect(page.getByText('You are offline, so')).toBeHidden();
});

for (const time of ['1990-01-01', '2090-01-01']) {
  test(`downloads work with a clock in ${time.slice(0, 4)}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time));
    await page.goto('/offline');
    await button(page, 'Download', lessons).click();
    await expectDownloaded(page, lessons);
    await page.reload();
    await expectDownloaded(page, lessons);
  });
}

/** Lets some pieces through and delays the others until the returned function is called. */
async function hold(page: Page, letThrough: number): Promise<() => void> {
  let count = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/packs/*.pack', async (route) => {
    count += 1;
    if (count > letThrough) await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

test('two tabs show the same download, either can stop it, and no piece is fetched twice', async ({
  page,
  context,
}) => {
  const otherTab = await context.newPage();
  const fetched = [page, otherTab].map(watchPieces);
  const release = await hold(page, 5);
  await page.goto('/offline');
  await otherTab.goto('/offline');
  await button(page, 'Download', web).click();
  await expect(row(otherTab, web)).toContainText(/[1-9]\d %/);
  await button(otherTab, 'Pause', web).click();
  await expect(row(page, web)).toContainText('Stopped at');
  await expect(row(otherTab, web)).toContainText('Stopped at');
  release();
  await button(otherTab, 'Resume', web).click();
  await expectDownloaded(otherTab, web);
  await expectDownloaded(page, web);
  // Pieces in transit when the download was stopped are fetched again.
  const all = fetched.flat();
  expect(all.length - new Set(all).size).toBeLessThanOrEqual(3);
});

test('a download that was interrupted by leaving the page continues', async ({ page }) => {
  await page.goto('/offline');
  const release = await hold(page, 6);
  await button(page, 'Download', web).click();
  await expect.poll(async () => (await readStoredPaths(page)).length).toBeGreaterThanOrEqual(6);
  await page.goto('/about/texts');
  release();
  await page.unroute('**/packs/*.pack');
  await page.goBack();
  await expect(row(page, web)).toContainText('Stopped at');
  const had = new Set(await readStoredPaths(page));
  expect(had.size).toBeGreaterThanOrEqual(6);
  const fetched = watchPieces(page);
  await button(page, 'Resume', web).click();
  await expectDownloaded(page, web);
  expect(fetched.filter((path) => had.has(path))).toEqual([]);
});

test('a download that the network cut continues by itself when the network is back', async ({ page, context }) => {
  await page.goto('/offline');
  const release = await hold(page, 2);
  await button(page, 'Download', lessons).click();
  await expect(row(page, lessons)).toContainText('Downloading');
  await context.setOffline(true);
  release();
  await expect(row(page, lessons)).toContainText('it continues when you are online');
  await context.setOffline(false);
  await expectDownloaded(page, lessons);
});

test('everything is downloaded with one button, which shows the progress and can be canceled', async ({ page }) => {
  await page.goto('/offline');
  const release = await hold(page, 4);
  const all = page.locator('.all');
  await expect(all).toContainText(/^Download all\d+ downloads, \d+\.\d MB$/);
  await all.getByRole('button', { name: 'Download all' }).click();
  await expect(all).toContainText(/Downloading everything: [\d.]+ [kM]B of \d+\.\d MB/);
  await expect(all.getByRole('progressbar')).toBeVisible();
  await expect(row(page, web)).toContainText('Waiting for another download to finish');
  await all.getByRole('button', { name: 'Cancel' }).click();
  await expect(all.getByRole('button', { name: 'Download all' })).toBeEnabled();
  await expect(button(page, 'Pause', web)).toHaveCount(0);
  release();
});

test('downloads wait for each other, and a deletion leaves the files that another download needs', async ({ page }) => {
  await page.goto('/offline');
  const release = await hold(page, 2);
  await button(page, 'Download', web).click();
  await expect(row(page, web)).toContainText('Downloading');
  await button(page, 'Download', lessons).click();
  await expect(row(page, lessons)).toContainText('Waiting for another download to finish');
  release();
  await expectDownloaded(page, web);
  await expectDownloaded(page, lessons);
  await button(page, 'Delete', web).click();
  await button(page, 'Delete', web).click();
  await expect(button(page, 'Download', web)).toBeVisible();
  await page.reload();
  await expectDownloaded(page, lessons);
  expect((await readStoredPaths(page)).toSorted()).toEqual(
    [...filesOf(await packOf(page, lessons)), '/packs/installed/hebrew-learning'].toSorted(),
  );
});

test('without scripts the page says what it would do', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/offline');
  await expect(page.getByText('Downloads need JavaScript')).toBeVisible();
  await expect(page.getByRole('heading', { name: web })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.context().close();
});

test('the page fits a viewport of 320 px in every state', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/offline');
  await expectNoSidewaysScroll(page);
  await button(page, 'Download', lessons).click();
  await expectDownloaded(page, lessons);
  await button(page, 'Delete', lessons).click();
  await expectNoSidewaysScroll(page);
});
