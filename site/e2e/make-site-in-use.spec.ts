import { rmSync } from 'node:fs';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { ListedBuild } from '#data/administration/contract/builds.ts';
import type { ListedPlacements } from '#data/administration/contract/placements.ts';
import type { ImportStatusAnswer } from '#data/administration/contract/imports.ts';
import { productSlug } from '../../data/site/product.ts';
import { runMark } from '../../scripts/test-run/marked-processes.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { startOwnTree, startSite, type Started } from './fresh-site.ts';
import { populateSite } from './site-in-use.ts';

/**
 * Fills a new site as administrators would, and waits for the automatic rebuild. `npm test` runs this first in the
 * folder of the installation in use, which it makes. So the rebuild that this installation needs is also the one that
 * is tested.
 */

/** What `populateSite` imports: thirty verses, three of them with this word. */
const word = 'heaven';
const version = 'vineyard';
const importedName = 'Vineyard Bible';
const footerTitle = 'Olive oil, footer';

/** A rebuild takes a minute on an idle machine. It runs with low priority, so it takes longer on a busy one. */
const rebuildTimeout = 1_200_000;

/** In a test run the folder of this process becomes the installation. Otherwise a copy is used, and deleted. */
async function startNewSite(): Promise<Started> {
  if (process.env[runMark]) return startSite('.', {});
  const { folder, kill, ...site } = await startOwnTree(`in-use-${process.pid}`);
  return { ...site, end: () => kill().then(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 })) };
}

async function readStatus(request: APIRequestContext): Promise<ImportStatusAnswer> {
  return (await request.get('/api/admin/import-status')).json();
}

/** Something that an administrator has stored, and that can be deleted. */
interface Stored {
  list: 'bot/instructions' | 'files';
  id: string;
}

interface Along {
  answered: number;
  /** Statuses that are not successful, and "no connection". */
  failed: unknown[];
  /** The last that the site has accepted. */
  stored: Stored[];
}

/** So few that they can be deleted at once. */
const maxStored = 12;
/** An administrator may call 120 times a minute, and filling the site takes 30 calls. */
const msBetweenWrites = 2_000;

/**
 * Reads a page, searches, and stores a note again and again during a rebuild, and uploads a file now and then. Requests
 * wait while the site is exchanged, and none is refused.
 */
