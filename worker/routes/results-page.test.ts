import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { ask, askWith } from '../test/ask.ts';

async function page(path: string, status = 200): Promise<string> {
  const response = await ask(path);
  expect(response.status).toBe(status);
  return response.text();
}

/** Inner HTML of an element that holds none of its own kind. */
function slot(html: string, name: string): string | undefined {
  return new RegExp(`<(\\w+)[^>]*data-slot="${name}"[^>]*>(.*?)</\\1>`, 's').exec(html)?.[2];
}

const references = (html: string): string[] => [...html.matchAll(/<li class="hit"[^>]*><b><a href="\/bible\/[^"#]+#v\d+">(.*?)<\/a><\/b>/g)].map(([, reference = '']) => reference);

test('without a text there is nothing to show but the form', async () => {
  const html = await page('/results?q=%20%20');
  expect(html).toContain('<p data-slot="count" hidden="">');
  expect(html).toContain('<form id="search"');
  const redirected = await ask('/strongs-results');
  expect(redirected.status).toBe(303);
  expect(redirected.headers.get('Location')).toBe('/');
});

describe('what a text finds', () => {
  test.each<[name: string, q: string, found: string[]]>([
    ['every word must occur, in any order', 'love+God', ['1 John 4:8']],
    ['a phrase in quotes is a phrase', '%22darkness+was+upon+the+face%22', ['Genesis 1:2']],
    ['words of a phrase in another order are not it', '%22was+darkness%22', []],
    ['capitals do not matter', 'LIGHT', ['Genesis 1:3']],
    ['one of two words', 'light+OR+love', ['Genesis 1:3', '1 John 4:8']],
    ['a word where it has a number', 'love+G26', ['1 John 4:8']],
    ['an entry number shows its verses', 'g2316', ['1 John 4:8']],
    ['a reference opens its verses', 'Gen+1:2-3', ['Genesis 1:2', 'Genesis 1:3']],
    ['a word in a book', 'love+in:1John', ['1 John 4:8']],
  ])('%s', async (_, q, found) => {
    expect(references(await page(`/results?q=${q}`))).toEqual(found);
  });

  test('are 30 a page, with the words marked', async () => {
    const html = await page('/results?q=beginning&page=2');
    expect(slot(html, 'count')).toContain('<strong>61 verses</strong>');
    expect(slot(html, 'count')).toContain('Browsing page 2 of 3 for search term “<bdi>beginning</bdi>”');
    expect(html).toContain('In the <mark>beginning</mark> God created');
    expect(slot(html, 'pager')).toContain('href="/results?q=beginning&amp;page=3"');
    expect(html).toContain('<input name="q" value="beginning">');
    expect(references(await page('/results?q=beginning&page=9'))).toHaveLength(1);
  });

  test("the page of Strong's results counts its range", async () => {
    const html = await page('/strongs-results?q=beginning&page=2');
    expect(slot(html, 'count')).toContain('Showing 31-60 of 61 results for “<bdi>beginning</bdi>”');
    expect(slot(html, 'pager')).toContain('href="/strongs-results?q=beginning&amp;page=3"');
    expect(html).toContain('action="/strongs-results"');
  });

  test('numbers stand behind the words when asked for', async () => {
    const html = await page('/results?q=love&strongs=true');
    expect(html).toContain(' is <mark>love</mark><sup><a href="/lexicon/G26">G26</a></sup>.');
    expect(html).toMatch(/name="strongs"[^>]*checked/);
    expect(slot(html, 'chips')).toContain('love');
  });

  test('bars lead to the books, chips take parts away, entries stand beside', async () => {
    const html = await page('/results?q=love+God');
    expect(slot(html, 'by-book')).toContain(`href="/results?q=${new URLSearchParams({ x: 'in:"1 John" love God' }).toString().slice(2)}"`);
    expect(slot(html, 'chips')).toContain('href="/results?q=God"');
    expect(slot(await page('/results?q=G26'), 'entries')).toContain('ἀγάπη');
  });

  test.each(['db=wlc', 'version=wlc'])('%s searches the Hebrew text, without points', async (version) => {
    const html = await page(`/results?q=${encodeURIComponent('אלהים')}&${version}`);
    expect(html).toContain('<p data-text lang="hbo" dir="rtl">');
    expect(html).toContain('<mark>אֱלֹהִים</mark>');
    expect(html).toContain('<option value="wlc" selected="">');
    expect(html).not.toContain('<option value="kjv" selected');
  });

  test.each(['version=kjv&also=wlc', 'version=kjv&also=wlc&also=kjv', 'db=kjv,wlc', 'version=DB1&also=kjv&also=wlc'])('%s searches both versions, and says so of each verse', async (versions) => {
    const html = await page(`/results?q=Gen+1:1&${versions}`);
    expect(references(html)).toEqual(['Genesis 1:1 · KJV', 'Genesis 1:1 · WLC']);
    expect(html).toContain('<option value="kjv" selected');
    expect(html).toMatch(/name="also" value="wlc" checked/);
    expect(html).not.toMatch(/name="also" value="kjv(?:_strongs)?" checked/);
    expect(slot(html, 'chips')).toContain('href="/results?q=Gen+1%3A1&amp;db=wlc"');
    expect(slot(html, 'chips')).toContain('href="/results?q=Gen+1%3A1&amp;db=kjv"');
  });

  test.each(['db=DB1', 'db=kjv_strongs', 'version=DB1', 'db='])('%s is the default version', async (version) => {
    expect(slot(await page(`/results?q=light&${version}`), 'count')).toContain('of 1 for');
  });
});

describe('what finds nothing says why', () => {
  test.each([
    ['/results?q=zebra', 200, 'No results found for "zebra".'],
    ["/results?q=%22'%22;--", 400, ''],
    ['/results?q=!!!', 400, ''],
    ['/results?q=%3Cscript%3E', 200, 'No results found for "&lt;script&gt;".'],
    ['/results?q=%00', 400, ''],
    ['/results?q=light&db=nkjv', 400, 'not loaded'],
    ['/results?q=light&db=%3Cb%3E', 400, '&lt;b&gt;'],
    [`/results?q=${'x'.repeat(10_000)}`, 400, 'too long'],
    [`/results?q=${'a+'.repeat(25)}`, 400, 'too many words'],
    ['/results?q=%22free+spirit', 400, '<u>'],
    [`/results?q=light&db=${'x'.repeat(10_000)}`, 400, 'version codes'],
  ])('%s (%i)', async (path, status, message) => {
    const html = await page(path, status);
    expect(slot(html, 'message')).toContain(message);
    expect(slot(html, 'message')).not.toBe('');
    expect(html).not.toContain('<script>');
  });

  test('the nearest search that works is a link', async () => {
    expect(slot(await page('/results?q=(love+God', 400), 'message')).toMatch(/<a href="\/results\?q=[^"]+">/);
  });

  test('words nearby and other versions are offered', async () => {
    expect(slot(await page('/results?q=beginnnig'), 'did-you-mean')).toContain('href="/results?q=beginning"');
    const hebrew = await page(`/results?q=${encodeURIComponent('אלהים')}`);
    expect(slot(hebrew, 'elsewhere')).toContain('&amp;db=wlc"');
    expect(slot(hebrew, 'entries')).toContain('H430');
  });

  test('a search text keeps its quotes and ampersands in the box, and never leaves it', async () => {
    const html = await (await ask(`/results?q=${encodeURIComponent('"><img src=x> & &quot;')}`)).text();
    expect(html).toContain('value="&quot;&gt;&lt;img src=x&gt; &amp; &amp;quot;"');
    expect(html).not.toContain('<img');
  });

  test('the database failing is said, with status 503', async () => {
    const response = await askWith({ LIBRARY: env.EMPTY }, '/results?q=light');
    expect(response.status).toBe(503);
    expect(slot(await response.text(), 'message')).toBe('There was an error fetching search results. Please try again.');
  });
});
