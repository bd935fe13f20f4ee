import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accountAnswer, signedInUser } from '#data/accounts/contract/account.ts';
import { linkAnswer } from '#data/administration/contract/users.ts';
import { inviteToken } from '#data/accounts/contract/invite-link.ts';
import { logError } from '../log.ts';
import { useRealCost } from '../testing/password-cost.ts';
import { requestApp } from '../testing/request-app.ts';
import { sendRequest, cookieOf, createTestSession, createTestUser } from '../testing/test-users.ts';

/** Attacks, in addition to the tests of each route. */

const password = 'vine and fig tree';

afterEach(() => vi.restoreAllMocks());

async function linkBy(cookie: string, path: string, body: object = {}): Promise<string> {
  const created = await sendRequest('POST', path, { cookie, body });
  expect(created.status).toBe(201);
  return inviteToken(new URL(linkAnswer.parse(await created.json()).link).hash) ?? '';
}

const accept = (token: string, more: object = {}): Promise<Response> =>
  sendRequest('POST', '/api/invite/accept', { body: { token, password, ...more } });

describe('nobody can become an administrator', () => {
  test('by sending a role on registration or on an account change', async () => {
    const claims = { role: 'admin', status: 'active', id: 'x', isAdmin: true };
    const registered = await sendRequest('POST', '/api/register', { body: { username: 'simon', password, ...claims } });
    expect(signedInUser.parse(await registered.json()).role).toBe('reader');
    const cookie = cookieOf(registered);
    const changed = await sendRequest('PUT', '/api/account/email', {
      cookie,
      body: { email: 's@example.org', ...claims },
    });
    expect(accountAnswer.parse(await changed.json()).role).toBe('reader');
    expect((await sendRequest('GET', '/api/admin/overview', { cookie })).status).toBe(403);
  });

  test("by sending a role with a reader's invitation", async () => {
    const { cookie } = await createTestUser('admin');
    const token = await linkBy(cookie, '/api/admin/users/invite', { role: 'reader' });
    const accepted = await accept(token, { username: 'elymas', role: 'admin', kind: 'reset', userId: 'x' });
    expect(signedInUser.parse(await accepted.json()).role).toBe('reader');
  });

  test('by a link made before the account lost its role', async () => {
    const [admin, other] = [await createTestUser('admin'), await createTestUser('admin')];
    const token = await linkBy(admin.cookie, `/api/admin/users/${other.id}/reset`);
    await sendRequest('PUT', `/api/admin/users/${other.id}`, { cookie: admin.cookie, body: { role: 'reader' } });
    expect(signedInUser.parse(await (await accept(token)).json()).role).toBe('reader');
  });

  test.each([
    [
      'demoted',
      (id: string, cookie: string) =>
        sendRequest('PUT', `/api/admin/users/${id}`, { cookie, body: { role: 'reader' } }),
    ],
    [
      'blocked',
      (id: string, cookie: string) =>
        sendRequest('PUT', `/api/admin/users/${id}`, { cookie, body: { status: 'blocked' } }),
    ],
    ['deleted', (id: string, cookie: string) => sendRequest('DELETE', `/api/admin/users/${id}`, { cookie })],
  ])('by a link that an administrator created before being %s', async (_, end) => {
    const [admin, rogue] = [await createTestUser('admin'), await createTestUser('admin')];
    const token = await linkBy(rogue.cookie, '/api/admin/users/invite', { role: 'admin' });
    const validToken = await linkBy(admin.cookie, '/api/admin/users/invite', { role: 'admin' });
    expect((await end(rogue.id, admin.cookie)).status).toBe(200);
    expect((await accept(token, { username: 'alexander' })).status).toBe(410);
    expect((await sendRequest('POST', '/api/invite', { body: { token: validToken } })).status).toBe(200);
  });

  test("by a link created before deleting one's own account", async () => {
    await createTestUser('admin');
    const rogue = await createTestUser('admin');
    const token = await linkBy(rogue.cookie, '/api/admin/users/invite', { role: 'admin' });
    expect((await sendRequest('DELETE', '/api/account', { cookie: rogue.cookie })).status).toBe(200);
    expect((await accept(token, { username: 'alexander' })).status).toBe(410);
  });
});

