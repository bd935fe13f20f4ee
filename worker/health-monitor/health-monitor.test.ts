import { createScheduledController, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BotInstruction, BotLogEntry, BotRepair, ErrorReport } from '#data/administration/contract/bot.ts';
import { sortableId, sortableIdBytes } from '#data/site/sortable-id.ts';
import app from '../index.ts';
import { hourOf } from '../metrics/request-counts.ts';
import { requestApp } from '../testing/request-app.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';
import { runHealthChecks } from './run-checks.ts';
import { healthMonitorName } from './health-monitor.ts';

// An isolate reports at most thirty missing URLs per minute. A fresh module does not count those of earlier files.
vi.hoisted(() => vi.resetModules());

const bot = '/api/admin/bot';
const minuteMs = 60_000;

beforeEach(async () => {
  for (const table of ['bot_log', 'bot_repairs', 'error_reports', 'imports', 'builds'])
    await env.APP.exec(`DELETE FROM ${table}`);
});

async function read<Row>(what: string): Promise<Row[]> {
  const { cookie } = await createTestUser('admin');
  const response = await sendRequest('GET', `${bot}/${what}`, { cookie });
  expect(response.status).toBe(200);
  return response.json();
}

/** An import as it is left by a machine that was interrupted while writing verses. */
async function stuckImport(id: string): Promise<void> {
  const at = new Date(Date.now() - 10 * minuteMs).toISOString();
  await env.APP.prepare(
    `INSERT INTO imports (id, source, file_id, version_code, version_id, state, started_by, started_at, heartbeat_at)
      VALUES (?, 'upload', 'none', ?, ?, 'loading', 'Timothy', ?, ?)`,
  )
    .bind(id, `stuck_${id}`, 9_000 + Number(id), at, at)
    .run();
}

test('a note can be edited and deleted, but a check cannot', async () => {
  const admin = await createTestUser('admin');
  const send = (method: string, path: string, body?: object): Promise<Response> =>
    sendRequest(method, `/api/admin/bot/instructions${path}`, { cookie: admin.cookie, ...(body && { body }) });
  const added = await send('POST', '', { directive: 'Prune the fig tree', priority: 3 });
  const { id } = await added.json<BotInstruction>();
  const changed = await send('PUT', `/${id}`, { directive: 'Water the fig tree', priority: 4 });
  expect(await changed.json()).toMatchObject({ directive: 'Water the fig tree', priority: 4, isActive: true });
  expect((await send('PUT', `/${id}`, {})).status).toBe(400);
  expect((await send('DELETE', `/${id}`)).status).toBe(200);
  expect((await send('DELETE', `/${id}`)).status).toBe(404);
  expect((await send('PUT', '/check-imports', { directive: 'Look at nothing' })).status).toBe(409);
  expect((await send('DELETE', '/check-imports')).status).toBe(409);
  const { results } = await env.APP.prepare(
    "SELECT action FROM audit WHERE actor = ? AND action LIKE 'bot.%' ORDER BY id",
  )
    .bind(admin.username)
    .all<{ action: string }>();
  expect(results.map(({ action }) => action)).toEqual([
    'bot.instruction-added',
    'bot.instruction-changed',
    'bot.instruction-deleted',
  ]);
});

test('deletes audit events and searches after a year and not before', async () => {
  const dayMs = 86_400_000;
  const now = Date.now();
  const at = (days: number): number => now - days * dayMs;
  const idOf = (days: number): string => sortableId(at(days), new Uint8Array(sortableIdBytes));
  for (const days of [360, 370]) {
    await env.APP.prepare(
      "INSERT INTO audit (id, at, actor, action, subject, ip_prefix_hash) VALUES (?, ?, 'Gaius', 'session.login', 'password', '')",
    )
      .bind(idOf(days), new Date(at(days)).toISOString())
      .run();
    await env.APP.prepare("INSERT INTO searches (day, kind, query, versions, times) VALUES (?, 'text', 'gold', '', 1)")
      .bind(new Date(at(days)).toISOString().slice(0, 10))
      .run();
  }
  const monitor = env.HEALTH_MONITOR.get(env.HEALTH_MONITOR.idFromName(healthMonitorName));
  await monitor.begin();
  await runDurableObjectAlarm(monitor);
  const ids = await env.APP.prepare("SELECT id FROM audit WHERE actor = 'Gaius'").all<{ id: string }>();
  expect(ids.results).toEqual([{ id: idOf(360) }]);
  expect(await env.APP.prepare('SELECT count(*) AS n FROM searches').first('n')).toBe(1);
});

