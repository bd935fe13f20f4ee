import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ImportState } from '#data/schema/imports.ts';
import { openApp } from '../database/app-database.ts';
import { readStatus } from '../testing/imports.ts';
import { createTestUser } from '../testing/test-users.ts';
import { describeStatus, statusStatements } from './read-status.ts';

beforeEach(async () => {
  for (const table of ['imports', 'files', 'texts', 'builds']) await env.APP.exec(`DELETE FROM ${table}`);
});

const two = (index: number): string => String(index).padStart(2, '0');
const ago = (seconds: number): string => new Date(Date.now() - seconds * 1_000).toISOString();

function addImport(index: number, state: ImportState, own: { silent?: number; cleaning?: boolean } = {}) {
  return env.APP.prepare(
    `INSERT INTO imports (id, source, file_id, version_code, version_id, state, cleaning, started_by, started_at, heartbeat_at)
      VALUES (?1, 'upload', 'none', ?1, ?2, ?3, ?4, 'Timothy', '', ?5)`,
  ).bind(`i${two(index)}`, 6_000 + index, state, Number(own.cleaning ?? false), ago(own.silent ?? 0));
}

function addFile(id: string, createdAt: string, own: { kind?: string; format?: string; uploadId?: string } = {}) {
  return env.APP.prepare(
    `INSERT INTO files (id, kind, name, version_code, format, bytes, sha256, key, options, uploaded_by, created_at, upload_id)
      VALUES (?1, ?2, ?1, 'x', ?3, 9, '', '', '{}', 'Timothy', ?4, ?5)`,
  ).bind(id, own.kind ?? 'upload', own.format ?? 'plain', createdAt, own.uploadId ?? '');
}

describe('Import Status', () => {
  test('lists every active import and the thirty latest completed and ended ones', async () => {
    const { cookie } = await createTestUser('admin');
    const closed = Array.from({ length: 62 }, (_, index) =>
      addImport(index + 10, index % 2 === 0 ? 'completed' : 'cancelled'),
    );
    await env.APP.batch([addImport(1, 'awaiting_consent'), ...closed, addImport(90, 'awaiting_consent')]);
    const { activeImports, completedImports, endedImports } = await readStatus(cookie);
    expect(activeImports.map(({ id }) => id)).toEqual(['i90', 'i01']);
    const latest = (first: number) => Array.from({ length: 30 }, (_, index) => `i${first - 2 * index}`);
    expect(completedImports.map(({ id }) => id)).toEqual(latest(70));
    expect(endedImports.map(({ id }) => id)).toEqual(latest(71));
  });

  test('lists at most thirty of one kind, even if the other kind has fewer', async () => {
    const { cookie } = await createTestUser('admin');
    const closed = (from: number, count: number, state: ImportState) =>
      Array.from({ length: count }, (_, index) => addImport(from + index, state));
    const counts = async (): Promise<number[]> => {
      const { completedImports, endedImports } = await readStatus(cookie);
      return [completedImports.length, endedImports.length];
    };
    await env.APP.batch([...closed(10, 32, 'completed'), ...closed(50, 5, 'failed')]);
    expect(await counts()).toEqual([30, 5]);
    await env.APP.exec('DELETE FROM imports');
    await env.APP.batch([...closed(10, 5, 'completed'), ...closed(50, 32, 'failed')]);
    expect(await counts()).toEqual([5, 30]);
  });

  test('lists the thirty latest files that are complete and readable', async () => {
    const { cookie } = await createTestUser('admin');
    await env.APP.batch([
      ...Array.from({ length: 32 }, (_, index) => addFile(`f${two(index)}`, ago(1_000 - index))),
      addFile('converted', ago(0), { kind: 'converted' }),
      addFile('unread', ago(0), { format: '' }),
      addFile('half', ago(0), { uploadId: 'u' }),
    ]);
    const { availableFiles } = await readStatus(cookie);
    expect(availableFiles.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => `f${two(31 - index)}`));
  });

  test('lists the texts that changed since the library was built', async () => {
    const { cookie } = await createTestUser('admin');
    const builtAt = await env.LIBRARY.prepare('SELECT built_at AS at FROM edition').first<string>('at');
    const at = (ms: number): string => new Date(Date.parse(builtAt ?? '') + ms).toISOString();
    const text = (code: string, changedAt: string) =>
      env.APP.prepare(
        "INSERT INTO texts (code, version_id, import_id, options, file_id, changed_at) VALUES (?1, 1, ?1, '{}', 'none', ?2)",
      ).bind(code, changedAt);
    await env.APP.batch([text('before', at(-1_000)), text('after', at(1_000))]);
    expect((await readStatus(cookie)).waitingForBuild).toEqual(['after']);
  });

  test('lists the three latest builds and whether a build can be requested', async () => {
    const { cookie } = await createTestUser('admin');
    for (const id of ['b1', 'b3', 'b2', 'b4'])
      await env.APP.prepare(
        `INSERT INTO builds (id, state, reason, asked_by, asked_at, message, lines, heartbeat_at)
          VALUES (?1, 'failed', ?1, 'Timothy', ?2, '', '[]', ?2)`,
      )
        .bind(id, ago(60))
        .run();
    const status = await readStatus(cookie);
    expect(status.builds.map(({ reason }) => reason)).toEqual(['b4', 'b3', 'b2']);
    expect(status.canBuild).toBe(false);
  });
});

test('wakes a job after half a minute of silence unless it waits for a person or has ended', async () => {
  await env.APP.batch([
    addImport(1, 'loading', { silent: 31 }),
    addImport(2, 'counting', { silent: 29 }),
    addImport(3, 'awaiting_consent', { silent: 600 }),
    addImport(4, 'completed', { silent: 600 }),
    addImport(5, 'cancelled', { silent: 600, cleaning: true }),
    addImport(6, 'cancelled', { silent: 10, cleaning: true }),
  ]);
  const db = openApp(env.APP);
  const { silent } = await describeStatus(env, await db.batch(statusStatements(db)));
  expect(silent.toSorted()).toEqual(['i01', 'i05']);
});

// A step reports at least every half minute.
test.each([
  [30_000, []],
  [30_001, ['i01']],
])('after %i ms of silence wakes %j', async (silence, expected) => {
  await addImport(1, 'loading').run();
  const db = openApp(env.APP);
  const rows = await db.batch(statusStatements(db));
  const { silent } = await describeStatus(env, rows, Date.parse(rows[0][0]?.heartbeatAt ?? '') + silence);
  expect(silent).toEqual(expected);
});
