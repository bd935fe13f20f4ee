import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test } from 'vitest';
import { accountAnswer, codeEnrolment, type CodeEnrolment } from '#data/accounts/contract/account.ts';
import { inviteToken } from '#data/accounts/contract/invite-link.ts';
import { settings } from '#data/schema/app.ts';
import { openApp } from '../database/app-database.ts';
import { forgetSettings } from '../settings/read-settings.ts';
import { requestAppWith } from '../testing/request-app.ts';
import { showCode } from '../testing/authenticator-app.ts';
import {
  sendRequest,
  cookieOf,
  origin,
  createTestSession,
  createTestUser,
  type TestUser,
} from '../testing/test-users.ts';

const password = 'vine and fig tree';
const key = 'security.admin_two_factors';

async function demand(value: boolean): Promise<void> {
  const db = openApp(env.APP);
  await db.delete(settings);
  await db.insert(settings).values({ key, value: String(value), updatedAt: '', updatedBy: 'test' });
  forgetSettings(env);
}
afterEach(() => demand(false));

/** A person with a password, in a session that began with it. */
async function withPassword(role: 'admin' | 'reader'): Promise<TestUser> {
  const person = await createTestUser(role);
  const set = await sendRequest('PUT', '/api/account/password', { cookie: person.cookie, body: { password } });
  expect(set.status).toBe(200);
  return { ...person, cookie: cookieOf(set) };
}

async function begin(cookie: string): Promise<CodeEnrolment> {
  const response = await sendRequest('POST', '/api/account/second-factor/begin', { cookie });
  expect(response.status).toBe(200);
  return codeEnrolment.parse(await response.json());
}

const finish = (cookie: string, ceremony: string, code: string): Promise<Response> =>
  sendRequest('POST', '/api/account/second-factor/finish', { cookie, body: { ceremony, code } });

/**
 * Like {@link withPassword}, with an authenticator app. Returns its secret. New codes are accepted right away, as if
 * time had passed.
 */
async function withApp(role: 'admin' | 'reader'): Promise<TestUser & { secret: string }> {
  const person = await withPassword(role);
  const { ceremony, secret } = await begin(person.cookie);
  expect((await finish(person.cookie, ceremony, showCode(secret))).status).toBe(201);
  await letTimePass(person.id);
  return { ...person, secret };
}

const letTimePass = (id: string): Promise<unknown> =>
  env.APP.prepare('UPDATE second_factors SET last_step = last_step - 10 WHERE user_id = ?').bind(id).run();

const logIn = (username: string, code?: string, passwordText = password): Promise<Response> =>
  sendRequest('POST', '/api/login', {
    body: { username, password: passwordText, ...(code !== undefined && { code }) },
    headers: { 'CF-Connecting-IP': `10.3.${Math.floor(Math.random() * 250)}.1` },
  });
