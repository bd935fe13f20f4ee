import { describe, expect, test } from 'vitest';
import { errorAnswer } from '#data/site/contract/error.ts';
import app from '../index.ts';
import { requestApp } from '../testing/request-app.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';
import { adminPaths } from './private-routes.ts';

/** All routes of the app, by method and path. Path parameters get a placeholder value. */
const routes = [
  ...new Set(
    app.routes
      .filter(({ path }) => path.startsWith('/api/'))
      .map(
        ({ method, path }) => `${method} ${path.replaceAll(/:\w+(\{[^}]*\})?/g, 'some').replace(/\*$/, 'anything')}`,
      ),
  ),
].map((route) => {
  const [method = '', path = ''] = route.split(' ');
  return { method: method === 'ALL' ? 'POST' : method, path };
});
const isAdminPath = (path: string): boolean => adminPaths.some((start) => `${path}/`.startsWith(`/api${start}/`));
const adminRoutes = routes.filter(({ path }) => isAdminPath(path));

/** In addition to the mounted routes: each private prefix itself, and a path that may be mounted below it later. */
const prefixes = adminPaths.flatMap((start) =>
  ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'].flatMap((method) => [
    { method, path: `/api${start}` },
    { method, path: `/api${start}/of/another/day` },
  ]),
);
const protectedRoutes = [...adminRoutes, ...prefixes];

async function expectRefused(response: Response, status: number): Promise<void> {
  expect(response.status, response.url).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = await response.text();
  if (text !== '') expect(errorAnswer.safeParse(JSON.parse(text)).success).toBe(true);
}

test('finds the known routes', () => {
  expect(adminRoutes.length).toBeGreaterThan(20);
  for (const path of ['/api/admin/users', '/api/admin/audit.csv', '/api/system-settings/categories'])
    expect(adminRoutes.map((route) => route.path)).toContain(path);
});

describe('every admin route rejects', () => {
  test('an anonymous request with 401', async () => {
    for (const { method, path } of protectedRoutes) await expectRefused(await sendRequest(method, path), 401);
  });

  test('a reader with 403', async () => {
    const { cookie } = await createTestUser('reader');
    for (const { method, path } of protectedRoutes)
      await expectRefused(await sendRequest(method, path, { cookie }), 403);
  });

  test('a blocked administrator with 401', async () => {
    await createTestUser('admin');
    const { cookie } = await createTestUser('admin', { status: 'blocked' });
    for (const { method, path } of protectedRoutes)
      await expectRefused(await sendRequest(method, path, { cookie }), 401);
  });

  test('an expired session with 401', async () => {
    const { cookie } = await createTestUser('admin', { expiresAt: Date.now() / 1000 - 1 });
    for (const { method, path } of protectedRoutes)
      await expectRefused(await sendRequest(method, path, { cookie }), 401);
  });

  test('a session older than the maximum age with 401', async () => {
    const { cookie } = await createTestUser('admin', { createdAt: new Date(Date.now() - 7 * 86_400_000 - 1_000) });
    for (const { method, path } of protectedRoutes.slice(0, 12)) {
      await expectRefused(await sendRequest(method, path, { cookie }), 401);
    }
  });

  test.each([
    ['a token that nobody was given', () => `__Host-session=${'A'.repeat(34)}`],
    [
      'the public handle, as it lies in the browser’s storage',
      ({ handle }: { handle: string }) => `__Host-session=${handle}`,
    ],
    ['the token under the name that it has on http', ({ cookie }: { cookie: string }) => cookie.replace('__Host-', '')],
    [
      'the token with a letter changed',
      ({ cookie }: { cookie: string }) => cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
    ],
    ['SQL', () => `__Host-session=' OR 1=1 --`],
    ['no value', () => '__Host-session='],
  ])('a forged cookie with 401: %s', async (_, forge) => {
    const cookie = forge(await createTestUser('admin'));
    for (const { method, path } of protectedRoutes)
      await expectRefused(await sendRequest(method, path, { cookie }), 401);
  });

  test('a request from another site with 403, even with a valid session', async () => {
    const { cookie } = await createTestUser('admin');
    const foreign: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.example.org' },
      { Origin: 'https://evil.example' },
      { Origin: 'https://example.org.evil.example' },
      { Origin: 'http://example.org' },
      { Origin: 'null' },
      {},
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      { 'Content-Type': 'text/plain' },
    ];
    for (const { method, path } of protectedRoutes) {
      if (method === 'GET' || method === 'HEAD') continue;
      for (const headers of foreign)
        await expectRefused(await requestApp(path, { method, headers: { ...headers, Cookie: cookie } }), 403);
    }
  });
});

test('rejects account changes from another site', async () => {
  const { cookie } = await createTestUser('reader');
  const unsafe = routes.filter(
    ({ method, path }) =>
      method !== 'GET' &&
      /^\/api\/(login|logout|register|refresh-session|account|invite|forgot-password)(\/|$)/.test(path),
  );
  expect(unsafe.length).toBeGreaterThan(15);
  for (const { method, path } of unsafe) {
    for (const headers of [{ Origin: 'https://evil.example' }, { 'Content-Type': 'text/plain' }]) {
      await expectRefused(await requestApp(path, { method, headers: { ...headers, Cookie: cookie } }), 403);
    }
  }
});

test('rejects a form body even from a page of this site', async () => {
  const { cookie } = await createTestUser('admin');
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    const response = await sendRequest('POST', '/api/system-settings', {
      cookie,
      body: '{"key":"a.b","label":"A","value":"1","category":"A","dataType":"string"}',
      headers: { 'Content-Type': type },
    });
    await expectRefused(response, 415);
  }
});

test('rejects a body of ten megabytes before reading it', async () => {
  const { cookie } = await createTestUser('admin');
  const body = `{"value":"${'x'.repeat(10_000_000)}"}`;
  await expectRefused(await sendRequest('PUT', '/api/system-settings/site.name_line', { cookie, body }), 413);
  await expectRefused(await sendRequest('POST', '/api/login', { body }), 413);
  await expectRefused(await sendRequest('PUT', '/api/system-settings/site.name_line', { body }), 413);
});
