import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { requestApp, requestAppWith } from '../testing/request-app.ts';
import { seedOtherLibrary } from '../testing/other-library.ts';
import { mainOf, sectionOf, readPageParts } from '../testing/page-parts.ts';

async function page(path: string, status = 200): Promise<string> {
  const response = await requestApp(`/strongs/verse/${path}`);
  expect(response.status, path).toBe(status);
  expect(response.headers.get('X-Robots-Tag')).toBe(status === 200 ? null : 'noindex');
  return readPageParts(response);
}

const words = (html: string): string[] => html.split('<li').slice(1);

describe('the words of a verse as a page', () => {
  test('shows the reference, the text and a canonical URL', async () => {
    const html = await page('genesis/1/1');
    expect(html).toContain('<h1>Genesis 1:1</h1>');
    expect(html).toContain('<title>Genesis 1:1 — Word by word');
    expect(html).toContain('<link rel="canonical" href="https://built.example/strongs/verse/genesis/1/1">');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Genesis 1', item: 'https://built.example/bible/kjv_strongs/genesis/1' },
        { name: 'Genesis 1:1', item: 'https://built.example/strongs/verse/genesis/1/1' },
      ],
    });
    expect(html).toContain('content="Genesis 1:1 word by word: In the beginning God created');
    expect(html).toContain('<p class="scripture">In the beginning God created');
    expect(html).toContain('&quot;reference&quot;:&quot;Genesis 1:1&quot;');
    expect(html).toContain('&quot;link&quot;:&quot;/bible/kjv_strongs/genesis/1#v1&quot;');
  });

  test('shows the words of both texts with their entries, seven of them Hebrew', async () => {
    const html = await page('genesis/1/1');
    const english = words(sectionOf(html, 'English word by word'));
    // Five phrases with numbers, “and”, and twice the sign of the object, which no English words render.
    expect(english).toHaveLength(8);
    expect(english[1]).toContain('<b class="g">God</b><bdi class="o N" lang="hbo">אֱלֹהִים</bdi>');
    expect(english[1]).toContain('<a class="n" href="/lexicon/H430">H430</a><bdi class="l" lang="hbo">אֱלֹהִים</bdi>');
    const hebrew = words(sectionOf(html, 'Hebrew word by word'));
    expect(hebrew).toHaveLength(7);
    expect(hebrew[1]).toContain('<bdi class="o V f1" lang="hbo">בָּרָא</bdi>');
    expect(hebrew[1]).toContain('verb, Qal, perfect, third person masculine singular');
    expect(hebrew[1]).toContain('<code class="c">HVqp3ms</code><b class="g">created</b>');
    // Searches for a form are in the text that has it.
    expect(html.match(/data-version="\w+"/g)).toEqual(['data-version="wlc"', 'data-version="wlc"']);
    // The sign of the object.
    expect(hebrew[3]).toContain('H853');
    expect(hebrew[3]).toContain('<span class="sr">no words marked</span>');
  });

  test('shows both verse numbers where they differ, every Hebrew word, and no tag that the Hebrew verse lacks', async () => {
    const html = await page('malachi/4/1');
    expect(html).toContain('<h1>Malachi 4:1 · Hebrew 3:19</h1>');
    expect(sectionOf(html, 'English word by word')).not.toContain('H853');
    expect(words(sectionOf(html, 'Hebrew word by word'))[3]).toContain('no number');
    expect(await page('psalms/51/0')).toContain('<h1>Psalm 51 title · Hebrew 51:1–2</h1>');
  });

  test('shows the verse in every other version, or says that the version lacks it', async () => {
    const others = sectionOf(await page('genesis/1/1'), 'In other versions');
    expect(others).toContain('<a href="/bible/kjv/genesis/1#v1">King James Version</a>');
    expect(others).toContain('<a href="/about/names">Restored Names (from the KJV)</a>');
    expect(sectionOf(await page('genesis/1/2'), 'In other versions')).toContain(
      '<b>Westminster Leningrad Codex</b><p class="none">Not in this version</p>',
    );
  });

  test('highlights restored names in comparison with the text that does not have them', async () => {
    const others = sectionOf(await page('genesis/1/3'), 'In other versions');
    expect(others).toContain('<p>And <u>Elohim</u> said, Let there be light: and there was light.</p>');
  });

  test('preloads the Hebrew font only where there is Hebrew', async () => {
    expect(await page('genesis/1/1')).toContain('data-for="hebrew"');
    expect(await page('1-john/4/8')).not.toContain('data-for="hebrew"');
  });

  test('links to the previous and next verse, across chapters and books', async () => {
    const turn = mainOf(await page('joel/2/28'));
    // The previous and next verse in the test library.
    expect(turn).toContain('rel="prev" href="/strongs/verse/psalms/119/60"');
    expect(turn).toContain('rel="next" href="/strongs/verse/malachi/4/1"');
    expect(mainOf(await page('joel/2/28'))).toContain('href="/bible/kjv_strongs/joel/2#v28">Read Joel 2</a>');
    expect(mainOf(await page('genesis/1/1'))).not.toContain('rel="prev"');
    expect(mainOf(await page('revelation/13/1'))).not.toContain('rel="next"');
  });

  test('lists cross-references with the shared words', async () => {
    const references = sectionOf(await page('genesis/1/1'), 'Cross-references');
    expect(references).toContain('<a href="/bible/kjv_strongs/1-john/4#v8">1 John 4:8</a>');
    expect(references).toContain('<a href="/lexicon/H430">H430 <bdi lang="hbo">אֱלֹהִים</bdi></a> God');
    expect(references).toContain('<b>Psalms</b> <a href="/bible/kjv_strongs/psalms/33#v6">33:6</a>');
    expect(references).toContain('Quoted in <a href="/bible/kjv_strongs/hebrews/11#v3"');
    expect(sectionOf(await page('genesis/1/3'), 'Cross-references')).toBe('');
  });

  test.each([
    ['1/1/1', 'genesis/1/1'],
    ['Gen/1/1', 'genesis/1/1'],
    ['genesis/01/001', 'genesis/1/1'],
    ['genesis/1/1/', 'genesis/1/1'],
    ['1%20John/4/8', '1-john/4/8'],
    ['psalm/51/0?a=1', 'psalms/51/0?a=1'],
    ['song%20of%20songs/1/1', 'song-of-solomon/1/1'],
    ['I%20Sa/1/1', '1-samuel/1/1'],
    ['Deu./1/1', 'deuteronomy/1/1'],
    ['The%20First%20Epistle%20of%20Paul%20to%20the%20Corinthians/1/1', '1-corinthians/1/1'],
    ['Bereshit/1/1', 'genesis/1/1'],
    // Verse numbers that only the Hebrew Bible has.
    ['malachi/3/19', 'malachi/4/1'],
  ])('%s redirects to %s', async (path, target) => {
    const response = await requestApp(`/strongs/verse/${path}`);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(`/strongs/verse/${target}`);
  });

  test.each([
    ['genesis/51/1', 'Genesis has 50 chapters.', '/bible/kjv_strongs/genesis/50'],
    ['psalms/151/1', 'Psalms has 150 chapters.', '/bible/kjv_strongs/psalms/150'],
    ['jude/2/1', 'Jude has 1 chapter.', '/bible/kjv_strongs/jude/1'],
    ['genesis/1/99', 'Genesis 1 has 3 verses.', '/strongs/verse/genesis/1/3'],
    ['genesis/1/0', 'Genesis 1 has 3 verses.', '/bible/kjv_strongs/genesis/1'],
    ['psalms/119/0', 'Psalm 119 has no title.', '/bible/kjv_strongs/psalms/119'],
    ['genesis/9999/1', 'Genesis has 50 chapters.', '/bible/kjv_strongs/genesis/50'],
    ['genesis/1/9999', 'Genesis 1 has 3 verses.', '/strongs/verse/genesis/1/3'],
    ['exodus/3/1', 'Verse not available in this translation.', '/bible/kjv_strongs/exodus/3'],
    ['genesis/1/x', '“x” is not a verse number.', '/'],
    ['nobook/1/1', '“nobook” is not a book of the Bible', '/'],
    ['%3Cimg%20src=x%3E/1/1', '“&lt;img src=x&gt;” is not a book', '/'],
    ['%E0%A4%A/1/1', 'is not a book of the Bible', '/'],
  ])('%s answers 404: %s', async (path, message, way) => {
    const html = await page(path, 404);
    expect(html).toContain('<h1>Verse not found</h1>');
    expect(mainOf(html)).toContain(message);
    expect(mainOf(html)).toContain(`href="${way}"`);
  });

  test.each(['/strongs/verse', '/strongs/verse/genesis', '/strongs/verse/genesis/1/1/1'])(
    '%s is not a page',
    async (path) => {
      expect((await requestApp(path)).status).toBe(404);
    },
  );
});

