import { describe, expect, test } from 'vitest';
import { buildPass } from '#data/administration/contract/build-pass.ts';
import { productSlug } from '#data/site/product.ts';
import app from '../index.ts';
import { ask } from '../testing/ask.ts';
import { call, cookieOf, someone } from '../testing/people.ts';
import { accountPaths, adminPaths } from './private-routes.ts';

/**
 * Who may make which call, of all calls that the app answers. One that is new and stands nowhere here fails the first
 * test: whoever adds a call says whose it is. Calls below a private path need not be named; those are private by it.
 */

/** By anybody, from anywhere: what everybody may read, and a count that knows nobody. */
const open: readonly string[] = [
  'GET /api/health',
  'GET /api/site',
  'GET /api/placements',
  'GET /api/recordings',
  'GET /api/bible/versions',
  'GET /api/bible/verse/:book/:chapter/:verse/:version',
  'GET /api/bible/verses',
  'GET /api/bible/cross-references/:book/:chapter/:verse',
  'GET /api/bible/chapter/:version/:book/:chapter',
  'GET /api/bible/parallel',
  'GET /api/rstne/verse/:book/:chapter/:verse',
  'GET /api/rstne/passage/:book/:chapter/:from/:to',
  'GET /api/rstne-restored/verse/:book/:chapter/:verse',
  'GET /api/rstne-restored/passage/:book/:chapter/:from/:to',
  'GET /api/strongs/search-by-number/:number',
  'GET /api/strongs/verse/:book/:chapter/:verse',
  'GET /api/search',
  'GET /api/search-strongs',
  'GET /api/suggest',
  'POST /api/analytics/search',
  'GET /api/static-strongs/:number',
  `GET /api/${productSlug}/search`,
  `GET /api/${productSlug}/hebrew`,
  `GET /api/${productSlug}/greek`,
  `GET /api/${productSlug}/:number`,
];

/** By anybody, from pages of this site alone: what makes somebody known. With what each answers to an empty body. */
const entrances: Readonly<Record<string, number>> = {
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
};

/** By the build of the site, which shows its token; by nobody else, whoever they are. */
const builders: readonly string[] = [
  'POST /api/build/claim',
  'GET /api/build/notices',
  'GET /api/build/files/:code',
  'POST /api/build/:id',
];

const calls = [
  ...new Set(
    app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`),
  ),
];

const isBelow = (paths: readonly string[], name: string): boolean =>
  paths.some((start) => `${name.split(' ')[1]}/`.startsWith(`/api${start}/`));
const own = calls.filter((name) => isBelow(['/account'], name));
const admins = calls.filter((name) => isBelow(adminPaths, name));

function make(name: string, cookie?: string, headers: Record<string, string> = {}): Promise<Response> {
  const [method = '', path = ''] = name.split(' ');
  const isRead = method === 'GET';
  return call(method, path.replaceAll(/:\w+/g, '1'), {
    ...(cookie && { cookie }),
    ...(!isRead && { body: {} }),
    // A network each, since tries are counted by it.
    headers: { 'CF-Connecting-IP': `10.${Math.floor(Math.random() * 250)}.7.1`, ...headers },
  });
}

test('every call that the app answers is open, an entrance, one’s own, an administrator’s or the build’s', () => {
  const known = new Set([...open, ...Object.keys(entrances), ...builders, ...own, ...admins]);
  expect(calls.filter((name) => !known.has(name))).toEqual([]);
  // And nothing stands above that is not there any more, or that is private as well.
  expect([...open, ...Object.keys(entrances), ...builders].filter((name) => !calls.includes(name))).toEqual([]);
  expect([...open, ...builders].filter((name) => isBelow([...accountPaths, ...adminPaths], name))).toEqual([]);
  expect(Object.keys(entrances).filter((name) => !isBelow(accountPaths, name))).toEqual([]);
  expect(own.length).toBeGreaterThanOrEqual(11);
  expect(admins.length).toBeGreaterThanOrEqual(15);
});

test.each(builders)('%s is answered 401 to whoever does not show the token of the build', async (name) => {
  const { cookie } = await someone('admin');
  for (const headers of [
    {},
    // The secret itself is not shown by whoever knows it, and opens nothing.
    { Authorization: 'Bearer of the tests' },
    { Authorization: await buildPass('of the testz', name.split(' ')[0] ?? '', '/api/build/claim') },
    { Authorization: await buildPass('of the tests', 'POST', '/api/build/another') },
    { Authorization: await buildPass('of the tests', 'POST', '/api/build/claim', Date.now() - 6 * 60_000) },
  ]) {
    const response = await make(name, cookie, headers);
    expect(response.status).toBe(401);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  }
});

/** Whoever comes with a cookie that is worth nothing is a stranger. */
const strangers: [who: string, cookie: () => Promise<string | undefined>][] = [
  ['a stranger', async () => undefined],
  ['a blocked account', async () => (await someone('admin', { status: 'blocked' })).cookie],
  ['a session that has ended', async () => (await someone('admin', { expiresAt: Date.now() / 1000 - 1 })).cookie],
  ['a forged cookie', async () => `__Host-session=${'A'.repeat(34)}`],
  ['the handle of a session', async () => `__Host-session=${(await someone('admin')).handle}`],
];

describe.each(strangers)('%s', (_, cookieFor) => {
  test.each([...own, ...admins])('is answered 401 by %s', async (name) => {
    // Somebody else keeps the last administrator from being the blocked one.
    await someone('admin');
    const response = await make(name, await cookieFor());
    expect(response.status).toBe(401);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each(Object.entries(entrances))('is known by nobody at %s', async (name, status) => {
    const response = await make(name, await cookieFor());
    expect(response.status).toBe(status);
    expect(cookieOf(response)).toBe('');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('a reader', () => {
  test.each(admins)('is answered 403 by %s', async (name) => {
    const { cookie } = await someone('reader');
    expect((await make(name, cookie)).status).toBe(403);
  });

  test.each(own)('is let in by %s', async (name) => {
    const { cookie } = await someone('reader');
    // Let in, and then perhaps told that an empty body is no form, that there is no passkey of the name "1", or no password.
    expect([200, 400, 404, 409]).toContain((await make(name, cookie)).status);
  });
});

const unsafe = [...Object.keys(entrances), ...own, ...admins].filter((name) => !name.startsWith('GET '));
const foreign: [what: string, headers: Record<string, string>][] = [
  ['another site’s Origin', { Origin: 'https://evil.example' }],
  ['no Origin and the content type of a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['no Origin and a form with files', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ['no Origin and plain text', { 'Content-Type': 'text/plain' }],
  ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://example.org' }],
];
test.each(foreign)(
  'a call with %s is refused by all that change anything, whoever is signed in',
  async (_, headers) => {
    const { cookie } = await someone('admin');
    expect(unsafe.length).toBeGreaterThan(25);
    for (const name of unsafe) {
      const [method = '', path = ''] = name.split(' ');
      const response = await ask(path.replaceAll(/:\w+/g, '1'), { method, headers: { ...headers, Cookie: cookie } });
      expect(response.status, name).toBe(403);
      expect(cookieOf(response)).toBe('');
    }
  },
);

test('open calls know nobody: no cookie is asked for, and none is given', async () => {
  const { cookie } = await someone('admin');
  for (const name of open) {
    const [alone, known] = [await make(name), await make(name, cookie)];
    expect(known.status, name).toBe(alone.status);
    expect([401, 403]).not.toContain(alone.status);
    expect(known.headers.get('Set-Cookie')).toBeNull();
    expect(await known.text(), name).toBe(await alone.text());
  }
});
