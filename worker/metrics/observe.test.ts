import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { activityAnswer } from '#data/administration/contract/activity.ts';
import { adminHealthAnswer } from '#data/administration/contract/health.ts';
import { errorAnswer } from '#data/site/contract/error.ts';
import { activity } from '#data/schema/activity.ts';
import type { Bindings } from '../env.ts';
import { openApp, runBatch } from '../database/app-database.ts';
import { requestAppWith } from '../testing/request-app.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';
import { countRequest, hourOf, takeCounts } from './request-counts.ts';
import { flushCounts, pruneCounts } from './flush-counts.ts';

let lines: Record<string, unknown>[] = [];

beforeEach(async () => {
  lines = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text: string) => void lines.push(JSON.parse(text)));
  // The next flush is due in an hour. A request would otherwise start one, twenty seconds later, and on a slow machine it
  // would take the counts of another test.
  countRequest({ group: 'pages', isError: false, ms: 1, rowsRead: 0, rowsWritten: 0 });
  await flushCounts(env.APP, Date.now() + 3_600_000);
  await openApp(env.APP).delete(activity);
  takeCounts();
});
afterEach(() => vi.restoreAllMocks());

const logged = { LOG: 'requests' };

async function lineOf(path: string, bindings: Partial<Bindings> = {}, init: RequestInit = {}) {
  const response = await requestAppWith({ ...logged, ...bindings }, path, init);
  return { response, line: lines.find(({ kind }) => kind === 'request') ?? {} };
}

describe('the log line of a request', () => {
  test('contains route, status, duration and rows', async () => {
    const { response, line } = await lineOf('/api/bible/chapter/kjv/genesis/1?q=leviathan');
    expect(response.status).toBe(200);
    expect(Object.keys(line).toSorted()).toEqual(
      ['deployment', 'id', 'kind', 'method', 'ms', 'route', 'rowsRead', 'rowsWritten', 'status'].toSorted(),
    );
    expect(line).toMatchObject({
      kind: 'request',
      id: response.headers.get('X-Request-Id'),
      method: 'GET',
      route: '/api/bible/chapter/:version/:book/:chapter',
      status: 200,
      rowsWritten: 0,
    });
    expect(line['rowsRead']).toBeGreaterThan(0);
    expect(line['ms']).toBeGreaterThanOrEqual(0);
  });

  test.each([
    ['/api/search?q=leviathan', '/api/search'],
    ['/results?q=leviathan', '/results'],
    ['/api/search?q=leviathan%20(', '/api/search'],
    ['/leviathan/of/the/deep?leviathan', ''],
    ['/api/leviathan?x=leviathan', ''],
    ['/api/admin/health?leviathan', '/api/admin/health'],
    ['/api/lexicon/H430?leviathan', '/api/lexicon/:number'],
  ])("contains nothing of the reader's search: %s", async (path, route) => {
    const { line } = await lineOf(
      path,
      {},
      { headers: { 'CF-Connecting-IP': '203.0.113.77', Referer: 'https://x.example/leviathan' } },
    );
    expect(line['route']).toBe(route);
    expect(lines.map((each) => JSON.stringify(each)).filter((each) => /leviathan|203\.0\.113/.test(each))).toEqual([]);
  });

  test('is written only for failures by default', async () => {
    await requestAppWith({}, '/api/health');
    expect(lines).toEqual([]);
    await requestAppWith({ LIBRARY: env.EMPTY }, '/api/search?q=god');
    expect(lines.map(({ kind }) => kind)).toEqual(['fault', 'request']);
  });

  test("names the error, and the error's line has the request id", async () => {
    const { response, line } = await lineOf('/api/search?q=leviathan', { LIBRARY: env.EMPTY });
    expect(response.status).toBe(503);
    const errorLine = lines.find(({ kind }) => kind === 'fault');
    expect(errorLine).toMatchObject({ fault: 'library_unavailable', id: line['id'] });
    expect(line).toMatchObject({ fault: 'library_unavailable', status: 503 });
    expect(JSON.stringify(lines)).not.toContain('leviathan');
  });

  test('contains no parameters of a failed query', async () => {
    await runBatch(env.APP, [sql`ALTER TABLE users RENAME TO gone`]);
    try {
      const body = JSON.stringify({ username: 'simon', password: 'vine and fig tree' });
      const headers = { Origin: 'https://example.org', 'Content-Type': 'application/json' };
      const { response } = await lineOf('/api/register', {}, { method: 'POST', body, headers });
      expect(response.status).toBe(500);
    } finally {
      await runBatch(env.APP, [sql`ALTER TABLE gone RENAME TO users`]);
    }
    expect(JSON.stringify(lines)).toContain('unexpected_error');
    expect(JSON.stringify(lines)).not.toMatch(/simon|vine and fig/);
  });
});

