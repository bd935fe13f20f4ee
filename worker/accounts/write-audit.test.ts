import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accountAnswer } from '#data/accounts/contract/account.ts';
import { sessions } from '#data/schema/app.ts';
import { eq } from 'drizzle-orm';
import { openApp } from '../database/app-database.ts';
import { requestAppWith } from '../testing/request-app.ts';
import { sendRequest, cookieOf, createTestSession, createTestUser } from '../testing/test-users.ts';
import type { Bindings } from '../env.ts';

const password = 'vine and fig tree';

afterEach(() => vi.useRealTimers());

async function withPassword(role: 'admin' | 'reader') {
  const person = await createTestUser(role);
  const set = await sendRequest('PUT', '/api/account/password', { cookie: person.cookie, body: { password } });
  expect(set.status).toBe(200);
  return { ...person, cookie: cookieOf(set) };
}

const rowsOf = async (actorId: string) =>
  (
    await env.APP.prepare(
      'SELECT action, subject, before, after, ip_prefix_hash FROM audit WHERE actor_id = ? ORDER BY id',
    )
      .bind(actorId)
      .all()
  ).results;

test('truncates a long text in the audit log to 100 characters as subject and 500 as value', async () => {
  const { id, cookie } = await createTestUser('admin');
  const created = await sendRequest('POST', '/api/admin/bot/instructions', {
    cookie,
    body: { directive: 'x'.repeat(150) },
  });
  expect(created.status).toBe(201);
  await env.APP.exec(
    "INSERT INTO error_reports (id, error_type, url, times, is_linked, first_at, created_at, status, resolution) VALUES ('long', '500', '/long', 1, 1, '', '', 'pending', '')",
  );
  const resolution = 'y'.repeat(600);
  const body = { resolution, status: 'resolved' };
  expect((await sendRequest('PUT', '/api/admin/bot/errors/long', { cookie, body })).status).toBe(200);
  expect(await rowsOf(id)).toMatchObject([
    { subject: 'x'.repeat(100), before: null, after: null },
    { subject: '500 /long', after: 'y'.repeat(500) },
  ]);
});

test('logs an invitation with the invited name and role', async () => {
  const { id, cookie } = await createTestUser('admin');
  for (const body of [{ username: 'Priscilla', role: 'admin' }, { role: 'reader' }])
    expect((await sendRequest('POST', '/api/admin/users/invite', { cookie, body })).status).toBe(201);
  expect(await rowsOf(id)).toMatchObject([
    { action: 'user.invited', subject: 'Priscilla', before: null, after: 'admin' },
    { action: 'user.invited', subject: 'any username', before: null, after: 'reader' },
  ]);
});

test('logs a sign-out only for a signed-in person', async () => {
  const { id, username, cookie } = await createTestUser('reader');
  const signedOut = async (): Promise<unknown> =>
    env.APP.prepare("SELECT count(*) AS n FROM audit WHERE action = 'session.logout'").first('n');
  await sendRequest('POST', '/api/logout', { cookie });
  expect(await rowsOf(id)).toMatchObject([{ action: 'session.logout', subject: username }]);
  await sendRequest('POST', '/api/logout', { cookie });
  await sendRequest('POST', '/api/logout');
  expect(await signedOut()).toBe(1);
});

test('gives a network the same name within a day and another on the next, and removes salts after two days', async () => {
  const person = await withPassword('reader');
  vi.useFakeTimers({ now: new Date('2031-03-05T23:50:00.000Z'), toFake: ['Date'] });
  for (const day of ['2031-03-02', '2031-03-03', '2031-03-04'])
    await env.APP.prepare('INSERT INTO ip_prefix_salts (day, salt) VALUES (?, ?)').bind(day, day).run();
  const attempt = async (ip: string): Promise<unknown> => {
    // Rows of the same millisecond have no order.
    vi.setSystemTime(Date.now() + 1_000);
    const before = (await rowsOf(person.id)).length;
    const body = { username: person.username, password };
    expect((await sendRequest('POST', '/api/login', { body, headers: { 'CF-Connecting-IP': ip } })).status).toBe(200);
    return (await rowsOf(person.id))[before]?.['ip_prefix_hash'];
  };
  const first = await attempt('203.0.113.9');
  expect(first).toMatch(/^[\da-f]{16}$/);
  expect(await attempt('203.0.113.200')).toBe(first);
  expect(await attempt('203.0.114.9')).not.toBe(first);
  const { results } = await env.APP.prepare(
    "SELECT day FROM ip_prefix_salts WHERE day LIKE '2031%' ORDER BY day",
  ).all();
  expect(results.map(({ day }) => day)).toEqual(['2031-03-03', '2031-03-04', '2031-03-05']);
  vi.setSystemTime(new Date('2031-03-06T00:01:00.000Z'));
  expect(await attempt('203.0.113.9')).not.toBe(first);
});

