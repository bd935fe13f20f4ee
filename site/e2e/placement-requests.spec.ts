import { existsSync, readFileSync, rmSync, watch } from 'node:fs';
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import type { ListedPlacement } from '#data/administration/contract/placements.ts';
import type { FileAnswer, ImportAnswer, ImportStatusAnswer } from '#data/administration/contract/imports.ts';
import { startAgain, startOwnTree, type OwnTree } from './fresh-site.ts';
import { processesIn } from './processes-in.ts';
import { populateSite } from './site-in-use.ts';
import { untilSettled } from './until-settled.ts';

/**
 * Placements cost one request per change, and none once they are built into the pages. Uses a separate folder for the
 * build.
 */
test.describe.configure({ mode: 'serial' });
/** A build takes a minute on an idle machine. It runs with low priority, so it takes longer on a busy one. */
const buildTimeout = 1_200_000;
test.setTimeout(1.5 * buildTimeout);

let site: OwnTree;
let admin: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  site = await startOwnTree('placement-requests');
  const link = /http\S+auth#invite=\S+/.exec(site.printed)?.[0] ?? '';
  const { accounts, password } = await populateSite(site.url, link, { importsText: false });
  admin = await (await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })).newPage();
  await send('POST', '/api/login', { username: accounts[0], password });
});
test.afterAll(async () => {
  await site?.kill();
  if (site) rmSync(site.folder, { recursive: true, force: true });
});

async function send<Answer>(method: 'POST' | 'PUT' | 'GET', path: string, data?: object): Promise<Answer> {
  // A restarted site has another port.
  const response = await admin.request.fetch(site.url + path, {
    method,
    headers: { Origin: site.url },
    ...(data && { data }),
  });
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
  return response.json();
}

const entries = Array.from({ length: 11 }, (_, index) => `/lexicon/${index % 2 === 0 ? 'H' : 'G'}${index + 1}`);
const otherPages = [
  '/',
  '/lexicon',
  '/about/texts',
  '/bible/kjv_strongs/john/3',
  '/hebrew-learning',
  '/results?q=gold',
  '/strongs/verse/genesis/1/1',
  '/parallel-bible?passage=Psalm+51',
  '/pages/our-congregation',
];
const built = '[data-of]';

/** A new visitor. `calls` contains the pages that requested placements. */
async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<{ page: Page; calls: string[] }> {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/placements') && calls.push(page.url()));
  await page.addInitScript(() =>
    addEventListener('site-settings', () => document.documentElement.setAttribute('data-settings', '')),
  );
  return { page, calls };
}

/** Waits until the page knows and shows the current placements. Returns the mark of what it shows. */
async function read(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.locator('html[data-settings]').waitFor();
  const mark = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('site') ?? '{}') as { notices: string }).notices,
  );
  expect(mark).toMatch(/^[\da-f]{8}$/);
  await expect(page.locator(built), path).toHaveAttribute('data-of', mark);
  await expect(page.locator('.placed').first(), path).toBeAttached();
  return mark;
}

async function download(page: Page, name: string): Promise<void> {
  await page.goto('/offline');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await page.locator(`#pack-${name}`).getByRole('button', { name: 'Download' }).click();
  await expect(page.locator(`#pack-${name}`)).toContainText('Downloaded');
}

async function expectNoCallsOffline(browser: Browser): Promise<void> {
  const { page, calls } = await visit(browser, { serviceWorkers: 'allow' });
  await download(page, 'greek-entries');
  calls.length = 0;
  await page.context().setOffline(true);
  for (let number = 1; number <= 11; number += 1) {
    const path = `/lexicon/G${number}`;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
  }
  expect(calls).toEqual([]);
  await page.context().close();
}

test('before a build twenty pages make one request for placements, and a change makes one more', async ({
  browser,
}) => {
  const { page, calls } = await visit(browser);
  for (const path of [...entries, ...otherPages]) await read(page, path);
  expect(calls).toHaveLength(1);

  const { placements } = await send<{ placements: ListedPlacement[] }>('GET', '/api/admin/advertisements');
  const footer = placements.find(({ position }) => position === 'footer');
  await send('PUT', `/api/admin/advertisements/${footer?.id}`, { title: 'Figs', revision: footer?.revision });
  // The browser caches the settings for half a minute.
  await page.context().clearCookies();
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  for (const path of entries.slice(0, 10)) {
    await read(page, path);
    await expect(page.locator('.placed.end')).toContainText('Figs');
  }
  expect(calls).toHaveLength(2);
  await page.context().close();
});

test('before a build, pages make no request for placements offline', async ({ browser }) => {
  await expectNoCallsOffline(browser);
});

