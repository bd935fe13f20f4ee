import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { requestApp, requestAppWith } from '../testing/request-app.ts';
import { readPageParts } from '../testing/page-parts.ts';

async function page(path: string, status = 200): Promise<string> {
  const response = await requestApp(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  return readPageParts(response);
}

describe('the URL of an entry', () => {
  test.each([
    ['/lexicon/h430', '/lexicon/H430'],
    ['/lexicon/H0430', '/lexicon/H430'],
    ['/lexicon/H430G', '/lexicon/H430'],
    ['/lexicon/H430/', '/lexicon/H430'],
    ['/lexicon/h0430/?a=1&b=%20', '/lexicon/H430?a=1&b=%20'],
    ['/lexicon/g00026?page=2', '/lexicon/G26?page=2'],
    ['/lexicon/h430/verses?page=2', '/lexicon/H430/verses?page=2'],
  ])('%s redirects to %s', async (path, target) => {
    const response = await requestApp(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(target);
  });

  test.each(['/lexicon/G2717', '/lexicon/g3203'])('%s says that the number was never used', async (path) => {
    expect(await page(path, 404)).toContain('This number was never used');
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
    // If a page is missing from the build, it must not redirect to itself.
    ['/lexicon/H430', 'H430'],
  ])('%s answers 404 and shows what was requested', async (path, requested) => {
    const html = await page(path, 404);
    expect(html).toContain('Dictionary Entry Not Found');
    expect(html).toContain(`<bdi>${requested}</bdi>`);
  });

  test.each(['/lexicon/%00', '/lexicon/%E0%A4%A', '/lexicon/%FF'])('%s answers 404', async (path) => {
    await page(path, 404);
  });

  test.each([
    '/nothing',
    '/lexicon/H430/verses/more',
    '/a/b/c',
    '/%00',
    '/%E0%A4%A',
    '/shells/nothing',
    "/'%3Cscript%3E",
  ])('any other path (%s) shows the 404 page, which search engines do not index', async (path) => {
    const response = await requestApp(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await response.text()).toContain('Page Not Found');
  });
});

describe('the verses of a number', () => {
  const countVerses = (html: string): number => html.match(/<li><b>/g)?.length ?? 0;

  test('show 50 verses per page', async () => {
    const html = await page('/lexicon/H430/verses');
    expect(html).toContain('<h1>Verses with H430</h1>');
    expect(html).toContain('<title>elohim (אֱלֹהִים) H430 — Verses — Lexicon</title>');
    expect(html).toContain('<a href="/lexicon/H430">H430 <bdi lang="hbo">אֱלֹהִים</bdi></a>');
    expect(html).toContain("63 times in 63 verses of the King James Version with Strong's numbers");
    expect(countVerses(html)).toBe(50);
    expect(html).toContain('<a href="/bible/kjv_strongs/genesis/1#v1">Genesis 1:1</a>');
    expect(html).toContain('In the beginning <mark>God</mark> created the heaven and the earth.');
    expect(html).toContain('href="/lexicon/H430/verses?page=2"');
    expect(html).toContain('<link rel="canonical" href="https://built.example/lexicon/H430/verses">');
  });

  test('have the verse in the language of the word, if that has the word', async () => {
    const items = (await page('/lexicon/H430/verses')).split('<li><b>');
    expect(items[1]).toContain('</p><p lang="hbo" dir="rtl">בְּרֵאשִׁית בָּרָא <mark>אֱלֹהִים</mark> אֵת');
    expect(items[2]).not.toContain('lang="hbo"');
  });

  test('redirect to the last page from a page number after the last', async () => {
    const response = await requestApp('/lexicon/H430/verses?page=500');
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/lexicon/H430/verses?page=2']);
    expect(countVerses(await page('/lexicon/H430/verses?page=2'))).toBe(13);
  });

  test('can be limited to one rendering, which the page links preserve', async () => {
    const html = await page('/lexicon/H430/verses?rendering=God');
    expect(html).toContain("3 times in 3 verses of the King James Version with Strong's numbers");
    expect(html).toContain('<h1>Verses with H430 as “God”</h1>');
    expect(html).toContain('<title>elohim (אֱלֹהִים) H430 as “God” — Verses — Lexicon</title>');
    expect(html).toContain('href="https://built.example/lexicon/H430/verses?rendering=God"');
    expect(html).toContain('<a href="/results?q=H430+other%3AGod">Not translated as “God”</a>');
    expect(await page('/lexicon/H430/verses')).not.toContain('Not translated as');
  });

  test('is listed by search engines only as a whole: parts, pages and lists in another version repeat it', async () => {
    const robots = async (query: string): Promise<string | null> =>
      (await requestApp(`/lexicon/H430/verses${query}`)).headers.get('X-Robots-Tag');
    expect(await robots('')).toBeNull();
    for (const query of ['?page=2', '?rendering=God', '?book=1', '?version=wlc'])
      expect(await robots(query), query).toBe('noindex');
    // The entry's page already has these few verses.
    const few = await requestApp('/lexicon/G26/verses');
    expect([few.status, few.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
  });

  test('can come from another version, in its own script', async () => {
    const html = await page('/lexicon/H430/verses?version=wlc');
    expect(html).toContain('<p lang="hbo" dir="rtl">');
    expect(html).toContain('<mark>אֱלֹהִים</mark>');
  });

  test.each([
    ['', 'this site'],
    ['?version=wlc', 'the Westminster Leningrad Codex'],
    ['?book=2', 'Exodus'],
    ['?book=2&version=wlc', 'Exodus in the Westminster Leningrad Codex'],
  ])('without verses, say which request has none: %s', async (query, where) => {
    expect(await page(`/lexicon/H2/verses${query}`)).toContain(`No verse of ${where} is tagged with H2.`);
  });

  test('can be limited to one book, with a link to all books', async () => {
    const html = await page('/lexicon/H430/verses?book=19&page=2');
    expect(html).toContain('<h1>Verses with H430 in Psalms</h1>');
    expect(html).toContain("60 times in 60 verses of Psalms in the King James Version with Strong's numbers");
    expect(countVerses(html)).toBe(10);
    expect(html).toContain('href="/lexicon/H430/verses?book=19"');
    expect(html).toContain('<a href="/lexicon/H430/verses">In all books</a>');
    expect(html).toContain('href="https://built.example/lexicon/H430/verses?book=19&amp;page=2"');
    expect(await page('/lexicon/H430/verses?rendering=God&book=1')).toContain('3 times in 3 verses of Genesis');
    expect(await page('/lexicon/H430/verses?book=2')).toContain('No verse of Exodus is tagged with H430.');
  });

  test.each([
    ['/lexicon/H430/verses', 'every word or phrase that is tagged with H430', 'occurrences'],
    ['/lexicon/H430/verses?version=wlc', 'A word that is written one way and read another counts once.', 'original'],
    ['/lexicon/H430/verses?rendering=God', 'that is “God”', 'renderings'],
  ])('%s shows how verses were counted and links to the rule', async (path, sentence, section) => {
    const html = await page(path);
    expect(html).toContain(sentence);
    expect(html).toContain(`<a href="/about/counts#${section}">`);
  });

  test('say that a number has no occurrences', async () => {
    const html = await page('/lexicon/H4300/verses');
    expect(html).toContain('No verse of this site is tagged with H4300.');
    expect(html).not.toContain('<ol');
  });

  test.each([
    ['a version that is not loaded', '/lexicon/H430/verses?version=nkjv', 404, 'is not loaded on this site'],
    ['a version that is no code', '/lexicon/H430/verses?version=%3Cb%3E', 400, 'version code'],
    ['a book that is none', '/lexicon/H430/verses?book=67', 400, 'book must be 1 to 66'],
    ['a rendering that is none', '/lexicon/H430/verses?rendering=%3Cb%3E', 404, 'translated “&lt;b&gt;”'],
    ['a rendering without end', `/lexicon/H430/verses?rendering=${'x'.repeat(10_000)}`, 400, 'too long'],
  ])('show an error for %s', async (_, path, status, text) => {
    const html = await page(path, status);
    expect(/<p class="note">(.*?)<\/p>/s.exec(html)?.[1]).toContain(text);
    expect(html).not.toContain('<b>“');
  });

  test('use the singular for one verse with one occurrence', async () => {
    expect(await page('/lexicon/G26/verses')).toMatch(/<p>1 time in 1 verse of/);
  });

  test('a database error is shown with status 503', async () => {
    const response = await requestAppWith({ LIBRARY: env.EMPTY }, '/lexicon/H430/verses');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('<p class="note">The verses could not be loaded. Please try again later.');
  });
});

describe('the word study of a number', () => {
  test('has its forms, books and renderings, each with a link to its verses', async () => {
    const html = await page('/lexicon/H430/study');
    expect(html).toContain('<h1>Word study of H430</h1>');
    expect(html).toContain('Occurs 1 time, in 1 form, in the Westminster Leningrad Codex.');
    expect(html).toContain('<bdi lang="hbo" dir="rtl">אֱלֹהִים</bdi>');
    expect(html).toContain('noun, masculine plural, absolute <small>Ncmpa</small>');
    expect(html).toContain('<a href="/results?q=H430%20%5BNcmpa%5D&amp;db=wlc">1</a>');
    expect(html).toContain('<td>Genesis</td><td><a href="/lexicon/H430/verses?version=wlc&amp;book=1">1</a></td>');
    expect(html).toContain('<td>God</td><td><a href="/lexicon/H430/verses?rendering=God">3</a></td>');
    expect(html.match(/<tfoot>/g)).toHaveLength(3);
  });

  test.each([
    ['a word that no parsed text has', '/lexicon/G26/study', 200, 'No parsed text on this site has this word.'],
    ['a text that does not have it', '/lexicon/H430/study?version=tr', 404, 'no forms of H430 in a text “tr”'],
    ['a number without an entry', '/lexicon/H99999/study', 404, 'Dictionary Entry Not Found'],
  ])('says so for %s', async (_, path, status, text) => {
    expect(await page(path, status)).toContain(text);
  });

  test('redirects from another spelling of the number, and reports a database error', async () => {
    const response = await requestApp('/lexicon/h0430/study?version=wlc');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/lexicon/H430/study?version=wlc']);
    const failed = await requestAppWith({ LIBRARY: env.EMPTY }, '/lexicon/H430/study');
    expect([failed.status, failed.headers.get('X-Robots-Tag')]).toEqual([503, 'noindex']);
  });
});

test('pages have a content security policy that allows nothing from other sites', async () => {
  const { headers } = await requestApp('/results?q=light');
  expect(headers.get('Content-Security-Policy')).toMatch(/default-src '(?:self|none)'/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});
