import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { errorAnswer } from '#data/site/contract/error.ts';
import { ask, askWith } from '../testing/ask.ts';

const post = (body: BodyInit): Promise<Response> =>
  ask('/api/analytics/search', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });

test('a reported search is counted by day, with nothing that tells who searched', async () => {
  for (const query of ['Gold', ' gold '])
    expect((await post(JSON.stringify({ query, database: 'DB1' }))).status).toBe(204);
  expect((await post(JSON.stringify({ searchTerm: 'gold', resultCount: 361, searchType: 'strongs' }))).status).toBe(
    204,
  );
  const { results } = await env.APP.prepare('SELECT * FROM searches ORDER BY kind DESC').all();
  const day = new Date().toISOString().slice(0, 10);
  expect(results).toEqual([
    { day, kind: 'text', query: 'gold', versions: 'db1', times: 2, results: null },
    { day, kind: 'strongs', query: 'gold', versions: '', times: 1, results: 361 },
  ]);
});

test.each([
  '',
  '{',
  '[]',
  'null',
  '{}',
  '{"query":""}',
  '{"query":5,"database":"DB1"}',
  `{"query":"${'x'.repeat(5_000)}","database":""}`,
])('the report %s is refused', async (body) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(errorAnswer.parse(await response.json()).code).toBe('invalid');
});

test.each([
  ['{', 'body'],
  ['{}', 'query'],
  ['{"query":"gold"}', 'database'],
  ['{"searchTerm":"gold","resultCount":-1,"searchType":""}', 'resultCount'],
])('what is wrong with %s is told by field', async (body, field) => {
  const { issues } = errorAnswer.parse(await (await post(body)).json());
  expect(issues).toContainEqual({ field, message: expect.any(String) });
});

test('a body of 10 MB is too large, which is said', async () => {
  const response = await post(new Uint8Array(10_000_000));
  expect(response.status).toBe(413);
  expect(errorAnswer.parse(await response.json())).toEqual({
    code: 'too_large',
    message: 'What was sent is too large: 1 MB at most.',
  });
});

test('so is one whose length is not said', async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
  });
  expect((await post(endless)).status).toBe(413);
});

test('a report never troubles the reader when it cannot be counted', async () => {
  const response = await askWith({ APP: env.EMPTY }, '/api/analytics/search', {
    method: 'POST',
    body: JSON.stringify({ query: 'gold', database: 'DB1' }),
  });
  expect(response.status).toBe(202);
});

test('a report is sent, not read', async () => {
  const response = await ask('/api/analytics/search');
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('POST');
});

test('a flood of searches is not counted whole', async () => {
  const many = Array.from({ length: 200 }, (_, at) => post(JSON.stringify({ query: `flood ${at}`, database: '' })));
  expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([204]));
  const counted = await env.APP.prepare("SELECT count(*) AS n FROM searches WHERE query LIKE 'flood%'").first<number>(
    'n',
  );
  expect(counted).toBeGreaterThan(0);
  // Of two minutes at most.
  expect(counted).toBeLessThanOrEqual(120);
});