describe('login attempts from a network', () => {
  const timesOf = async (name: string): Promise<unknown[]> =>
    (await env.APP.prepare('SELECT times FROM attempts WHERE key LIKE ?').bind(`${name}:%`).all()).results.map(
      ({ times }) => times,
    );

  test('count when the password is wrong and not when it is right', async () => {
    const { username } = await withPassword('reader');
    await env.APP.exec('DELETE FROM attempts');
    const logIn = (attempt: string) =>
      sendRequest('POST', '/api/login', {
        body: { username, password: attempt },
        headers: { 'CF-Connecting-IP': '198.51.100.7' },
      });
    expect((await logIn('not the right one')).status).toBe(401);
    expect([await timesOf('login:network'), await timesOf('login:name')]).toEqual([[1], [1]]);
    expect((await logIn(password)).status).toBe(200);
    expect([await timesOf('login:network'), await timesOf('login:name')]).toEqual([[1], []]);
  });
});

describe('a session', () => {
  const listed = async (cookie: string) =>
    accountAnswer.parse(await (await sendRequest('GET', '/api/account', { cookie })).json());

  test('stores at most 200 characters of the User-Agent', async () => {
    const { username } = await withPassword('reader');
    const headers = { 'User-Agent': 'z'.repeat(300), 'CF-Connecting-IP': '198.51.100.8' };
    const cookie = cookieOf(await sendRequest('POST', '/api/login', { body: { username, password }, headers }));
    const own = (await listed(cookie)).sessions.find(({ isCurrent }) => isCurrent);
    expect(own?.agent).toBe('z'.repeat(200));
  });

  test('is not listed after it ends, and the next sign-in deletes its row', async () => {
    const person = await withPassword('reader');
    const other = await createTestUser('reader', { expiresAt: Date.now() / 1000 - 60 });
    const ended = await createTestSession(person.id, { expiresAt: Date.now() / 1000 - 60 });
    expect((await listed(person.cookie)).sessions.map(({ handle }) => handle)).not.toContain(ended.handle);
    const rows = async (): Promise<number> =>
      (await openApp(env.APP).select().from(sessions).where(eq(sessions.userId, other.id))).length;
    expect(await rows()).toBe(1);
    await sendRequest('POST', '/api/login', {
      body: { username: person.username, password },
      headers: { 'CF-Connecting-IP': '198.51.100.9' },
    });
    await expect.poll(rows).toBe(0);
    expect((await sendRequest('GET', '/api/user', { cookie: person.cookie })).status).toBe(200);
  });

  test.each([
    ['admin', 7],
    ['reader', 90],
  ] as const)('of a %s ends after %i days, even if it is in use', async (role, days) => {
    const { id } = await createTestUser(role);
    const old = (seconds: number) =>
      createTestSession(id, { createdAt: new Date(Date.now() - days * 86_400_000 + seconds * 1_000) });
    const [ended, open] = [await old(-1), await old(60)];
    expect((await sendRequest('GET', '/api/user', { cookie: ended.cookie })).status).toBe(401);
    expect((await sendRequest('GET', '/api/user', { cookie: open.cookie })).status).toBe(200);
    const { results } = await env.APP.prepare('SELECT handle FROM sessions WHERE user_id = ?').bind(id).all();
    const handles = results.map(({ handle }) => handle);
    expect(handles).not.toContain(ended.handle);
    expect(handles).toContain(open.handle);
  });

  test('sends a new cookie only after half of its idle time', async () => {
    const { id } = await createTestUser('reader');
    const day = 86_400;
    const [late, early] = [
      await createTestSession(id, { expiresAt: Date.now() / 1000 + 14 * day }),
      await createTestSession(id, { expiresAt: Date.now() / 1000 + 16 * day }),
    ];
    expect(cookieOf(await sendRequest('GET', '/api/user', { cookie: late.cookie }))).toBe(late.cookie);
    expect((await sendRequest('GET', '/api/user', { cookie: early.cookie })).headers.get('Set-Cookie')).toBeNull();
  });

  test('reports confirmedUntil as ten minutes after the last confirmation', async () => {
    const confirmedAt = new Date('2026-11-01T10:00:00.000Z');
    const { cookie } = await createTestUser('reader', { confirmedAt });
    expect((await listed(cookie)).confirmedUntil).toBe('2026-11-01T10:10:00.000Z');
  });
});

test('asks an administrator to wait a minute above the rate limit', async () => {
  const { id, cookie } = await createTestUser('admin');
  const keys: string[] = [];
  const limited = (success: boolean): Partial<Bindings> => ({
    ADMIN_RATE: {
      limit: async ({ key }: { key: string }) => {
        keys.push(key);
        return { success };
      },
    } as unknown as RateLimit,
  });
  const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' };
  expect((await requestAppWith(limited(true), '/api/admin/users', { headers })).status).toBe(200);
  const refused = await requestAppWith(limited(false), '/api/admin/users', { headers });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(keys).toEqual([id, id]);
});
