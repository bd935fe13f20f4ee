import { describe, expect, test } from 'vitest';
import { errorAnswer } from '#data/site/contract/error.ts';
import app from '../index.ts';
import { ask } from '../testing/ask.ts';
import { call, someone } from '../testing/people.ts';
import { adminPaths } from './private-routes.ts';

/** All that the app answers, by method and path; a parameter has some value. */
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

/** Beside those that are mounted: every door itself, and what may be mounted behind it one day. */
const doors = adminPaths.flatMap((start) =>
  ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'].flatMap((method) => [
    { method, path: `/api${start}` },
    { method, path: `/api${start}/of/another/day` },
  ]),
);
const behindTheDoor = [...adminRoutes, ...doors];

async function expectRefused(response: Response, status: number): Promise<void> {
  expect(response.status, response.url).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = await response.text();
  if (text !== '') expect(errorAnswer.safeParse(JSON.parse(text)).success).toBe(true);
}

test('the walk finds the calls that are there', () => {
  expect(adminRoutes.length).toBeGreaterThan(20);
  for (const path of ['/api/admin/users', '/api/admin/audit.csv', '/api/system-settings/categories'])
    expect(adminRoutes.map((route) => route.path)).toContain(path);
});

describe('every call for administrators is refused', () => {
  test('to a stranger, with 401', async () => {
    for (const { method, path } of behindTheDoor) await expectRefused(await call(method, path), 401);
  });

  test('to a reader, with 403', async () => {
    const { cookie } = await someone('reader');
    for (const { method, path } of behindTheDoor) await expectRefused(await call(method, path, { cookie }), 403);
  });

  test('to a blocked administrator, with 401', async () => {
    await someone('admin');
    const { cookie } = await someone('admin', { status: 'blocked' });
    for (const { method, path } of behindTheDoor) await expectRefused(await call(method, path, { cookie }), 401);
  });

  test('to a session that has ended, with 401', async () => {
    const { cookie } = await someone('admin', { expiresAt: Date.now() / 1000 - 1 });
    for (const { method, path } of behindTheDoor) await expectRefused(await call(method, path, { cookie }), 401);
  });

  test('to a session that is older than a session may be, with 401', async () => {
    const { cookie } = await someone('admin', { createdAt: new Date(Date.now() - 7 * 86_400_000 - 1_000) });
    for (const { method, path } of behindTheDoor.slice(0, 12)) {
      await expectRefused(await call(method, path, { cookie }), 401);
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
  ])('to a forged cookie: %s', async (_, forge) => {
    const cookie = forge(await someone('admin'));
    for (const { method, path } of behindTheDoor) await expectRefused(await call(method, path, { cookie }), 401);
  });

  test('to another site’s page, with 403, whoever is signed in', async () => {
    const { cookie } = await someone('admin');
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
    for (const { method, path } of behindTheDoor) {
      if (method === 'GET' || method === 'HEAD') continue;
      for (const headers of foreign)
        await expectRefused(await ask(path, { method, headers: { ...headers, Cookie: cookie } }), 403);
    }
  });
});

test('no other site changes an account either', async () => {
  const { cookie } = await someone('reader');
  const unsafe = routes.filter(
    ({ method, path }) =>
      method !== 'GET' && /^\/api\/(login|logout|register|refresh-session|account|invite)(\/|$)/.test(path),
  );
  expect(unsafe.length).toBeGreaterThan(15);
  for (const { method, path } of unsafe) {
    for (const headers of [{ Origin: 'https://evil.example' }, { 'Content-Type': 'text/plain' }]) {
      await expectRefused(await ask(path, { method, headers: { ...headers, Cookie: cookie } }), 403);
    }
  }
});

test('a form’s body is refused even from a page of this site', async () => {
  const { cookie } = await someone('admin');
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    const response = await call('POST', '/api/system-settings', {
      cookie,
      body: '{"key":"a.b","label":"A","value":"1","category":"A","dataType":"string"}',
      headers: { 'Content-Type': type },
    });
    await expectRefused(response, 415);
  }
});

test('a body of ten megabytes is refused before it is read', async () => {
  const { cookie } = await someone('admin');
  const body = `{"value":"${'x'.repeat(10_000_000)}"}`;
  await expectRefused(await call('PUT', '/api/system-settings/site.name_line', { cookie, body }), 413);
  await expectRefused(await call('POST', '/api/login', { body }), 413);
  await expectRefused(await call('PUT', '/api/system-settings/site.name_line', { body }), 413);
});
