import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { askWith } from '../testing/ask.ts';
import { absentDatabase } from '../testing/failing-database.ts';

test('a page of an administrator says so while the database cannot be asked', async () => {
  const response = await askWith({ APP: absentDatabase(env.APP) }, '/pages/about-us');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('The page could not be loaded. Please try again later.');
});

test('a page whose shell is not built is answered with its words alone, as not available', async () => {
  const assets: Fetcher = { ...env.ASSETS, fetch: async () => new Response('', { status: 404 }) };
  const response = await askWith({ ASSETS: assets }, '/results?q=heaven');
  expect(response.status).toBe(503);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  const missing = await askWith({ ASSETS: assets }, '/pages/nothing');
  expect(missing.status).toBe(404);
});

test('a page that is not available says when to come again', async () => {
  const response = await askWith({ APP: absentDatabase(env.APP) }, '/pages/about-us');
  expect(response.headers.get('Retry-After')).toBe('60');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
});

test.each(['/lexicon/H430/verses', '/parallel-bible?passage=John+3', '/results?q=heaven'])(
  '%s says so while the library cannot be asked',
  async (path) => {
    const response = await askWith({ LIBRARY: absentDatabase(env.LIBRARY) }, path);
    expect(response.status).toBe(503);
  },
);
