import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { chapterAnswer } from '#data/reading/contract/reading.ts';
import { requestApp, requestAppWith } from '../testing/request-app.ts';
import { mainOf, readPageParts } from '../testing/page-parts.ts';

async function page(path: string, status = 200): Promise<string> {
  const response = await requestApp(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  return readPageParts(response);
}

describe('a chapter of a version that is not built as files', () => {
  test('3 John 1:15 of the Textus Receptus is shown', async () => {
    const html = await page('/bible/tr/3-john/1');
    expect(mainOf(html)).toContain('ειρηνη σοι ασπαζονται σε οι φιλοι');
    expect(mainOf(html)).toContain('id="v15"');
    expect(mainOf(html)).toContain('lang="grc"');
    expect(html).toContain('<title>3 John 1 · Textus Receptus NT — Bible</title>');
    expect(html).toContain('href="https://built.example/bible/tr/3-john/1"');
    expect(html).not.toContain('noindex');
  });

  test('Revelation 12:18 of the Textus Receptus is shown, with links to the neighboring chapters', async () => {
    const chapter = mainOf(await page('/bible/tr/revelation/12'));
    expect(chapter).toContain('id="v18"');
    expect(chapter).toContain('και εσταθην επι την αμμον της θαλασσης');
    expect(chapter).toContain('rel="prev" href="/bible/tr/3-john/1"');
    expect(chapter).toContain('rel="next" href="/bible/tr/revelation/13"');
  });

  test('Hebrew Malachi 3:19 shows both numbers and links to the words of Malachi 4:1', async () => {
    const chapter = mainOf(await page('/bible/wlc/malachi/3'));
    expect(chapter).toContain('<a class="v" id="v19" href="/strongs/verse/malachi/4/1">19 <small>(4:1)</small></a>');
    expect(chapter).toContain('dir="rtl"');
  });

  test('its words have their numbers, and other versions of the chapter are linked', async () => {
    const chapter = mainOf(await page('/bible/kjv_strongs/genesis/1'));
    expect(chapter).toContain('<span data-n="H430">God</span>');
    expect(chapter).toContain('href="/bible/wlc/genesis/1"');
    expect(chapter).not.toContain('href="/bible/tr/genesis/1"');
  });

  test('other verses that share rare words are listed below the text, with those words', async () => {
    const chapter = mainOf(await page('/bible/kjv/genesis/1'));
    expect(chapter).toContain(
      '<a href="#v1">1</a> <span aria-hidden="true">→</span> <a href="/bible/kjv/1-john/4#v8">1 John 4:8</a> <small>“God”, “father”</small>',
    );
    expect(mainOf(await page('/bible/tr/3-john/1'))).not.toContain('Cross-references');
  });

  test('the books of a version are listed with their chapters', async () => {
    const books = mainOf(await page('/bible/tr'));
    expect(books).toContain('href="/bible/tr/revelation/13"');
    expect(books).not.toContain('Genesis');
    expect(books).not.toContain('Old Testament');
  });
});

test('a chapter has one canonical URL when both codes of its text are loaded', async () => {
  const pages = await Promise.all(['kjv', 'kjv_strongs'].map((code) => page(`/bible/${code}/genesis/1`)));
  expect(pages.map((html) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1])).toEqual(
    Array(2).fill('https://built.example/bible/kjv_strongs/genesis/1'),
  );
});

