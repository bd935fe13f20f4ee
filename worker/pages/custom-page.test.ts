import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { requestAppWith } from '../testing/request-app.ts';
import { unavailableDatabase } from '../testing/failing-database.ts';

test('a custom page reports that the database is not available', async () => {
  const response = await requestAppWith({ APP: unavailableDatabase(env.APP) }, '/pages/about-us');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('The page could not be loaded. Please try again later.');
});

test('a page without its built shell is served as minimal HTML with status 503', async () => {
  const assets: Fetcher = { ...env.ASSETS, fetch: async () => new Response('', { status: 404 }) };
  const response = await requestAppWith({ ASSETS: assets }, '/results?q=heaven');
  expect(response.status).toBe(503);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  const missing = await requestAppWith({ ASSETS: assets }, '/pages/nothing');
  expect(missing.status).toBe(404);
});

test('an unavailable page has a Retry-After header', async () => {
  const response = await requestAppWith({ APP: unavailableDatabase(env.APP) }, '/pages/about-us');
  expect(response.headers.get('Retry-After')).toBe('60');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
});

test.each(['/lexicon/H430/verses', '/parallel-bible?passage=John+3', '/results?q=heaven'])(
  '%s reports that the library is not available',
  async (path) => {
    const response = await requestAppWith({ LIBRARY: unavailableDatabase(env.LIBRARY) }, path);
    expect(response.status).toBe(503);
  },
);
