import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { databaseBytes } from '../database/app-database.ts';
import { findLimits, limitsCheck, type PlanUsage } from './check-plan-limits.ts';

const little: PlanUsage = { libraryBytes: 124e6, appBytes: 1e6, bucketBytes: 50e6, rowsWritten: 0 };

test('databaseBytes reports the size of a database', async () => {
  const before = await databaseBytes(env.APP);
  expect(before).toBeGreaterThan(100_000);
  await env.APP.exec('CREATE TABLE room (bytes BLOB)');
  await env.APP.exec('INSERT INTO room VALUES (zeroblob(1000000))');
  expect((await databaseBytes(env.APP)) - before).toBeGreaterThan(1_000_000);
  await env.APP.exec('DROP TABLE room');
});

test('reports nothing for a small site', async () => {
  expect(findLimits(little)).toEqual([]);
  expect(await limitsCheck.find(env, Date.now())).toEqual([]);
});

test.each<[Partial<PlanUsage>, string, string, boolean]>([
  [{ libraryBytes: 400e6 }, 'database LIBRARY', 'uses 400 MB of the 500 MB', false],
  [{ libraryBytes: 480e6 }, 'database LIBRARY', 'uses 480 MB of the 500 MB', true],
  [{ appBytes: 401e6 }, 'database APP', 'uses 401 MB of the 500 MB', false],
  [{ bucketBytes: 9.9e9 }, 'bucket FILES', 'use 9,900 MB of the 10,000 MB', true],
  [{ rowsWritten: 93_306 }, 'rows written', 'about 93,306 rows of the 100,000', false],
])('reports %o', (used, location, words, isSerious) => {
  const findings = findLimits({ ...little, ...used });
  expect(findings).toEqual([{ location, issue: expect.stringContaining(words), ...(isSerious && { isSerious }) }]);
});

test('counts the rows that imports wrote within a day, and no earlier ones', async () => {
  const at = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
  const insert = (id: number, startedAt: string): Promise<unknown> =>
    env.APP.prepare(
      `INSERT INTO imports (id, source, file_id, version_code, version_id, state, done, words, started_by, started_at, heartbeat_at)
        VALUES (?1, 'upload', 'none', ?1, ?2, 'completed', 31102, 13000, 'Timothy', ?3, ?3)`,
    )
      .bind(`limit-${id}`, 8_000 + id, startedAt)
      .run();
  await insert(1, at(25));
  await insert(2, at(1));
  expect(await limitsCheck.find(env, Date.now())).toEqual([]);
  await insert(3, at(2));
  const findings = await limitsCheck.find(env, Date.now());
  expect(findings).toMatchObject([{ location: 'rows written', issue: expect.stringContaining('150,408 rows') }]);
  // "npm start" serves from the disk of one machine.
  expect(await limitsCheck.find({ ...env, IS_LOCAL: 'true' }, Date.now())).toEqual([]);
  await env.APP.exec(`DELETE FROM imports WHERE id LIKE 'limit-%'`);
});

test('counts the files of texts and recordings in the bucket', async () => {
  const half = 4.5e9;
  await env.APP.prepare(
    `INSERT INTO files (id, kind, name, version_code, format, bytes, sha256, key, options, uploaded_by, created_at)
      VALUES ('large', 'upload', 'large', 'x', 'plain', ?, '', '', '{}', 'Timothy', '')`,
  )
    .bind(half)
    .run();
  expect(await limitsCheck.find(env, Date.now())).toEqual([]);
  // Two texts with the same file.
  const quarter = half / 2;
  const record = (text: string, file: string): Promise<unknown> =>
    env.APP.prepare(
      `INSERT INTO recordings (text, file, media_type, bytes, speaker, licence, filename, added_at, added_by)
        VALUES (?, ?, 'audio/mpeg', ?, '', '', '', '', '')`,
    )
      .bind(text, file, quarter)
      .run();
  await record('one', 'x.mp3');
  await record('other', 'x.mp3');
  expect(await limitsCheck.find(env, Date.now())).toEqual([]);
  await record('third', 'y.mp3');
  expect(await limitsCheck.find(env, Date.now())).toMatchObject([{ location: 'bucket FILES' }]);
  await env.APP.exec(`DELETE FROM files WHERE bytes = ${half}`);
  await env.APP.exec(`DELETE FROM recordings WHERE bytes = ${quarter}`);
});