describe('the id of a request', () => {
  test("is Cloudflare's ray id or generated, and never set by the client", async () => {
    const idOf = async (headers: Record<string, string>) =>
      (await requestAppWith({}, '/api/site', { headers })).headers.get('X-Request-Id');
    expect(await idOf({ 'cf-ray': '8f2b1c0d9e3a4b5c-FRA' })).toBe('8f2b1c0d9e3a4b5c-FRA');
    expect(await idOf({ 'cf-ray': '<b>not a ray</b>' })).toMatch(/^[\da-f]{16}$/);
    expect(await idOf({ 'X-Request-Id': 'mine' })).toMatch(/^[\da-f]{16}$/);
    expect(await idOf({})).not.toBe(await idOf({}));
  });

  test('is part of the error message of a failed API request', async () => {
    const response = await requestAppWith({ LIBRARY: env.EMPTY }, '/api/search?q=god');
    const id = response.headers.get('X-Request-Id') ?? '';
    const answer = errorAnswer.parse(await response.json());
    expect(id).toMatch(/^[\da-f]{16}$/);
    expect(answer.reference).toBe(id);
    expect(answer.message).toContain(`If you report this problem, include this number: ${id}.`);
  });

  test.each(['/results?q=god', '/bible/kjv/genesis/1'])('is part of a page for a server error: %s', async (path) => {
    const response = await requestAppWith({ LIBRARY: env.EMPTY }, path);
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain(`If you report this problem, include this number: ${response.headers.get('X-Request-Id')}`);
  });

  test('is only in the header for successful, rejected and missing pages', async () => {
    for (const path of ['/results?q=god', '/results?q=%22', '/nowhere', '/api/nowhere', '/api/search?q=']) {
      const response = await requestAppWith({}, path);
      expect(response.status).toBeLessThan(500);
      const id = response.headers.get('X-Request-Id') ?? '';
      expect(id).toMatch(/^[\da-f]{16}$/);
      expect(await response.text()).not.toContain(id);
    }
  });
});

describe('rows', () => {
  /** The same database, which also records D1's metadata. */
  function remembering(database: D1Database) {
    const metas: D1Meta[] = [];
    const heard = Object.assign(Object.create(database) as D1Database, {
      withSession(constraint?: string) {
        const session = database.withSession(constraint);
        return Object.assign(Object.create(session) as D1DatabaseSession, {
          prepare: (text: string) => session.prepare(text),
          async batch<Row>(statements: D1PreparedStatement[]) {
            const results = await session.batch<Row>(statements);
            metas.push(...results.map(({ meta }) => meta));
            return results;
          },
        });
      },
    });
    return { heard, metas };
  }

  test("of a search match D1's own metadata", async () => {
    const { heard, metas } = remembering(env.LIBRARY);
    const { line } = await lineOf('/api/search?q=beginning', { LIBRARY: heard });
    expect(metas.length).toBeGreaterThan(1);
    expect(line['rowsRead']).toBe(metas.reduce((sum, { rows_read }) => sum + rows_read, 0));
  });

  test('that a request writes are counted', async () => {
    const body = JSON.stringify({ query: 'gold', database: 'kjv' });
    const { response, line } = await lineOf('/api/analytics/search', {}, { method: 'POST', body });
    expect(response.status).toBe(204);
    // One row in the table and one in the index of its key.
    expect(line['rowsWritten']).toBe(2);
  });
});

describe('rows of background work', () => {
  test('are counted under "own", with read and written rows apart', async () => {
    const db = openApp(env.APP);
    // More than background work of earlier requests could cause.
    const rows = Array.from({ length: 40 }, (_, hour) => ({ hour: String(hour), counts: {} }));
    const countOwnRows = async (
      work: () => PromiseLike<unknown[]>,
    ): Promise<{ isRead: boolean; isWritten: boolean }> => {
      takeCounts();
      expect(await work()).toHaveLength(rows.length);
      const counted = takeCounts();
      const sum = (name: string): number => counted.reduce((total, [, counts]) => total + (counts[name] ?? 0), 0);
      return { isRead: sum('own.read') >= rows.length, isWritten: sum('own.written') >= rows.length };
    };
    expect(await countOwnRows(() => db.insert(activity).values(rows).returning())).toEqual({
      isRead: false,
      isWritten: true,
    });
    expect(await countOwnRows(() => db.select().from(activity))).toEqual({ isRead: true, isWritten: false });
    // Not through a counted database, whose rows would affect the next test.
    await env.APP.exec('DELETE FROM activity');
  });
});

