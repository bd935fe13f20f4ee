import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { adminHealthAnswer, type AdminHealthAnswer } from '#data/administration/contract/health.ts';
import { healthMonitorName } from '../../health-monitor/health-monitor.ts';
import type { Bindings } from '../../env.ts';
import { requestAppWith } from '../../testing/request-app.ts';
import { createTestUser } from '../../testing/test-users.ts';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

beforeEach(async () => {
  for (const table of ['imports', 'outbox', 'builds']) await env.APP.exec(`DELETE FROM ${table}`);
});

async function read(bindings: Partial<Bindings> = {}): Promise<AdminHealthAnswer> {
  const { cookie } = await createTestUser('admin');
  const response = await requestAppWith(bindings, '/api/admin/health', {
    headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(response.status).toBe(200);
  return adminHealthAnswer.parse(await response.json());
}

let count = 0;
const addImport = (state: string, days: number): Promise<unknown> =>
  env.APP.prepare(
    `INSERT INTO imports (id, source, file_id, version_code, version_id, state, started_by, started_at, heartbeat_at)
      VALUES (?1, 'upload', 'none', ?1, ?2, ?3, 'Timothy', ?4, ?4)`,
  )
    .bind(`health-${(count += 1)}`, 7_000 + count, state, daysAgo(days))
    .run();
const addMail = (state: string, days: number, attempts = 1): Promise<unknown> =>
  env.APP.prepare(
    `INSERT INTO outbox (id, template, recipient, subject, html, text, headers, state, created_at, due_at, attempts)
      VALUES (?1, 'welcome_email', 'x@example.org', '', '', '', '{}', ?2, ?3, '2099-01-01', ?4)`,
  )
    .bind(`health-${(count += 1)}`, state, daysAgo(days), attempts)
    .run();

test('counts waiting imports and messages, and failures of the last seven days', async () => {
  for (const [state, days] of [
    ['loading', 30],
    ['awaiting_consent', 1],
    ['failed', 1],
    ['failed', 6],
    ['failed', 8],
    ['completed', 1],
  ] as const)
    await addImport(state, days);
  for (const [state, days] of [
    ['queued', 30],
    ['failed', 1],
    ['failed', 6],
    ['failed', 8],
    ['sent', 1],
    ['held', 1],
  ] as const)
    await addMail(state, days);
  await addMail('queued', 1, 0);
  expect(await read()).toMatchObject({
    imports: { active: 2, failed: 2 },
    mail: { waiting: 2, delayed: 1, failed: 2 },
  });
});

test('shows the running build, otherwise the most recently requested one', async () => {
  const add = (id: string, state: string, heartbeat: string): Promise<unknown> =>
    env.APP.prepare(
      `INSERT INTO builds (id, state, reason, asked_by, asked_at, message, lines, heartbeat_at)
        VALUES (?1, ?2, ?1, 'Timothy', '2026-01-01', '', '[]', ?3)`,
    )
      .bind(id, state, heartbeat)
      .run();
  await add('b1', 'completed', daysAgo(1));
  await add('b2', 'failed', daysAgo(1));
  expect((await read()).lastBuild).toMatchObject({ state: 'failed', reason: 'b2', endedAt: null });
  await add('b3', 'running', daysAgo(0));
  await add('b4', 'waiting', daysAgo(0));
  expect((await read()).lastBuild).toMatchObject({ state: 'running', reason: 'b3' });
  // An interrupted build has stopped reporting.
  await env.APP.prepare("UPDATE builds SET heartbeat_at = ? WHERE id = 'b3'").bind(daysAgo(1)).run();
  expect((await read()).lastBuild).toMatchObject({ state: 'waiting', reason: 'b4' });
});

test.each([
  [9, false],
  [11, true],
])('a health monitor whose last run was %i minutes ago is late: %s', async (minutes, isLate) => {
  const round = Date.now() - minutes * 60_000;
  const watcher = env.HEALTH_MONITOR.get(env.HEALTH_MONITOR.idFromName(healthMonitorName));
  await runInDurableObject(watcher, async (_, state) => {
    await state.storage.setAlarm(Date.now() + 600_000);
    await state.storage.put('round', round);
  });
  expect((await read()).watcher).toEqual({ lastRound: new Date(round).toISOString(), isLate });
});

test('shows the deployment when Cloudflare provides its id', async () => {
  const VERSION = { id: 'd0cf', tag: '', timestamp: '2026-11-01T00:00:00.000Z' };
  expect((await read({ VERSION })).deployment).toEqual({ id: 'd0cf', at: '2026-11-01T00:00:00.000Z' });
  expect((await read()).deployment).toBeNull();
});

test('the revision shows that a version became visible after the library was built', async () => {
  await env.LIBRARY.exec('UPDATE edition SET revision = 3');
  expect((await read()).revision).toBe(3);
});

test('a site on one machine has no limits of a plan', async () => {
  const { databases, rows } = await read({ IS_LOCAL: 'true' });
  expect(databases.map(({ name, most }) => [name, most])).toEqual([
    ['LIBRARY', null],
    ['APP', null],
  ]);
  expect([rows.mostRead, rows.mostWritten]).toEqual([null, null]);
});