const codeFrom = async (response: Response): Promise<string> => (await response.json<{ code: string }>()).code;
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('an authenticator app', () => {
  test('gets its secret as text and as a URL, and is active after its first code', async () => {
    const startedAt = Date.now();
    const { username, cookie } = await withPassword('reader');
    const { ceremony, secret, address } = await begin(cookie);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(address);
    expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
    expect(url.searchParams.get('secret')).toBe(secret);
    expect(url.searchParams.get('issuer')).toBe('Lexicon example.org');
    expect(decodeURIComponent(url.pathname)).toBe(`/Lexicon example.org:${username}`);

    expect((await logIn(username)).status).toBe(200);
    const refused = await finish(cookie, ceremony, wrong(showCode(secret)));
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ issues: [{ field: 'code' }] });
    const answer = accountAnswer.parse(await (await finish(cookie, ceremony, showCode(secret))).json());
    expect(Date.parse(answer.codesSince ?? '')).toBeGreaterThanOrEqual(startedAt);
    expect(Date.parse(answer.codesSince ?? '')).toBeLessThanOrEqual(Date.now());
    expect((await logIn(username)).status).toBe(403);
  });

  test('ends all other sessions, because they began with only a password', async () => {
    const { id, cookie } = await withPassword('reader');
    const other = await createTestSession(id);
    const { ceremony, secret } = await begin(cookie);
    await finish(cookie, ceremony, showCode(secret));
    expect((await sendRequest('GET', '/api/user', { cookie: other.cookie })).status).toBe(401);
    expect((await sendRequest('GET', '/api/user', { cookie })).status).toBe(200);
  });

  test('has an encrypted secret if the deployment has a key, and it is not valid for another account', async () => {
    const SETTINGS_KEY = 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA=';
    const one = await withPassword('reader');
    const headers = {
      Cookie: one.cookie,
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
    };
    const post = (path: string, body: object = {}): Promise<Response> =>
      requestAppWith({ SETTINGS_KEY }, path, { method: 'POST', headers, body: JSON.stringify(body) });
    const { ceremony, secret } = codeEnrolment.parse(await (await post('/api/account/second-factor/begin')).json());
    expect((await post('/api/account/second-factor/finish', { ceremony, code: showCode(secret) })).status).toBe(201);
    const row = await env.APP.prepare('SELECT secret FROM second_factors WHERE user_id = ?')
      .bind(one.id)
      .first<{ secret: string }>();
    expect(row?.secret).toMatch(/^aes:/);

    const other = await withApp('reader');
    await env.APP.prepare('UPDATE second_factors SET secret = ? WHERE user_id = ?').bind(row?.secret, other.id).run();
    const body = { username: other.username, password, code: showCode(secret) };
    expect((await post('/api/login', body)).status).toBe(503);
  });

  test('cannot be added in a session without a recent confirmation', async () => {
    const { id } = await withPassword('reader');
    const stale = await createTestSession(id, { confirmedAt: new Date(Date.now() - 3_600_000) });
    const response = await sendRequest('POST', '/api/account/second-factor/begin', { cookie: stale.cookie });
    expect([response.status, await codeFrom(response)]).toEqual([403, 'confirm']);
  });

  test('cannot be finished by another account', async () => {
    const [one, other] = [await withPassword('reader'), await withPassword('reader')];
    const { ceremony, secret } = await begin(one.cookie);
    expect((await finish(other.cookie, ceremony, showCode(secret))).status).toBe(400);
  });

  test('is not available without a password, because a passkey already counts as two factors', async () => {
    const { cookie } = await createTestUser('reader');
    expect((await sendRequest('POST', '/api/account/second-factor/begin', { cookie })).status).toBe(409);
  });

  test('can be removed after a confirmation with a code', async () => {
    const { id, username, secret } = await withApp('reader');
    const stale = await createTestSession(id, { confirmedAt: new Date(Date.now() - 3_600_000) });
    const { cookie } = stale;
    const confirm = (code?: string) =>
      sendRequest('POST', '/api/account/confirm', { cookie, body: { password, ...(code && { code }) } });
    expect((await sendRequest('DELETE', '/api/account/second-factor', { cookie })).status).toBe(403);
    const first = await confirm();
    expect([first.status, await codeFrom(first)]).toEqual([403, 'second_factor']);
    expect((await confirm(showCode(secret))).status).toBe(200);
    const removed = await sendRequest('DELETE', '/api/account/second-factor', { cookie });
    expect(await removed.json()).toMatchObject({ codesSince: null });
    expect((await sendRequest('DELETE', '/api/account/second-factor', { cookie })).status).toBe(404);
    expect((await logIn(username)).status).toBe(200);
    const { results } = await env.APP.prepare(`SELECT action FROM audit WHERE actor_id = ? ORDER BY id`).bind(id).all();
    expect(results.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['second-factor.added', 'session.confirmed', 'second-factor.removed']),
    );
  });
});