describe('the health monitor', () => {
  const monitor = env.HEALTH_MONITOR.get(env.HEALTH_MONITOR.idFromName(healthMonitorName));

  test('runs its checks and schedules the next round', async () => {
    await monitor.begin();
    await runDurableObjectAlarm(monitor);
    await runInDurableObject(monitor, async (_, state) => {
      const next = await state.storage.getAlarm();
      expect(next).toBeGreaterThan(Date.now() + 4 * minuteMs);
      expect(next).toBeLessThan(Date.now() + 6 * minuteMs);
    });
  });

  test('is started by a Cron Trigger without any request, and only once', async () => {
    const alarm = (): Promise<number | null> => runInDurableObject(monitor, (_, state) => state.storage.getAlarm());
    await runInDurableObject(monitor, (_, state) => state.storage.deleteAlarm());
    await app.scheduled(createScheduledController(), env);
    expect(await alarm()).not.toBeNull();
    await runInDurableObject(monitor, (_, state) => state.storage.setAlarm(Date.now() + minuteMs));
    const set = await alarm();
    await app.scheduled(createScheduledController(), env);
    expect(await alarm()).toBe(set);
  });

  test.each([
    [9, false],
    [11, true],
    [300, true],
  ])('after %i minutes without a round reports the gap: %s', async (minutes, isReported) => {
    const round = Date.now() - minutes * minuteMs;
    await runInDurableObject(monitor, async (_, state) => {
      await state.storage.put('round', round);
      await state.storage.setAlarm(Date.now() + minuteMs);
    });
    await runDurableObjectAlarm(monitor);
    const entries = (await read<BotLogEntry>('logs')).filter(({ action }) => action === 'BOT RESUMPTION');
    const pattern =
      /^The checks paused for (\d+) minutes\. The last checks were at (\d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d UTC)\.$/;
    const matches = entries.map(({ details }) => pattern.exec(details) ?? []);
    expect(matches.map(([, after, at = '']) => [after, Date.parse(at)])).toEqual(
      isReported ? [[String(minutes), round - (round % minuteMs)]] : [],
    );
  });
});

