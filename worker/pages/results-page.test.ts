import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestApp, requestAppWith } from '../testing/request-app.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';
import { readPageParts } from '../testing/page-parts.ts';
import { forgetSettings } from '../settings/read-settings.ts';
import { forgetCatalogs } from '../versions/catalog.ts';

async function page(path: string, status = 200): Promise<string> {
  const response = await requestApp(path);
  expect(response.status).toBe(status);
  return readPageParts(response);
}

const parts: Record<string, RegExp> = {
  count: /<p class="count"[^>]*>(.*?)<\/p>/s,
  message: /<div class="(?:note|alert)"[^>]*>(.*?)<\/div>/s,
  chips: /<ul class="chips"[^>]*>(.*?)<\/ul>/s,
  pager: /<nav class="pager"[^>]*>(.*?)<\/nav>/s,
  'by-book': /<h2><label[^>]*>By book<\/label><\/h2>(.*?)<\/section>/s,
  entries: /<h2><label[^>]*>Dictionary words<\/label><\/h2>(.*?)<\/section>/s,
  'did-you-mean': /<h2>Did you mean<\/h2>(.*?)<\/section>/s,
  elsewhere: /<h2>Found in other versions<\/h2>(.*?)<\/section>/s,
};

/** Part of the page as HTML, without the comments that React puts between texts. `undefined` if it is missing. */
function part(html: string, name: keyof typeof parts): string | undefined {
  return parts[name]?.exec(html.replaceAll('<!-- -->', ''))?.[1];
}

