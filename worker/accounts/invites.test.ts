import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { linkAnswer, usersAnswer } from '#data/administration/contract/users.ts';
import { inviteToken } from '#data/accounts/contract/invite-link.ts';
import { sendRequest, createTestSession, createTestUser } from '../testing/test-users.ts';

const password = 'vine and fig tree';

async function make(cookie: string, path: string, body: object = {}): Promise<{ token: string; expiresAt: string }> {
  const created = await sendRequest('POST', path, { cookie, body });
  expect(created.status).toBe(201);
  const { link, expiresAt } = linkAnswer.parse(await created.json());
  return { token: inviteToken(new URL(link).hash) ?? '', expiresAt };
}

const accept = (token: string, body: object = {}): Promise<Response> =>
  sendRequest('POST', '/api/invite/accept', { body: { token, password, ...body } });

test('an invitation is valid for three days and a reset link for one', async () => {
  const [{ cookie }, reader] = [await createTestUser('admin'), await createTestUser('reader')];
  for (const [path, body, days] of [
    ['/api/admin/users/invite', { role: 'reader' }, 3],
    [`/api/admin/users/${reader.id}/reset`, {}, 1],
  ] as const) {
    const startedAt = Date.now();
    const expiresAt = Date.parse((await make(cookie, path, body)).expiresAt);
    expect(expiresAt, path).toBeGreaterThanOrEqual(startedAt + days * 86_400_000);
    expect(expiresAt, path).toBeLessThanOrEqual(Date.now() + days * 86_400_000);
  }
});

test('lists open links and omits used and expired ones', async () => {
  const { cookie, username } = await createTestUser('admin');
  const used = await make(cookie, '/api/admin/users/invite', { username: 'Onesimus', role: 'reader' });
  const open = await make(cookie, '/api/admin/users/invite', { username: 'Epaphras', role: 'reader' });
  const late = await make(cookie, '/api/admin/users/invite', { username: 'Archippus', role: 'reader' });
  await env.APP.prepare(
    "UPDATE invites SET expires_at = '2020-01-01T00:00:00.000Z' WHERE username = 'Archippus'",
  ).run();
  expect((await accept(used.token)).status).toBe(201);
  expect((await accept(late.token)).status).toBe(410);
  const { invites } = usersAnswer.parse(await (await sendRequest('GET', '/api/admin/users', { cookie })).json());
  const own = invites.filter(({ createdBy }) => createdBy === username);
  expect(own.map((invite) => [invite.username, invite.expiresAt])).toEqual([['Epaphras', open.expiresAt]]);
});

test('lists open links with the newest first', async () => {
  const { cookie, username } = await createTestUser('admin');
  for (const guest of ['Phoebe', 'Junia', 'Persis'])
    await make(cookie, '/api/admin/users/invite', { username: guest, role: 'reader' });
  const { invites } = usersAnswer.parse(await (await sendRequest('GET', '/api/admin/users', { cookie })).json());
  const own = invites.filter(({ createdBy }) => createdBy === username);
  expect(own.map((invite) => invite.username)).toEqual(['Persis', 'Junia', 'Phoebe']);
});

test('a reset link changes only its own account, and other sessions and passwords stay valid', async () => {
  const [{ cookie }, one, other] = [
    await createTestUser('admin'),
    await createTestUser('reader'),
    await createTestUser('reader'),
  ];
  const set = await sendRequest('PUT', '/api/account/password', {
    cookie: other.cookie,
    body: { password: 'tent of Tarsus' },
  });
  expect(set.status).toBe(200);
  const stays = await createTestSession(other.id);
  const { token } = await make(cookie, `/api/admin/users/${one.id}/reset`);
  expect((await accept(token)).status).toBe(201);
  expect((await sendRequest('GET', '/api/user', { cookie: stays.cookie })).status).toBe(200);
  expect((await sendRequest('GET', '/api/user', { cookie: one.cookie })).status).toBe(401);
  const logIn = (username: string, attempt: string) =>
    sendRequest('POST', '/api/login', { body: { username, password: attempt } }).then(({ status }) => status);
  expect(await logIn(one.username, password)).toBe(200);
  expect(await logIn(other.username, 'tent of Tarsus')).toBe(200);
  expect(await logIn(other.username, password)).toBe(401);
});

test('an invited person gets the chosen email and password, with the time of the password change', async () => {
  const { cookie } = await createTestUser('admin');
  const { token } = await make(cookie, '/api/admin/users/invite', { role: 'reader' });
  const startedAt = new Date().toISOString();
  const accepted = await accept(token, { username: 'Tychicus', email: 'tychicus@example.org' });
  expect(accepted.status).toBe(201);
  const row = await env.APP.prepare(
    "SELECT email, role, status, password_changed_at AS at FROM users WHERE username_key = 'tychicus'",
  ).first<Record<string, string>>();
  expect(row).toMatchObject({ email: 'tychicus@example.org', role: 'reader', status: 'active' });
  expect(row?.['at']).toSatisfy((at: string) => at >= startedAt && at <= new Date().toISOString());
});