describe('a finding', () => {
  test('creates one repair and one log entry, and is completed when it disappears', async () => {
    await stuckImport('1');
    await runHealthChecks(env, Date.now());
    await runHealthChecks(env, Date.now());
    const repairs = (await read<BotRepair>('repairs')).filter(({ elementType }) => elementType === 'check:imports');
    expect(repairs).toMatchObject([
      { status: 'pending', location: 'import 1', issue: expect.stringContaining('stuck_1') },
    ]);
    const lines = (await read<BotLogEntry>('logs')).filter(({ action }) => action === 'check:imports');
    expect(lines).toMatchObject([{ status: 'warning' }]);
    await env.APP.exec(`UPDATE imports SET state = 'cancelled'`);
    await runHealthChecks(env, Date.now());
    const [after] = (await read<BotRepair>('repairs')).filter(({ elementType }) => elementType === 'check:imports');
    expect(after).toMatchObject({ status: 'completed', remedy: 'Resolved' });
  });

  test('whose repair was interrupted can be repaired again', async () => {
    await createTestUser('admin');
    await stuckImport('4');
    await runHealthChecks(env, Date.now());
    const statusOf = async () =>
      (await read<BotRepair>('repairs')).find(({ location }) => location === 'import 4')?.status;
    await env.APP.exec(`UPDATE bot_repairs SET status = 'in_progress'`);
    await runHealthChecks(env, Date.now());
    expect(await statusOf()).toBe('pending');
  });

  test('is not reported while its directive is inactive', async () => {
    const { cookie } = await createTestUser('admin');
    const change = (isActive: boolean) =>
      sendRequest('PUT', `${bot}/instructions/check-imports`, { cookie, body: { isActive } });
    expect((await change(false)).status).toBe(200);
    await stuckImport('2');
    await runHealthChecks(env, Date.now());
    expect((await read<BotRepair>('repairs')).filter(({ location }) => location === 'import 2')).toEqual([]);
    await change(true);
    await runHealthChecks(env, Date.now());
    expect((await read<BotRepair>('repairs')).filter(({ location }) => location === 'import 2')).toHaveLength(1);
  });

  test('is repaired on request if possible, and otherwise says why not', async () => {
    const { cookie } = await createTestUser('admin');
    await env.APP.exec(
      `INSERT INTO builds (id, state, reason, asked_by, asked_at, message, lines, heartbeat_at) VALUES ('b', 'failed', 'x', 'y', '2026-01-01', 'The disk is full.', '[]', '2026-01-01')`,
    );
    await stuckImport('3');
    await runHealthChecks(env, Date.now());
    const repairs = await read<BotRepair>('repairs');
    const [build] = repairs.filter(({ elementType }) => elementType === 'check:builds');
    expect(build).toMatchObject({ issue: 'The last build failed: The disk is full.', mechanical: '' });
    expect((await sendRequest('POST', `${bot}/repairs/${build?.id}/do`, { cookie, body: {} })).status).toBe(409);
    const [stuck] = repairs.filter(({ location }) => location === 'import 3');
    const done = await sendRequest('POST', `${bot}/repairs/${stuck?.id}/do`, { cookie, body: {} });
    expect(await done.json()).toMatchObject({ status: 'completed', remedy: 'The import was restarted.' });
    expect((await sendRequest('POST', `${bot}/repairs/${stuck?.id}/do`, { cookie, body: {} })).status).toBe(409);
    // A repair that is not possible leaves the finding open.
    expect((await read<BotRepair>('repairs')).find(({ id }) => id === build?.id)?.status).toBe('pending');
  });

  test.each<[what: string, hours: Record<string, number>[], issues: string[]]>([
    ['nine errors in this hour and in the previous one', [{ 'pages.errors': 9 }, { 'pages.errors': 9 }], []],
    [
      'ten errors of several groups in this hour',
      [{ 'pages.errors': 4, 'search.errors': 6, 'search.requests': 50 }],
      ['Requests failed with a server error 10 times in the hour after 14:00 UTC.'],
    ],
    [
      'more errors in the previous hour',
      [{ 'calls.errors': 10 }, { 'calls.errors': 11 }],
      ['Requests failed with a server error 11 times in the hour after 13:00 UTC.'],
    ],
    ['errors two hours ago', [{}, {}, { 'pages.errors': 100 }], []],
    ['requests without errors', [{ 'unknown.requests': 100 }], []],
  ])('is created for server errors: %s', async (_, hours, issues) => {
    const now = Date.UTC(2026, 10, 20, 14, 3);
    // The total of an address says nothing about the last hour.
    await env.APP.prepare(
      `INSERT INTO error_reports (id, error_type, url, times, is_linked, first_at, created_at, status, resolution)
        VALUES ('fault', '500', '/fault', 500, 0, '', ?, 'pending', '')`,
    )
      .bind(new Date(now).toISOString())
      .run();
    await env.APP.exec('DELETE FROM activity');
    for (const [index, counts] of hours.entries())
      await env.APP.prepare('INSERT INTO activity (hour, counts) VALUES (?, ?)')
        .bind(hourOf(now - index * 60 * minuteMs), JSON.stringify(counts))
        .run();
    await runHealthChecks(env, now);
    const repairs = (await read<BotRepair>('repairs')).filter(({ elementType }) => elementType === 'check:errors');
    expect(repairs.map(({ issue }) => issue)).toEqual(issues);
  });

  test.each([
    ['queued', 119, 0],
    ['loading', 121, 1],
    // Waits for a person.
    ['awaiting_consent', 600, 0],
    ['completed', 600, 0],
  ])('is created for an import that is %s and silent for %i seconds: %i', async (state, seconds, findings) => {
    await stuckImport('5');
    const at = new Date(Date.now() - seconds * 1_000).toISOString();
    await env.APP.prepare('UPDATE imports SET state = ?, heartbeat_at = ?').bind(state, at).run();
    await runHealthChecks(env, Date.now());
    const repairs = (await read<BotRepair>('repairs')).filter(({ elementType }) => elementType === 'check:imports');
    expect(repairs).toHaveLength(findings);
  });

  test('is created when pages and database have different editions, with a repair if a build can be requested', async () => {
    const { edition } = await (
      await requestApp('/api/health')
    ).json<{ edition: { database: string; pages: string } }>();
    const repairs = async (more: object = {}): Promise<BotRepair[]> => {
      await env.APP.exec('DELETE FROM bot_repairs');
      await runHealthChecks({ ...env, ...more }, Date.now());
      return (await read<BotRepair>('repairs')).filter(({ elementType }) => elementType === 'check:edition');
    };
    const setEdition = (id: string) => env.LIBRARY.prepare('UPDATE edition SET id = ?').bind(id).run();
    try {
      await setEdition(edition.pages);
      expect(await repairs()).toEqual([]);
      await setEdition('another');
      const issue =
        'The pages do not show the newest texts yet, so searches may find words that the pages do not contain. Build the pages again.';
      expect(await repairs()).toMatchObject([{ location: '/api/health', issue, mechanical: '' }]);
      expect(await repairs({ DEPLOY_HOOK_URL: 'https://hook.example' })).toMatchObject([
        { mechanical: 'Build the pages again.' },
      ]);
      expect(await repairs({ LIBRARY: env.EMPTY })).toMatchObject([
        { issue: expect.stringContaining('The database of Bible texts is empty or cannot be read') },
      ]);
      // A build that reports is between its two parts. One that is silent for ten minutes was interrupted.
      const build = (secondsAgo: number): Promise<unknown> =>
        env.APP.prepare(
          `INSERT OR REPLACE INTO builds (id, state, reason, asked_by, asked_at, lines, heartbeat_at) VALUES ('b', 'running', '', '', '', '[]', ?)`,
        )
          .bind(new Date(Date.now() - secondsAgo * 1_000).toISOString())
          .run();
      await build(590);
      expect(await repairs()).toEqual([]);
      await build(610);
      expect(await repairs()).toHaveLength(1);
    } finally {
      await setEdition(edition.database);
      await env.APP.exec(`DELETE FROM builds WHERE id = 'b'`);
    }
  });

  test('is completed by a person once, with a remedy', async () => {
    const { cookie } = await createTestUser('admin');
    await stuckImport('4');
    await runHealthChecks(env, Date.now());
    const repair = (await read<BotRepair>('repairs')).find(({ location }) => location === 'import 4');
    const put = (body: object) => sendRequest('PUT', `${bot}/repairs/${repair?.id}`, { cookie, body });
    expect((await put({ remedy: '  ', status: 'completed' })).status).toBe(400);
    expect((await put({ remedy: 'Cancelled it.', status: 'pending' })).status).toBe(409);
    expect((await put({ remedy: 'Cancelled it.', status: 'completed' })).status).toBe(200);
    expect((await put({ remedy: 'Again.', status: 'in_progress' })).status).toBe(409);
    expect(
      (await sendRequest('PUT', `${bot}/repairs/none`, { cookie, body: { remedy: 'x', status: 'failed' } })).status,
    ).toBe(404);
  });
});

