import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { requestApp, requestAppWith } from '../testing/request-app.ts';

async function page(path: string, status = 200): Promise<string> {
  const response = await requestApp(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  return response.text();
}

const numbers = (html: string): string[] =>
  [...html.matchAll(/class="card \w+" href="\/lexicon\/(\w+)"/g)].map(([, number = '']) => number);

test('a search shows its results, and the form with the request', async () => {
  const html = await page('/lexicon/search?query=god&language=hebrew&limit=50');
  expect(html).toContain('Showing 1 of 1 entry');
  expect(numbers(html)).toEqual(['H430']);
  expect(html).toMatch(/<input[^>]* name="query" value="god"/);
  expect(html).toContain('<option value="50" selected="">50</option>');
  expect(html).toContain('<option value="20">20</option>');
  expect(html).toContain('<input type="hidden" name="language" value="hebrew"/>');
  expect(html).toMatch(/href="\/lexicon\/search\?query=god&amp;language=hebrew&amp;limit=50" aria-current="page"/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
  expect(html).toContain('<title>“god” — Lexicon</title>');
});

test('the island gets the props of the rendered page, with only the entry fields that a card shows', async () => {
  const html = await page('/lexicon/search?query=god&language=hebrew');
  const [, json = ''] = /<script type="application\/json" id="props">(.*?)<\/script>/s.exec(html) ?? [];
  const { params, outcome } = JSON.parse(json);
  expect(params).toEqual({ query: 'god', language: 'hebrew', limit: 20, page: 1 });
  expect(Object.keys(outcome.list.entries[0]).sort()).toEqual([
    'aramaic',
    'gloss',
    'language',
    'lemma',
    'number',
    'transliteration',
  ]);
});

test('the pages of all entries have their own canonical URLs', async () => {
  const html = await page('/lexicon/search?page=2&limit=100');
  expect(html).toContain('Showing 0 of 14,197 entries');
  expect(html).toContain('href="/lexicon/search?limit=100&amp;page=142"');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/lexicon\/search\?limit=100&amp;page=2">/);
});

test('search results are not indexed by search engines, and a page of all entries is', async () => {
  const robots = async (path: string): Promise<string | null> => (await requestApp(path)).headers.get('X-Robots-Tag');
  expect(await robots('/lexicon/search?query=god')).toBe('noindex');
  expect(await robots('/lexicon/search?language=klingon')).toBe('noindex');
  expect(await robots('/lexicon/search?page=2')).toBeNull();
});

test.each([
  ['/lexicon/search?page=9999&limit=100', '/lexicon/search?page=142&limit=100'],
  ['/lexicon/search?page=x&query=god', '/lexicon/search?query=god'],
  ['/lexicon/search?limit=1000', '/lexicon/search?limit=100'],
  ['/results?q=beginning&page=99', '/results?q=beginning&page=3'],
  ['/results?q=beginning&page=-1', '/results?q=beginning'],
])('redirects %s, which does not exist, to %s', async (path, to) => {
  const response = await requestApp(path, { redirect: 'manual' });
  const location = response.headers.get('Location') ?? '';
  expect(response.status).toBe(302);
  expect([...new URL(location, 'http://x').searchParams].toSorted()).toEqual(
    [...new URL(to, 'http://x').searchParams].toSorted(),
  );
});

test('a search without results says so, even if the query is markup', async () => {
  const html = await page('/lexicon/search?query=%3Cscript%3Ealert(1)%3C/script%3E%22');
  expect(html).toContain('No entries found. Try a different search term.');
  expect(numbers(html)).toEqual([]);
  expect(html).not.toContain('<script>alert');
});

test('an invalid request is rejected with a message', async () => {
  const html = await page('/lexicon/search?language=klingon', 400);
  expect(html).toContain('language must be &quot;hebrew&quot;, &quot;greek&quot; or &quot;all&quot;');
});

test('a database error is shown with status 503', async () => {
  const response = await requestAppWith({ LIBRARY: env.EMPTY }, '/lexicon/search?query=god');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('We couldn&#x27;t load the Lexicon entries. Please try again later.');
});

test.each(['/lexicon/H9999', '/lexicon/X12', '/strongs/verse/jude/2/1', '/bible/kjv/genesis/51'])(
  '%s, which does not exist, has no canonical URL',
  async (path) => {
    const html = await page(path, 404);
    expect(html).not.toContain('rel="canonical"');
    expect(html).not.toContain('/shells/');
  },
);

test('canonical URLs use the configured host, regardless of the request', async () => {
  const response = await requestApp('/lexicon/search?page=2', { headers: { Host: 'evil.example' } });
  const html = await response.text();
  expect(html).toContain('<link rel="canonical" href="https://built.example/lexicon/search?page=2">');
  expect(html).not.toContain('evil.example');
});
