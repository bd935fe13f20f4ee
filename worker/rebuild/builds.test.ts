import { env } from 'cloudflare:workers';
import { beforeEach, expect, inject, test } from 'vitest';
import { createBuildPass } from '#data/administration/contract/build-pass.ts';
import {
  claimAnswer,
  type BuildReport,
  type ClaimAnswer,
  type ListedBuild,
} from '#data/administration/contract/builds.ts';
import { requestApp } from '../testing/request-app.ts';
import { testEditionRow } from '../testing/edition-row.ts';
import { readStatus, startTestImport, waitForImportState, upload } from '../testing/imports.ts';
import { createTestUser } from '../testing/test-users.ts';
import { requestBuild, requestBuildAfter } from './request-build.ts';

const request = { reason: 'a test', askedBy: 'Timothy' };
/** No server listens there. */
const unreachable = 'http://127.0.0.1:9/a-secret';

beforeEach(() => env.APP.exec('DELETE FROM builds'));

/** A build as it is after the hook accepted the request. */
async function insertBuild(id: string, state = 'waiting', heartbeat = new Date()): Promise<void> {
  const at = heartbeat.toISOString();
  await env.APP.prepare(
    `INSERT INTO builds (id, state, reason, asked_by, asked_at, lines, heartbeat_at) VALUES (?, ?, 'a test', 'Timothy', ?, '[]', ?)`,
  )
    .bind(id, state, at, at)
    .run();
}

const passOf = (method: string, path: string): Promise<string> =>
  createBuildPass('of the tests', method, `/api/build/${path}`);