test.each([
  [{ directive: '   ' }, 400],
  [{ directive: 'look at the sky', priority: 101 }, 400],
  [{ directive: 'look at the sky', priority: -1 }, 400],
  [{ directive: 'look at the sky', priority: 1.5 }, 400],
  [{ directive: 'look at the sky', priority: 'high' }, 400],
  [{ directive: 'look at the sky' }, 201],
])('the directive %j is answered with %i', async (body, status) => {
  const { cookie } = await createTestUser('admin');
  expect((await sendRequest('POST', `${bot}/instructions`, { cookie, body })).status).toBe(status);
  if (status !== 201) return;
  const listed = (await read<BotInstruction>('instructions')).filter(
    ({ directive }) => directive === 'look at the sky',
  );
  expect(listed).toMatchObject([{ priority: 50, isActive: true, isCheck: false }]);
});

describe('missing URLs', () => {
  const find = async (path: string): Promise<ErrorReport | undefined> =>
    (await read<ErrorReport>('errors')).find(({ url }) => url === path);
  /** Reports are written after the response. */
  const untilReported = (path: string, report: Partial<ErrorReport>): Promise<void> =>
    vi.waitFor(async () => expect(await find(path)).toMatchObject(report), { timeout: 60_000 });

  test('are reported when requested repeatedly or linked from the site, without data about the visitor', async () => {
    for (let times = 0; times < 3; times += 1)
      await requestApp('/often?q=my+own+words', { headers: { 'CF-Connecting-IP': '203.0.113.7' } });
    await requestApp('/linked', { headers: { Referer: 'https://example.org/lexicon/H430' } });
    await requestApp('/once', { headers: { Referer: 'https://elsewhere.example/' } });
    await untilReported('/often', { errorType: '404', times: 3 });
    await untilReported('/linked', { errorType: '404', times: 1 });
    // Reports are written in order, so once this one exists, a missing one was skipped.
    await requestApp('/later', { headers: { Referer: 'https://example.org/lexicon/H430' } });
    await untilReported('/later', { errorType: '404', times: 1 });
    expect(await find('/once')).toBeUndefined();
    const { results } = await env.APP.prepare('SELECT * FROM error_reports').all();
    expect(JSON.stringify(results)).not.toMatch(/203\.0\.113|own|elsewhere/);
  });

  test('are stored with at most three hundred characters', async () => {
    const path = `/${'a'.repeat(400)}`;
    await requestApp(path, { headers: { Referer: 'https://example.org/' } });
    await untilReported(path.slice(0, 300), { errorType: '404', times: 1 });
  });

  test('are resolved with a remedy and reopen when requested again', async () => {
    const { cookie } = await createTestUser('admin');
    const visit = () => requestApp('/moved', { headers: { Referer: 'https://example.org/' } });
    await visit();
    await untilReported('/moved', { times: 1 });
    const report = await find('/moved');
    const put = (body: object) => sendRequest('PUT', `${bot}/errors/${report?.id}`, { cookie, body });
    expect((await put({ resolution: '', status: 'resolved' })).status).toBe(400);
    expect((await put({ resolution: 'The link was mended.', status: 'resolved' })).status).toBe(200);
    await visit();
    await untilReported('/moved', { status: 'pending', times: 2, resolution: 'The link was mended.' });
  });
});

