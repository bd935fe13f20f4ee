import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sortableId, sortableIdBytes } from '#data/site/sortable-id.ts';
import type { Bindings } from '../env.ts';
import { newId } from '../new-id.ts';
import { requestAppWith } from '../testing/request-app.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';

let lines: Record<string, unknown>[] = [];

beforeEach(() => {
  lines = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text: string) => void lines.push(JSON.parse(text)));
});
afterEach(() => vi.restoreAllMocks());

const refused = (): Record<string, unknown>[] => lines.filter(({ kind }) => kind === 'refusal');
/** On a busy machine the default limit of a second is too short. */
const waitFor = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000 });
/** Lines are written after the response. */
const firstRefusal = (): Promise<Record<string, unknown> | undefined> =>
  waitFor(() => {
    expect(refused()).not.toEqual([]);
    return refused()[0];
  });

async function rowsOf(actorId: string): Promise<Record<string, unknown>[]> {
  const { results } = await env.APP.prepare(
    `SELECT actor, action, subject, before, after, ip_prefix_hash FROM audit WHERE actor_id = ? AND action = 'call.refused' ORDER BY id`,
  )
    .bind(actorId)
    .all();
  return results;
}

const secret = 'leviathan-of-the-deep';
const rateLimited = { ADMIN_RATE: { limit: async () => ({ success: false }) } } as Partial<Bindings>;
const own = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json', 'CF-Connecting-IP': '203.0.113.77' };

/** Reason, request and log line: ASVS 16.3.2 (authorization) and 16.3.3 (attempts to bypass controls). */
const cases: [what: string, path: string, init: RequestInit, line: object][] = [
  [
    'a stranger at a door',
    '/api/admin/users/1',
    { method: 'DELETE' },
    { status: 401, route: 'DELETE /api/admin/users/:id', code: 'unauthenticated' },
  ],
  [
    'whoever builds without the token',
    '/api/build/claim',
    { method: 'POST', headers: { Authorization: `Bearer ${secret}` } },
    { status: 401, route: 'POST /api/build/claim', code: 'unauthenticated' },
  ],
  [
    'another site',
    '/api/login',
    { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } },
    { status: 403, route: 'POST /api/login', code: 'forbidden' },
  ],
  [
    'a form that no form sends',
    '/api/login',
    { method: 'POST', body: JSON.stringify({ username: secret }) },
    { status: 400, route: 'POST /api/login', code: 'invalid' },
  ],
  [
    'a link that nobody made',
    '/api/invite',
    { method: 'POST', body: JSON.stringify({ token: secret }) },
    { status: 410, route: 'POST /api/invite', code: 'gone' },
  ],
  [
    'a body that is too long',
    '/api/login',
    { method: 'POST', body: JSON.stringify({ username: secret.repeat(9_000) }) },
    { status: 413, route: 'POST /api/login', code: 'too_large' },
  ],
  [
    'another type',
    '/api/register',
    { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: secret },
    { status: 415, route: 'POST /api/register', code: 'unsupported' },
  ],
];

describe('a rejection of', () => {
  test.each(cases)('%s is logged with route, time, reason and hashed network', async (_, path, init, line) => {
    const startedAt = Date.now();
    const response = await requestAppWith({}, `${path}?x=${secret}`, {
      ...init,
      headers: { ...own, ...(init.headers as object) },
    });
    const logged = await firstRefusal();
    expect(logged).toMatchObject({ ...line, id: response.headers.get('X-Request-Id') });
    expect(response.status).toBe(logged?.['status']);
    expect(logged?.['ipPrefixHash']).toMatch(/^[\da-f]{16}$/);
    expect(Date.parse(String(logged?.['at']))).toBeGreaterThanOrEqual(startedAt);
    expect(Date.parse(String(logged?.['at']))).toBeLessThanOrEqual(Date.now());
    expect(refused()).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/leviathan|203\.0\.113/);
  });

  test('too many requests is logged before any other check', async () => {
    const flood = { VISITOR_RATE: { limit: async () => ({ success: false }) } } as Partial<Bindings>;
    await requestAppWith(flood, `/results?q=${secret}`, { headers: { 'CF-Connecting-IP': '203.0.113.77' } });
    expect(await firstRefusal()).toMatchObject({ status: 429, route: 'GET /results', code: 'too_many' });
    expect(JSON.stringify(lines)).not.toMatch(/leviathan/);
  });

  test('a signed-in person names the account in the log and in the audit', async () => {
    const { id, username, cookie } = await createTestUser('reader');
    expect(
      (await sendRequest('PUT', '/api/system-settings/mail.host', { cookie, body: { value: secret } })).status,
    ).toBe(403);
    expect((await sendRequest('POST', '/api/admin/users/invite', { cookie, body: {} })).status).toBe(403);
    await waitFor(async () => expect(await rowsOf(id)).toHaveLength(2));
    expect((await rowsOf(id))[0]).toEqual({
      actor: username,
      action: 'call.refused',
      subject: 'PUT /api/system-settings/:key',
      before: null,
      after: '403 forbidden',
      ip_prefix_hash: expect.stringMatching(/^[\da-f]{16}$/),
    });
  });

  test("an administrator's input or of too many requests is also in the audit", async () => {
    const { id, cookie } = await createTestUser('admin');
    await sendRequest('PUT', '/api/system-settings/mail.port', { cookie, body: { value: secret } });
    await requestAppWith(rateLimited, '/api/admin/users', { headers: { ...own, Cookie: cookie } });
    await waitFor(async () => expect(await rowsOf(id)).toHaveLength(2));
    const events = (await rowsOf(id)).map(({ subject, after }) => `${subject as string}: ${after as string}`);
    expect(events.toSorted()).toEqual([
      'GET /api/admin/users: 429 too_many',
      'PUT /api/system-settings/:key: 400 invalid',
    ]);
    expect(JSON.stringify(await rowsOf(id))).not.toContain(secret);
  });
});

