import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { parallelAnswer } from '#data/reading/contract/reading.ts';
import { requestApp, requestAppWith } from '../testing/request-app.ts';
import { readPageParts } from '../testing/page-parts.ts';

async function page(path: string, status = 200): Promise<string> {
  const response = await requestApp(`/parallel-bible${path}`);
  expect(response.status, path).toBe(status);
  return readPageParts(response);
}

/** Without the marks of words that can be pressed. */
const rows = (html: string): string[] =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<span data-w="[\d ]+">([^<]*)<\/span>/g, '$1')
    .split('<li><b>')
    .slice(1);

describe('a comparison of a passage', () => {
  test('shows Malachi 4:1 next to the Hebrew 3:19', async () => {
    const [row = '', ...others] = rows(await page('?passage=Malachi+4%3A1&versions=kjv_strongs,wlc'));
    expect(others).toEqual([]);
    expect(row).toContain('<a href="/strongs/verse/malachi/4/1">Malachi 4:1 · Hebrew 3:19</a>');
    // Either number finds the verse.
    expect(rows(await page('?passage=Malachi+3%3A19&versions=kjv_strongs,wlc'))[0]).toContain(
      'Malachi 4:1 · Hebrew 3:19',
    );
    expect(row).toContain('For, behold, the day cometh');
    expect(row).toContain('<p lang="hbo" dir="rtl">כִּי־הִנֵּה');
  });

  test('shows both Hebrew verses next to the title of Psalm 51', async () => {
    const [row = ''] = rows(await page('?passage=Psalm+51%3A0&versions=kjv_strongs,wlc'));
    expect(row).toContain('Psalm 51 title · Hebrew 51:1–2');
    expect(row.match(/<p lang="hbo"/g)).toHaveLength(2);
  });

  test('shows Joel 2:28 next to the Hebrew 3:1', async () => {
    expect(rows(await page('?passage=joel+2%3A28&versions=kjv_strongs,wlc'))[0]).toContain('Joel 2:28 · Hebrew 3:1');
  });

  test('says which version lacks a verse', async () => {
    const [row = ''] = rows(await page('?passage=1+John+4%3A8&versions=kjv_strongs,wlc'));
    expect(row).toContain('<p class="lack">This version has only the Old Testament</p>');
  });

  test('compares the default version with Restored Names if the URL names no versions', async () => {
    const html = await page('?passage=Genesis+1%3A3');
    expect(html).toContain('<span class="ltr">Restored Names (from the KJV)</span>');
    expect(rows(html)[0]).toContain('And <u>Elohim</u> said');
    expect(rows(html)[0]?.split('</ol>')[0]).not.toContain('RSTNE');
  });

  test('fills the form with the request, and links to the neighboring chapters', async () => {
    const html = await page('?passage=Genesis+1&versions=wlc,kjv_strongs');
    expect(html).toContain('value="Genesis 1"');
    expect(html).toContain('<option value="wlc" selected="">Hebrew (WLC)</option>');
    expect(html).toContain('<option value="nkjv" disabled="">NKJV — not loaded on this site</option>');
    expect(html).toContain(
      '<a rel="next" href="/parallel-bible?passage=Genesis+2&amp;versions=wlc,kjv_strongs">Genesis 2 →</a>',
    );
    expect(html).toContain('<title>Genesis 1: Westminster Leningrad Codex');
  });
});

test('a passage beyond the end of its chapter says how many verses that has, with a link to it', async () => {
  const html = await page('?passage=Genesis+1%3A1-99&versions=wlc,kjv_strongs');
  expect(html).toContain(
    'Genesis 1 has 31 verses. <a href="/parallel-bible?passage=Genesis+1&amp;versions=wlc,kjv_strongs">Genesis 1</a>',
  );
  expect(await page('?passage=Genesis+1&versions=wlc,kjv_strongs')).not.toContain('has 31 verses');
});

