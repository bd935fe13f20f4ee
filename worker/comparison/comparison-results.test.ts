import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { SearchAnswer } from '#data/search/contract/search.ts';
import { readCatalog } from '../versions/catalog.ts';
import { requestApp } from '../testing/request-app.ts';
import { unavailableDatabase } from '../testing/failing-database.ts';
import { readComparisonResults } from './comparison-results.ts';

const searchFor = async (q: string): Promise<SearchAnswer> =>
  (await requestApp(`/api/search?q=${encodeURIComponent(q)}&db=kjv_strongs`)).json();

test('pairs each result with the other version, except where that version lacks the verse', async () => {
  const catalog = await readCatalog(env.LIBRARY);
  const answer = await searchFor('beginning');
  const outcome = await readComparisonResults(env.LIBRARY, catalog, answer, 'wlc');
  expect(outcome.state).toBe('ready');
  const [first] = answer.results;
  expect(answer.results.length).toBeGreaterThan(1);
  // The Hebrew text of the tests has Genesis 1:1, but not the verses that fill pages.
  expect(Object.keys(outcome.cells)).toEqual([first?.id]);
  expect(outcome.cells[first?.id ?? '']).toMatchObject({
    verses: [{ text: expect.stringMatching(/^\p{Script=Hebrew}/u) }],
    instead: '',
  });
});

test('fails for a version that is not loaded', async () => {
  const catalog = await readCatalog(env.LIBRARY);
  expect(await readComparisonResults(env.LIBRARY, catalog, await searchFor('beginning'), 'nothing')).toEqual({
    state: 'failed',
    code: 'nothing',
    cells: {},
  });
});

test('fails without losing the results when the library is unavailable', async () => {
  const catalog = await readCatalog(env.LIBRARY);
  const answer = await searchFor('beginning');
  expect(await readComparisonResults(unavailableDatabase(env.LIBRARY), catalog, answer, 'wlc')).toEqual({
    state: 'failed',
    code: 'wlc',
    cells: {},
  });
});
