import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { errorAnswer } from '#data/site/contract/error.ts';
import { requestApp, requestAppWith } from '../testing/request-app.ts';

const post = (body: BodyInit): Promise<Response> =>
  requestApp('/api/analytics/search', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });

test('a reported search is counted by day, without data about the reader', async () => {
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
])('rejects the report %s', async (body) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(errorAnswer.parse(await response.json()).code).toBe('invalid');
});

test.each([
  ['{', 'body'],
  ['{}', 'query'],
  ['{"query":"gold"}', 'database'],
  ['{"searchTerm":"gold","resultCount":-1,"searchType":""}', 'resultCount'],
])('issues with %s are reported by field', async (body, field) => {
  const { issues } = errorAnswer.parse(await (await post(body)).json());
  expect(issues).toContainEqual({ field, message: expect.any(String) });
});

test('a body of 10 MB is rejected as too large', async () => {
  const response = await post(new Uint8Array(10_000_000));
  expect(response.status).toBe(413);
  expect(errorAnswer.parse(await response.json())).toEqual({
    code: 'too_large',
    message: 'The request is too large. It can have at most 1 MB.',
  });
});

test('a body of unknown length that is too large is rejected as well', async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
  });
  expect((await post(endless)).status).toBe(413);
});

test('a report succeeds for the reader even if it cannot be counted', async () => {
  const response = await requestAppWith({ APP: env.EMPTY }, '/api/analytics/search', {
    method: 'POST',
    body: JSON.stringify({ query: 'gold', database: 'DB1' }),
  });
  expect(response.status).toBe(202);
});

test('search reports accept POST only', async () => {
  const response = await requestApp('/api/analytics/search');
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('POST');
});

test('a flood of searches is not counted completely', async () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    post(JSON.stringify({ query: `flood ${index}`, database: '' })),
  );
  expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([204]));
  const counted = await env.APP.prepare("SELECT count(*) AS n FROM searches WHERE query LIKE 'flood%'").first<number>(
    'n',
  );
  expect(counted).toBeGreaterThan(0);
  // The limit of 60 per minute, for at most two minutes.
  expect(counted).toBeLessThanOrEqual(120);
});
