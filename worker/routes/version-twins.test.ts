import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { forgetCatalogs } from '../versions/catalog.ts';
import { requestApp } from '../testing/request-app.ts';

/** If the tagged text is loaded, the build stores no rows for the plain text of the same edition. */
beforeAll(async () => {
  await env.LIBRARY.prepare("DELETE FROM versions WHERE code = 'kjv'").run();
  forgetCatalogs();
});

const get = async (path: string): Promise<unknown> => (await requestApp(path)).json();

test('lists contain the text once', async () => {
  expect(await get('/api/bible/versions')).toEqual(['kjv_strongs', 'wlc', 'tr']);
});

test.each(['kjv', 'kjv_strongs'])('%s opens a verse and its words, and the answer uses that code', async (code) => {
  expect(await get(`/api/bible/verse/1/1/1/${code}`)).toMatchObject({ version: code, verses: [{ id: 1_001_001 }] });
  const words = (await get(`/api/strongs/verse/1/1/1?version=${code}`)) as { strongsWords: unknown[] };
  expect(words).toMatchObject({ version: code });
  expect(words.strongsWords.length).toBeGreaterThan(0);
  expect(await get(`/api/bible/chapter/${code}/genesis/1`)).toMatchObject({ version: code });
});

test.each(['kjv', 'kjv_strongs'])("%s can be searched, also by Strong's number", async (code) => {
  expect(await get(`/api/search?q=H430+in:Gen&db=${code}`)).toMatchObject({
    versions: [code],
    results: [{ id: `${code}-1001001` }, {}, {}],
  });
  expect(await get(`/api/strongs/search-by-number/H430?version=${code}`)).toMatchObject({ version: code });
  expect(await get(`/api/strongs/search-by-number/H430?version=${code}&rendering=God`)).toMatchObject({
    totalVerses: 3,
  });
});

test('both codes together are one version', async () => {
  expect(await get('/api/search?q=god+in:Gen&db=kjv,kjv_strongs')).toMatchObject({ versions: ['kjv'] });
});

test.each(['/bible/kjv', '/bible/kjv/genesis/1', '/interlinear/kjv/genesis/1'])(
  '%s opens, and its canonical URL has the loaded code',
  async (path) => {
    const response = await requestApp(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(
      `<link rel="canonical" href="https://built.example${path.replace('kjv', 'kjv_strongs')}">`,
    );
  },
);