async function callAsBuild(path: string, body: BuildReport = {}): Promise<Response> {
  return requestApp(`/api/build/${path}`, {
    method: 'POST',
    headers: { Authorization: await passOf('POST', path), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function claim(): Promise<ClaimAnswer> {
  return claimAnswer.parse(await (await callAsBuild('claim')).json());
}

async function list(): Promise<ListedBuild[]> {
  const { cookie } = await createTestUser('admin');
  return (await readStatus(cookie)).builds;
}

test.each([
  ['no hook is set', undefined, /the server has no deploy hook/],
  ['a hook that cannot be reached', unreachable, /could not be reached/],
  ['a hook that does not exist', new URL('/a-secret', inject('providerUrl')).href, /responded with status 404/],
])('%s: the build fails with a message', async (_, url, sentence) => {
  await insertBuild('earlier', 'completed');
  const { DEPLOY_HOOK_URL: _none, ...others } = env;
  const row = await requestBuild({ ...others, ...(url && { DEPLOY_HOOK_URL: url }) }, request);
  expect(row).toMatchObject({ state: 'failed', ...request });
  expect(row.message).toMatch(sentence);
  expect(row.message).not.toContain('secret');
  expect(row.endedAt).not.toBeNull();
  expect(await list()).toContainEqual(expect.objectContaining({ id: 'earlier', state: 'completed' }));
});

test('a build waits for its builder after the hook accepted the request, also if it is requested again', async () => {
  // Any server that answers with status 200.
  const withHook = { ...env, DEPLOY_HOOK_URL: new URL('/asked', inject('providerUrl')).href };
  const row = await requestBuild(withHook, request);
  expect(row).toMatchObject({ state: 'waiting', message: '', endedAt: null, ...request });
  expect((await requestBuild(withHook, { ...request, reason: 'another test' })).id).toBe(row.id);
  expect(await list()).toMatchObject([{ id: row.id, state: 'waiting', reason: request.reason }]);
});

test('returns a build that a builder has already claimed', async () => {
  await env.APP.exec(
    `CREATE TRIGGER take_up AFTER INSERT ON builds BEGIN UPDATE builds SET state = 'running' WHERE id = NEW.id; END`,
  );
  try {
    expect(await requestBuild({ ...env, DEPLOY_HOOK_URL: unreachable }, request)).toMatchObject({
      state: 'running',
      ...request,
    });
  } finally {
    await env.APP.exec('DROP TRIGGER take_up');
  }
});

test('a build is claimed once, reports its progress, and ends once', async () => {
  await insertBuild('one');
  expect((await claim()).id).toBe('one');
  expect((await claim()).id).toBeNull();
  expect((await callAsBuild('one', { stage: 'Pages: rendering', done: 3, total: 9, lines: ['a line'] })).status).toBe(
    200,
  );
  expect(await list()).toMatchObject([
    { id: 'one', state: 'running', stage: 'Pages: rendering', done: 3, total: 9, lines: ['a line'] },
  ]);
  expect((await callAsBuild('one', { state: 'failed', message: 'The disk is full.' })).status).toBe(200);
  expect((await callAsBuild('one', { state: 'completed' })).status).toBe(409);
  const [build] = await list();
  expect(build).toMatchObject({ state: 'failed', message: 'The disk is full.', lines: ['a line'] });
  expect(build?.endedAt).not.toBeNull();
});

test('coalesces requests during a build into one follow-up build, which ends an interrupted one', async () => {
  await insertBuild('one', 'running');
  await insertBuild('two');
  await expect(insertBuild('three')).rejects.toThrow(/UNIQUE/);
  expect((await claim()).id).toBe('two');
  expect((await list()).map(({ id, state }) => [id, state])).toEqual([
    ['two', 'running'],
    ['one', 'failed'],
  ]);
});

test('fails a build without a report for ten minutes', async () => {
  await insertBuild('late', 'running', new Date(Date.now() - 601_000));
  expect(await list()).toMatchObject([{ state: 'failed', message: expect.stringContaining('interrupted') }]);
  await env.APP.exec('DELETE FROM builds');
  await insertBuild('slow', 'running', new Date(Date.now() - 599_000));
  expect(await list()).toMatchObject([{ state: 'running' }]);
});

test('requests one build for a live text and sends the build its file', async () => {
  const { cookie } = await createTestUser('admin');
  const content = 'Genesis 1:1 In the beginning God created the heaven and the earth.';
  const { id } = await startTestImport(cookie, 'built', await upload(cookie, 'built', content));
  await waitForImportState(cookie, id, 'completed');
  await insertBuild('next');
  const { texts } = await claim();
  const claimed = texts.find(({ code }) => code === 'built');
  // Computed with `sha256sum`.
  expect(claimed?.sha256).toBe('04fd7fabb522d7d6f506f23e267159016bee70a1d2563a9bb4307022b623ef92');
  const sent = await requestApp('/api/build/files/built', {
    headers: { Authorization: await passOf('GET', 'files/built') },
  });
  expect(await sent.text()).toBe(content);
  expect(sent.headers.get('Cache-Control')).toBe('no-store');

  const row = { versionCode: 'built', startedBy: 'Timothy', endedAt: new Date(Date.now() + 1_000).toISOString() };
  const withHook = { ...env, DEPLOY_HOOK_URL: unreachable };
  await env.APP.exec('DELETE FROM builds');
  await requestBuildAfter(withHook, { ...row, endedAt: new Date(Date.now() - 1_000).toISOString() });
  await requestBuildAfter(withHook, { ...row, endedAt: new Date(Date.now() - 1_000).toISOString() });
  expect(await list()).toHaveLength(1);
});

test('requests no build for a live text without a hook', async () => {
  const { DEPLOY_HOOK_URL: _none, ...others } = env;
  await requestBuildAfter(others, { versionCode: 'built', startedBy: 'Timothy', endedAt: null });
  expect(await list()).toEqual([]);
});

test('a text waits for a build until the library is rebuilt', async () => {
  const waiting = async (): Promise<string[]> =>
    (await readStatus((await createTestUser('admin')).cookie)).waitingForBuild;
  const builtAt = (time: string): Promise<unknown> =>
    env.LIBRARY.prepare('UPDATE edition SET built_at = ?').bind(time).run();
  await env.APP.exec('DELETE FROM texts');
  await env.APP.prepare(
    `INSERT INTO texts (code, version_id, import_id, options, file_id, changed_at) VALUES ('waits', 900, 'an-import', '{}', 'a-file', '2026-06-01T00:00:00Z')`,
  ).run();
  try {
    await insertBuild('one', 'running');
    await builtAt('2026-05-31T00:00:00Z');
    expect(await waiting()).toEqual(['waits']);
    await builtAt('2026-06-02T00:00:00Z');
    await callAsBuild('one', { state: 'completed' });
    expect(await waiting()).toEqual([]);
  } finally {
    await builtAt(testEditionRow.builtAt);
    await env.APP.exec('DELETE FROM texts');
  }
});
