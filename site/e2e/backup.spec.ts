import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { startFresh } from './fresh-site.ts';
import { becomeFirst } from './people.ts';

// Runs on a separate site, because a restore replaces the data of other tests.
test('a backup restores a deleted page after a preview of the changes', async ({ browser }) => {
  // On a busy machine the site alone takes minutes to start.
  test.setTimeout(900_000);
  const site = await startFresh('backed-up');
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  try {
    await becomeFirst(page, site, 'phoebe');
    const headers = { Origin: site.url };
    const data = { title: 'Cenchreae', slug: 'cenchreae', content: '<p>A harbour</p>', active: true };
    const created = await page.request.post('/api/admin/pages', { data, headers });
    expect(created.status()).toBe(201);

    await page.getByRole('tab', { name: 'Backup' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download a backup' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^lexicon-backup-\d{4}-\d\d-\d\d\.jsonl\.gz$/);
    const file = await download.path();

    const { id } = await created.json();
    expect((await page.request.delete(`/api/admin/pages/${id}`, { headers })).status()).toBe(200);
    await expect.poll(async () => (await page.request.get('/pages/cenchreae')).status()).toBe(404);

    const backup = page.getByLabel('Backup file');
    await backup.setInputFiles({ name: 'x.gz', mimeType: 'application/gzip', buffer: Buffer.from('no backup') });
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await expect(page.getByRole('alert')).toContainText('This file is not a backup of this site');

    await backup.setInputFiles(file);
    await page.getByRole('button', { name: 'Show what would change' }).click();
    const changes = page.getByRole('table', { name: 'What would change' });
    await expect(changes.getByRole('row', { name: 'pages', exact: false }).first()).toHaveText('pages010');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    expect((await page.request.get('/pages/cenchreae')).status()).toBe(404);

    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('table', { name: 'What changed' })).toBeVisible();
    await expect.poll(async () => (await page.request.get('/pages/cenchreae')).status()).toBe(200);
  } finally {
    await context.close();
    await site.stop();
  }
});