test('logs changes of directives, repairs and reports with their new value', async () => {
  const admin = await createTestUser('admin');
  const write = async (method: string, path: string, body: unknown): Promise<{ id: string }> =>
    (await sendRequest(method, `${bot}/${path}`, { cookie: admin.cookie, body })).json();
  const { id } = await write('POST', 'instructions', { directive: 'Look at the vines', priority: 3 });
  await write('PUT', `instructions/${id}`, { isActive: false });
  await write('PUT', `instructions/${id}`, { isActive: true });
  await env.APP.prepare(
    `INSERT INTO error_reports (id, error_type, url, times, is_linked, first_at, created_at, status, resolution)
      VALUES ('r', '500', '/x', 1, 1, '', '', 'pending', '')`,
  ).run();
  await write('PUT', 'errors/r', { resolution: 'The page is back', status: 'resolved' });
  const { results } = await env.APP.prepare(
    'SELECT actor, action, subject, after FROM audit WHERE actor_id = ? ORDER BY id',
  )
    .bind(admin.id)
    .all();
  expect(results).toEqual([
    { actor: admin.username, action: 'bot.instruction-added', subject: 'Look at the vines', after: null },
    { actor: admin.username, action: 'bot.instruction-changed', subject: 'Look at the vines', after: 'disabled' },
    { actor: admin.username, action: 'bot.instruction-changed', subject: 'Look at the vines', after: 'enabled' },
    { actor: admin.username, action: 'bot.report-changed', subject: '500 /x', after: 'The page is back' },
  ]);
});
