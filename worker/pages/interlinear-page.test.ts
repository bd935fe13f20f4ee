import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { interlinearPassagePath } from '#data/interlinear/interlinear-paths.ts';
import { parallelAnswer } from '#data/reading/contract/reading.ts';
import type { SearchAnswer } from '#data/search/contract/search.ts';
import { readPageParts } from '../testing/page-parts.ts';
import { requestApp } from '../testing/request-app.ts';
import { forgetCatalogs } from '../versions/catalog.ts';

async function page(path: string, status = 200): Promise<string> {
  const response = await requestApp(`/interlinear${path}`);
  expect(response.status, path).toBe(status);
  return readPageParts(response);
}

async function redirectOf(path: string): Promise<string> {
  const response = await requestApp(`/interlinear${path}`);
  expect([301, 302]).toContain(response.status);
  return response.headers.get('Location') ?? '';
}

/** The lines of each unit, in the order of the text. */
const units = (html: string): string[][] =>
  [...html.matchAll(/<li[^>]*>(<(?:bdi|[bi]) class="[og][" ].*?)<\/li>/gs)].map(([, unit = '']) =>
    [...unit.matchAll(/ class="([a-z])[" ][^>]*>(.*?)<\/(?:bdi|a|i|b|span|code)>/gs)].map(
      ([, line, text]) => `${line}:${text}`,
    ),
  );