describe('the words of a comparison', () => {
  test('are marked in every tagged version, with a note on how they are linked', async () => {
    const html = await page('?passage=Genesis+1%3A1&versions=kjv_strongs,wlc');
    expect(html).toContain('In the beginning</span> <span data-w="1">God</span>');
    expect(html).toContain('<summary>How words are linked</summary>');
  });

  test('are one by one in an interlinear column, which the menus offer', async () => {
    const html = await page('?passage=Genesis+1%3A1&versions=kjv_strongs,wlc-interlinear');
    expect(html).toContain('<small>Westminster Leningrad Codex, interlinear</small>');
    expect(html).toContain('<option value="wlc-interlinear" selected="">Hebrew (WLC), interlinear</option>');
    expect(html).toMatch(/<li data-w="1"><bdi class="o V f1" lang="hbo">בָּרָא<\/bdi>.*?<b class="g">created<\/b>/);
    const response = await requestApp('/api/bible/parallel?passage=Genesis+1%3A1&versions=kjv_strongs,wlc-interlinear');
    const { versions, rows: found } = parallelAnswer.parse(await response.json());
    expect(versions[1]).toMatchObject({ version: 'wlc-interlinear', interlinear: 'original', original: 'wlc' });
    const [english, hebrew] = found[0]?.cells.map(({ verses: [verse] }) => verse) ?? [];
    // "God" is the second phrase and the third word.
    expect(hebrew?.units?.[2]).toMatchObject({ gloss: 'God', links: [english?.links?.[1]] });
    // The dictionary has the lemma and the meaning.
    expect(hebrew?.units?.[2]?.words).toMatchObject([{ number: 'H430', lemma: 'אֱלֹהִים', meaning: 'God' }]);
    expect(english).not.toHaveProperty('units');
  });

  test('have their original under each phrase of an interlinear translation', async () => {
    const html = await page('?passage=Genesis+1%3A1&versions=kjv_strongs-interlinear,restored');
    expect(html).toMatch(/<b class="g">God<\/b><bdi class="o N" lang="hbo">אֱלֹהִים/);
    expect(html).not.toContain('not in this text');
  });
});

describe('the URL of a comparison', () => {
  test.each([
    [
      '?passage=Genesis%201&versions=kjv_strongs&versions=wlc&versions=&versions=',
      '/parallel-bible?passage=Genesis+1&versions=kjv_strongs,wlc',
    ],
    ['?versions=&passage=John+3', '/parallel-bible?passage=John+3'],
    ['?utm=1', '/parallel-bible'],
  ])('%s is %s', async (input, expected) => {
    const response = await requestApp(`/parallel-bible${input}`);
    expect([response.status, response.headers.get('Location')]).toEqual([301, expected]);
  });

  test.each(["'", '"', '<b>', '%25', 'ps 23;john 3', '✝', "a'b"])('%s redirects at most once', async (text) => {
    const first = await requestApp(`/parallel-bible?passage=${encodeURIComponent(text)}&versions=kjv_strongs,wlc`);
    const second = first.status === 301 ? await requestApp(first.headers.get('Location') ?? '') : first;
    expect(second.status).not.toBe(301);
    expect(await second.text()).not.toContain('<b>');
  });
});

describe('invalid comparisons', () => {
  test.each([
    ['', 200, 'Enter a passage'],
    ['?passage=Genesis+51', 400, 'Genesis has 50 chapters. Did you mean <a href="/parallel-bible?passage=Genesis+50">'],
    ['?passage=Psalm+151', 400, 'Psalms has 150 chapters'],
    ['?passage=Jude+2%3A1', 400, 'Jude has 1 chapter'],
    ['?passage=nonsense', 400, '“nonsense” is not a Bible reference'],
    [
      '?passage=Genesis+1%3A99',
      404,
      'These versions do not have Genesis 1:99. Did you mean <a href="/parallel-bible?passage=Genesis+1">',
    ],
    ['?passage=Genesis+1&versions=nkjv,kjv', 404, 'The version &quot;nkjv&quot; is not loaded on this site.'],
    [`?passage=${'x'.repeat(501)}`, 400, 'too long'],
  ])('%s shows the reason', async (query, status, message) => {
    expect((await page(query, status)).replaceAll('<!-- -->', '')).toContain(message);
  });

  test('a library error has a different message from a missing verse', async () => {
    const response = await requestAppWith({ LIBRARY: env.EMPTY }, '/parallel-bible?passage=Genesis+1');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('The passage could not be loaded. Please try again later.');
  });
});

