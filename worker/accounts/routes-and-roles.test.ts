import { describe, expect, test } from 'vitest';
import { createBuildPass } from '#data/administration/contract/build-pass.ts';
import { accountEndpoints } from '#data/endpoints/account-endpoints.ts';
import { endpointNames, nameOfEndpoint } from '#data/endpoints/endpoints.ts';
import app from '../index.ts';
import { requestApp } from '../testing/request-app.ts';
import { sendRequest, cookieOf, createTestUser } from '../testing/test-users.ts';
import { accountPaths, adminPaths } from './private-routes.ts';

/**
 * Which role may use which route, for all routes of the app. `data/endpoints` lists them by role, and the reference of
 * the API is generated from it. A new route that is not listed there fails the first test.
 */
/** Anyone, but only from pages of this site: sign-in routes, with their status for an empty body. */
const signInRoutes: Readonly<Record<string, number>> = {
  'GET /api/user': 401,
  'POST /api/login': 400,
  'POST /api/login/passkey/begin': 200,
  'POST /api/login/passkey/finish': 400,
  'POST /api/logout': 200,
  'POST /api/refresh-session': 401,
  'POST /api/register': 400,
  'POST /api/invite': 400,
  'POST /api/invite/accept': 400,
  'POST /api/invite/passkey/begin': 400,
  'POST /api/invite/passkey/finish': 400,
  'POST /api/forgot-password': 400,
  'POST /api/forgot-password/accept': 400,
};

const routes = [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replace(/\/$|\{[^}]*\}/g, '')}`),
  ),
];

const { public: open, build: buildRoutes } = endpointNames;
const isBelow = (paths: readonly string[], name: string): boolean =>
  paths.some((start) => `${name.split(' ')[1]}/`.startsWith(`/api${start}/`));
const own = routes.filter((name) => isBelow(['/account'], name));
const admins = routes.filter((name) => isBelow(adminPaths, name));

function request(name: string, cookie?: string, headers: Record<string, string> = {}): Promise<Response> {
  const [method = '', path = ''] = name.split(' ');
  const isRead = method === 'GET';
  return sendRequest(method, path.replaceAll(/:\w+/g, '1'), {
    ...(cookie && { cookie }),
    ...(!isRead && { body: {} }),
    // A random network each, because attempts are counted per network.
    headers: { 'CF-Connecting-IP': `10.${Math.floor(Math.random() * 250)}.7.1`, ...headers },
  });
}

test('data/endpoints has exactly the routes of the app, each under the role that may use it', () => {
  expect(Object.values(endpointNames).flat().toSorted()).toEqual(routes.toSorted());
  expect([...open, ...buildRoutes].filter((name) => isBelow([...accountPaths, ...adminPaths], name))).toEqual([]);
  expect(endpointNames.own.toSorted()).toEqual(own.toSorted());
  expect(endpointNames.admin.toSorted()).toEqual(admins.toSorted());
  expect(endpointNames.signIn.toSorted()).toEqual(Object.keys(signInRoutes).toSorted());
  const refused = Object.entries(signInRoutes).flatMap(([name, status]) => (status === 401 ? [name] : []));
  const signedIn = accountEndpoints.filter(({ access }) => access === 'signed in').map(nameOfEndpoint);
  expect(signedIn.toSorted()).toEqual([...refused, ...own].toSorted());
});

test.each(buildRoutes)('%s answers 401 without the build token', async (name) => {
  const { cookie } = await createTestUser('admin');
  for (const headers of [
    {},
    // The secret itself is never sent and does not authorize anything.
    { Authorization: 'Bearer of the tests' },
    { Authorization: await createBuildPass('of the testz', name.split(' ')[0] ?? '', '/api/build/claim') },
    { Authorization: await createBuildPass('of the tests', 'POST', '/api/build/another') },
    { Authorization: await createBuildPass('of the tests', 'POST', '/api/build/claim', Date.now() - 6 * 60_000) },
  ]) {
    const response = await request(name, cookie, headers);
    expect(response.status).toBe(401);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  }
});

/** A worthless cookie counts as no session. */
const strangers: [who: string, cookie: () => Promise<string | undefined>][] = [
  ['a stranger', async () => undefined],
  ['a blocked account', async () => (await createTestUser('admin', { status: 'blocked' })).cookie],
  [
    'a session that has ended',
    async () => (await createTestUser('admin', { expiresAt: Date.now() / 1000 - 1 })).cookie,
  ],
  ['a forged cookie', async () => `__Host-session=${'A'.repeat(34)}`],
  ['the handle of a session', async () => `__Host-session=${(await createTestUser('admin')).handle}`],
];

describe.each(strangers)('%s', (_, cookieFor) => {
  test.each([...own, ...admins])('gets 401 from %s', async (name) => {
    // Another administrator exists, so that the blocked one is not the last.
    await createTestUser('admin');
    const response = await request(name, await cookieFor());
    expect(response.status).toBe(401);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each(Object.entries(signInRoutes))('is not recognized by %s', async (name, status) => {
    const response = await request(name, await cookieFor());
    expect(response.status).toBe(status);
    expect(cookieOf(response)).toBe('');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('a reader', () => {
  test.each(admins)('gets 403 from %s', async (name) => {
    const { cookie } = await createTestUser('reader');
    expect((await request(name, cookie)).status).toBe(403);
  });

  test.each(own)('is allowed by %s', async (name) => {
    const { cookie } = await createTestUser('reader');
    // Allowed, but the empty body may be invalid, or there is no passkey "1", or no password.
    expect([200, 400, 404, 409]).toContain((await request(name, cookie)).status);
  });
});

const unsafe = [...Object.keys(signInRoutes), ...own, ...admins].filter((name) => !name.startsWith('GET '));
const foreign: [what: string, headers: Record<string, string>][] = [
  ['another site’s Origin', { Origin: 'https://evil.example' }],
  ['no Origin and the content type of a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['no Origin and a form with files', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ['no Origin and plain text', { 'Content-Type': 'text/plain' }],
  ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://example.org' }],
];
test.each(foreign)(
  'rejects a request with %s on every route that changes data, even with a valid session',
  async (_, headers) => {
    const { cookie } = await createTestUser('admin');
    expect(unsafe.length).toBeGreaterThan(25);
    for (const name of unsafe) {
      const [method = '', path = ''] = name.split(' ');
      const response = await requestApp(path.replaceAll(/:\w+/g, '1'), {
        method,
        headers: { ...headers, Cookie: cookie },
      });
      expect(response.status, name).toBe(403);
      expect(cookieOf(response)).toBe('');
    }
  },
);

test('open routes ignore the session and set no cookie', async () => {
  const { cookie } = await createTestUser('admin');
  for (const name of open) {
    const [anonymous, signedIn] = [await request(name), await request(name, cookie)];
    expect(signedIn.status, name).toBe(anonymous.status);
    expect([401, 403]).not.toContain(anonymous.status);
    expect(signedIn.headers.get('Set-Cookie')).toBeNull();
    expect(await signedIn.text(), name).toBe(await anonymous.text());
  }
});
