import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { ListedPlacement } from '#data/administration/contract/placements.ts';
import type { ImportStatusAnswer } from '#data/administration/contract/imports.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { startOwnTree } from './fresh-site.ts';
import { becomeFirst } from './people.ts';

const version = 'peaceable';
const word = 'peaceablest';
const philemon = Array.from(
  { length: 25 },
  (_, index) => `Philemon 1:${index + 1} Grace to you, ${word}, ${index + 1}.`,
).join('\n');

async function readStatus(page: Page): Promise<ImportStatusAnswer> {
  return (await page.request.get('/api/admin/import-status')).json();
}

async function countResults(page: Page): Promise<number> {
  const { status, json } = await page.request
    .get(`/api/search?q=${word}&db=${version}`)
    .then(async (response) => ({ status: response.status(), json: await response.json() }));
  return status === 200 ? json.pagination.totalResults : -status;
}

interface Along {
  answered: number;
  /** Statuses other than 200 and 201, and "no connection". */
  failed: unknown[];
  /** What the site has accepted. */
  notes: string[];
  uploaded: number;
}

/**
 * Reads a page, searches, and stores a note again and again during a rebuild, and uploads a file now and then. Requests
 * wait while the site is exchanged, and none is refused.
 */
async function useAlong(page: Page, url: string, until: () => boolean): Promise<Along> {
  const along: Along = { answered: 0, failed: [], notes: [], uploaded: 0 };
  const headers = { Origin: url };
  const count = async (request: Promise<{ ok: boolean; status: number }>): Promise<boolean> => {
    const { ok, status } = await request.catch(() => ({ ok: false, status: 'no connection' }));
    if (ok) along.answered += 1;
    else along.failed.push(status);
    return ok;
  };
  const send = async (path: string, options: object): Promise<{ ok: boolean; status: number }> => {
    const response = await page.request.post(`/api/admin/${path}`, { headers, ...options });
    return { ok: response.ok(), status: response.status() };
  };
  for (let turn = 1; !until(); turn += 1) {
    for (const path of ['/lexicon/H430', '/api/search?q=gold']) await count(fetch(url + path));
    // An administrator may call 120 times a minute.
    const directive = `note ${turn}`;
    if (turn % 4 === 0 && (await count(send('bot/instructions', { data: { directive } })))) along.notes.push(directive);
    const file = { name: `part-${turn}.txt`, mimeType: 'text/plain', buffer: Buffer.from(`${philemon}\n${turn}`) };
    const upload = { multipart: { bibleVersion: 'unused', file } };
    if (turn % 20 === 1 && (await count(send('upload-bible', upload)))) along.uploaded += 1;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return along;
}

test('after the automatic rebuild an imported text is in lists and downloads, and readers can read meanwhile', async ({
  browser,
}) => {
  test.setTimeout(1_200_000);
  const site = await startOwnTree('rebuilt');
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  try {
    await becomeFirst(page, site, 'phoebe');

    const written = { title: 'Olive oil', content: '<p>Pressed by hand</p>', position: 'footer' };
    const own = { Origin: site.url };
    const created = await page.request.post('/api/admin/advertisements', { data: written, headers: own });
    expect(created.status()).toBe(201);
    const advertisement: ListedPlacement = await created.json();

    await page.goto('/admin#bible-upload');
    await page.getByLabel('Bible version').selectOption('Another version…');
    await page.getByLabel('Code').fill(version);
    await page.getByLabel('I have the right to use this text').check();
    await page.getByLabel('License').fill('Public domain');
    await page
      .getByLabel('File')
      .setInputFiles({ name: 'philemon.txt', mimeType: 'text/plain', buffer: Buffer.from(philemon) });
    await page.getByRole('button', { name: 'Upload' }).click();
    await page.getByRole('button', { name: /^Start Import of philemon.txt/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Current build' })).toBeVisible({ timeout: 60_000 });
    expect(await countResults(page)).toBe(25);
    const before = await (await page.request.get('/bible')).text();
    expect(before).not.toContain(version);
    await expect(page.getByRole('progressbar', { name: 'Build' })).toBeVisible();
    await expectAccessible(page);

    let isOver = false;
    const files = (await readStatus(page)).availableFiles.length;
    const along = useAlong(page, site.url, () => isOver);
    await expect
      .poll(
        async () => {
          const { builds, waitingForBuild } = await readStatus(page);
          return [builds[0]?.state, ...waitingForBuild];
        },
        { timeout: 600_000, intervals: [2_000] },
      )
      .toEqual(['completed']);
    isOver = true;
    const { answered, failed, notes, uploaded } = await along;
    expect(answered).toBeGreaterThan(50);
    expect(failed, 'requests during the rebuild').toEqual([]);
    expect(site.readOutput()).toMatch(/Requests waited \d+ ms/);
    // Everything that the site accepted during the exchange is there.
    const stored: { directive: string }[] = await (await page.request.get('/api/admin/bot/instructions')).json();
    expect(stored.map(({ directive }) => directive)).toEqual(expect.arrayContaining(notes));
    expect((await readStatus(page)).availableFiles).toHaveLength(Math.min(30, files + uploaded));

    // Search still finds it, and now built files contain it as well.
    expect(await countResults(page)).toBe(25);
    const health = await (await page.request.get('/api/health')).json();
    expect(health.edition.same).toBe(true);
    expect(await (await page.request.get('/bible')).text()).toContain(version);
    const { packs } = await (await page.request.get('/packs/index.json')).json();
    expect(packs.map(({ name }: { name: string }) => name)).toContain(version);
    // By default, the name of a text is that of its file.
    expect(await (await page.request.get('/about/texts')).text()).toContain('philemon');
    expect(await (await page.request.get('/lexicon/H430')).text()).not.toContain('philemon');
    const chapter = await (await page.request.get('/bible/web/philemon/1')).text();
    expect(chapter).toContain(`href="/bible/${version}/philemon/1"`);

    await page.goto(`/parallel-bible?passage=Philemon&versions=${version},kjv`);
    await expect(page.getByText(word).first()).toBeVisible();

    await page.goto('/admin#import-status');
    await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);

    // The build writes placements into the HTML. A change rewrites them without rendering the pages again.
    const entry = async (): Promise<string> => (await page.request.get('/lexicon/H430')).text();
    expect(await entry()).toContain('Olive oil');
    const changed = { title: 'Oil of olives', revision: advertisement.revision };
    const path = `/api/admin/advertisements/${advertisement.id}`;
    expect((await page.request.put(path, { data: changed, headers: own })).status()).toBe(200);
    expect((await page.request.post('/api/admin/builds', { data: {}, headers: own })).ok()).toBe(true);
    await expect.poll(() => entry().catch(() => ''), { timeout: 120_000 }).toContain('Oil of olives');
    await expect.poll(async () => (await readStatus(page)).builds[0]?.state, { timeout: 30_000 }).toBe('completed');
    // Use a new visitor, because other browsers may cache the earlier state for half a minute.
    const reader = await browser.newPage({ baseURL: site.url, serviceWorkers: 'block' });
    await reader.goto('/lexicon/H430');
    await expect(reader.getByRole('heading', { name: 'Oil of olives' })).toHaveCount(1);
    await reader.close();

    // A rollback takes effect immediately. Killing the following build leaves the site unchanged.
    const [completed] = (await readStatus(page)).completedImports;
    expect((await page.request.post(`/api/admin/imports/${completed?.id}/rollback`, { headers: own })).status()).toBe(
      200,
    );
    await expect.poll(() => countResults(page)).toBe(-400);
    await expect
      .poll(async () => (await readStatus(page)).builds[0]?.stage, { timeout: 400_000 })
      .toMatch(/Library|Pages/);
    // Only the process that serves. Its runtime and its build end by themselves, or the next start would find them.
    site.killServer();
    await expect
      .poll(() => processesIn(site.folder), { message: 'the build ends with the site', timeout: 120_000 })
      .toEqual([]);
    const isWhole = existsSync(join(site.folder, 'dist.next/packs/index.json'));
    expect(isWhole, 'the build has ended').toBe(false);
    const edition: unknown = JSON.parse(readFileSync(join(site.folder, 'dist/edition.json'), 'utf8'));
    expect(edition).toMatchObject({ id: health.edition.pages });
    expect(existsSync(join(site.folder, '.build/swap.json'))).toBe(false);
  } finally {
    await context.close();
    await site.kill();
    rmSync(site.folder, { recursive: true, force: true });
  }
});

/** Command lines of the processes that work in a folder. */
function processesIn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        return readlinkSync(`/proc/${id}/cwd`) === folder ? [readFileSync(`/proc/${id}/cmdline`, 'utf8')] : [];
      } catch {
        // The process has ended, or belongs to another user.
        return [];
      }
    });
}
