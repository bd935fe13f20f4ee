import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditAnswer, type AuditAnswer } from '#data/administration/contract/audit.ts';
import { overviewAnswer } from '#data/administration/contract/overview.ts';
import { searchesAnswer } from '#data/administration/contract/searches.ts';
import { sortableId, sortableIdBytes } from '#data/site/sortable-id.ts';
import { requestAppWith } from '../../testing/request-app.ts';
import { sendRequest, createTestUser } from '../../testing/test-users.ts';

const dayMs = 86_400_000;
const dayBefore = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

let cookie = '';
beforeAll(async () => {
  ({ cookie } = await createTestUser('admin'));
});

describe('the audit log', () => {
  /** One event per minute of a day, starting at midnight. */
  const first = Date.UTC(2025, 4, 10);
  const add = (index: number, at: number, action = 'session.login'): D1PreparedStatement =>
    env.APP.prepare(
      "INSERT INTO audit (id, at, actor, action, subject, ip_prefix_hash) VALUES (?, ?, 'Erastus', ?, ?, '')",
    ).bind(sortableId(at, new Uint8Array(sortableIdBytes)), new Date(at).toISOString(), action, String(index));
  beforeAll(async () => {
    await env.APP.batch([
      ...Array.from({ length: 100 }, (_, index) => add(index, first + index * 60_000)),
      add(100, first - 1),
      add(101, first + dayMs - 1),
      add(102, first + dayMs),
      add(103, first + 2 * dayMs, 'session.logout'),
    ]);
  });
  const read = async (query: string): Promise<AuditAnswer> =>
    auditAnswer.parse(await (await sendRequest('GET', `/api/admin/audit?${query}`, { cookie })).json());
  const subjects = ({ rows }: AuditAnswer): number[] => rows.map(({ subject }) => Number(subject));

  test('returns fifty events per page from the newest, and where the next page starts', async () => {
    const day = 'actor=erastus&from=2025-05-10&to=2025-05-10';
    const pages: AuditAnswer[] = [await read(day)];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await read(`${day}&before=${next}`));
    expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 1]);
    expect(pages.flatMap(subjects)).toEqual([101, ...Array.from({ length: 100 }, (_, index) => 99 - index)]);
  });

  test('has no next page after a full last page', async () => {
    const before = sortableId(first + 50 * 60_000, new Uint8Array(sortableIdBytes));
    const { rows, next } = await read(`actor=erastus&from=2025-05-10&before=${before}`);
    expect([rows.length, next]).toEqual([50, null]);
  });

  test.each([
    ['to=2025-05-09', [100]],
    ['from=2025-05-11', [103, 102]],
    ['from=2025-05-11&to=2025-05-11', [102]],
    ['action=session.logout', [103]],
    ['from=2025-05-12&action=session.login', []],
  ])('filters by %s', async (query, actions) => {
    expect(subjects(await read(`actor=erastus&${query}`))).toEqual(actions);
  });

  test('exports the filtered events and records the export', async () => {
    const response = await sendRequest('GET', '/api/admin/audit.csv?actor=erastus&to=2025-05-09', { cookie });
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe('2025-05-09T23:59:59.999Z,Erastus,session.login,100,,,');
    const { rows } = await read('action=audit.exported');
    expect(rows[0]?.subject).toBe('1 rows');
  });
});

