import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { SearchAnswer } from '#data/search/contract/search.ts';
import { readCatalogue } from '../versions/catalogue.ts';
import { ask } from '../testing/ask.ts';
import { absentDatabase } from '../testing/failing-database.ts';
import { readBeside } from './comparison-results.ts';

const found = async (q: string): Promise<SearchAnswer> =>
  (await ask(`/api/search?q=${encodeURIComponent(q)}&db=kjv_strongs`)).json();

test('each result has its counterpart in the other version, and none where that lacks the verse', async () => {
  const catalogue = await readCatalogue(env.LIBRARY);
  const answer = await found('beginning');
  const beside = await readBeside(env.LIBRARY, catalogue, answer, 'wlc');
  expect(beside.state).toBe('ready');
  const [first] = answer.results;
  expect(answer.results.length).toBeGreaterThan(1);
  // Genesis 1:1 is in the Hebrew text of the tests, and the verses that fill pages are not.
  expect(Object.keys(beside.cells)).toEqual([first?.id]);
  expect(beside.cells[first?.id ?? '']).toMatchObject({
    verses: [{ text: expect.stringMatching(/^\p{Script=Hebrew}/u) }],
    instead: '',
  });
});

test('a version that is not loaded has none', async () => {
  const catalogue = await readCatalogue(env.LIBRARY);
  expect(await readBeside(env.LIBRARY, catalogue, await found('beginning'), 'nothing')).toEqual({
    state: 'failed',
    code: 'nothing',
    cells: {},
  });
});

test('while the library cannot be asked none is read, and the results stand', async () => {
  const catalogue = await readCatalogue(env.LIBRARY);
  const answer = await found('beginning');
  expect(await readBeside(absentDatabase(env.LIBRARY), catalogue, answer, 'wlc')).toEqual({
    state: 'failed',
    code: 'wlc',
    cells: {},
  });
});
