import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { errorAnswer } from '#data/site/contract/error.ts';
import { requestApp, requestAppWith } from '../testing/request-app.ts';

const long = 'x'.repeat(10_000);

describe("a malformed Strong's number is answered with a sentence instead of a server error", () => {
  const cases: [number: string, status: number, code: string][] = [
    ['H0', 404, 'not_found'],
    ['H99999', 404, 'not_found'],
    ['H8675', 404, 'not_found'],
    ['G2717', 404, 'not_found'],
    ['G3203', 404, 'not_found'],
    ['X12', 400, 'invalid'],
    ['430', 400, 'invalid'],
    ['%00', 400, 'invalid'],
    ['H430%00', 400, 'invalid'],
    ['%E0%A4%A', 400, 'invalid'],
    ['%FF%FE', 400, 'invalid'],
    ['-1', 400, 'invalid'],
    [long, 400, 'invalid'],
    ["H1';DROP TABLE entries;--", 400, 'invalid'],
    ['%3Cscript%3Ealert(1)%3C%2Fscript%3E', 400, 'invalid'],
    ['H%F0%9F%98%80', 400, 'invalid'],
  ];
  const calls = ['/api/lexicon/', '/api/strongs/search-by-number/', '/api/static-strongs/'];
  test.each(cases.flatMap(([number, status, code]) => calls.map((call) => [call, number, status, code] as const)))(
    '%s%s answers %i',
    async (call, number, status, code) => {
      const response = await requestApp(call + number);
      expect(response.status).toBe(status);
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
      const answer = errorAnswer.parse(await response.json());
      expect(answer.code).toBe(code);
      expect(answer.message.length).toBeLessThan(200);
      expect(answer.message).not.toContain('<');
      if (status === 400) expect(answer.issues).toEqual([expect.objectContaining({ field: 'number' })]);
    },
  );
});

describe('an invalid parameter is reported with the name of its field', () => {
  test.each([
    [`/api/lexicon/search?query=${long}`, 'query'],
    ['/api/lexicon/search?language=klingon', 'language'],
    ["/api/lexicon/search?language=' OR 1=1 --", 'language'],
    [`/api/strongs/search-by-number/H430?rendering=${long}`, 'rendering'],
    ['/api/strongs/search-by-number/H430?version=<b>', 'version'],
    ["/api/strongs/search-by-number/H430?version=kjv';--", 'version'],
    ['/api/strongs/search-by-number/H430?rendering=God&version=wlc', 'rendering'],
  ])('%s', async (path, field) => {
    const response = await requestApp(path);
    expect(response.status).toBe(400);
    const answer = errorAnswer.parse(await response.json());
    expect(answer).toMatchObject({ code: 'invalid', issues: [{ field }] });
    expect(answer.message).not.toContain('<');
  });
});

describe('unknown routes', () => {
  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/lexicon',
    '/api/lexicon/H430/more',
    '/api/search/more',
    '/api/%00',
    '/api/%E0%A4%A',
    `/api/${long}`,
  ])('the path %s answers 404 in JSON', async (path) => {
    const response = await requestApp(path);
    expect(response.status).toBe(404);
    expect(errorAnswer.parse(await response.json()).code).toBe('not_found');
  });

  test.each([
    ['POST', '/api/lexicon/H430'],
    ['DELETE', '/api/lexicon/search'],
    ['PUT', '/api/bible/versions'],
    ['POST', '/api/health'],
    ['PATCH', '/api/strongs/search-by-number/H430'],
    ['POST', '/api/static-strongs/H430'],
    ['POST', '/api/search?q=god'],
    ['DELETE', '/api/search-strongs?q=god'],
    ['PUT', '/api/suggest?q=god'],
  ])('%s %s answers 405 and lists the allowed methods', async (method, path) => {
    const response = await requestApp(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(errorAnswer.parse(await response.json()).code).toBe('invalid');
  });
});

describe('an empty or failing database', () => {
  const paths = [
    '/api/lexicon/H430',
    '/api/lexicon/search',
    '/api/lexicon/search?query=god',
    '/api/strongs/search-by-number/H430',
    '/api/bible/versions',
    '/api/bible/licenses',
    '/api/search?q=god',
    '/api/search-strongs?q=god',
    '/api/suggest?q=god',
  ];

  test.each(paths)('%s answers 503 with a sentence', async (path) => {
    const response = await requestAppWith({ LIBRARY: env.EMPTY }, path);
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Retry-After')).toBe('60');
    const reference = response.headers.get('X-Request-Id') ?? '';
    expect(errorAnswer.parse(await response.json())).toEqual({
      message: `The library cannot be read at the moment. Please try again later. If you report this problem, include this number: ${reference}.`,
      code: 'unavailable',
      reference,
    });
  });

  test('static data is still served', async () => {
    expect((await requestAppWith({ LIBRARY: env.EMPTY }, '/api/static-strongs/H430')).status).toBe(200);
  });
});

describe('caching', () => {
  test.each([
    '/api/lexicon/H430',
    '/api/lexicon/search?query=god',
    '/api/strongs/search-by-number/H430',
    '/api/bible/versions',
    '/api/static-strongs/H430',
    '/api/search?q=god',
    '/api/search-strongs?q=god',
    '/api/suggest?q=god',
  ])('%s can be cached and answers 304 to a matching ETag', async (path) => {
    const first = await requestApp(path);
    expect(first.headers.get('Cache-Control')).toContain('max-age=');
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    await first.body?.cancel();
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const second = await requestApp(path, { headers: { 'If-None-Match': tag } });
      expect(second.status).toBe(304);
      expect(await second.text()).toBe('');
    }
    const other = await requestApp(path, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
    await other.body?.cancel();
  });

  test('errors are never cached', async () => {
    expect((await requestApp('/api/lexicon/H0')).headers.get('Cache-Control')).toBe('no-store');
  });
});

test('every answer forbids content sniffing and scripts', async () => {
  for (const path of ['/api/lexicon/H430', '/api/nothing']) {
    const { headers } = await requestApp(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  }
});