describe('search figures', () => {
  beforeAll(async () => {
    await env.APP.exec('DELETE FROM searches');
    const add = (day: number, kind: string, query: string, times: number, results: number | null) =>
      env.APP.prepare(
        "INSERT INTO searches (day, kind, query, versions, times, results) VALUES (?, ?, ?, '', ?, ?)",
      ).bind(dayBefore(day), kind, query, times, results);
    await env.APP.batch([
      add(0, 'text', 'vine', 3, 7),
      add(2, 'text', 'vine', 4, 0),
      add(0, 'text', 'fig', 2, 0),
      add(1, 'text', 'fig', 1, 5),
      add(6, 'strongs', 'H430', 9, null),
      add(7, 'text', 'old', 50, 0),
      ...Array.from({ length: 60 }, (_, index) => add(3, 'text', `rare ${String(index).padStart(2, '0')}`, 1, 1)),
    ]);
  });
  const read = async (days: number) =>
    searchesAnswer.parse(await (await sendRequest('GET', `/api/admin/searches?days=${days}`, { cookie })).json());

  test('are summed by day and kind for the requested number of days', async () => {
    const { from, to, total, days } = await read(7);
    expect([from, to, days.length]).toEqual([dayBefore(6), dayBefore(0), 7]);
    expect(days.map(({ text, strongs }) => [text, strongs])).toEqual([
      [0, 9],
      [0, 0],
      [0, 0],
      [60, 0],
      [4, 0],
      [1, 0],
      [5, 0],
    ]);
    expect(total).toBe(79);
    expect((await read(8)).total).toBe(129);
    expect((await read(1)).total).toBe(5);
  });

  test('list at most fifty searches by frequency, with their latest number of results', async () => {
    const { top, withoutResults } = await read(7);
    expect(top).toHaveLength(50);
    expect(top.slice(0, 4)).toEqual([
      { query: 'H430', kind: 'strongs', times: 9, results: null, lastDay: dayBefore(6) },
      { query: 'vine', kind: 'text', times: 7, results: 7, lastDay: dayBefore(0) },
      { query: 'fig', kind: 'text', times: 3, results: 0, lastDay: dayBefore(0) },
      { query: 'rare 00', kind: 'text', times: 1, results: 1, lastDay: dayBefore(3) },
    ]);
    expect(withoutResults.map(({ query }) => query)).toEqual(['fig']);
  });

  test("the overview counts today's searches and those without results", async () => {
    const { searches } = overviewAnswer.parse(
      await (await sendRequest('GET', '/api/admin/overview', { cookie })).json(),
    );
    expect(searches).toEqual({ today: 5, withoutResultsToday: 2 });
  });
});

test('the overview counts users, open invitations, and failed sign-ins of the last day', async () => {
  const read = async () =>
    overviewAnswer.parse(await (await sendRequest('GET', '/api/admin/overview', { cookie })).json());
  const before = await read();
  await createTestUser('reader');
  await createTestUser('admin', { status: 'blocked' });
  const link = (id: string, usedAt: string | null, expiresAt: string) =>
    env.APP.prepare(
      "INSERT INTO invites (id, token_hash, kind, role, created_at, expires_at, used_at) VALUES (?1, ?1, 'invite', 'reader', '', ?2, ?3)",
    ).bind(id, expiresAt, usedAt);
  const failure = (at: number) =>
    env.APP.prepare(
      "INSERT INTO audit (id, at, actor, action, subject, ip_prefix_hash) VALUES (?, ?, 'x', 'session.login-failed', '', '')",
    ).bind(sortableId(at, new Uint8Array(sortableIdBytes)), new Date(at).toISOString());
  await env.APP.batch([
    link('open', null, '2099-01-01'),
    link('late', null, '2020-01-01'),
    link('used', '2026-01-01', '2099-01-01'),
    failure(Date.now() - dayMs + 60_000),
    failure(Date.now() - dayMs - 60_000),
  ]);
  const { users, failedSignIns } = await read();
  expect(users).toEqual({
    total: before.users.total + 2,
    admins: before.users.admins + 1,
    blocked: before.users.blocked + 1,
    openInvites: before.users.openInvites + 1,
  });
  expect(failedSignIns).toBe(before.failedSignIns + 1);
});

test('the overview counts changed settings and reports whether secrets are encrypted', async () => {
  await env.APP.exec('DELETE FROM settings');
  const read = async (SETTINGS_KEY?: string) => {
    const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' };
    const response = await requestAppWith(SETTINGS_KEY ? { SETTINGS_KEY } : {}, '/api/admin/overview', { headers });
    return overviewAnswer.parse(await response.json()).settings;
  };
  expect(await read()).toEqual({ changed: 0, encrypts: false });
  await env.APP.exec(
    "INSERT INTO settings (key, value, updated_at, updated_by) VALUES ('site.name_line', 'of the college', '', '')",
  );
  expect(await read(btoa('x'.repeat(32)))).toEqual({ changed: 1, encrypts: true });
});