test('re-encrypts the secret with a new deployment key at the next code', async () => {
  const [before, now] = [
    btoa('a key that has 32 bytes, for sure'.slice(0, 32)),
    btoa('another key, of 32 bytes as well'),
  ];
  const { id, username, secret } = await withApp('reader');
  const plain = await env.APP.prepare('SELECT secret FROM second_factors WHERE user_id = ?')
    .bind(id)
    .first<string>('secret');
  expect(plain).toMatch(/^plain:/);
  const enter = async (keys: object): Promise<string> => {
    await letTimePass(id);
    const response = await requestAppWith(keys, '/api/login', {
      method: 'POST',
      headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password, code: showCode(secret) }),
    });
    expect(response.status).toBe(200);
    return (
      (await env.APP.prepare('SELECT secret FROM second_factors WHERE user_id = ?').bind(id).first<string>('secret')) ??
      ''
    );
  };
  const first = await enter({ SETTINGS_KEY: before });
  expect(first).toMatch(/^aes:/);
  const second = await enter({ SETTINGS_KEY: now, SETTINGS_KEY_BEFORE: before });
  expect(second).not.toBe(first);
  expect(await enter({ SETTINGS_KEY: now })).toBe(second);
});

describe('a code', () => {
  test('is requested only after the right password', async () => {
    const { username, secret } = await withApp('reader');
    for (const code of [undefined, showCode(secret)])
      expect((await logIn(username, code, 'not the right one')).status).toBe(401);
    const challenged = await logIn(username);
    expect([challenged.status, await codeFrom(challenged), cookieOf(challenged)]).toEqual([403, 'second_factor', '']);
  });

  test('works once, with or without spaces, and invalidates the previous one', async () => {
    const { username, secret } = await withApp('reader');
    const code = showCode(secret);
    const entered = await logIn(username, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(entered.status).toBe(200);
    expect((await logIn(username, code)).status).toBe(403);
    expect((await logIn(username, showCode(secret, Date.now() - 30_000))).status).toBe(403);
    expect((await sendRequest('GET', '/api/user', { cookie: cookieOf(entered) })).status).toBe(200);
  });

  test('lets only one of two concurrent requests in', async () => {
    const { username, secret } = await withApp('reader');
    const code = showCode(secret);
    const statuses = (await Promise.all([logIn(username, code), logIn(username, code)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 403]);
  });

  test.each([
    ['of a minute ago', (secret: string) => showCode(secret, Date.now() - 90_000)],
    ['of a minute later', (secret: string) => showCode(secret, Date.now() + 60_000)],
    ['of another secret', () => showCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')],
  ])('%s is rejected and logged', async (_, make) => {
    const { id, username, secret } = await withApp('reader');
    expect((await logIn(username, make(secret))).status).toBe(403);
    const last = await env.APP.prepare(
      `SELECT subject FROM audit WHERE actor_id = ? AND action = 'session.login-failed'`,
    )
      .bind(id)
      .first();
    expect(last).toEqual({ subject: 'code' });
  });

  test.each(['12345', '1234567', 'abcdef', '１２３４５６', '-12345'])('has six digits, unlike %s', async (code) => {
    expect((await logIn('nobody', code)).status).toBe(400);
  });

  test('is blocked after five wrong ones for the account, from any network, even if correct', async () => {
    const { username, secret } = await withApp('reader');
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) statuses.push((await logIn(username, wrong(showCode(secret)))).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403]);
    const late = await logIn(username, showCode(secret));
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('when administrators need two factors', () => {
  test('a password opens only the account page, and the error explains why', async () => {
    const { username } = await withPassword('admin');
    await demand(true);
    const entered = await logIn(username);
    expect(await entered.json()).toMatchObject({ role: 'admin', needsFactor: true });
    const cookie = cookieOf(entered);
    for (const path of [
      '/api/admin/users',
      '/api/system-settings/categories',
      '/api/sql-files',
      '/api/admin/backup/file',
    ]) {
      const response = await sendRequest('GET', path, { cookie });
      expect(response.status, path).toBe(403);
      expect(await response.json()).toMatchObject({
        code: 'two_factors',
        message: expect.stringMatching(/must sign in with two factors/),
      });
    }
    expect(await (await sendRequest('GET', '/api/user', { cookie })).json()).toMatchObject({ needsFactor: true });
    expect((await sendRequest('GET', '/api/account', { cookie })).status).toBe(200);

    const { ceremony, secret } = await begin(cookie);
    expect((await finish(cookie, ceremony, showCode(secret))).status).toBe(201);
    expect((await sendRequest('GET', '/api/admin/users', { cookie })).status).toBe(200);
    expect(await (await sendRequest('GET', '/api/user', { cookie })).json()).not.toHaveProperty('needsFactor');
  });

  test('password and code open the dashboard, and readers need no code', async () => {
    const { id, username, secret } = await withApp('admin');
    const reader = await withPassword('reader');
    await demand(true);
    await letTimePass(id);
    const entered = await logIn(username, showCode(secret));
    expect(await entered.json()).not.toHaveProperty('needsFactor');
    expect((await sendRequest('GET', '/api/admin/users', { cookie: cookieOf(entered) })).status).toBe(200);
    expect(await (await logIn(reader.username)).json()).not.toHaveProperty('needsFactor');
  });

  test('a registration by password does not count as two factors after a promotion', async () => {
    const entered = await sendRequest('POST', '/api/register', { body: { username: 'Silas', password } });
    const { id } = await entered.json<{ id: string }>();
    await env.APP.prepare("UPDATE users SET role = 'admin' WHERE id = ?").bind(id).run();
    await demand(true);
    const refused = await sendRequest('GET', '/api/admin/users', { cookie: cookieOf(entered) });
    expect(refused.status).toBe(403);
    expect(await codeFrom(refused)).toBe('two_factors');
  });

  test('a new password does not change the strength of the session', async () => {
    const { cookie } = await withApp('admin');
    const weak = await withPassword('admin');
    await demand(true);
    const change = async (old: string): Promise<string> =>
      cookieOf(
        await sendRequest('PUT', '/api/account/password', {
          cookie: old,
          body: { currentPassword: password, password: 'the lot fell on Matthias' },
        }),
      );
    expect((await sendRequest('GET', '/api/admin/users', { cookie: await change(cookie) })).status).toBe(200);
    expect((await sendRequest('GET', '/api/admin/users', { cookie: await change(weak.cookie) })).status).toBe(403);
  });

  test('a password does not allow adding another factor if a passkey exists', async () => {
    const { id, username } = await withPassword('admin');
    await env.APP.prepare(
      `INSERT INTO passkeys (id, user_id, public_key, counter, transports, backed_up, label, created_at)
       VALUES (?, ?, 'k', 0, '[]', 0, 'Phone', '2026-11-01T00:00:00.000Z')`,
    )
      .bind(`phone-of-${id}`, id)
      .run();
    await demand(true);
    const cookie = cookieOf(await logIn(username));
    const tries = [
      sendRequest('POST', '/api/account/second-factor/begin', { cookie }),
      sendRequest('POST', '/api/account/passkeys/begin', { cookie }),
      sendRequest('DELETE', `/api/account/passkeys/phone-of-${id}`, { cookie }),
    ];
    for (const response of await Promise.all(tries)) {
      expect(response.status).toBe(403);
      expect(await response.text()).toMatch(/first sign in with your passkey/);
    }
  });

  test('a reset link removes the authenticator app', async () => {
    const admin = await createTestUser('admin');
    const { id, username } = await withApp('reader');
    const created = await sendRequest('POST', `/api/admin/users/${id}/reset`, { cookie: admin.cookie });
    const token = inviteToken(new URL((await created.json<{ link: string }>()).link).hash);
    const accepted = await sendRequest('POST', '/api/invite/accept', {
      body: { token, password: 'the lot fell on Matthias' },
    });
    expect(accepted.status).toBe(201);
    expect((await logIn(username, undefined, 'the lot fell on Matthias')).status).toBe(200);
  });
});

test('deleting an account deletes its secret', async () => {
  const { id, cookie } = await withApp('reader');
  expect((await sendRequest('DELETE', '/api/account', { cookie })).status).toBe(200);
  expect(await env.APP.prepare('SELECT count(*) AS n FROM second_factors WHERE user_id = ?').bind(id).first('n')).toBe(
    0,
  );
});