describe('a reset', () => {
  test('revokes all earlier credentials and sessions', async () => {
    const admin = await createTestUser('admin');
    const reader = await createTestUser('reader');
    await sendRequest('PUT', '/api/account/password', {
      cookie: reader.cookie,
      body: { password: 'known to a thief now' },
    });
    await env.APP.prepare(
      `INSERT INTO passkeys (id, user_id, public_key, counter, transports, backed_up, label, created_at)
       VALUES ('lost-phone', ?, 'k', 0, '[]', 0, 'Lost phone', '2026-11-01T00:00:00.000Z')`,
    )
      .bind(reader.id)
      .run();
    const thief = await createTestSession(reader.id);
    const token = await linkBy(admin.cookie, `/api/admin/users/${reader.id}/reset`);
    const accepted = await accept(token);
    expect(accepted.status).toBe(201);
    expect((await sendRequest('GET', '/api/user', { cookie: thief.cookie })).status).toBe(401);
    const { username } = reader;
    const body = { username, password: 'known to a thief now' };
    expect((await sendRequest('POST', '/api/login', { body })).status).toBe(401);
    const own = await sendRequest('GET', '/api/account', { cookie: cookieOf(accepted) });
    expect(accountAnswer.parse(await own.json()).passkeys).toEqual([]);
  });

  test('fails for a deleted account', async () => {
    const [admin, reader] = [await createTestUser('admin'), await createTestUser('reader')];
    const token = await linkBy(admin.cookie, `/api/admin/users/${reader.id}/reset`);
    await sendRequest('DELETE', `/api/admin/users/${reader.id}`, { cookie: admin.cookie });
    expect((await accept(token)).status).toBe(410);
  });
});

describe('an alternative spelling of a URL', () => {
  const spellings = [
    '/api//admin/users',
    '//api/admin/users',
    '/api/./admin/users',
    '/api/bible/../admin/users',
    '/api/admin/users/',
    '/api/%61dmin/users',
    '/api/admin%2Fusers',
    '/API/ADMIN/users',
    '/api/admin;x/users',
    '/api/admin/users%00',
    '/api/system-settings/category/Email/',
  ];
  test.each(spellings)('does not bypass access control: %s', async (path) => {
    const { cookie } = await createTestUser('reader');
    for (const response of [await sendRequest('GET', path), await sendRequest('GET', path, { cookie })]) {
      expect([401, 403, 404]).toContain(response.status);
      expect(await response.text()).not.toMatch(/passkeys|mail\.host/);
    }
  });
});

test('a second cookie of the same name cannot replace the session', async () => {
  const [victim, attacker] = [await createTestUser('reader'), await createTestUser('reader')];
  // A page on a subdomain can set a cookie for this domain, but not one whose name begins with __Host-.
  const tossed = attacker.cookie.replace('__Host-', '');
  for (const cookie of [`${tossed}; ${victim.cookie}`, `${victim.cookie}; ${tossed}`]) {
    const answer = await sendRequest('GET', '/api/user', { cookie });
    expect(await answer.json()).toMatchObject({ id: victim.id });
  }
});

test('does not read ten megabytes without a Content-Length to the end', async () => {
  let sent = 0;
  const piece = new TextEncoder().encode('x'.repeat(65_536));
  const body = new ReadableStream({
    pull(controller) {
      if (sent >= 160) return controller.close();
      sent += 1;
      return controller.enqueue(sent === 1 ? new TextEncoder().encode('{"username":"') : piece);
    },
  });
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  const response = await requestApp('/api/login', { method: 'POST', headers, body });
  expect(response.status).toBe(413);
});

