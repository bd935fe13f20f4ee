import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { accountAnswer, ceremonyAnswer, type AccountAnswer } from '#data/accounts/contract/account.ts';
import { linkAnswer } from '#data/administration/contract/users.ts';
import { inviteToken } from '#data/accounts/contract/invite-link.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { sendRequest, createTestSession, createTestUser } from '../testing/test-users.ts';

async function begin(path: string, cookie?: string, body: object = {}) {
  const response = await sendRequest('POST', `${path}/begin`, { ...(cookie && { cookie }), body });
  expect(response.status).toBe(200);
  return ceremonyAnswer.parse(await response.json());
}

async function addPasskey(cookie: string, label?: string): Promise<Authenticator> {
  const device = await Authenticator.create();
  const { ceremony, options } = await begin('/api/account/passkeys', cookie);
  const body = { ceremony, response: await device.register(options), ...(label && { label }) };
  expect((await sendRequest('POST', '/api/account/passkeys/finish', { cookie, body })).status).toBe(201);
  return device;
}

const read = async (cookie: string): Promise<AccountAnswer> =>
  accountAnswer.parse(await (await sendRequest('GET', '/api/account', { cookie })).json());

async function inviteTo(cookie: string, path: string, body: object = {}): Promise<string> {
  const created = await sendRequest('POST', path, { cookie, body });
  expect(created.status).toBe(201);
  return inviteToken(new URL(linkAnswer.parse(await created.json()).link).hash) ?? '';
}

const ceremonyIds = async (): Promise<unknown[]> =>
  (await env.APP.prepare('SELECT id FROM ceremonies').all()).results.map(({ id }) => id);

describe('the options for a device', () => {
  test('request a discoverable credential with user verification for a new passkey and exclude existing ones', async () => {
    const [one, other] = [await createTestUser('reader'), await createTestUser('reader')];
    await addPasskey(other.cookie);
    const device = await addPasskey(one.cookie);
    const { options } = await begin('/api/account/passkeys', one.cookie);
    // Web Authentication, Level 3: options of "create".
    expect(options).toMatchObject({
      rp: { name: 'Lexicon', id: 'example.org' },
      user: { name: one.username },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { excludeCredentials } = options as unknown as { excludeCredentials: { id: string }[] };
    expect(excludeCredentials.map(({ id }) => id)).toEqual([(await read(one.cookie)).passkeys[0]?.id]);
    const { id } = (await read(other.cookie)).passkeys[0] ?? {};
    expect(excludeCredentials.map((each) => each.id)).not.toContain(id);
    expect(device).toBeDefined();
  });

  test('accept any passkey of this site with user verification for a sign-in', async () => {
    const { options } = await begin('/api/login/passkey');
    expect(options).toMatchObject({ rpId: 'example.org', userVerification: 'required' });
  });
});

describe('a challenge', () => {
  test('is valid for five minutes', async () => {
    const startedAt = Date.now();
    const { ceremony } = await begin('/api/login/passkey');
    const expiresAt = await env.APP.prepare('SELECT expires_at FROM ceremonies WHERE id = ?')
      .bind(ceremony)
      .first<string>('expires_at');
    expect(Date.parse(expiresAt ?? '')).toBeGreaterThanOrEqual(startedAt + 5 * 60_000);
    expect(Date.parse(expiresAt ?? '')).toBeLessThanOrEqual(Date.now() + 5 * 60_000);
  });

  test('is deleted by the next one after it expires, and others stay', async () => {
    const [late, open] = [await begin('/api/login/passkey'), await begin('/api/login/passkey')];
    await env.APP.prepare("UPDATE ceremonies SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ?")
      .bind(late.ceremony)
      .run();
    const next = await begin('/api/login/passkey');
    const ids = await ceremonyIds();
    expect(ids).not.toContain(late.ceremony);
    expect(ids).toEqual(expect.arrayContaining([open.ceremony, next.ceremony]));
  });

  test('for a sign-in cannot confirm, and one for a confirmation cannot sign in', async () => {
    const { id, cookie } = await createTestUser('reader');
    const device = await addPasskey(cookie);
    const old = await createTestSession(id, { confirmedAt: new Date(Date.now() - 11 * 60_000) });
    const signIn = await begin('/api/login/passkey');
    const crossed = { ceremony: signIn.ceremony, response: await device.signIn(signIn.options) };
    const confirmed = await sendRequest('POST', '/api/account/confirm/passkey/finish', {
      cookie: old.cookie,
      body: crossed,
    });
    expect(confirmed.status).toBe(400);
    const confirm = await begin('/api/account/confirm/passkey', old.cookie);
    const body = { ceremony: confirm.ceremony, response: await device.signIn(confirm.options) };
    expect((await sendRequest('POST', '/api/login/passkey/finish', { body })).status).toBe(400);
    // A mismatched kind does not consume the challenge.
    expect(
      (await sendRequest('POST', '/api/account/confirm/passkey/finish', { cookie: old.cookie, body })).status,
    ).toBe(200);
  });

  test('for one link is not valid for another', async () => {
    const admin = await createTestUser('admin');
    const [one, other] = [await createTestUser('reader'), await createTestUser('reader')];
    const [first, second] = [
      await inviteTo(admin.cookie, `/api/admin/users/${one.id}/reset`),
      await inviteTo(admin.cookie, `/api/admin/users/${other.id}/reset`),
    ];
    const device = await Authenticator.create();
    const { ceremony, options } = await begin('/api/invite/passkey', undefined, { token: first });
    const body = { token: second, ceremony, response: await device.register(options) };
    const response = await sendRequest('POST', '/api/invite/passkey/finish', { body });
    expect([response.status, (await response.json<{ message: string }>()).message]).toEqual([
      400,
      'You began to create this passkey with another link. Open the link that you received last, then start again.',
    ]);
    expect((await read(other.cookie)).passkeys).toEqual([]);
  });
});

test('updates last use and counter only of the passkey that signed in', async () => {
  const { id, cookie } = await createTestUser('reader');
  const phone = await addPasskey(cookie, 'Phone');
  await addPasskey(cookie, 'Key');
  phone.counter = 7;
  const { ceremony, options } = await begin('/api/login/passkey');
  const body = { ceremony, response: await phone.signIn(options) };
  expect((await sendRequest('POST', '/api/login/passkey/finish', { body })).status).toBe(200);
  const used = new Map((await read(cookie)).passkeys.map(({ label, lastUsedAt }) => [label, lastUsedAt]));
  expect(used.get('Phone')).toEqual(expect.any(String));
  expect(used.get('Key')).toBeNull();
  const { results } = await env.APP.prepare('SELECT label, counter FROM passkeys WHERE user_id = ? ORDER BY counter')
    .bind(id)
    .all();
  expect(results).toEqual([
    { label: 'Key', counter: 0 },
    { label: 'Phone', counter: phone.counter },
  ]);
  expect(phone.counter).toBeGreaterThanOrEqual(7);
});
