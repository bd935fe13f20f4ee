import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { accountAnswer, ceremonyAnswer, signedInUser, type AccountAnswer } from '#data/accounts/contract/account.ts';
import { linkAnswer } from '#data/administration/contract/users.ts';
import { errorAnswer } from '#data/site/contract/error.ts';
import { inviteToken } from '#data/accounts/contract/invite-link.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { sendRequest, cookieOf, createTestSession, createTestUser } from '../testing/test-users.ts';

const password = 'vine and fig tree';

async function begin(path: string, cookie?: string, body: object = {}) {
  const response = await sendRequest('POST', `${path}/begin`, { ...(cookie && { cookie }), body });
  expect(response.status).toBe(200);
  return ceremonyAnswer.parse(await response.json());
}

/** A user with a passkey. */
async function withPasskey(role: 'reader' | 'admin' = 'reader') {
  const person = await createTestUser(role);
  const device = await Authenticator.create();
  const { ceremony, options } = await begin('/api/account/passkeys', person.cookie);
  const response = await device.register(options);
  const body = { ceremony, response, label: 'Phone' };
  const finished = await sendRequest('POST', '/api/account/passkeys/finish', { cookie: person.cookie, body });
  expect(finished.status).toBe(201);
  return { ...person, device };
}

async function signIn(device: Authenticator, how = {}): Promise<Response> {
  const { ceremony, options } = await begin('/api/login/passkey');
  const response = await device.signIn(options, how);
  return sendRequest('POST', '/api/login/passkey/finish', { body: { ceremony, response } });
}

const read = async (cookie: string): Promise<AccountAnswer> =>
  accountAnswer.parse(await (await sendRequest('GET', '/api/account', { cookie })).json());