test('a library that is not available is reported on a page that is not cached', async () => {
  const response = await requestAppWith({ LIBRARY: env.EMPTY }, '/strongs/verse/genesis/1/1');
  expect(response.status).toBe(503);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toContain('The verse could not be loaded. Please try again later.');
});

test('a fault of the program is an error, not a verse to try again later', async () => {
  const faulty = Object.assign(Object.create(env.LIBRARY) as D1Database, {
    withSession: () => {
      throw new TypeError('a fault');
    },
  });
  const response = await requestAppWith({ LIBRARY: faulty }, '/strongs/verse/genesis/1/1');
  expect(response.status).toBe(500);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).not.toMatch(/try again|a fault/);
});

describe('with other versions', () => {
  beforeAll(seedOtherLibrary);
  const otherPage = async (path: string): Promise<string> =>
    readPageParts(await requestAppWith({ LIBRARY: env.OTHER }, `/strongs/verse/${path}`));

  test('a verse that only one version has is shown from that version', async () => {
    const html = await otherPage('3-john/1/15');
    expect(mainOf(html)).toContain(
      '<p class="scripture" lang="grc" dir="ltr">εἰρήνη σοι</p><p class="small">Textus Receptus (Greek)</p>',
    );
    expect(sectionOf(html, 'In other versions')).toContain('Numbered differently in this version');
    expect(mainOf(html)).toContain('href="/strongs/verse/3-john/1/14"');
  });

  test('says that the tagged version is missing', async () => {
    expect(sectionOf(await otherPage('genesis/1/1'), 'English word by word')).toContain('is not loaded on this site');
  });
});