describe('GET /api/bible/parallel', () => {
  test('returns what the page shows', async () => {
    const response = await requestApp('/api/bible/parallel?passage=Malachi+4%3A1&versions=kjv_strongs,wlc');
    expect(response.status).toBe(200);
    const answer = parallelAnswer.parse(await response.json());
    expect(answer.reference).toBe('Malachi 4:1');
    expect(answer.versions.map(({ version }) => version)).toEqual(['kjv_strongs', 'wlc']);
    expect(answer.rows).toMatchObject([{ reference: 'Malachi 4:1 · Hebrew 3:19', href: '/strongs/verse/malachi/4/1' }]);
    expect(answer.rows[0]?.cells[1]?.verses[0]?.text).toMatch(/^כִּי־הִנֵּה/);
  });

  test.each([
    ['passage=Genesis+51', 400, { message: 'Genesis has 50 chapters.', code: 'invalid', suggestion: 'Genesis 50' }],
    ['passage=Genesis+1%3A99', 404, { code: 'not_found', suggestion: 'Genesis 1' }],
    ['passage=Genesis+1&versions=nkjv,kjv', 404, { message: 'The version "nkjv" is not loaded on this site.' }],
    [`passage=${'x'.repeat(501)}`, 400, { code: 'invalid', issues: [{ field: 'passage' }] }],
  ])('%s answers %i', async (query, status, body) => {
    const response = await requestApp(`/api/bible/parallel?${query}`);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(body);
  });

  test('does not accept POST', async () => {
    expect((await requestApp('/api/bible/parallel', { method: 'POST' })).status).toBe(405);
  });
});

describe('results in comparison mode', () => {
  test('appear next to Restored Names instead of as a list', async () => {
    const html = await readPageParts(await requestApp('/results?q=light&db=kjv_strongs&parallel=true'));
    expect(html).not.toContain('<ol class="hits">');
    const [row = ''] = rows(html);
    expect(row).toContain('>Genesis 1:3</a>');
    expect(row).toContain('there be <mark>light</mark>');
    expect(row).toContain('<small>Restored Names (from the KJV)</small><p>And <u>Elohim</u> said');
  });

  test('find the counterpart of a Hebrew verse by its other number', async () => {
    const html = await readPageParts(
      await requestApp(`/results?q=${encodeURIComponent('כי הנה היום')}&db=wlc&parallel=true`),
    );
    expect(rows(html)[0]).toContain('For, behold, the day cometh');
  });

  test.each([
    ['beside=kjv_strongs', 'King James Version with Strong&#x27;s numbers'],
    // Comparing a text with itself shows nothing new.
    ['beside=wlc', 'Restored Names (from the KJV)'],
    ['beside=', 'Restored Names (from the KJV)'],
  ])('with %s appear next to the %s', async (query, label) => {
    const path = `/results?q=${encodeURIComponent('כי הנה היום')}&db=wlc&parallel=true&${query}`;
    const [row = ''] = rows(await readPageParts(await requestApp(path)));
    expect(row).toContain(`<small>${label}</small>`);
    expect(row).toContain('For, behold, the day cometh');
  });

  test('pass the right side to the island', async () => {
    const html = await readPageParts(await requestApp('/results?q=For+behold&db=kjv_strongs&parallel=true&beside=wlc'));
    expect(rows(html)[0]).toContain('<small>Westminster Leningrad Codex</small><p lang="hbo" dir="rtl">');
  });

  test('preserve the right side in the form and in the link to the next page', async () => {
    const html = await readPageParts(await requestApp('/results?q=beginning&db=kjv_strongs&parallel=true&beside=wlc'));
    expect(html).toMatch(/<option value="wlc" selected="">/);
    expect(html).toContain('page=2&amp;parallel=true&amp;beside=wlc');
  });

  test('appear without a comparison, with the reason, if the right side is unknown', async () => {
    const response = await requestApp('/results?q=light&db=kjv_strongs&parallel=true&beside=klingon');
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(
      'The version &quot;klingon&quot; is not loaded on this site. Choose another version to compare.',
    );
    expect(html).toContain('<ol class="hits">');
    // The comparison is off, so the parameter is ignored.
    expect((await requestApp('/results?q=light&db=kjv_strongs&beside=klingon')).status).toBe(200);
  });

  test('preserve the parameter in the link to the next page', async () => {
    const html = await readPageParts(await requestApp('/results?q=beginning&db=kjv_strongs&parallel=true'));
    expect(html).toContain('page=2&amp;parallel=true');
  });
});

test.each([
  ['/parallel-bible/?passage=John+3', '/parallel-bible?passage=John+3'],
  ['/results/?q=god', '/results?q=god'],
  ['/strongs-results/?q=god', '/strongs-results?q=god'],
])('%s is %s', async (requested, target) => {
  const response = await requestApp(requested);
  expect(response.status).toBe(301);
  expect(response.headers.get('Location')).toBe(target);
});

test('an invalid query gets no suggestions', async () => {
  const html = await readPageParts(await requestApp('/parallel-bible?passage=nonsense'));
  expect(html).not.toContain('Did you mean');
});