describe('passkeys', () => {
  test('a passkey can be added, used to sign in, and listed', async () => {
    const { id, username, cookie, device } = await withPasskey();
    const entered = await signIn(device);
    expect(entered.status).toBe(200);
    expect(signedInUser.parse(await entered.json())).toMatchObject({ id, username, role: 'reader' });
    expect((await sendRequest('GET', '/api/user', { cookie: cookieOf(entered) })).status).toBe(200);
    expect((await read(cookie)).passkeys).toMatchObject([{ label: 'Phone', lastUsedAt: expect.any(String) }]);
  });

  test.each([
    ['on another site', { at: 'https://evil.example' }],
    ['on a site below this one', { at: 'https://sub.example.org' }],
    ['without a look at who holds the device', { isVerified: false }],
  ])('a passkey does not sign in %s', async (_, how) => {
    const { device } = await withPasskey();
    const response = await signIn(device, how);
    expect(response.status).toBe(400);
    expect(cookieOf(response)).toBe('');
  });

  test('an unknown passkey does not sign in', async () => {
    expect((await signIn(await Authenticator.create())).status).toBe(400);
  });

  test('a replayed response does not sign in again', async () => {
    const { device } = await withPasskey();
    const { ceremony, options } = await begin('/api/login/passkey');
    const body = { ceremony, response: await device.signIn(options) };
    expect((await sendRequest('POST', '/api/login/passkey/finish', { body })).status).toBe(200);
    expect((await sendRequest('POST', '/api/login/passkey/finish', { body })).status).toBe(400);
    const other = await begin('/api/login/passkey');
    const replayed = { ...body, ceremony: other.ceremony };
    expect((await sendRequest('POST', '/api/login/passkey/finish', { body: replayed })).status).toBe(400);
  });

  test('a passkey whose counter decreases is treated as a copy and does not sign in', async () => {
    const { device } = await withPasskey();
    device.counter = 10;
    expect((await signIn(device)).status).toBe(200);
    device.counter = 3;
    expect((await signIn(device)).status).toBe(400);
  });

  test('a late response does not sign in', async () => {
    const { device } = await withPasskey();
    const { ceremony, options } = await begin('/api/login/passkey');
    await env.APP.prepare(`UPDATE ceremonies SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ?`)
      .bind(ceremony)
      .run();
    const body = { ceremony, response: await device.signIn(options) };
    expect((await sendRequest('POST', '/api/login/passkey/finish', { body })).status).toBe(400);
  });

  test('a registration started by one account cannot be finished by another', async () => {
    const [one, other] = [await createTestUser('reader'), await createTestUser('reader')];
    const { ceremony, options } = await begin('/api/account/passkeys', one.cookie);
    const response = await (await Authenticator.create()).register(options);
    const finished = await sendRequest('POST', '/api/account/passkeys/finish', {
      cookie: other.cookie,
      body: { ceremony, response },
    });
    expect(finished.status).toBe(403);
    expect((await read(other.cookie)).passkeys).toEqual([]);
  });

  test('the only way to sign in cannot be removed', async () => {
    const { cookie } = await withPasskey();
    const [passkey] = (await read(cookie)).passkeys;
    expect((await sendRequest('DELETE', `/api/account/passkeys/${passkey?.id}`, { cookie })).status).toBe(409);
    // Two simultaneous deletions cannot remove both passkeys.
    const device = await Authenticator.create();
    const { ceremony, options } = await begin('/api/account/passkeys', cookie);
    const body = { ceremony, response: await device.register(options), label: 'Key' };
    expect((await sendRequest('POST', '/api/account/passkeys/finish', { cookie, body })).status).toBe(201);
    const both = (await read(cookie)).passkeys.map(({ id }) =>
      sendRequest('DELETE', `/api/account/passkeys/${id}`, { cookie }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(cookie)).passkeys).toHaveLength(1);
    expect((await sendRequest('PUT', '/api/account/password', { cookie, body: { password } })).status).toBe(200);
  });

  test('a passkey of another account cannot be removed', async () => {
    const one = await withPasskey();
    const other = await createTestUser('reader');
    const [passkey] = (await read(one.cookie)).passkeys;
    expect((await sendRequest('DELETE', `/api/account/passkeys/${passkey?.id}`, { cookie: other.cookie })).status).toBe(
      404,
    );
  });

  test('a passkey signs in after somebody else has used up the password attempts for the name', async () => {
    const { username, device } = await withPasskey();
    const now = Math.floor(Date.now() / 1000);
    await env.APP.prepare(`INSERT INTO attempts VALUES (?, 9999, ?, ?)`)
      .bind(`login:name:${username}`, now, now + 3_600)
      .run();
    expect((await sendRequest('POST', '/api/login', { body: { username, password } })).status).toBe(429);
    expect((await signIn(device)).status).toBe(200);
  });

  test('a link creates the first administrator with a passkey and no password', async () => {
    const { cookie } = await createTestUser('admin');
    const invitation = await sendRequest('POST', '/api/admin/users/invite', { cookie, body: { role: 'admin' } });
    const token = inviteToken(new URL(linkAnswer.parse(await invitation.json()).link).hash);
    const guest = { token, username: 'Stephanas' };
    const device = await Authenticator.create();
    const { ceremony, options } = await begin('/api/invite/passkey', undefined, guest);
    const body = { ...guest, ceremony, response: await device.register(options) };
    const accepted = await sendRequest('POST', '/api/invite/passkey/finish', { body });
    expect(accepted.status).toBe(201);
    expect(signedInUser.parse(await accepted.json())).toMatchObject({ username: 'Stephanas', role: 'admin' });
    expect(await read(cookieOf(accepted))).toMatchObject({ hasPassword: false, passkeys: [{ label: 'Passkey' }] });
    expect((await signIn(device)).status).toBe(200);
    expect((await sendRequest('POST', '/api/invite/passkey/finish', { body })).status).toBe(410);
  });

  test('a passkey confirms the signed-in user', async () => {
    const { id, device } = await withPasskey('admin');
    const old = await createTestSession(id, { confirmedAt: new Date(Date.now() - 11 * 60_000) });
    const { cookie } = old;
    expect((await sendRequest('POST', '/api/account/passkeys/begin', { cookie, body: {} })).status).toBe(403);
    const { ceremony, options } = await begin('/api/account/confirm/passkey', cookie);
    const body = { ceremony, response: await device.signIn(options) };
    expect((await sendRequest('POST', '/api/account/confirm/passkey/finish', { cookie, body })).status).toBe(200);
    expect((await sendRequest('POST', '/api/account/passkeys/begin', { cookie, body: {} })).status).toBe(200);
  });

  test('a passkey of another user confirms nothing', async () => {
    const { device } = await withPasskey();
    const { cookie } = await createTestUser('admin', { confirmedAt: new Date(Date.now() - 11 * 60_000) });
    const { ceremony, options } = await begin('/api/account/confirm/passkey', cookie);
    const body = { ceremony, response: await device.signIn(options) };
    expect((await sendRequest('POST', '/api/account/confirm/passkey/finish', { cookie, body })).status).toBe(400);
  });
});

