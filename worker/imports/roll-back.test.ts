import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { findImport, readStatus } from '../testing/imports.ts';
import { createTestUser, sendRequest } from '../testing/test-users.ts';

const code = 'kjv_strongs';
const built = '2026-06-02T00:00:00.000Z';

beforeEach(async () => {
  for (const table of ['imports', 'files', 'texts', 'builds']) await env.APP.exec(`DELETE FROM ${table}`);
});

/** A checked replacement of the built-in version, as the import leaves it to the build. */
async function addReplacement(id: string, versionId: number): Promise<void> {
  await env.APP.batch([
    env.APP.prepare(
      `INSERT INTO files (id, kind, name, version_code, format, bytes, sha256, key, options, uploaded_by, created_at)
        VALUES (?1, 'upload', ?1, ?2, 'plain', 9, '', '', ?3, 'Timothy', '')`,
    ).bind(`file ${id}`, code, JSON.stringify({ name: `Name of ${id}` })),
    env.APP.prepare(
      `INSERT INTO imports (id, source, file_id, version_code, version_id, state, total, message, started_by, started_at, heartbeat_at, ended_at)
        VALUES (?1, 'upload', ?2, ?3, ?4, 'ready', 31102, 'after the next build', 'Timothy', '', '', '2026-06-01T00:00:00.000Z')`,
    ).bind(id, `file ${id}`, code, versionId),
  ]);
}

function makeLive(id: string, versionId: number, changedAt: string): Promise<unknown> {
  return env.APP.prepare(
    `INSERT INTO texts (code, version_id, import_id, options, file_id, changed_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
  )
    .bind(code, versionId, id, JSON.stringify({ name: `Name of ${id}` }), `file ${id}`, changedAt)
    .run();
}

/** The time of the library is read again after each build. */
function addBuild(): Promise<unknown> {
  return env.APP.prepare(
    `INSERT INTO builds (id, state, reason, asked_by, asked_at, lines, heartbeat_at) VALUES (?, 'completed', '', '', '', '[]', '')`,
  )
    .bind(crypto.randomUUID())
    .run();
}

const liveText = (): Promise<unknown> => env.APP.prepare('SELECT import_id, file_id, options FROM texts').first();

test('a replaced built-in version is live after a build and rolls back one text at a time', async () => {
  const { cookie } = await createTestUser('admin');
  const before = await env.LIBRARY.prepare('SELECT built_at AS at FROM edition').first<string>('at');
  const versions = await env.LIBRARY.prepare('SELECT id, code, source FROM versions ORDER BY id').all();
  await env.LIBRARY.prepare('UPDATE edition SET built_at = ?').bind(built).run();
  try {
    await addBuild();
    await addReplacement('i1', 9_001);
    await addReplacement('i2', 9_002);
    await makeLive('i2', 9_002, '2026-06-01T00:00:00.000Z');
    expect(await findImport(cookie, 'i2')).toMatchObject({ status: 'completed', stage: 'Live', can: ['rollback'] });
    expect(await findImport(cookie, 'i1')).toMatchObject({ stage: 'Replaced', can: [] });

    const rollBack = async (id: string): Promise<number> =>
      (await sendRequest('POST', `/api/admin/imports/${id}/rollback`, { cookie })).status;
    expect(await rollBack('i1')).toBe(409);
    expect(await rollBack('i2')).toBe(200);
    expect(await liveText()).toEqual({
      import_id: 'i1',
      file_id: 'file i1',
      options: JSON.stringify({ name: 'Name of i1' }),
    });
    expect(await findImport(cookie, 'i2')).toMatchObject({
      stage: 'Rolled back',
      message: expect.stringContaining('rebuilds its pages with the previous text'),
    });
    // The build with the first text has not run yet.
    expect(await findImport(cookie, 'i1')).toMatchObject({ status: 'ready', can: ['rollback'] });
    expect((await readStatus(cookie)).waitingForBuild).toEqual([code]);

    expect(await rollBack('i1')).toBe(200);
    expect(await liveText()).toBeNull();
    expect(await rollBack('i1')).toBe(409);
    // Readers have the built text until the next build.
    const after = await env.LIBRARY.prepare('SELECT id, code, source FROM versions ORDER BY id').all();
    expect(after.results).toEqual(versions.results);
  } finally {
    await env.LIBRARY.prepare('UPDATE edition SET built_at = ?').bind(before).run();
  }
});

test('a built-in version is not rolled back to a text whose file is missing', async () => {
  const { cookie } = await createTestUser('admin');
  await addReplacement('i1', 9_001);
  await addReplacement('i2', 9_002);
  await makeLive('i2', 9_002, built);
  await env.APP.exec(`DELETE FROM files WHERE id = 'file i1'`);
  const response = await sendRequest('POST', '/api/admin/imports/i2/rollback', { cookie });
  expect(response.status).toBe(409);
  expect(await liveText()).toMatchObject({ import_id: 'i2' });
  expect((await findImport(cookie, 'i2')).status).toBe('ready');
});