describe('counts', () => {
  const at = Date.parse('2026-11-22T10:20:00Z');
  const answered = { group: 'search', isError: false, ms: 10, rowsRead: 5, rowsWritten: 0 } as const;
  const storedCounts = async () =>
    Object.fromEntries((await openApp(env.APP).select().from(activity)).map(({ hour, counts }) => [hour, counts]));

  test('of two isolates are added by D1 in one row per hour', async () => {
    countRequest(answered, at);
    countRequest({ ...answered, isError: true, ms: 300 }, at);
    await flushCounts(env.APP, at);
    // Counts of another isolate. The row of the flush itself is discarded.
    takeCounts();
    countRequest(answered, at);
    countRequest({ ...answered, group: 'pages', rowsWritten: 3 }, at);
    countRequest(answered, at + 3_600_000);
    await flushCounts(env.APP, at);
    const hours = await storedCounts();
    expect(Object.keys(hours)).toEqual(['2026-11-22T10', '2026-11-22T11']);
    expect(hours['2026-11-22T10']).toEqual({
      'search.requests': 3,
      'search.errors': 1,
      'search.read': 15,
      'search.t14': 2,
      'search.t33': 1,
      'pages.requests': 1,
      'pages.read': 5,
      'pages.written': 3,
      'pages.t14': 1,
    });
  });

  test('are written as one row, no matter how much was counted', async () => {
    for (let index = 0; index < 500; index += 1) countRequest({ ...answered, ms: index }, at);
    await flushCounts(env.APP, at);
    takeCounts();
    for (const group of ['search', 'pages', 'calls'] as const) countRequest({ ...answered, group }, at);
    await flushCounts(env.APP, at);
    const own = takeCounts().flatMap(([, counts]) => Object.entries(counts));
    expect(own).toContainEqual(['own.written', 1]);
  });

  test('are stored later if storing fails', async () => {
    countRequest(answered, at);
    await flushCounts(env.EMPTY, at);
    expect(lines).toMatchObject([{ kind: 'fault', fault: 'counts_not_kept' }]);
    await flushCounts(env.APP, at);
    expect((await storedCounts())['2026-11-22T10']?.['search.requests']).toBe(1);
  });

  test('are stored for thirty-five days', async () => {
    const db = openApp(env.APP);
    const hours = [35 * 24 + 1, 35 * 24, 1].map((ago) => hourOf(at - ago * 3_600_000));
    for (const hour of hours) await db.insert(activity).values({ hour, counts: { 'search.requests': 1 } });
    await pruneCounts(env.APP, at);
    expect(Object.keys(await storedCounts())).toEqual(hours.slice(1));
  });

  test('are shown to administrators by hour and by group', async () => {
    const { cookie } = await createTestUser('admin');
    takeCounts();
    const now = Date.now();
    for (let ms = 1; ms <= 100; ms += 1) countRequest({ ...answered, ms, isError: ms > 98 }, now);
    countRequest({ ...answered, group: 'pages', ms: 1_000 }, now - 30 * 3_600_000);
    const read = async (hours: number) =>
      activityAnswer.parse(await (await sendRequest('GET', `/api/admin/activity?hours=${hours}`, { cookie })).json());
    const day = await read(24);
    expect(day.points).toHaveLength(24);
    expect(day.points.at(-1)).toMatchObject({ at: `${hourOf(now)}:00:00.000Z`, errors: 2 });
    const search = day.groups.find(({ group }) => group === 'search');
    expect(search).toMatchObject({ requests: 100, errors: 2, rowsRead: 500 });
    // For 1 to 100 ms, within the guaranteed nine percent.
    expect(Math.abs((search?.p50 ?? 0) / 50 - 1)).toBeLessThan(0.1);
    expect(Math.abs((search?.p95 ?? 0) / 95 - 1)).toBeLessThan(0.1);
    expect(day.groups.some(({ group }) => group === 'pages')).toBe(false);
    const week = await read(168);
    expect(week.points).toHaveLength(28);
    expect(week.stepHours).toBe(6);
    expect(week.groups.find(({ group }) => group === 'pages')).toMatchObject({ requests: 1 });
    const month = await read(720);
    expect(month.points).toHaveLength(30);
  });
});

describe('the health page of the dashboard', () => {
  test("shows edition, jobs, failures, sizes, and today's rows with the limits of the plan", async () => {
    const { cookie } = await createTestUser('admin');
    countRequest({ group: 'search', isError: false, ms: 3, rowsRead: 1_234, rowsWritten: 77 });
    const answer = adminHealthAnswer.parse(await (await sendRequest('GET', '/api/admin/health', { cookie })).json());
    const { size_after: bytes } = (await env.LIBRARY.prepare('SELECT 1').run()).meta;
    expect(answer).toMatchObject({
      revision: 0,
      imports: { active: 0, failed: 0 },
      mail: { waiting: 0, failed: 0 },
      lastBuild: null,
      databases: [{ name: 'LIBRARY', bytes, most: 500_000_000 }, { name: 'APP' }],
      // Limits of the free plan, from developers.cloudflare.com/d1/platform/pricing.
      rows: { mostRead: 5_000_000, mostWritten: 100_000 },
    });
    expect(answer.rows.read).toBeGreaterThanOrEqual(1_234);
    expect(answer.rows.written).toBeGreaterThanOrEqual(77);
  });

  test('works without the library', async () => {
    const { cookie } = await createTestUser('admin');
    const response = await requestAppWith({ LIBRARY: env.EMPTY }, '/api/admin/health', {
      headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(response.status).toBe(200);
    const answer = adminHealthAnswer.parse(await response.json());
    expect(answer).toMatchObject({ status: 'degraded', revision: null, edition: { database: null } });
  });
});
