import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import {
  lessons,
  row,
  button,
  expectDownloaded,
  readIndex,
  packOf,
  readStoredPaths,
  watchPieces,
  type File,
  type Index,
  type Pack,
} from './downloads-page.ts';

test('a later edition is offered, the earlier one remains until it is complete, and unchanged pieces are not fetched again', async ({
  page,
}) => {
  await page.goto('/offline');
  await button(page, 'Download', lessons).click();
  await expectDownloaded(page, lessons);
  const index = await readIndex(page);
  const pack = await packOf(page, lessons);
  const body = Buffer.from('A later piece');
  const sha256 = createHash('sha256').update(body).digest('hex');
  const later: File = { path: `/packs/${sha256.slice(0, 16)}.pack`, bytes: body.length, sha256 };
  const pieces = [...pack.pieces.slice(1), later];
  const bytes = pack.bytes - (pack.pieces[0]?.bytes ?? 0) + later.bytes;
  const packs = index.packs.map((each) =>
    each.title === lessons ? { ...each, version: '0123456789abcdef', pieces, bytes } : each,
  );
  await page.route('**/packs/index.json', (route) => route.fulfill({ json: { build: 'later', packs } }));
  await page.route(`**${later.path}`, (route) => route.abort());
  await page.reload();
  await expect(row(page, lessons)).toContainText('Downloaded. Update available: 1 kB to download');
  await button(page, 'Update', lessons).click();
  await expect(row(page, lessons)).toContainText('What you downloaded before still works offline');
  const installed = (): Promise<Pack> =>
    page.evaluate(async () => (await (await caches.open('packs')).match('/packs/installed/hebrew-learning'))?.json());
  expect((await installed()).version).toBe(pack.version);
  expect(await readStoredPaths(page)).toContain(pack.pieces[0]?.path);

  await page.unroute(`**${later.path}`);
  await page.route(`**${later.path}`, (route) => route.fulfill({ body, contentType: 'application/octet-stream' }));
  const fetched = watchPieces(page);
  await button(page, 'Resume', lessons).click();
  await expectDownloaded(page, lessons);
  await expect(row(page, lessons)).not.toContainText('Update available');
  expect(fetched).toEqual([later.path]);
  expect((await installed()).version).toBe('0123456789abcdef');
  expect(await readStoredPaths(page)).not.toContain(pack.pieces[0]?.path);
});

test('a build that does not change a download requires no update', async ({ page }) => {
  await page.goto('/offline');
  await button(page, 'Download', lessons).click();
  await expectDownloaded(page, lessons);
  const index = await readIndex(page);
  await page.route('**/packs/index.json', (route) => route.fulfill({ json: { ...index, build: 'later' } }));
  const fetched = watchPieces(page);
  await page.reload();
  await expectDownloaded(page, lessons);
  const installed = (): Promise<Index> =>
    page.evaluate(async () => (await (await caches.open('packs')).match('/packs/installed/hebrew-learning'))?.json());
  await expect.poll(async () => (await installed()).build).toBe('later');
  expect(fetched).toEqual([]);
});

test('pieces that the site no longer has are reported', async ({ page }) => {
  await page.goto('/offline');
  await page.route('**/packs/*.pack', (route) => route.fulfill({ status: 404 }));
  await button(page, 'Download', lessons).click();
  await expect(row(page, lessons)).toContainText('The site was updated. Reload this page');
});