const references = (html: string): string[] =>
  [...html.matchAll(/<li class="hit"[^>]*><b><a href="\/bible\/[^"#]+#v\d+">(.*?)<\/a><\/b>/g)].map(
    ([, reference = '']) => reference,
  );

test('without a query only the form is shown', async () => {
  const html = await page('/results?q=%20%20');
  expect(part(html, 'count')).toContain('Enter a word, phrase, or reference');
  expect(html).toContain('<form class="search" id="search"');
  const redirected = await requestApp('/strongs-results');
  expect(redirected.status).toBe(303);
  expect(redirected.headers.get('Location')).toBe('/');
});

test.each([
  '/results?q=%22god+created%22',
  '/results?q=love+G26&parallel=true',
  '/strongs-results?q=G26',
  '/results?q=Gensis+1',
])('%s is the same page from the cache as when it was made', async (path) => {
  const made = await page(path);
  expect(part(made, 'count')).toMatch(/\d/);
  expect(await page(path)).toBe(made);
});

describe('the results of a query', () => {
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

  test('come 30 per page, with highlights', async () => {
    const html = await page('/results?q=beginning&page=2');
    expect(part(html, 'count')).toContain('<strong>61 verses</strong>');
    expect(part(html, 'count')).toContain('Browsing page 2 of 3 for search term “<bdi>beginning</bdi>”');
    expect(html).toContain('In the <mark>beginning</mark> God created');
    expect(part(html, 'pager')).toContain('href="/results?q=beginning&amp;page=3"');
    expect(html).toMatch(/<input [^>]*name="q" value="beginning"/);
    expect(references(await page('/results?q=beginning&page=3'))).toHaveLength(1);
  });

  test("the page of Strong's results shows its range", async () => {
    const html = await page('/strongs-results?q=beginning&page=2');
    expect(part(html, 'count')).toContain('Showing 31-60 of 61 results for “<bdi>beginning</bdi>”');
    expect(part(html, 'pager')).toContain('href="/strongs-results?q=beginning&amp;page=3"');
    expect(html).toContain('action="/strongs-results"');
  });

  test("show Strong's numbers after the words on request", async () => {
    const html = await page('/results?q=love&strongs=true');
    expect(html).toContain(' is <mark>love</mark><sup><a href="/lexicon/G26">G26</a></sup>.');
    expect(html).toMatch(/<input type="checkbox" name="strongs" checked/);
    expect(part(html, 'chips')).toContain('love');
  });

  test("show Strong's numbers at the URL to which the home page sends a search for them, unless they are switched off", async () => {
    const path = '/strongs-results?q=love&version=kjv&parallel=false';
    expect(await page(path)).toContain(' is <mark>love</mark><sup><a href="/lexicon/G26">G26</a></sup>.');
    expect(await page(`${path}&strongs=false`)).not.toContain('<sup>');
  });

  test('link facets to the books, offer to remove filters, and list entries', async () => {
    const html = await page('/results?q=love+God');
    expect(part(html, 'by-book')).toContain(
      `href="/results?q=${new URLSearchParams({ x: 'in:"1 John" love God' }).toString().slice(2)}"`,
    );
    expect(part(html, 'chips')).toContain('href="/results?q=God"');
    expect(part(await page('/results?q=G26'), 'entries')).toContain('ἀγάπη');
  });

  test.each(['db=wlc', 'version=wlc'])('%s searches the Hebrew text without nikud', async (version) => {
    const html = await page(`/results?q=${encodeURIComponent('אלהים')}&${version}`);
    expect(html).toContain('<p lang="hbo" dir="rtl">');
    expect(html).toContain('<mark>אֱלֹהִים</mark>');
    expect(html).toContain('<option value="wlc" selected="">');
    expect(html).not.toContain('<option value="kjv" selected');
  });

  test('imported versions are offered in the order of their numbers, also if one is the default', async () => {
    for (const [code, id] of [
      ['vine', 1001],
      ['fig', 1002],
    ])
      await env.LIBRARY.prepare(
        "INSERT INTO versions (code, id, name, short_name, language, direction, versification, source, verses, tagged_words) VALUES (?1, ?2, ?1, ?1, 'en', 'ltr', 'kjv', 'import-' || ?1, 0, 0)",
      )
        .bind(code, id)
        .run();
    forgetCatalogs();
    try {
      for (const first of ['vine', 'fig']) {
        await env.APP.prepare(
          "INSERT OR REPLACE INTO settings (key, value, updated_at, updated_by) VALUES ('site.default_version', ?, '', '')",
        )
          .bind(first)
          .run();
        forgetSettings(env);
        const offered = [...(await page('/results?q=love')).matchAll(/<option value="(vine|fig)"/g)];
        expect([...new Set(offered.map(([, code]) => code))], first).toEqual(['vine', 'fig']);
      }
    } finally {
      await env.LIBRARY.exec('DELETE FROM versions WHERE id > 1000');
      await env.APP.exec("DELETE FROM settings WHERE key = 'site.default_version'");
      forgetSettings(env);
      forgetCatalogs();
    }
  });

  test.each(['version=kjv&also=wlc', 'version=kjv&also=wlc&also=kjv', 'db=kjv,wlc', 'version=DB1&also=kjv&also=wlc'])(
    '%s searches both versions and labels each verse',
    async (versions) => {
      const html = await page(`/results?q=Gen+1:1&${versions}`);
      expect(references(html)).toEqual(['Genesis 1:1 · KJV', 'Genesis 1:1 · WLC']);
      expect(html).toContain('<option value="kjv" selected');
      expect(html).toMatch(/<input type="checkbox" name="also" checked="" value="wlc"/);
      expect(html).not.toMatch(/name="also" checked="" value="kjv(?:_strongs)?"/);
      expect(part(html, 'chips')).toContain('href="/results?q=Gen+1%3A1&amp;db=wlc"');
      expect(part(html, 'chips')).toContain('href="/results?q=Gen+1%3A1&amp;db=kjv"');
    },
  );

  test.each([
    ['db=kjv_strongs', true],
    ['db=kjv_strongs&strongs=false', false],
    ['db=kjv', false],
    ['db=kjv&strongs=true', true],
    ['', false],
  ])('%s shows numbers by default: %s', async (version, isNumbered) => {
    const html = await readPageParts(await requestApp(`/results?q=god&${version}`));
    expect(html.includes('name="strongs" checked=""')).toBe(isNumbered);
  });

  test.each(['db=DB1', 'db=kjv_strongs', 'version=DB1', 'db='])('%s is the default version', async (version) => {
    expect(part(await page(`/results?q=light&${version}`), 'count')).toContain('of 1 for');
  });
});

describe('a search without results gives the reason', () => {
  test.each([
    ['/results?q=zebra', 200, 'No results found for &quot;zebra&quot;.'],
    ["/results?q=%22'%22;--", 400, ''],
    ['/results?q=!!!', 400, ''],
    ['/results?q=%3Cscript%3E', 200, 'No results found for &quot;&lt;script&gt;&quot;.'],
    ['/results?q=%00', 400, ''],
    ['/results?q=light&db=nkjv', 400, 'not loaded'],
    ['/results?q=light&db=%3Cb%3E', 400, '&lt;b&gt;'],
    [`/results?q=${'x'.repeat(10_000)}`, 400, 'at most 500 characters'],
    [`/results?q=${'a+'.repeat(25)}`, 400, 'at most 24 words'],
    ['/results?q=%22free+spirit', 400, '<u>'],
    [`/results?q=light&db=${'x'.repeat(10_000)}`, 400, 'version codes'],
  ])('%s (%i)', async (path, status, message) => {
    const html = await page(path, status);
    expect(part(html, 'message')).toContain(message);
    expect(part(html, 'message')).not.toBe('');
    expect(html).not.toContain('<script>');
  });

  test('the nearest working search is a link', async () => {
    expect(part(await page('/results?q=(love+God', 400), 'message')).toMatch(/<a href="\/results\?q=[^"]+">/);
  });

  test('similar words and other versions are suggested', async () => {
    expect(part(await page('/results?q=beginnnig'), 'did-you-mean')).toContain('href="/results?q=beginning"');
    const hebrew = await page(`/results?q=${encodeURIComponent('אלהים')}`);
    expect(part(hebrew, 'elsewhere')).toContain('&amp;db=wlc"');
    expect(part(hebrew, 'entries')).toContain('H430');
  });

  test('a query with quotes and ampersands stays intact in the search box and is escaped elsewhere', async () => {
    const html = await readPageParts(await requestApp(`/results?q=${encodeURIComponent('"><img src=x> & &quot;')}`));
    expect(html).toContain('value="&quot;&gt;&lt;img src=x&gt; &amp; &amp;quot;"');
    expect(html).not.toContain('<img');
  });

  test('a database error is shown with status 503', async () => {
    const response = await requestAppWith({ LIBRARY: env.EMPTY }, '/results?q=light');
    expect(response.status).toBe(503);
    expect(part(await response.text(), 'message')).toContain(
      'There was an error fetching search results. Please try again.',
    );
  });
});

describe('results open as a comparison if a setting says so', () => {
  const setting = '/api/system-settings/site.default_parallel';
  const set = async (value: string): Promise<void> => {
    const { cookie } = await createTestUser('admin');
    expect((await sendRequest('PUT', setting, { cookie, body: { value } })).status).toBe(200);
  };
  beforeAll(() => set('true'));
  afterAll(() => set('false'));

  const isParallel = (html: string): boolean => /<input[^>]*name="parallel"[^>]*checked=""/.test(html);
  const hiddenField = '<input type="hidden" name="parallel" value="false"/>';

  test.each([
    ['/results?q=god', true],
    ['/results?q=god&parallel=true&parallel=false', true],
    ['/results?q=god&parallel=false', false],
    ['/results?q=god&parallel=', false],
  ])('%s: %s', async (path, expected) => {
    const html = await page(path);
    expect(isParallel(html)).toBe(expected);
    // The hidden field lets a form without scripts switch the comparison off.
    expect(html).toContain(hiddenField);
  });

  test('links to other pages of a search preserve a comparison that is switched off', async () => {
    const html = await page('/results?q=god&parallel=false&perPage=1&order=relevance');
    expect(html).toContain('parallel=false');
  });
});

test('Strong’s numbers that are on by default can be switched off without scripts', async () => {
  expect(await page('/results?q=god&db=kjv_strongs')).toContain('<input type="hidden" name="strongs" value="false"/>');
  expect(await page('/results?q=god&db=kjv')).not.toContain('<input type="hidden" name="strongs"');
});