test('the next pages do not repeat a failed request', async ({ browser }) => {
  const { page, calls } = await visit(browser);
  await page.route('**/api/placements', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/placements'));
  await page.goto('/lexicon/H430');
  await lost;
  await page.waitForFunction(() => localStorage.getItem('notices') !== null);
  // Freeze the clock, because the following steps may take more than a minute on a busy machine.
  await page.clock.setFixedTime(new Date());
  for (const path of entries.slice(0, 10)) {
    await page.goto(path);
    await page.locator('html[data-settings]').waitFor();
    await untilSettled(page);
  }
  // After the waiting time, the next page makes the request.
  await page.clock.setFixedTime(new Date(Date.now() + 600_000));
  await page.unroute('**/api/placements');
  await read(page, '/about/texts');
  expect(calls).toEqual([`${site.url}/lexicon/H430`, `${site.url}/about/texts`]);
  await page.context().close();
});

const readStatus = (): Promise<ImportStatusAnswer> => send('GET', '/api/admin/import-status');
const switching = 'Putting the new site in its place';

/** A request at the switch may be the one that waits. */
const stageOf = (status: ImportStatusAnswer): string | undefined => status.builds[0]?.stage;

test('after a build twenty pages make no request for placements, and an import at the switch is complete', async ({
  browser,
}) => {
  const upload = await admin.request.post('/api/admin/upload-bible', {
    headers: { Origin: site.url },
    multipart: {
      bibleVersion: 'vineyard',
      file: { name: 'vineyard.txt', mimeType: 'text/plain', buffer: readFileSync('data/imports/fixtures/plain.txt') },
    },
  });
  const { file } = (await upload.json()) as FileAnswer;
  await send('POST', '/api/admin/builds', {});
  await expect
    .poll(async () => stageOf(await readStatus()), { timeout: buildTimeout, intervals: [500] })
    .toBe(switching);
  const { import: started } = await send<ImportAnswer>('POST', '/api/admin/import-bible', {
    version: 'vineyard',
    filePath: file.path,
  });
  await expect
    .poll(async () => (await readStatus()).builds[0]?.state, { timeout: 300_000, intervals: [2_000] })
    .toBe('completed');
  // Thirty verses are not a Bible, so it asks before it stores them.
  await expect
    .poll(async () => (await readStatus()).activeImports.find(({ id }) => id === started.id)?.can)
    .toContain('consent');
  const html = await (await admin.request.get('/lexicon/H1')).text();
  expect(html).toContain('Figs');
  const { page, calls } = await visit(browser);
  for (const path of [...entries, ...otherPages]) await read(page, path);
  expect(calls).toEqual([]);
  await page.context().close();
});

test('after a build, pages make no request for placements offline', async ({ browser }) => {
  await expectNoCallsOffline(browser);
});

test('a placement with an end date, which no build writes into pages, costs one request', async ({ browser }) => {
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  await send('POST', '/api/admin/advertisements', {
    title: 'Today',
    content: '<p>Bread</p>',
    position: 'footer',
    endsAt,
  });
  const { page, calls } = await visit(browser);
  for (const path of [...entries, ...otherPages]) {
    await read(page, path);
    await expect(page.locator('.placed.end')).toContainText('Bread');
  }
  expect(calls).toHaveLength(1);
  await page.context().close();
});

test('a site that is killed while it switches serves the new pages after the next start', async () => {
  const { placements } = await send<{ placements: ListedPlacement[] }>('GET', '/api/admin/advertisements');
  const footer = placements.find(({ title }) => title === 'Figs');
  await send('PUT', `/api/admin/advertisements/${footer?.id}`, { title: 'Dates', revision: footer?.revision });
  const moved = new Promise<void>((resolve) => {
    const watcher = watch(site.folder, (_, name) => {
      if (name !== 'dist.previous') return;
      site.killServer();
      watcher.close();
      resolve();
    });
  });
  await send('POST', '/api/admin/builds', {});
  await moved;
  await expect.poll(() => processesIn(site.folder)).toEqual([]);
  const cookies = await admin.context().cookies();
  site = await startAgain(site);
  const { hostname } = new URL(site.url);
  await admin.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: hostname })));
  const readText = async (path: string): Promise<string> => (await fetch(site.url + path)).text();
  expect(await readText('/lexicon/H1')).toContain('Dates');
  expect(JSON.parse(await readText('/api/health'))).toMatchObject({ edition: { same: true } });
  expect(JSON.parse(await readText('/api/search?q=gold'))).toMatchObject({ results: { length: 30 } });
  expect(existsSync(`${site.folder}/dist.previous`)).toBe(false);
});

// make-site-in-use.spec.ts tests a rebuild that nothing interrupts.
test('a site that is killed during a rebuild is unchanged', async () => {
  const { edition } = await send<{ edition: { pages: string } }>('GET', '/api/health');
  // The text still waits for consent. Once it is stored, the site builds the library and all pages again.
  const { activeImports } = await readStatus();
  await send('POST', `/api/admin/imports/${activeImports[0]?.id}/consent`);
  // An earlier build may still be the first of the list, so its stage alone proves nothing.
  const isBuilding = async (): Promise<boolean> => {
    const [build] = (await readStatus()).builds;
    const hasProcess = processesIn(site.folder).some((command) => command.includes('build-next.ts'));
    return hasProcess && build?.state === 'running' && /Library|Pages/.test(build.stage);
  };
  await expect.poll(isBuilding, { timeout: 400_000, intervals: [500] }).toBe(true);
  // Only the process that serves. Its runtime and its build end by themselves, or the next start would find them.
  site.killServer();
  await expect
    .poll(() => processesIn(site.folder), { message: 'the build ends with the site', timeout: 60_000 })
    .toEqual([]);
  expect(existsSync(`${site.folder}/dist.next/packs/index.json`), 'the build has ended').toBe(false);
  const served: unknown = JSON.parse(readFileSync(`${site.folder}/dist/edition.json`, 'utf8'));
  expect(served).toMatchObject({ id: edition.pages });
  expect(existsSync(`${site.folder}/.build/swap.json`)).toBe(false);
});