/** 64 kB, except for routes that accept files, pages or study progress. */
test.each([
  ['POST', '/api/login', 65_536, false],
  ['POST', '/api/login', 65_537, true],
  ['POST', '/api/admin/users/invite', 65_537, true],
  ['PUT', '/api/account/email', 65_537, true],
  ['PUT', '/api/system-settings/mail.host', 65_537, true],
  ['PUT', '/api/admin/page', 65_537, true],
  ['POST', '/api/admin/pages', 65_537, false],
  ['PUT', '/api/admin/pages/some', 65_537, false],
  ['POST', '/api/admin/content-preview', 65_537, false],
  ['POST', '/api/admin/upload-bible', 65_537, false],
  ['PUT', '/api/admin/uploads/some/parts/1', 65_537, false],
  ['POST', '/api/admin/recordings', 65_537, false],
  ['POST', '/api/converter/convert-text-to-sql', 65_537, false],
  ['PUT', '/api/account/study', 65_537, false],
] as const)('%s %s with a body of %i bytes is too long: %s', async (method, path, bytes, isTooLong) => {
  const { cookie } = await createTestUser('admin');
  const [begin, end] = ['{"x":"', '"}'];
  const body = `${begin}${'a'.repeat(bytes - begin.length - end.length)}${end}`;
  const response = await sendRequest(method, path, { cookie, body });
  if (!isTooLong) return expect([400, 404, 415]).toContain(response.status);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ message: 'The request is too large: at most 64 kB are allowed.' });
});

test('rejects an overlong password before hashing it', async () => {
  const response = await sendRequest('POST', '/api/login', {
    body: { username: 'anna', password: 'x'.repeat(10_000) },
  });
  expect(response.status).toBe(400);
});

test('never logs a password, a token, a protected setting or a mistyped name', async () => {
  const lines: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void lines.push(JSON.stringify(words)));
  const { cookie } = await createTestUser('admin');
  const secret = 'what-nobody-may-read';
  const answers = [
    await sendRequest('PUT', '/api/system-settings/mail.password', { cookie, body: { value: secret } }),
    await sendRequest('PUT', '/api/system-settings/mail.password', { cookie, body: `{"value":"${secret}` }),
    await sendRequest('PUT', '/api/system-settings/mail.port', { cookie, body: { value: secret } }),
    await sendRequest('POST', '/api/login', { body: { username: secret, password: secret } }),
    await sendRequest('POST', '/api/invite/accept', { body: { token: secret.repeat(2), password: secret } }),
    await sendRequest('POST', '/api/login/passkey/finish', { body: { ceremony: secret, response: { id: secret } } }),
    // The token has an invalid format. Such errors are logged.
    await sendRequest('GET', '/api/user', { cookie: `__Host-session=${secret}${'A'.repeat(14)}` }),
  ];
  for (const answer of answers) expect(await answer.text()).not.toContain(secret);
  expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  // Checks that the spies capture anything at all.
  logError('check_failed');
  expect(lines.join()).toContain('check_failed');
});

describe('a rejected sign-in', () => {
  useRealCost();

  test('takes as long for an unknown name as for a wrong password', async () => {
    const { username, cookie } = await createTestUser('reader');
    expect((await sendRequest('PUT', '/api/account/password', { cookie, body: { password } })).status).toBe(200);
    const fastest = new Map<string, number>();
    // The best of five runs each, in turns. Other load on the machine only adds time.
    for (let turn = 0; turn < 5; turn += 1) {
      for (const [kind, name] of [
        ['known', username],
        ['unknown', `nobody${turn}`],
      ] as const) {
        const startedAt = Date.now();
        const response = await sendRequest('POST', '/api/login', {
          body: { username: name, password: 'not the right one' },
          headers: { 'CF-Connecting-IP': `10.9.${turn}.1` },
        });
        expect(response.status).toBe(401);
        fastest.set(kind, Math.min(fastest.get(kind) ?? Infinity, Date.now() - startedAt));
      }
    }
    // A password hash takes a tenth of a second on the fastest processor, a rejection without one a few milliseconds. The
    // benchmark keeps both within a tenth of each other. Here, other load only adds time.
    expect(fastest.get('known')).toBeGreaterThan(50);
    expect(fastest.get('unknown')).toBeGreaterThan(50);
  });
});