describe('passwords', () => {
  test('a change requires the old password, ends all other sessions and replaces this one', async () => {
    const person = await createTestUser('reader');
    const { cookie, username } = person;
    const first = await sendRequest('PUT', '/api/account/password', { cookie, body: { password } });
    const other = await createTestSession(person.id);
    const wrong = { currentPassword: 'not the old one', password: 'tent maker of Tarsus' };
    const refused = await sendRequest('PUT', '/api/account/password', { cookie: cookieOf(first), body: wrong });
    expect(refused.status).toBe(403);
    expect(errorAnswer.parse(await refused.json()).issues?.[0]?.field).toBe('currentPassword');
    const changed = await sendRequest('PUT', '/api/account/password', {
      cookie: cookieOf(first),
      body: { currentPassword: password, password: 'tent maker of Tarsus' },
    });
    expect(changed.status).toBe(200);
    for (const former of [cookie, cookieOf(first), other.cookie])
      expect((await sendRequest('GET', '/api/user', { cookie: former })).status).toBe(401);
    expect((await sendRequest('GET', '/api/user', { cookie: cookieOf(changed) })).status).toBe(200);
    expect((await sendRequest('POST', '/api/login', { body: { username, password } })).status).toBe(401);
  });

  test('a password confirms the signed-in user, and a wrong one does not', async () => {
    const person = await createTestUser('reader');
    const set = await sendRequest('PUT', '/api/account/password', { cookie: person.cookie, body: { password } });
    expect(set.status).toBe(200);
    const { cookie } = await createTestSession(person.id, { confirmedAt: new Date(Date.now() - 11 * 60_000) });
    expect((await sendRequest('PUT', '/api/account/email', { cookie, body: { email: 'a@example.org' } })).status).toBe(
      403,
    );
    expect(
      (await sendRequest('POST', '/api/account/confirm', { cookie, body: { password: 'wrong one' } })).status,
    ).toBe(403);
    expect((await sendRequest('POST', '/api/account/confirm', { cookie, body: { password } })).status).toBe(200);
    expect((await sendRequest('PUT', '/api/account/email', { cookie, body: { email: 'a@example.org' } })).status).toBe(
      200,
    );
    expect((await read(cookie)).email).toBe('a@example.org');
    expect((await sendRequest('PUT', '/api/account/email', { cookie, body: { email: 'nobody' } })).status).toBe(400);
    expect((await sendRequest('PUT', '/api/account/email', { cookie, body: { email: '' } })).status).toBe(200);
    expect((await read(cookie)).email).toBeNull();
  });
});

describe('sessions', () => {
  test('users see only their own sessions and can end one or all others', async () => {
    const [one, stranger] = [await createTestUser('reader'), await createTestUser('reader')];
    const [second, third] = [await createTestSession(one.id), await createTestSession(one.id)];
    const { sessions } = await read(one.cookie);
    expect(sessions.map(({ handle }) => handle).toSorted()).toEqual(
      [one.handle, second.handle, third.handle].toSorted(),
    );
    expect(sessions.filter(({ isCurrent }) => isCurrent).map(({ handle }) => handle)).toEqual([one.handle]);
    const foreign = await sendRequest('DELETE', `/api/account/sessions/${stranger.handle}`, { cookie: one.cookie });
    expect(foreign.status).toBe(404);
    expect((await sendRequest('GET', '/api/user', { cookie: stranger.cookie })).status).toBe(200);
    await sendRequest('DELETE', `/api/account/sessions/${second.handle}`, { cookie: one.cookie });
    expect((await sendRequest('GET', '/api/user', { cookie: second.cookie })).status).toBe(401);
    expect((await sendRequest('GET', '/api/user', { cookie: third.cookie })).status).toBe(200);
    await sendRequest('POST', '/api/account/sessions/end-others', { cookie: one.cookie });
    expect((await sendRequest('GET', '/api/user', { cookie: third.cookie })).status).toBe(401);
    expect((await sendRequest('GET', '/api/user', { cookie: one.cookie })).status).toBe(200);
  });
});

test('a deleted account leaves only its audit entries', async () => {
  const { id, cookie, username, device } = await withPasskey();
  expect((await sendRequest('DELETE', '/api/account', { cookie })).status).toBe(200);
  for (const table of ['users WHERE id', 'sessions WHERE user_id', 'passkeys WHERE user_id'])
    expect(await env.APP.prepare(`SELECT count(*) AS n FROM ${table} = ?`).bind(id).first('n')).toBe(0);
  expect((await signIn(device)).status).toBe(400);
  expect((await sendRequest('POST', '/api/login', { body: { username, password } })).status).toBe(401);
});

test('an account can be changed ten times per hour', async () => {
  const { cookie } = await createTestUser('reader');
  const statuses = [];
  for (let index = 0; index < 11; index += 1)
    statuses.push(
      (await sendRequest('PUT', '/api/account/email', { cookie, body: { email: `a${index}@example.org` } })).status,
    );
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});
