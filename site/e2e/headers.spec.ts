import { expect, test } from '@playwright/test';
import { packIndex } from '#data/offline/contract/packs.ts';

const forGood = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';
const aDay = 'public, max-age=86400, stale-while-revalidate=604800';

const expected: [path: string, cacheControl: string][] = [
  ['/', revalidated],
  ['/lexicon', revalidated],
  ['/lexicon/H430', revalidated],
  ['/bible/kjv_strongs/john/3', revalidated],
  ['/hebrew-learning', revalidated],
  ['/edition.json', revalidated],
  ['/pagefind/pagefind.js', revalidated],
  ['/static-strongs/H0.json', 'public, max-age=600, stale-while-revalidate=3600'],
  ['/logo.svg', aDay],
  ['/favicon.svg', aDay],
  ['/favicon.ico', aDay],
  ['/apple-touch-icon.png', aDay],
  ['/opensearch.xml', aDay],
  ['/results?q=gold', 'public, max-age=30'],
  ['/lexicon/H430/verses?page=2', 'public, max-age=30'],
  ['/strongs/verse/genesis/1/1', 'public, max-age=30'],
  ['/parallel-bible?passage=Psalm+51', 'public, max-age=30'],
  ['/api/health', 'no-store'],
];
for (const [path, cacheControl] of expected) {
  test(`${path} has the right cache lifetime`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe(cacheControl);
  });
}

test('scripts and fonts, whose names contain hashes, are cached permanently', async ({ request }) => {
  const page = await (await request.get('/lexicon/H430')).text();
  const files = [...new Set(page.match(/\/_astro\/[\w-]+\.(js|woff2)/g))];
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
  expect(files.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(0);
  for (const file of files) {
    expect((await request.get(file)).headers()['cache-control'], file).toBe(forGood);
  }
});

test('a file of an earlier build answers 404 and is not cached', async ({ request }) => {
  const response = await request.get('/_astro/ofBefore.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toBe('no-store');
});

test('parts of the static search, whose names contain hashes, are cached permanently', async ({ page }) => {
  const cacheControls = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/pagefind\/(fragment|index|filter)\//.test(pathname))
      cacheControls.set(pathname, response.headers()['cache-control']);
  });
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/results?q=gold');
  await page.locator('main[data-alive]').waitFor();
  await page.getByLabel('Search the Bible').fill('covenant');
  await page.getByLabel('Search the Bible').press('Enter');
  await expect(page.locator('section:has(.static-note) li').first()).toBeVisible();
  expect([...cacheControls.keys()].some((path) => path.startsWith('/pagefind/fragment/'))).toBe(true);
  expect([...cacheControls.keys()].some((path) => path.startsWith('/pagefind/index/'))).toBe(true);
  expect([...new Set(cacheControls.values())]).toEqual([forGood]);
});

test('the list of packs is revalidated each time, and its files are cached permanently', async ({ request }) => {
  const list = await request.get('/packs/index.json');
  expect(list.headers()['cache-control']).toBe('no-cache');
  const { packs } = packIndex.parse(await list.json());
  const [piece] = packs[0]?.pieces ?? [];
  expect((await request.get(piece?.path ?? '')).headers()['cache-control']).toBe(forGood);
});

for (const path of ['/lexicon/H430', '/bible/web/john/3', '/static-strongs/G0.json', '/api/lexicon/H430']) {
  test(`${path} answers 304 if the browser already has it`, async ({ request }) => {
    const { etag = '' } = (await request.get(path)).headers();
    expect(etag).toMatch(/^(W\/)?"[\w-]+"$/);
    const second = await request.get(path, { headers: { 'If-None-Match': etag } });
    expect(second.status()).toBe(304);
    expect(await second.body()).toHaveLength(0);
    // The form that a compressing proxy makes of the ETag.
    const weak = await request.get(path, { headers: { 'If-None-Match': `W/${etag.replace(/^W\//, '')}` } });
    expect(weak.status()).toBe(304);
  });
}

for (const path of [
  '/cdn-cgi/local/explorer',
  '/cdn-cgi/explorer',
  '/cdn-cgi/local/scheduled',
  '/cdn-cgi/handler/scheduled',
]) {
  test(`${path}, a route of development runtimes, answers 404`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    // The site's own 404 page.
    expect(answer.headers()['x-request-id']).toBeDefined();
  });
}
