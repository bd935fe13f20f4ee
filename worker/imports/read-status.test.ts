import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { requestAppWith } from '../testing/request-app.ts';
import { createTestSession, createTestUser } from '../testing/test-users.ts';

const path = '/api/admin/import-status';
const statusFor = (cookie: string, APP: D1Database = env.APP): Promise<Response> =>
  requestAppWith({ APP }, path, { headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: cookie } });

/** APP that records its SQL: one list per batch or single query. */
function recordingDatabase(): { APP: D1Database; asked: string[][] } {
  const asked: string[][] = [];
  const texts = new WeakMap<D1PreparedStatement, string>();
  const record = (statement: D1PreparedStatement, text: string): D1PreparedStatement => {
    const single =
      (name: 'all' | 'raw' | 'run' | 'first') =>
      (...args: never[]): unknown => {
        asked.push([text]);
        return (statement[name] as (...args: never[]) => unknown)(...args);
      };
    const recorded = Object.assign(Object.create(statement) as D1PreparedStatement, {
      bind: (...values: unknown[]) => record(statement.bind(...values), text),
      all: single('all'),
      raw: single('raw'),
      run: single('run'),
      first: single('first'),
    });
    texts.set(recorded, text);
    inner.set(recorded, statement);
    return recorded;
  };
  const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const APP = Object.assign(Object.create(env.APP) as D1Database, {
    prepare: (text: string) => record(env.APP.prepare(text), text),
    batch: (statements: D1PreparedStatement[]) => {
      asked.push(statements.map((each) => texts.get(each) ?? ''));
      return env.APP.batch(statements.map((each) => inner.get(each) ?? each));
    },
    withSession: () => APP,
  });
  return { APP, asked };
}

test('reads session and status in one batch', async () => {
  // A session past half its lifetime gets a new expiry.
  const { cookie } = await createTestUser('admin', { expiresAt: Date.now() / 1000 + 12 * 3_600 });
  const { APP, asked } = recordingDatabase();
  const response = await statusFor(cookie, APP);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ activeImports: [], completedImports: [], builds: [] });
  // The details of versions are another batch, which every page shares for half a minute.
  const relevant = asked.filter(
    (texts) =>
      texts.some((text) => /"(?:sessions|imports|files|texts|builds)"/.test(text)) &&
      !texts.some((text) => text.startsWith('select distinct')),
  );
  expect(relevant).toHaveLength(1);
  // Session, imports, files, names of texts, and two of builds.
  expect(relevant[0]).toHaveLength(6);
});

test('answers only an administrator with a valid session', async () => {
  const forged = `session=${'F'.repeat(34)}`;
  const ended = await createTestUser('admin', { expiresAt: Date.now() / 1000 - 60 });
  const old = await createTestUser('admin', { createdAt: new Date(Date.now() - 8 * 86_400_000) });
  const blocked = await createTestUser('admin', { status: 'blocked' });
  for (const cookie of [forged, ended.cookie, old.cookie, blocked.cookie, ''])
    expect([cookie, (await statusFor(cookie)).status]).toEqual([cookie, 401]);
  expect((await statusFor((await createTestUser('reader')).cookie)).status).toBe(403);

  const { id, cookie } = await createTestUser('admin');
  const other = await createTestSession(id);
  expect((await statusFor(cookie)).status).toBe(200);
  await env.APP.prepare('DELETE FROM sessions WHERE handle = ?').bind(other.handle).run();
  expect((await statusFor(other.cookie)).status).toBe(401);
  expect((await statusFor(cookie)).status).toBe(200);
});

test('reports a failing database as an error, not as a missing session', async () => {
  const { cookie } = await createTestUser('admin');
  const { APP } = recordingDatabase();
  const failing = Object.assign(Object.create(APP) as D1Database, {
    batch: () => Promise.reject(new Error('D1_ERROR: no such table: sessions')),
    withSession: () => failing,
  });
  const response = await statusFor(cookie, failing);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('sessions');
});
