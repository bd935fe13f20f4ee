import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '#data/schema/app.ts';
import { failingDatabase } from '../testing/failing-database.ts';
import { databaseBytes, openApp, runBatch } from './app-database.ts';

/**
 * D1 error messages from its documentation. A locked file means nothing was written. After the other errors the outcome
 * is unknown.
 */
const locked = 'database is locked: SQLITE_BUSY';
const lost = 'Network connection lost.';

const insert = (value: string) =>
  sql`INSERT INTO settings (key, value, updated_at, updated_by) VALUES ('app-test', ${value}, '', '')`;
const row = { key: 'app-test', value: 'a', updatedAt: '', updatedBy: '' };
const stored = async (): Promise<unknown> =>
  (await openApp(env.APP).select().from(settings).where(eq(settings.key, 'app-test'))).length;

beforeEach(async () => {
  await env.APP.exec("DELETE FROM settings WHERE key = 'app-test'");
});

describe('runTogether', () => {
  test('retries while the file is locked and then writes once', async () => {
    const { database, calls } = failingDatabase(env.APP, [locked, locked]);
    expect(await runBatch(database, [insert('a')])).toEqual([{ rows: [], changes: 1 }]);
    expect(calls()).toBe(3);
    expect(await stored()).toBe(1);
  });

  test.each([lost, 'internal error', 'storage caused object to be reset', 'UNIQUE constraint failed'])(
    'does not retry after "%s", because the rows may already be written',
    async (message) => {
      const { database, calls } = failingDatabase(env.APP, [message]);
      await expect(runBatch(database, [insert('a')])).rejects.toThrow(message);
      expect(calls()).toBe(1);
    },
  );

  test('gives up after three retries', async () => {
    const { database, calls } = failingDatabase(
      env.APP,
      Array.from({ length: 9 }, () => locked),
    );
    await expect(runBatch(database, [insert('a')])).rejects.toThrow(locked);
    expect(calls()).toBe(4);
    expect(await stored()).toBe(0);
  });

  test('returns the result of each statement in order and writes nothing if one fails', async () => {
    const answers = await runBatch(env.APP, [
      insert('a'),
      sql`UPDATE settings SET value = 'b' WHERE key = 'app-test'`,
      sql`SELECT value FROM settings WHERE key = 'app-test'`,
    ]);
    expect(answers).toEqual([
      { rows: [], changes: 1 },
      { rows: [], changes: 1 },
      { rows: [{ value: 'b' }], changes: expect.any(Number) },
    ]);
    await env.APP.exec("DELETE FROM settings WHERE key = 'app-test'");
    await expect(runBatch(env.APP, [insert('a'), insert('a')])).rejects.toThrow();
    expect(await stored()).toBe(0);
  });
});

describe('a Drizzle query', () => {
  const read = (database: D1Database) => openApp(database).select().from(settings).where(eq(settings.key, 'app-test'));
  const write = (database: D1Database) => openApp(database).insert(settings).values(row);

  test.each([locked, lost, 'internal error'])('retries a read after "%s"', async (message) => {
    const { database, calls } = failingDatabase(env.APP, [message]);
    expect(await read(database)).toEqual([]);
    expect(calls()).toBe(2);
  });

  test('does not retry a read after a permanent error', async () => {
    const { database, calls } = failingDatabase(env.APP, ['no such table: nothing']);
    await expect(read(database)).rejects.toThrow();
    expect(calls()).toBe(1);
  });

  test('retries a write only if nothing was written', async () => {
    const busy = failingDatabase(env.APP, [locked]);
    await write(busy.database);
    expect(busy.calls()).toBe(2);
    expect(await stored()).toBe(1);
    const broken = failingDatabase(env.APP, [lost]);
    await expect(write(broken.database)).rejects.toThrow();
    expect(broken.calls()).toBe(1);
  });

  test('applies the same retry rule to a batch', async () => {
    const reads = failingDatabase(env.APP, [lost]);
    const app = openApp(reads.database);
    const select = app.select().from(settings).where(eq(settings.key, 'app-test'));
    expect(await app.batch([select, select])).toEqual([[], []]);
    expect(reads.calls()).toBe(2);
    const writes = failingDatabase(env.APP, [lost]);
    const other = openApp(writes.database);
    await expect(other.batch([other.insert(settings).values(row), other.select().from(settings)])).rejects.toThrow();
    expect(writes.calls()).toBe(1);
  });
});

test('returns the size of a database as its page count times its page size', async () => {
  expect(await databaseBytes(env.APP)).toBeGreaterThan(4_096);
  expect((await databaseBytes(env.APP)) % 4_096).toBe(0);
});
