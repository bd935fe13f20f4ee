import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { examplesAnswer, type ExampleVerse } from '#data/dictionary/contract/examples.ts';
import { healthAnswer } from '#data/site/contract/health.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { requestApp, requestAppWith } from '../testing/request-app.ts';

async function examples(path: string) {
  const response = await requestApp(`/api/strongs/search-by-number/${path}`);
  expect(response.status).toBe(200);
  return examplesAnswer.parse(await response.json());
}

/** The words of the text that are highlighted for the number. */
function markedWords({ plain, marks }: ExampleVerse, number: EntryNumber): string[] {
  const wordMarks = (marks.words ?? []).filter(([, , each]) => each === number);
  return wordMarks.map(([start, end]) => plain.slice(start, end));
}

describe('examples of a number', () => {
  test('come 20 per page in biblical order, with tags and highlighted words', async () => {
    const answer = await examples('H430');
    expect(answer).toMatchObject({
      totalVerses: 63,
      totalOccurrences: 63,
      totalPages: 4,
      page: 1,
      version: 'kjv_strongs',
      language: 'en',
      direction: 'ltr',
    });
    expect(answer.verses).toHaveLength(20);
    expect(answer.verses[0]).toMatchObject({
      id: 1_001_001,
      book: 1,
      chapter: 1,
      verse: 1,
      reference: 'Genesis 1:1',
      text: 'In the beginning{H7225} God{H430} created{H1254} the heaven{H8064} and the earth{H776}.',
      plain: 'In the beginning God created the heaven and the earth.',
    });
    const [first, second] = answer.verses;
    expect(first && markedWords(first, 'H430')).toEqual(['God']);
    expect(first?.original).toMatchObject({ language: 'hbo', direction: 'rtl' });
    expect(first?.original?.text).toMatch(/^בְּרֵאשִׁית/);
    expect(answer.verses[1]?.original).toBeUndefined();
    const supplied = second?.marks.supplied?.map(([start, end]) => second.plain.slice(start, end));
    expect(supplied).toContain('was');
  });

  test.each([
    ['page=4', 4, 3],
    ['page=99', 4, 3],
  ])('%s is page %i with %i verses', async (query, page, verseCount) => {
    const answer = await examples(`H430?${query}`);
    expect(answer.page).toBe(page);
    expect(answer.verses).toHaveLength(verseCount);
  });

  test('a rendering selects the verses with these words, regardless of case', async () => {
    for (const rendering of ['God', 'god']) {
      const answer = await examples(`H430?rendering=${rendering}`);
      expect(answer.verses.map(({ id }) => id)).toEqual([1_001_001, 1_001_002, 1_001_003]);
    }
  });

  test('a number that occurs twice in a verse counts as two occurrences in one verse', async () => {
    const answer = await examples('G2316');
    expect(answer).toMatchObject({ totalVerses: 1, totalOccurrences: 2 });
    const [verse] = answer.verses;
    expect(verse?.plain).toBe('He that loveth not knoweth not God; for God is love.');
    expect(verse && markedWords(verse, 'G2316')).toEqual(['God', 'God']);
  });

  test('a version code selects that version, and the original language answers if the version lacks the number', async () => {
    const hebrew = await examples('H430?version=wlc');
    expect(hebrew).toMatchObject({ language: 'hbo', direction: 'rtl' });
    expect(hebrew.verses[0] && markedWords(hebrew.verses[0], 'H430')).toEqual(['אֱלֹהִים']);
    expect((await examples('H1')).version).toBe('wlc');
  });

  test('an entry without occurrences answers with no verses', async () => {
    expect(await examples('H4300')).toMatchObject({ verses: [], totalVerses: 0, totalPages: 1, page: 1 });
  });

  test.each(['H430?version=nkjv', 'H430?version=segond_1910', 'H430?rendering=Zeus', 'H3'])(
    '%s answers 404',
    async (path) => {
      expect((await requestApp(`/api/strongs/search-by-number/${path}`)).status).toBe(404);
    },
  );
});

test('versions are listed by code, with the default first', async () => {
  expect(await (await requestApp('/api/bible/versions')).json()).toEqual(['kjv_strongs', 'kjv', 'wlc', 'tr']);
});

describe('static data', () => {
  test('an entry comes from the shard of its hundred', async () => {
    expect(await (await requestApp('/api/static-strongs/h0430')).json()).toMatchObject({
      strongsNumber: 'H430',
      word: 'אֱלֹהִים',
    });
  });

  test.each([
    ['a number that its shard lacks', 'H431', 404],
    ['a shard that is not built', 'G26', 503],
  ])('%s', async (_, number, status) => {
    expect((await requestApp(`/api/static-strongs/${number}`)).status).toBe(status);
  });
});

describe('health', () => {
  test('reports the edition and counts', async () => {
    const response = await requestApp('/api/health');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(healthAnswer.parse(await response.json())).toEqual({
      status: 'ok',
      edition: { database: 'edition-of-the-tests', pages: 'edition-of-the-tests', same: true },
      counts: { hebrewEntries: 8674, greekEntries: 5523, verses: 66, versions: 4 },
    });
  });

  test('answers 503 if the database is empty', async () => {
    const response = await requestAppWith({ LIBRARY: env.EMPTY }, '/api/health');
    expect(response.status).toBe(503);
    const answer = healthAnswer.parse(await response.json());
    expect(answer).toMatchObject({ status: 'degraded', edition: { database: null, same: false } });
    expect(answer.message).toContain('npm run publish');
    expect(answer.counts).toEqual({ hebrewEntries: 0, greekEntries: 0, verses: 0, versions: 0 });
  });

  test('reports that pages and database have different editions', async () => {
    const fetcher = { ...env.ASSETS, fetch: async () => Response.json({ id: 'another' }) };
    const response = await requestAppWith({ ASSETS: fetcher }, '/api/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'degraded', edition: { pages: 'another', same: false } });
  });

  test('reports versions imported since the last build, but not a version that was only hidden', async () => {
    await env.LIBRARY.prepare('UPDATE edition SET revision = revision + 1').run();
    try {
      const hidden = healthAnswer.parse(await (await requestApp('/api/health')).json());
      expect(hidden).toMatchObject({ status: 'ok', edition: { database: 'edition-of-the-tests.1', same: true } });
      const counts = { verses: 66, versions: 5 };
      const ASSETS = { ...env.ASSETS, fetch: async () => Response.json({ id: 'edition-of-the-tests', counts }) };
      expect(await (await requestAppWith({ ASSETS }, '/api/health')).json()).toMatchObject({
        edition: { same: false },
      });
      await env.APP.prepare(
        `INSERT INTO texts (code, version_id, import_id, options, file_id, changed_at) VALUES ('waits', 900, 'an-import', '{}', 'a-file', '2999-01-01T00:00:00Z')`,
      ).run();
      const answer = healthAnswer.parse(await (await requestApp('/api/health')).json());
      expect(answer.edition).toEqual({
        database: 'edition-of-the-tests.1',
        pages: 'edition-of-the-tests',
        same: false,
      });
      expect(answer.message).toContain('change with the next build');
    } finally {
      await env.APP.exec("DELETE FROM texts WHERE code = 'waits'");
      await env.LIBRARY.prepare('UPDATE edition SET revision = revision - 1').run();
    }
  });
});
