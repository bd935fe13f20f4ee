import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { errorAnswer } from '#data/contract/error.ts';
import { ask, askWith } from '../test/ask.ts';

const post = (body: BodyInit): Promise<Response> => ask('/api/analytics/search', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });

test('a reported search is counted by day, with nothing that tells who searched', async () => {
  for (const query of ['Gold', ' gold ']) expect((await post(JSON.stringify({ query, database: 'DB1' }))).status).toBe(204);
  expect((await post(JSON.stringify({ searchTerm: 'gold', resultCount: 361, searchType: 'strongs' }))).status).toBe(204);
  const { results } = await env.APP.prepare('SELECT * FROM searches ORDER BY kind DESC').all();
  const day = new Date().toISOString().slice(0, 10);
  expect(results).toEqual([
    { day, kind: 'text', query: 'gold', versions: 'db1', times: 2, results: null },
    { day, kind: 'strongs', query: 'gold', versions: '', times: 1, results: 361 },
  ]);
});

test.each(['', '{', '[]', 'null', '{}', '{"query":""}', '{"query":5,"database":"DB1"}', `{"query":"${'x'.repeat(5_000)}","database":""}`])('the report %s is refused', async (body) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(errorAnswer.parse(await response.json()).code).toBe('invalid');
});

test('a report never troubles the reader when it cannot be counted', async () => {
  const response = await askWith({ APP: env.EMPTY }, '/api/analytics/search', { method: 'POST', body: JSON.stringify({ query: 'gold', database: 'DB1' }) });
  expect(response.status).toBe(202);
});

test('a report is sent, not read', async () => {
  const response = await ask('/api/analytics/search');
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('POST');
});