describe('a passage word under word', () => {
  test('shows the Hebrew of Genesis 1:1 in its own order, with the words of the translation', async () => {
    const html = await page('/wlc/genesis/1');
    expect(html).toContain('<title>Genesis 1 · Westminster Leningrad Codex');
    expect(html).toContain('<link rel="canonical" href="https://built.example/interlinear/wlc/genesis/1">');
    const words = units(html);
    expect(words).toHaveLength(7);
    // Genesis 1:1 has seven Hebrew words; the second is “created”, the third “God”.
    expect(words[1]).toEqual(expect.arrayContaining(['o:בָּרָא', 'n:H1254', 'c:HVqp3ms', 'g:created']));
    expect(words[2]).toEqual(expect.arrayContaining(['l:אֱלֹהִים', 'g:God']));
  });

  test('shows the translation in its own order, with the Hebrew under each phrase', async () => {
    const words = units(await page('/kjv_strongs/genesis/1?lines=everything'));
    expect(words[0]?.[0]).toMatch(/^g:In the beginning/);
    expect(words.flat()).toContain('o:בָּרָא');
    // The sign of the object has no English words. It follows the verse, in the order of the Hebrew.
    const verse = words.slice(
      0,
      words.findIndex((unit) => unit[0]?.includes('And the earth')),
    );
    expect(verse.map((unit) => unit.find((line) => line.startsWith('o:')))).toEqual([
      'o:בְּרֵאשִׁית',
      'o:אֱלֹהִים',
      'o:בָּרָא',
      'o:הַשָּׁמַיִם',
      undefined,
      'o:הָאָרֶץ',
      'o:אֵת',
      'o:וְאֵת',
    ]);
    expect(verse.at(-1)?.[0]).toContain('–');
  });

  test('says how the words are linked, and how many links a reader found wrong', async () => {
    const ofHebrew = await page('/wlc/genesis/1');
    expect(ofHebrew).toContain('King James Version, Old Testament: 0 of 150 links');
    expect(ofHebrew).toContain('href="/about/texts#links"');
    expect(await page('/kjv_strongs/genesis/1')).toContain('0 of 150 links that a reader checked were wrong');
  });

  test('shows no count of wrong links for an imported text, which nobody checked', async () => {
    const code = 'kjv_strongs';
    await env.LIBRARY.prepare("UPDATE versions SET source = 'import-kjv_strongs' WHERE code = ?").bind(code).run();
    forgetCatalogs();
    for (const html of [await page('/wlc/genesis/1'), await page('/kjv_strongs/genesis/1')]) {
      expect(html).toContain('The links of these two texts have not been checked.');
      expect(html).not.toContain('0 of 150 links');
      expect(html).toContain(' data-imported="true"');
    }
    const parallel = await requestApp('/api/bible/parallel?passage=Genesis+1%3A1&versions=wlc-interlinear,wlc');
    const { versions } = parallelAnswer.parse(await parallel.json());
    expect(versions.map(({ isImported }) => isImported)).toEqual([true, undefined]);
    const verse = await (await requestApp('/strongs/verse/genesis/1/1')).text();
    expect(verse).toContain('have not been checked');
    expect(verse).toContain('<article class="verse-words" data-imported="true">');
    await env.LIBRARY.prepare("UPDATE versions SET source = 'kjv-master' WHERE code = ?").bind(code).run();
    forgetCatalogs();
    expect(await page('/wlc/genesis/1')).not.toContain('data-imported');
  });

  test('sets the lines and the color that the URL names, and says which names are unknown', async () => {
    const html = await page('/wlc/genesis/1?lines=gloss,original&lines=nonsense,nonsense&color=speech');
    expect(html).toContain('data-lines="original gloss" data-color="speech"');
    expect(html).toContain('There is no line called “nonsense”.');
    const uncolored = await page('/wlc/genesis/1?color=blue');
    expect(uncolored).toContain(
      'Words cannot be colored by “blue”, so they have no colors. Choose colors under “Lines”.',
    );
    expect(uncolored).not.toContain('data-color=');
    // Without names the stored choice of the device counts.
    expect(await page('/wlc/genesis/1')).not.toContain('data-lines=');
  });

  test('keeps the lines, the color and the translation of the URL in its sets of lines and on other pages', async () => {
    const hrefs = (html: string): string[] =>
      [...html.matchAll(/<a [^>]*href="(\/interlinear[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    const kept = hrefs(await page('/wlc/joel/3?lines=number&color=form&with=kjv_strongs'));
    expect(kept).toContain('/interlinear/wlc/joel/3?with=kjv_strongs&lines=parsing&color=form');
    expect(kept.filter((href) => href.startsWith('/interlinear/wlc/malachi/3'))).toEqual([
      '/interlinear/wlc/malachi/3?with=kjv_strongs&lines=number&color=form',
      '/interlinear/wlc/malachi/3?with=kjv_strongs&lines=number&color=form',
    ]);
    expect(kept).toContain('/interlinear/kjv_strongs?passage=Joel+2:28&with=kjv_strongs&lines=number&color=form');
    const bare = hrefs(await page('/wlc/joel/3'));
    expect(bare).toContain('/interlinear/wlc/joel/3?lines=parsing');
    expect(bare).toContain('/interlinear/wlc/malachi/3');
  });

  test('takes any spelling of a passage, and chooses a text that has it', async () => {
    expect(await page('?passage=gen+1:1')).toContain('Westminster Leningrad Codex');
    expect(await redirectOf('/WLC/Gen/1')).toContain('/interlinear/wlc/genesis/1');
    expect(await redirectOf('/wlc/genesis/1:1')).toBe('/interlinear/wlc?passage=genesis+1:1');
    expect(await redirectOf('')).toBe('/interlinear/wlc/genesis/1');
  });

  test.each([
    ['?lines=parsing&other=1', '/interlinear/wlc/genesis/1?lines=parsing'],
    ['/wlc?with=web&color=form&lines=code', '/interlinear/wlc/genesis/1?with=web&color=form&lines=code'],
    ['/wlc/genesis?lines=parsing', '/interlinear/wlc/genesis/1?lines=parsing'],
    ['/wlc/genesis/1:1?lines=code&with=web', '/interlinear/wlc?passage=genesis+1:1&lines=code&with=web'],
  ])('keeps the choice of the URL when it redirects %s', async (path, target) => {
    expect(await redirectOf(path)).toBe(target);
  });

  test('has a field for another passage, which keeps the choice of the URL', async () => {
    const form = /<form class="go".*?<\/form>/s.exec(await page('/wlc/genesis/1?lines=code&color=form&with=web'))?.[0];
    expect(form).toContain('action="/interlinear/wlc"');
    expect(form).toContain('name="passage"');
    expect([...(form ?? '').matchAll(/type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, ...pair]) => pair)).toEqual([
      ['with', 'web'],
      ['lines', 'code'],
      ['color', 'form'],
    ]);
  });

  test('says which text it does not have, instead of the one under the words', async () => {
    const message = 'There is no text “&lt;b&gt;” to show under the words. They have the King James Version';
    expect(await page('/wlc/genesis/1?with=%3Cb%3E')).toContain(message);
    expect(await page('/wlc/genesis/1?with=')).not.toContain('There is no text');
    expect(await page('/kjv_strongs/genesis/1?with=kjv_strongs')).toContain('There is no text “kjv_strongs”');
  });

  test('says which verses do not exist, with a link to their chapter', async () => {
    const short = await page('/wlc?passage=Genesis+1:1-99&lines=code');
    expect(short).toMatch(
      /Genesis 1 has 31 verses\. <a href="\/interlinear\/wlc\?passage=Genesis\+1&amp;lines=code"[^>]*>Genesis 1</,
    );
    expect(short).toMatch(/<h1[^>]*>Genesis 1:1–31</);
    const part = await page('/wlc?passage=Genesis+1:1;+Genesis+1:99');
    expect(part).toContain('Showing <strong>Genesis 1:1</strong> for “<bdi>Genesis 1:1; Genesis 1:99</bdi>”');
    // The whole chapter, and verses that only the Hebrew numbers have.
    for (const whole of ['Genesis+1', 'Genesis+1:1ff', 'Malachi+3:19'])
      expect(await page(`/wlc?passage=${whole}`), whole).not.toMatch(/ has \d+ verses?\./);
  });

  test('shows the verses that results in the Hebrew text link to', async () => {
    // 4:1 of printed English Bibles is 3:19 of the Hebrew, and Joel 2:28 is 3:1.
    const response = await requestApp('/api/search?q=Joel+2:28;+Malachi+4:1&db=wlc');
    const { chapters, results }: SearchAnswer = await response.json();
    expect(results.map(({ id }) => id)).toEqual(['wlc-29003001', 'wlc-39003019']);
    const html = await page(interlinearPassagePath(chapters[0]?.passage ?? '').replace('/interlinear', ''));
    expect(html).toContain('Joel 3:1');
    expect(html).toContain('Malachi 3:19');
  });

  test('shows both verse numbers where they differ', async () => {
    const html = await page('/wlc/malachi/3');
    expect(html).toContain('English 4:1');
    expect(html).toContain('href="/strongs/verse/malachi/4/1"');
  });
});

describe('a passage of both testaments', () => {
  const verses = (html: string): string[] =>
    [...html.matchAll(/<a class="vn"[^>]*>([^<]*)/g)].map(([, label = '']) => label);

  test('shows all verses of a translation, each with its book, and the original of its testament', async () => {
    const html = await page('/kjv_strongs?passage=Genesis+1:1;+1+John+4:8');
    expect(verses(html)).toEqual(['Genesis 1:1', '1 John 4:8']);
    expect(html).toContain('id="1-john-4-8"');
    // The Hebrew word of the first verse, and the number of the last, whose original is not loaded with numbers.
    expect(html).toMatch(/id="genesis-1-1".*בָּרָא.*id="1-john-4-8".*>G2316</s);
    expect(html).not.toContain('does not have');
  });

  test('is shown in a translation if no text is named', async () => {
    expect(verses(await page('?passage=Genesis+1:1;+1+John+4:8'))).toEqual(['Genesis 1:1', '1 John 4:8']);
  });

  test('names what a text of one testament lacks', async () => {
    const html = await page('/wlc?passage=Joel+2:28;+Malachi+4:1;+1+John+4:8');
    expect(html).toContain('The Westminster Leningrad Codex does not have 1 John 4:8.');
    expect(verses(html)).toEqual(['Joel 3:1', 'Malachi 3:19']);
  });
});

test('says which text is missing below the words', async () => {
  expect(await page('/kjv_strongs?passage=1+John+4:8')).toContain('No original of these verses with Strong’s numbers');
  expect(await page('/wlc/genesis/1')).not.toContain('none can be shown under the words');
});

test('names other texts that have the passage, and no other', async () => {
  const hebrew = '/interlinear/wlc?passage=';
  expect(await page('/kjv_strongs?passage=Genesis+1:1')).toContain(hebrew);
  expect(await page('/kjv_strongs?passage=1+John+4:8')).not.toContain(hebrew);
});

test('names the texts there are for an unknown one, with the passage if one is asked for', async () => {
  const ways = async (path: string): Promise<string[]> =>
    [...(await page(path, 404)).matchAll(/class="button" href="([^"]*)"/g)].map(([, href = '']) => href);
  expect(await ways('/nothing?passage=gen+1:1')).toContain('/interlinear/wlc?passage=Genesis+1:1');
  expect(await ways('/nothing')).toContain('/interlinear/wlc');
  expect(await ways('/nothing/genesis/1')).toContain('/interlinear/wlc');
});

test('offers the parallel view, and no interlinear text without the passage, if no text can show it', async () => {
  const html = await page('/tr/3-john/1', 404);
  expect(html).toContain('href="/parallel-bible?passage=3+John+1"');
  expect(html).not.toContain('href="/interlinear');
});

describe('a passage that cannot be shown gets a sentence and a way on', () => {
  test.each([
    ['/wlc/ruth/99', 404, 'Ruth has 4 chapters.'],
    ['/nothing/genesis/1', 404, 'The text “nothing” is not loaded on this site.'],
    ['/wlc/john/3', 404, 'does not have John 3'],
    ['/tr/3-john/1', 404, 'have no Strong’s numbers, so there is no interlinear view of it'],
    ['/wlc?passage=foo', 400, '“foo” is not a Bible reference'],
    [`/wlc?passage=${'Genesis 1:1; '.repeat(40)}`, 400, 'The passage is too long: 500 characters at most.'],
    ['/wlc?passage=genesis+1:99', 404, 'Genesis 1 has'],
    ['/wlc/obadiah/2', 404, 'Obadiah has 1 chapter'],
  ])('%s: %i', async (path, status, message) => {
    const html = await page(path, status);
    expect(html).toContain(message);
    expect(html).toMatch(/class="button" href="\/(?:interlinear|parallel)|Try John 3/);
  });
});
