import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ImportStatusAnswer } from '#data/administration/contract/imports.ts';
import { startOwnTree } from './fresh-site.ts';
import { processesIn } from './processes-in.ts';
import { populateSite } from './site-in-use.ts';

// make-site-in-use.spec.ts tests a rebuild that nothing interrupts, placement-requests.spec.ts one that is killed at the
// switch.
test('a site that is killed during a rebuild is unchanged', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const site = await startOwnTree('rebuilt');
  const context = await browser.newContext({ baseURL: site.url });
  try {
    const link = /http\S+auth#invite=\S+/.exec(site.printed)?.[0] ?? '';
    const { accounts, password } = await populateSite(site.url, link);
    const data = { username: accounts[0], password };
    expect((await context.request.post('/api/login', { data, headers: { Origin: site.url } })).status()).toBe(200);
    const { edition } = await (await context.request.get('/api/health')).json();
    const readStage = async (): Promise<string | undefined> => {
      const status: ImportStatusAnswer = await (await context.request.get('/api/admin/import-status')).json();
      return status.builds[0]?.stage;
    };
    await expect.poll(readStage, { timeout: 400_000 }).toMatch(/Library|Pages/);
    // Only the process that serves. Its runtime and its build end by themselves, or the next start would find them.
    site.killServer();
    await expect
      .poll(() => processesIn(site.folder), { message: 'the build ends with the site', timeout: 60_000 })
      .toEqual([]);
    const isWhole = existsSync(join(site.folder, 'dist.next/packs/index.json'));
    expect(isWhole, 'the build has ended').toBe(false);
    const served: unknown = JSON.parse(readFileSync(join(site.folder, 'dist/edition.json'), 'utf8'));
    expect(served).toMatchObject({ id: edition.pages });
    expect(existsSync(join(site.folder, '.build/swap.json'))).toBe(false);
  } finally {
    await context.close();
    await site.kill();
    rmSync(site.folder, { recursive: true, force: true });
  }
});