describe('another spelling redirects to the canonical URL', () => {
  test.each([
    ['/bible/kjv/Gen/1', '/bible/kjv/genesis/1'],
    ['/bible/KJV/GENESIS/01', '/bible/kjv/genesis/1'],
    ['/bible/kjv/1/1', '/bible/kjv/genesis/1'],
    ['/bible/kjv/genesis', '/bible/kjv/genesis/1'],
    ['/bible/kjv/genesis/1/', '/bible/kjv/genesis/1'],
    ['/bible/tr/3-Jn/1', '/bible/tr/3-john/1'],
    ['/bible/tr/3%20John/1?a=%20b', '/bible/tr/3-john/1?a=%20b'],
    ['/bible/tr/3-john/1:15', '/bible/tr/3-john/1#v15'],
    ['/bible/tr/3-john/1/15', '/bible/tr/3-john/1#v15'],
    ['/bible/TR/', '/bible/tr'],
  ])('%s → %s', async (path, target) => {
    const response = await requestApp(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(target);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
  });
});

test.each([
  ['/bible/genesis/1', '/bible/kjv_strongs/genesis/1'],
  ['/bible/1-jn/4', '/bible/kjv_strongs/1-john/4'],
  ['/bible/genesis/1/3', '/bible/kjv_strongs/genesis/1#v3'],
])('%s names no version, and redirects to %s only as long as settings are cached', async (path, target) => {
  const response = await requestApp(path);
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe(target);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=30');
});

describe('the box above a chapter opens a reference in the same version', () => {
  test.each([
    ['version=kjv&to=Genesis+1%3A3', '/bible/kjv/genesis/1#v3'],
    ['version=tr&to=3+John+1', '/bible/tr/3-john/1'],
    ['version=tr&to=3jn+15', '/bible/tr/3-john/1#v15'],
    ['version=kjv&to=gen', '/bible/kjv/genesis/1'],
    ['version=kjv&to=Gen+1%3A1-3', '/bible/kjv/genesis/1#v1'],
    ['version=wlc&to=Malachi+3%3A19', '/bible/wlc/malachi/3#v19'],
    ['version=kjv&to=', '/bible'],
  ])('%s → %s', async (query, target) => {
    const response = await requestApp(`/bible/go?${query}`);
    expect(response.status).toBeOneOf([302, 303]);
    expect(response.headers.get('Location')).toBe(target);
  });

  test.each([
    ['version=kjv&to=tobit+1', 'There is no book “<bdi>tobit</bdi>”'],
    ['version=kjv&to=Genesis+51', 'Genesis has 1 chapter'],
    ['version=nkjv&to=Genesis+1', 'is not loaded on this site'],
    ['version=kjv&to=%3Cb%3E', '&lt;b&gt;'],
    ['to=%00', 'There is no book'],
  ])('%s shows the error', async (query, message) => {
    expect(mainOf(await page(`/bible/go?${query}`, 404))).toContain(message);
  });
});

describe('a missing chapter is reported with alternatives', () => {
  test.each([
    ['/bible/kjv/genesis/51', ['Genesis has 1 chapter', 'href="/bible/kjv/genesis/1"', 'href="/bible/kjv#genesis"']],
    ['/bible/kjv/genesis/0', ['Genesis has 1 chapter']],
    ['/bible/kjv/genesis/x', ['Genesis has 1 chapter']],
    ['/bible/kjv/genesis/-1', ['Genesis has 1 chapter']],
    ['/bible/kjv/genesis/99999999999', ['Genesis has 1 chapter']],
    ['/bible/kjv_strongs/psalm/151', ['There are 119 psalms', 'href="/bible/kjv_strongs/psalms/119"', '>Psalm 119<']],
    ['/bible/kjv/tobit/1', ['There is no book “<bdi>tobit</bdi>”', 'href="/bible/kjv"']],
    ['/bible/nonsense', ['There is no book “<bdi>nonsense</bdi>”']],
    [
      '/bible/tr/genesis/1',
      ['Genesis is not in this version', 'href="/bible/kjv_strongs/genesis/1"', 'href="/bible/tr"'],
    ],
    [
      '/bible/nkjv/genesis/1',
      [
        'is not loaded on this site',
        'New King James Version',
        'href="/bible/kjv_strongs/genesis/1"',
        'href="/bible/wlc/genesis/1"',
      ],
    ],
    ['/bible/nkjv', ['is not loaded on this site', 'href="/bible"']],
    ['/bible/xyz/genesis/1', ['“<bdi>xyz</bdi>” is not loaded on this site', 'href="/bible/kjv/genesis/1"']],
    ['/bible/%3Cimg%20src=x%3E/genesis/1', ['&lt;img src=x&gt;']],
    ['/bible/kjv/%3Cb%3E/1', ['&lt;b&gt;']],
    ['/bible/kjv/%E0%A4%A/1', ['There is no book']],
    [`/bible/kjv/${'a'.repeat(5000)}/1`, ['There is no book', 'a'.repeat(40)]],
  ])('%s', async (path, parts) => {
    const html = await page(path.slice(0, 6000), 404);
    const message = mainOf(html);
    for (const part of parts) expect(message).toContain(part);
    expect(html).toContain('content="noindex"');
    expect(message).not.toContain('class="text"');
  });

  test.each(['/bible/a/b/c/d/e', '/bible/kjv/genesis/1/2/3', '/bible/%00', '/bible/kjv/%00/1', '/bible/x/y/z'])(
    '%s answers 404',
    async (path) => {
      expect((await requestApp(path)).status).toBe(404);
    },
  );

  test('a library that is not available', async () => {
    const response = await requestAppWith({ LIBRARY: env.EMPTY }, '/bible/kjv/genesis/1');
    expect(response.status).toBe(503);
    expect(mainOf(await response.text())).toContain('The text could not be loaded. Please try again later.');
  });
});

describe('GET /api/bible/chapter', () => {
  test('returns the verses in the version’s own numbers, with both references', async () => {
    const response = await requestApp('/api/bible/chapter/wlc/Mal/3');
    expect(response.status).toBe(200);
    const answer = chapterAnswer.parse(await response.json());
    expect(answer).toMatchObject({ version: 'wlc', language: 'hbo', direction: 'rtl', reference: 'Malachi 3' });
    expect(answer.verses).toMatchObject([{ id: 39_003_019, verse: 19, reference: 'Malachi 4:1 · Hebrew 3:19' }]);
  });

  test('tags the words that have numbers', async () => {
    const answer = chapterAnswer.parse(await (await requestApp('/api/bible/chapter/kjv_strongs/1/1')).json());
    expect(answer.verses[2]).toMatchObject({
      text: 'And God said, Let there be light: and there was light.',
      tagged: 'And God{H430} said, Let there be light: and there was light.',
    });
  });

  test.each([
    ['/api/bible/chapter/nkjv/genesis/1', 404, 'The version "nkjv" is not loaded on this site.'],
    ['/api/bible/chapter/segond_1910/genesis/1', 404, 'The version "segond_1910" is not loaded on this site.'],
    [
      '/api/bible/chapter/kjv/tobit/1',
      404,
      '“tobit” is not a book of the Bible. Write its name or its number, 1 to 66.',
    ],
    ['/api/bible/chapter/%3Cb%3E/genesis/1', 400, 'version must be a version code such as kjv_strongs.'],
    ['/api/bible/chapter/kjv/genesis/51', 404, 'Genesis has 1 chapter.'],
    ['/api/bible/chapter/tr/genesis/1', 404, 'Genesis is not in this version.'],
    ['/api/bible/chapter/kjv/genesis/one', 400, 'chapter must be a number such as 3.'],
  ])('%s answers %i', async (path, status, message) => {
    const response = await requestApp(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message });
  });

  test('does not accept POST', async () => {
    expect((await requestApp('/api/bible/chapter/kjv/genesis/1', { method: 'POST' })).status).toBe(405);
  });
});
