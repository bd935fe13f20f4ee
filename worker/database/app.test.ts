import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '#data/schema/app.ts';
import { failingDatabase } from '../testing/failing-database.ts';
import { databaseBytes, openApp, runTogether } from './app.ts';

/** Of D1's documented errors. Nothing was written when the file is locked; after the others nobody knows. */
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

describe('statements that run together', () => {
  test('are tried again while the file is locked, and then written once', async () => {
    const { database, calls } = failingDatabase(env.APP, [locked, locked]);
    expect(await runTogether(database, [insert('a')])).toEqual([{ rows: [], changes: 1 }]);
    expect(calls()).toBe(3);
    expect(await stored()).toBe(1);
  });

  test.each([lost, 'internal error', 'storage caused object to be reset', 'UNIQUE constraint failed'])(
    'are not tried again after "%s": the rows may be written already',
    async (message) => {
      const { database, calls } = failingDatabase(env.APP, [message]);
      await expect(runTogether(database, [insert('a')])).rejects.toThrow(message);
      expect(calls()).toBe(1);
    },
  );

  test('give up after three further tries', async () => {
    const { database, calls } = failingDatabase(
      env.APP,
      Array.from({ length: 9 }, () => locked),
    );
    await expect(runTogether(database, [insert('a')])).rejects.toThrow(locked);
    expect(calls()).toBe(4);
    expect(await stored()).toBe(0);
  });

  test('answer what each did, in their order, and write nothing where one fails', async () => {
    const answers = await runTogether(env.APP, [
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
    await expect(runTogether(env.APP, [insert('a'), insert('a')])).rejects.toThrow();
    expect(await stored()).toBe(0);
  });
});

describe('a query of Drizzle', () => {
  const read = (database: D1Database) => openApp(database).select().from(settings).where(eq(settings.key, 'app-test'));
  const write = (database: D1Database) => openApp(database).insert(settings).values(row);

  test.each([locked, lost, 'internal error'])('that reads is asked again after "%s"', async (message) => {
    const { database, calls } = failingDatabase(env.APP, [message]);
    expect(await read(database)).toEqual([]);
    expect(calls()).toBe(2);
  });

  test('that reads is not asked again after an error of its own', async () => {
    const { database, calls } = failingDatabase(env.APP, ['no such table: nothing']);
    await expect(read(database)).rejects.toThrow();
    expect(calls()).toBe(1);
  });

  test('that writes is asked again where nothing was written, and not where something may be', async () => {
    const busy = failingDatabase(env.APP, [locked]);
    await write(busy.database);
    expect(busy.calls()).toBe(2);
    expect(await stored()).toBe(1);
    const broken = failingDatabase(env.APP, [lost]);
    await expect(write(broken.database)).rejects.toThrow();
    expect(broken.calls()).toBe(1);
  });

  test('of a batch is asked again by the same rule', async () => {
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

test('the size of a database is its number of pages times their size', async () => {
  expect(await databaseBytes(env.APP)).toBeGreaterThan(4_096);
  expect((await databaseBytes(env.APP)) % 4_096).toBe(0);
});