test('records nothing in the audit for normal use', async () => {
  const stale = await createTestUser('admin', { confirmedAt: new Date(Date.now() - 3_600_000) });
  // Every page requests the session, a search may have a syntax error, and a password may be required again.
  await requestAppWith({}, '/api/user');
  await requestAppWith({}, '/api/search?q=god%20(');
  await requestAppWith({}, '/nowhere/at/all');
  expect(
    (await sendRequest('POST', '/api/admin/users/invite', { cookie: stale.cookie, body: { role: 'admin' } })).status,
  ).toBe(403);
  await waitFor(() => expect(refused().map(({ code }) => code)).toEqual(['confirm']));
  expect(await rowsOf(stale.id)).toEqual([]);
});

test('a flood fills the log and not the database', async () => {
  const { id, cookie } = await createTestUser('reader');
  for (let turn = 0; turn < 30; turn += 1) await sendRequest('GET', '/api/admin/users', { cookie });
  await waitFor(() => expect(refused()).toHaveLength(30));
  await waitFor(async () => expect(await rowsOf(id)).toHaveLength(20));
});

test('logs a rejection while the database is unavailable', async () => {
  const response = await requestAppWith({ APP: env.EMPTY }, '/api/admin/users', {
    headers: { ...own, 'CF-Connecting-IP': '' },
  });
  expect(response.status).toBe(401);
  expect(await firstRefusal()).toMatchObject({ status: 401, route: 'GET /api/admin/users', ipPrefixHash: '' });
});

test('logs an audit event outside the database too, with the same fields', async () => {
  const { id, cookie } = await createTestUser('admin');
  await sendRequest('PUT', '/api/system-settings/site.name_line', {
    cookie,
    body: { value: 'of the college library' },
  });
  const row = await env.APP.prepare(`SELECT * FROM audit WHERE actor_id = ?`).bind(id).first<Record<string, string>>();
  const [line] = lines.filter(({ kind }) => kind === 'audit');
  expect(row?.['action']).toBe('setting.changed');
  expect(line).toEqual({
    kind: 'audit',
    request: expect.stringMatching(/^[\da-f]{16}$/),
    id: row?.['id'],
    at: row?.['at'],
    action: 'setting.changed',
    actorId: id,
    actor: row?.['actor'],
    subject: 'site.name_line',
    before: row?.['before'],
    after: 'of the college library',
    ipPrefixHash: row?.['ip_prefix_hash'],
  });
});

test('an audit row that cannot be written fails the request and is still in the log', async () => {
  const { cookie } = await createTestUser('admin');
  await env.APP.prepare(`CREATE TRIGGER full BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'full'); END`).run();
  try {
    const body = { value: 'of nobody' };
    expect((await sendRequest('PUT', '/api/system-settings/site.name_line', { cookie, body })).status).toBe(500);
    expect(lines.filter(({ kind }) => kind === 'audit')).toMatchObject([{ action: 'setting.changed' }]);
  } finally {
    await env.APP.prepare('DROP TRIGGER full').run();
  }
});

test('stores at most two hundred rejections of all accounts per hour', async () => {
  const { results } = await env.APP.prepare("SELECT id FROM audit WHERE action = 'call.refused'").all();
  const insert = (id: string) =>
    env.APP.prepare(
      "INSERT INTO audit (id, at, actor_id, actor, action, subject, ip_prefix_hash) VALUES (?, '', 'another', 'x', 'call.refused', '', '')",
    ).bind(id);
  await env.APP.batch(Array.from({ length: 199 - results.length }, () => insert(newId())));
  // Those of two hours ago do not count.
  const earlier = Date.now() - 2 * 3_600_000;
  await env.APP.batch(
    Array.from({ length: 30 }, (_, index) => insert(sortableId(earlier + index, new Uint8Array(sortableIdBytes)))),
  );
  const [first, second] = [await createTestUser('reader'), await createTestUser('reader')];
  expect((await sendRequest('GET', '/api/admin/users', { cookie: first.cookie })).status).toBe(403);
  await waitFor(async () => expect(await rowsOf(first.id)).toHaveLength(1));
  expect((await sendRequest('GET', '/api/admin/users', { cookie: second.cookie })).status).toBe(403);
  await waitFor(() => expect(refused()).toHaveLength(2));
  expect(await rowsOf(second.id)).toEqual([]);
});
