import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { ask, askWith } from '../test/ask.ts';

async function page(path: string, status = 200): Promise<string> {
  const response = await ask(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  return response.text();
}

const slot = (html: string, name: string): string | undefined =>
  new RegExp(`<(\\w+)[^>]*data-slot="${name}"[^>]*>(.*?)</\\1>`, 's').exec(html)?.[2];

describe('the address of an entry', () => {
  test.each([
    ['/lexicon/h430', '/lexicon/H430'],
    ['/lexicon/H0430', '/lexicon/H430'],
    ['/lexicon/H430G', '/lexicon/H430'],
    ['/lexicon/H430/', '/lexicon/H430'],
    ['/lexicon/h0430/?a=1&b=%20', '/lexicon/H430?a=1&b=%20'],
    ['/lexicon/g00026?page=2', '/lexicon/G26?page=2'],
    ['/lexicon/h430/verses?page=2', '/lexicon/H430/verses?page=2'],
  ])('%s leads to %s', async (path, target) => {
    const response = await ask(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(target);
  });

  test.each([
    ['/lexicon/H0', 'H0'],
    ['/lexicon/H99999', 'H99999'],
    ['/lexicon/X12', 'X12'],
    ['/lexicon/G2717', 'G2717'],
    ['/lexicon/G2717/verses', 'G2717'],
    ['/lexicon/H3/verses', 'H3'],
    ['/lexicon/H430.html', 'H430.html'],
    ['/lexicon/%3Cimg%20src=x%20onerror=alert(1)%3E', '&lt;img src=x onerror=alert(1)&gt;'],
    [`/lexicon/${'9'.repeat(10_000)}`, '9'.repeat(40)],
    // A page that should have been built and was not must not redirect to itself.
    ['/lexicon/H430', 'H430'],
  ])('%s is not found, and says what was asked for', async (path, shown) => {
    const html = await page(path, 404);
    expect(html).toContain('Dictionary Entry Not Found');
    expect(slot(html, 'number')).toBe(shown);
  });

  test.each(['/lexicon/%00', '/lexicon/%E0%A4%A', '/lexicon/%FF'])('%s is not found', async (path) => {
    await page(path, 404);
  });

  test.each(['/nothing', '/lexicon/H430/verses/more', '/a/b/c', '/%00', '/%E0%A4%A', '/shells/nothing', "/'%3Cscript%3E"])(
    'any other path (%s) has the page for it, and stays out of search engines',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
      expect(await response.text()).toContain('Page Not Found');
    },
  );
});

describe('the browse page with a search', () => {
  test('shows what is found, and the form as it was sent', async () => {
    const html = await page('/lexicon/search?query=god&language=hebrew&limit=50');
    expect(slot(html, 'count')).toBe('Showing 1 of 1 entries');
    expect(slot(html, 'entries')).toContain('href="/lexicon/H430"');
    expect(html).toContain('<input name="query" value="god">');
    expect(html).toContain('<option selected>50</option>');
    expect(html).toContain('<option>20</option>');
    expect(html).toMatch(/data-language="hebrew" href="\/lexicon\/search\?query=god&amp;language=hebrew&amp;limit=50&amp;page=1" aria-current="page"/);
    expect(html).not.toMatch(/data-language="all"[^>]*aria-current/);
    expect(html).toContain('data-slot="message" hidden');
    expect(html).toContain('content="noindex"');
  });

  test('pages through all entries', async () => {
    const html = await page('/lexicon/search?page=2&limit=100');
    expect(slot(html, 'count')).toBe('Showing 0 of 14,197 entries');
    expect(slot(html, 'pager')).toContain('data-page="142"');
  });

  test('says when nothing is found', async () => {
    const html = await page('/lexicon/search?query=zzzz');
    expect(slot(html, 'message')).toBe('No entries found. Try a different search term.');
    expect(html).not.toMatch(/data-slot="message"[^>]*hidden/);
    expect(slot(html, 'entries')).toBe('');
  });

  test('says when the database cannot be asked, with status 503', async () => {
    const response = await askWith({ LIBRARY: env.EMPTY }, '/lexicon/search?query=god');
    expect(response.status).toBe(503);
    expect(slot(await response.text(), 'message')).toContain("We couldn't load the Lexicon entries.");
  });
});

describe('the verses of a number', () => {
  test('are 50 a page', async () => {
    const html = await page('/lexicon/H430/verses');
    expect(slot(html, 'title')).toBe('Verses with H430');
    expect(html).toContain('<title>H430 — Verses — Lexicon</title>');
    expect(html).toContain('<a data-slot="entry-link" href="/lexicon/H430">H430 <bdi lang="hbo">אֱלֹהִים</bdi></a>');
    expect(slot(html, 'count')).toBe('63 times in 63 verses of the King James Version with Strong\'s numbers');
    expect(html.match(/<li><b>/g)).toHaveLength(50);
    expect(slot(html, 'pager')).toContain('href="/lexicon/H430/verses?page=2"');
    expect(html).toContain('href="https://example.org/lexicon/H430/verses"');
  });

  test('the page after the last is the last', async () => {
    expect((await page('/lexicon/H430/verses?page=500')).match(/<li><b>/g)).toHaveLength(13);
  });

  test('may be those of one rendering', async () => {
    const html = await page('/lexicon/H430/verses?rendering=God');
    expect(slot(html, 'count')).toBe('3 times in 3 verses of the King James Version with Strong\'s numbers');
    expect(slot(html, 'title')).toBe('Verses with H430 as “God”');
  });

  test('may be those of another version, in its own script', async () => {
    const html = await page('/lexicon/H430/verses?version=wlc');
    expect(slot(html, 'verses')).toContain('lang="hbo" dir="rtl"');
    expect(slot(html, 'verses')).toContain('<mark>אֱלֹהִים</mark>');
  });

  test.each([
    ['a version that is not loaded', '/lexicon/H430/verses?version=nkjv', 404, 'is not loaded on this site'],
    ['a version that is no code', '/lexicon/H430/verses?version=%3Cb%3E', 400, 'version code'],
    ['a rendering that is none', '/lexicon/H430/verses?rendering=%3Cb%3E', 404, '&lt;b&gt;'],
    ['a rendering without end', `/lexicon/H430/verses?rendering=${'x'.repeat(10_000)}`, 400, 'too long'],
  ])('%s is said', async (_, path, status, text) => {
    const html = await page(path, status);
    expect(slot(html, 'message')).toContain(text);
    expect(html).not.toContain('<b>“');
  });

  test('a number in one verse once is counted in the singular', async () => {
    expect(slot(await page('/lexicon/G26/verses'), 'count')).toMatch(/^1 time in 1 verse of/);
  });

  test('the database failing is said, with status 503', async () => {
    const response = await askWith({ LIBRARY: env.EMPTY }, '/lexicon/H430/verses');
    expect(response.status).toBe(503);
    expect(slot(await response.text(), 'message')).toContain('Please try again later');
  });
});

test('pages carry a policy that lets nothing in from elsewhere', async () => {
  const { headers } = await ask('/results?q=light');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});
