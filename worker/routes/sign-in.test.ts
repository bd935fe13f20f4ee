import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { errorAnswer } from '#data/site/contract/error.ts';
import { signedInUser, user } from '#data/accounts/contract/account.ts';
import { users } from '#data/schema/app.ts';
import { tokenHash } from '../accounts/random-token.ts';
import { openApp } from '../database/app-database.ts';
import { useRealCost } from '../testing/password-cost.ts';
import { requestApp } from '../testing/request-app.ts';
import { sendRequest, cookieOf, createTestSession, createTestUser } from '../testing/test-users.ts';

const password = 'vine and fig tree';

async function register(username: string): Promise<{ cookie: string; id: string; sessionId: string }> {
  // Use a different network each time, because one network may register only five accounts per hour.
  const headers = { 'CF-Connecting-IP': `198.51.${Math.floor(Math.random() * 250)}.1` };
  const response = await sendRequest('POST', '/api/register', { body: { username, password }, headers });
  expect(response.status).toBe(201);
  const { id, sessionId } = signedInUser.parse(await response.json());
  return { cookie: cookieOf(response), id, sessionId };
}

describe('registration and sign-in', () => {
  test('a new account is a reader, is signed in, and can sign in again', async () => {
    const { cookie, id } = await register('Tabitha');
    expect(user.parse(await (await sendRequest('GET', '/api/user', { cookie })).json())).toEqual({
      id,
      username: 'Tabitha',
      role: 'reader',
    });
    expect((await sendRequest('POST', '/api/logout', { cookie })).status).toBe(200);
    expect((await sendRequest('GET', '/api/user', { cookie })).status).toBe(401);
    const again = await sendRequest('POST', '/api/login', { body: { username: 'tabitha', password } });
    expect(again.status).toBe(200);
    expect(signedInUser.parse(await again.json())).toMatchObject({ id, username: 'Tabitha', role: 'reader' });
  });

  /**
   * https://github.com/NodeBB/NodeBB/issues/6894, https://github.com/medic/cht-core/issues/2653: phones add a space after
   * a name. https://github.com/dkanada/gelli/issues/140: a space may belong to a password.
   */
  test('a space around a name is ignored, and one around a password is not', async () => {
    await register('Drusilla');
    const signIn = async (body: object) => (await sendRequest('POST', '/api/login', { body })).status;
    expect(await signIn({ username: ' drusilla ', password })).toBe(200);
    expect(await signIn({ username: 'drusilla', password: `${password} ` })).toBe(401);
  });

  test('the session cookie is limited to this host, https and same-site requests, and hidden from scripts', async () => {
    await register('priscilla');
    const response = await sendRequest('POST', '/api/login', { body: { username: 'priscilla', password } });
    const [pair = '', ...attributes] = (response.headers.get('Set-Cookie') ?? '').split('; ');
    expect(pair).toMatch(/^__Host-session=[\w-]{34}$/);
    expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']));
    expect(attributes.join()).not.toMatch(/domain/i);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('neither the database nor a response contains the session secret', async () => {
    const { cookie, sessionId } = await register('lydia');
    const token = cookie.split('=')[1] ?? '';
    const tables = ['users', 'sessions', 'audit', 'attempts'];
    const rows = await Promise.all(tables.map((table) => env.APP.prepare(`SELECT * FROM ${table}`).all()));
    const dump = JSON.stringify(rows.map(({ results }) => results));
    expect(dump).toContain(await tokenHash(token));
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(password);
    expect(sessionId).not.toBe(token);
    expect((await sendRequest('GET', '/api/user', { cookie: `__Host-session=${sessionId}` })).status).toBe(401);
  });

  test('signing in replaces an existing session', async () => {
    const attacker = await createTestUser('reader');
    await register('rhoda');
    const response = await sendRequest('POST', '/api/login', {
      cookie: attacker.cookie,
      body: { username: 'rhoda', password },
    });
    expect(cookieOf(response)).not.toBe(attacker.cookie);
    expect((await sendRequest('GET', '/api/user', { cookie: attacker.cookie })).status).toBe(401);
    const planted = `__Host-session=${'B'.repeat(34)}`;
    await sendRequest('POST', '/api/login', { cookie: planted, body: { username: 'rhoda', password } });
    expect((await sendRequest('GET', '/api/user', { cookie: planted })).status).toBe(401);
  });

  test('an unknown name and a wrong password get the same answer', async () => {
    await register('phoebe');
    const answers = await Promise.all(
      ['phoebe', 'nobody-at-all'].map(async (username) => {
        const response = await sendRequest('POST', '/api/login', { body: { username, password: 'not this one, no' } });
        return { status: response.status, cookie: cookieOf(response), body: await response.text() };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 401, cookie: '' });
  });

  test('an account without a password rejects every password', async () => {
    const { username } = await createTestUser('reader');
    for (const attempt of ['', ' ', 'null', password])
      expect(
        (await sendRequest('POST', '/api/login', { body: { username, password: attempt } })).status,
      ).toBeGreaterThan(399);
  });

  test('a blocked account cannot sign in, and learns the reason only with the right password', async () => {
    const { cookie, id } = await register('demas');
    await env.APP.prepare(`UPDATE users SET status = 'blocked' WHERE id = ?`).bind(id).run();
    expect((await sendRequest('GET', '/api/user', { cookie })).status).toBe(401);
    expect((await sendRequest('POST', '/api/login', { body: { username: 'demas', password } })).status).toBe(403);
    expect(
      (await sendRequest('POST', '/api/login', { body: { username: 'demas', password: 'another one' } })).status,
    ).toBe(401);
  });

  test.each([
    ['{}', ['username', 'password'], 'Username is required'],
    ['{"username":"","password":""}', ['username', 'password'], 'Password is required'],
    ['{"username":"x"}', ['password'], 'Password is required'],
    ['{"username":5,"password":[]}', ['username', 'password'], 'Username is required'],
  ])('the sign-in %s is rejected with an issue for each field', async (body, fields, message) => {
    const answer = errorAnswer.parse(await (await sendRequest('POST', '/api/login', { body })).json());
    expect(answer.issues?.map(({ field }) => field)).toEqual(fields);
    expect(answer.message).toContain(message);
  });

  test.each(['{', 'null', '[]', '"x"', '5', '{"username":'])('rejects the body %s', async (body) => {
    expect((await sendRequest('POST', '/api/login', { body })).status).toBe(400);
  });
});

describe('usernames', () => {
  test.each([
    ['in capitals', 'BARNABAS'],
    ['in full-width letters', 'ｂａｒｎａｂａｓ'],
    ['with spaces around', '  barnabas  '],
  ])('a taken username is also taken %s', async (_, username) => {
    await sendRequest('POST', '/api/register', {
      body: { username: 'barnabas', password },
      headers: { 'CF-Connecting-IP': '192.0.2.77' },
    });
    const response = await sendRequest('POST', '/api/register', {
      body: { username, password },
      headers: { 'CF-Connecting-IP': '203.0.113.9' },
    });
    expect(response.status).toBe(409);
    expect(errorAnswer.parse(await response.json())).toMatchObject({
      code: 'conflict',
      issues: [{ field: 'username' }],
    });
  });

  test.each(['bаrnabas', 'barn\u200Babas', 'ba', 'x'.repeat(33), 'a b c', '<b>anna</b>'])(
    'rejects %s',
    async (username) => {
      const response = await sendRequest('POST', '/api/register', { body: { username, password } });
      expect(response.status).toBe(400);
      expect(errorAnswer.parse(await response.json()).issues?.[0]?.field).toBe('username');
    },
  );

  test('only one of two simultaneous registrations of a name succeeds', async () => {
    const headers = { 'CF-Connecting-IP': '192.0.2.99' };
    const statuses = await Promise.all(
      [1, 2].map(
        async () =>
          (await sendRequest('POST', '/api/register', { body: { username: 'silas', password }, headers })).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([201, 409]);
  });
});

describe('a session', () => {
  test('is renewed by its cookie only, regardless of the body', async () => {
    const one = await createTestUser('reader');
    const other = await createTestUser('admin');
    const claims = { sessionId: other.handle, userId: other.id, username: other.username };
    expect((await sendRequest('POST', '/api/refresh-session', { body: claims })).status).toBe(401);
    const response = await sendRequest('POST', '/api/refresh-session', { cookie: one.cookie, body: claims });
    expect(signedInUser.parse(await response.json())).toEqual({
      id: one.id,
      username: one.username,
      role: 'reader',
      sessionId: one.handle,
    });
  });

  test('ends at its maximum age even if it is in use', async () => {
    const { id } = await createTestUser('admin');
    const sixDays = new Date(Date.now() - 6.9 * 86_400_000);
    const { cookie, handle } = await createTestSession(id, { createdAt: sixDays });
    expect((await sendRequest('POST', '/api/refresh-session', { cookie })).status).toBe(200);
    const expiresAt = await env.APP.prepare('SELECT expires_at FROM sessions WHERE handle = ?')
      .bind(handle)
      .first<number>('expires_at');
    expect((expiresAt ?? 0) * 1000).toBeLessThanOrEqual(sixDays.getTime() + 7 * 86_400_000);
    expect((expiresAt ?? 0) * 1000).toBeGreaterThan(Date.now() + 3_600_000);
  });

  test.each([
    ['admin', 12],
    ['reader', 30 * 24],
  ] as const)('of a %s lasts %i hours after its last use', async (role, hours) => {
    const { cookie, handle } = await createTestUser(role);
    await sendRequest('GET', '/api/user', { cookie });
    const expiresAt = await env.APP.prepare('SELECT expires_at FROM sessions WHERE handle = ?')
      .bind(handle)
      .first<number>('expires_at');
    expect((expiresAt ?? 0) - Date.now() / 1000).toBeCloseTo(hours * 3_600, -2);
  });

  test('that does not exist is answered with 401 and a sentence', async () => {
    for (const path of ['/api/user', '/api/account']) {
      const response = await sendRequest('GET', path);
      expect(response.status).toBe(401);
      expect(errorAnswer.parse(await response.json()).code).toBe('unauthenticated');
    }
  });

  test('is not started over an unencrypted connection', async () => {
    const body = JSON.stringify({ username: 'phoebe', password });
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
    const { exports } = await import('cloudflare:workers');
    const response = await exports.default.fetch('http://example.org/api/login', { method: 'POST', body, headers });
    expect([400, 401]).toContain(response.status);
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });
});

test('signing out as an administrator clears the browser cache', async () => {
  const { cookie } = await createTestUser('admin');
  const response = await sendRequest('POST', '/api/logout', { cookie });
  expect(response.headers.get('Clear-Site-Data')).toBe('"cache"');
  expect(response.headers.get('Set-Cookie')).toMatch(/^__Host-session=;.*Max-Age=0/);
  expect((await sendRequest('POST', '/api/logout')).status).toBe(200);
});

test('routes that write do not answer to GET', async () => {
  for (const path of ['/api/login', '/api/logout', '/api/register', '/api/refresh-session', '/api/invite'])
    expect((await requestApp(path)).status).toBe(405);
});

describe('signing in with a password hash of a different cost', () => {
  useRealCost();
  /** RFC 7914, section 12: scrypt of "pleaseletmein" with "SodiumChloride", N=16384, r=8, p=1. The first 32 bytes. */
  const older = '$scrypt$ln=14,r=8,p=1$U29kaXVtQ2hsb3JpZGU$cCO9yzr9c0hGHAbNgf046_2o-7qQT44-qbVD9lRdofI';
  const hashOf = async (id: string): Promise<unknown> =>
    (await openApp(env.APP).select({ hash: users.passwordHash }).from(users).where(eq(users.id, id)))[0]?.hash;

  test('stores a hash with the current cost, which later sign-ins leave unchanged', async () => {
    const { id, username } = await createTestUser('reader');
    await openApp(env.APP).update(users).set({ passwordHash: older }).where(eq(users.id, id));
    const signIn = (typed: string): Promise<Response> =>
      sendRequest('POST', '/api/login', { body: { username, password: typed } });
    expect((await signIn('another password')).status).toBe(401);
    expect(await hashOf(id)).toBe(older);
    expect((await signIn('pleaseletmein')).status).toBe(200);
    const newHash = await hashOf(id);
    expect(newHash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
    const again = await signIn('pleaseletmein');
    expect([again.status, await again.json()]).toMatchObject([200, { id }]);
    expect(await hashOf(id)).toBe(newHash);
  });
});