async function useAlong(page: Page, url: string, until: () => boolean): Promise<Along> {
  const along: Along = { answered: 0, failed: [], stored: [] };
  const headers = { Origin: url };
  const count = async <Answer>(request: Promise<{ status: number; answer: Answer }>): Promise<Answer | undefined> => {
    const { status, answer } = await request.catch(() => ({ status: 'no connection', answer: undefined }));
    if (status === 200 || status === 201) along.answered += 1;
    else along.failed.push(status);
    return answer;
  };
  const read = async (path: string): Promise<{ status: number; answer: string }> => {
    const response = await fetch(url + path);
    return { status: response.status, answer: await response.text() };
  };
  const post = async <Answer>(path: string, options: object): Promise<{ status: number; answer: Answer }> => {
    const response = await page.request.post(`/api/admin/${path}`, { headers, ...options });
    return { status: response.status(), answer: await response.json() };
  };
  const write = async (number: number): Promise<void> => {
    const [oldest] = along.stored;
    if (oldest && along.stored.length === maxStored) {
      await deleteStored(page.request, oldest, headers);
      along.stored.shift();
    } else if (number % 8 === 1) {
      const buffer = Buffer.from(`Philemon 1:1 Grace ${number}`);
      const file = { name: `part-${number}.txt`, mimeType: 'text/plain', buffer };
      const multipart = { bibleVersion: 'unused', file };
      const uploaded = await count(post<{ file: { id: string } }>('upload-bible', { multipart }));
      if (uploaded) along.stored.push({ list: 'files', id: uploaded.file.id });
    } else {
      const note = await count(post<{ id: string }>('bot/instructions', { data: { directive: `note ${number}` } }));
      if (note) along.stored.push({ list: 'bot/instructions', id: note.id });
    }
  };
  let writes = 0;
  let lastWrite = 0;
  while (!until()) {
    for (const path of [`/${productSlug}/H430`, '/api/search?q=gold']) await count(read(path));
    if (Date.now() - lastWrite >= msBetweenWrites) {
      lastWrite = Date.now();
      writes += 1;
      await write(writes);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return along;
}

async function deleteStored(request: APIRequestContext, stored: Stored | undefined, headers: object): Promise<void> {
  const response = await request.delete(`/api/admin/${stored?.list}/${stored?.id}`, { headers: { ...headers } });
  expect(response.status()).toBe(200);
}

/** What the site accepted, also during the exchange, is there. Deletes it, so that other tests find none of it. */
async function expectAccepted(request: APIRequestContext, { stored }: Along, headers: object): Promise<void> {
  const notes: { id: string }[] = await (await request.get('/api/admin/bot/instructions')).json();
  const { files }: { files: { id: string }[] } = await (await request.get('/api/admin/files?q=part-')).json();
  const there = new Set([...notes, ...files].map(({ id }) => id));
  expect(stored.length).toBeGreaterThan(2);
  expect(stored.filter(({ id }) => !there.has(id))).toEqual([]);
  for (const each of stored) await deleteStored(request, each, headers);
}

test('after the automatic rebuild an imported text is in lists and downloads, and readers can read meanwhile', async ({
  browser,
}) => {
  test.setTimeout(2 * rebuildTimeout);
  const site = await startNewSite();
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const { request } = page;
  const own = { Origin: site.url };
  try {
    const link = /http\S+auth#invite=\S+/.exec(site.printed)?.[0] ?? '';
    const { accounts, password } = await populateSite(site.url, link);
    const signedIn = await request.post('/api/login', { data: { username: accounts[0], password }, headers: own });
    expect(signedIn.status()).toBe(200);
    let isOver = false;
    const along = useAlong(page, site.url, () => isOver);

    // The text can be searched at once, and lists do not have it yet.
    const search = `/api/search?q=${word}&db=${version}`;
    expect(await (await request.get(search)).json()).toMatchObject({ pagination: { totalResults: 3 } });
    expect(await (await request.get('/bible')).text()).not.toContain(version);
    await page.goto('/admin#import-status');
    await expect(page.getByRole('listitem').filter({ hasText: /^(?:Running|Next) build/ })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('progressbar', { name: 'Build' })).toBeVisible();
    await expectAccessible(page);
    // The dashboard asks for the progress every other second.
    await page.goto('/');

    const reported: ListedBuild[] = [];
    await expect
      .poll(
        async () => {
          const { builds, waitingForBuild } = await readStatus(request);
          reported.push(...builds.slice(0, 1));
          return [builds[0]?.state, ...waitingForBuild];
        },
        { timeout: rebuildTimeout, intervals: [4_000] },
      )
      .toEqual(['completed']);
    isOver = true;
    const rendering = reported.filter(({ stage }) => stage === 'Pages: rendering');
    expect(
      rendering.some(({ done, total }) => done > 0 && done < total),
      'the progress of rendering',
    ).toBe(true);
    const used = await along;
    expect(used.answered).toBeGreaterThan(50);
    expect(used.failed, 'requests during the rebuild').toEqual([]);
    expect(site.readOutput()).toMatch(/Requests waited \d+ ms/);
    await expectAccepted(request, used, own);

    // Search still finds the text, and now built files contain it as well.
    expect(await (await request.get(search)).json()).toMatchObject({ pagination: { totalResults: 3 } });
    const health = await (await request.get('/api/health')).json();
    expect(health.edition.same).toBe(true);
    expect(await (await request.get('/bible')).text()).toContain(version);
    const { packs } = await (await request.get('/packs/index.json')).json();
    expect(packs.map(({ name }: { name: string }) => name)).toContain(version);
    expect(await (await request.get('/about/texts')).text()).toContain(importedName);
    const entry = async (): Promise<string> => (await request.get(`/${productSlug}/H430`)).text();
    // The footer names every text that is loaded.
    expect(await entry()).toContain(importedName);
    const chapter = await (await request.get('/bible/web/genesis/1')).text();
    expect(chapter).toContain(`href="/bible/${version}/genesis/1"`);

    await page.goto(`/parallel-bible?passage=Genesis+1&versions=${version},wlc`);
    await expect(page.getByText('In the beginning God created').first()).toBeVisible();

    await page.goto('/admin#import-status');
    await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);

    // The build writes placements into the HTML. A change rewrites them without rendering the pages again.
    const { notices } = await (await request.get('/api/site')).json();
    expect(notices).toBeTruthy();
    expect(await entry()).toContain(`data-of="${notices}"`);
    expect(await entry()).toContain(footerTitle);
    const { placements }: ListedPlacements = await (await request.get('/api/admin/advertisements')).json();
    const { id, revision } = placements.find(({ title }) => title === footerTitle) ?? {};
    const changed = { title: 'Oil of olives', revision };
    expect((await request.put(`/api/admin/advertisements/${id}`, { data: changed, headers: own })).status()).toBe(200);
    expect((await request.post('/api/admin/builds', { data: {}, headers: own })).ok()).toBe(true);
    await expect.poll(() => entry().catch(() => ''), { timeout: 240_000 }).toContain('Oil of olives');
    await expect.poll(async () => (await readStatus(request)).builds[0]?.state, { timeout: 120_000 }).toBe('completed');
    // Use a new visitor, because other browsers may cache the earlier state for half a minute.
    const reader = await browser.newPage({ baseURL: site.url, serviceWorkers: 'block' });
    await reader.goto(`/${productSlug}/H430`);
    await expect(reader.getByRole('heading', { name: 'Oil of olives' })).toHaveCount(1);
    await reader.close();
  } finally {
    await context.close();
    await site.end('SIGTERM');
  }
});
