import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { runHealthChecks } from '../health-monitor/run-checks.ts';
import type { Bindings } from '../env.ts';
import { findImport, readStatus, startTestImport, waitForImportState, upload } from '../testing/imports.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';
import type { ImportJob } from './import-job.ts';
import { retryDelay, waitingMessage } from './retry-delay.ts';

/** Polls quickly, with a timeout long enough for a busy machine. */
const polling = { interval: 25, timeout: 60_000 };

/** Philemon with a duplicate verse, so that the import waits for consent and the test can reach its Durable Object. */
const text = `${Array.from({ length: 25 }, (_, index) => `Philemon 1:${index + 1} Grace to you, ${index + 1}.`).join('\n')}\nPhilemon 1:25 Again.`;

function jobOf(id: string): DurableObjectStub<ImportJob> {
  return env.IMPORT_JOBS.get(env.IMPORT_JOBS.idFromName(id)) as unknown as DurableObjectStub<ImportJob>;
}

/** Starts an import that continues with a replaced library after consent. */
async function importOver(code: string, library: (real: D1Database) => D1Database, triesBefore = 0) {
  const { cookie } = await createTestUser('admin');
  const { id } = await startTestImport(cookie, code, await upload(cookie, code, text), { agreed: false });
  await waitForImportState(cookie, id, 'awaiting_consent');
  await runInDurableObject(jobOf(id), async (instance: ImportJob, { storage }) => {
    await storage.put('tries', triesBefore);
    // Replaces the object's own bindings, which are protected in its class.
    const internals = instance as unknown as { env: Bindings };
    internals.env = { ...internals.env, LIBRARY: library(env.LIBRARY) };
  });
  await sendRequest('POST', `/api/admin/imports/${id}/consent`, { cookie });
  return { cookie, id };
}

/** Wraps the database and runs a callback before each batch. */
function before(real: D1Database, callback: (statements: D1PreparedStatement[]) => Promise<void>): D1Database {
  const batch: D1Database['batch'] = async <T>(statements: D1PreparedStatement[]) => {
    await callback(statements);
    return real.batch<T>(statements);
  };
  return new Proxy(real, {
    get: (target, name) => {
      const value: unknown = name === 'batch' ? batch : Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

test('a database that fails every third time only delays an import', async () => {
  let batches = 0;
  let failures = 0;
  const { cookie, id } = await importOver('shaky', (real) =>
    before(real, async () => {
      batches += 1;
      if (batches % 3 !== 1) return;
      failures += 1;
      throw new Error('D1_ERROR: Network connection lost.');
    }),
  );
  let waited = false;
  await vi.waitFor(async () => {
    const status = await findImport(cookie, id);
    waited ||= status.message.startsWith('Waiting for the database (attempt 1)');
    expect(status).toMatchObject({ status: 'completed', versesImported: 25, message: '' });
  }, polling);
  expect(failures).toBeGreaterThan(0);
  expect(waited).toBe(true);
});

test('reports a full database with a remedy, shows nothing of the text, and continues once there is room', async () => {
  let isFull = true;
  const { cookie, id } = await importOver('full', (real) =>
    before(real, async (statements) => {
      // Verses and their index are written together.
      if (isFull && statements.length === 2) throw new Error('D1_ERROR: database or disk is full: SQLITE_FULL');
    }),
  );
  const versions = () => env.LIBRARY.prepare("SELECT count(*) AS n FROM versions WHERE code = 'full'").first('n');
  const message =
    'The database is full. Delete a version that you do not need in Texts and files, or cancel the import.';
  await vi.waitFor(async () => expect((await findImport(cookie, id)).message).toBe(message), polling);
  expect(await findImport(cookie, id)).toMatchObject({ status: 'loading', message: message, versesImported: 0 });
  expect(await versions()).toBe(0);
  isFull = false;
  expect(await waitForImportState(cookie, id, 'completed', 'failed')).toMatchObject({
    status: 'completed',
    versesImported: 25,
  });
  expect(await versions()).toBe(1);
});

test('writes rows again that a publish deleted meanwhile', async () => {
  let emptied = 0;
  const { cookie, id } = await importOver('emptied', (real) =>
    before(real, async (statements) => {
      // The verification is a batch of seven statements. No other batch has that many.
      if (statements.length !== 7 || emptied > 0) return;
      emptied += 1;
      await real.prepare('DELETE FROM verses WHERE key > 100100000000').run();
    }),
  );
  expect(await waitForImportState(cookie, id, 'completed', 'failed')).toMatchObject({
    status: 'completed',
    versesImported: 25,
  });
  expect(emptied).toBe(1);
});

test('fails the import if rows are deleted a second time, and readers keep their text', async () => {
  const { cookie, id } = await importOver('lost', (real) =>
    before(real, async (statements) => {
      if (statements.length === 7) await real.prepare('DELETE FROM verses WHERE key > 100100000000').run();
    }),
  );
  const failed = await waitForImportState(cookie, id, 'failed', 'completed');
  expect(failed.message).toContain('expected 25 verses, found 0');
  expect(await env.LIBRARY.prepare("SELECT count(*) AS n FROM versions WHERE code = 'lost'").first('n')).toBe(0);
});

test.each([
  [11, 'checking', 'Waiting for the database (attempt 12).'],
  [12, 'failed', 'The import failed 12 times. The last error: '],
])('a step that failed %i times and fails again leaves the import %s', async (tries, status, message) => {
  const { cookie, id } = await importOver(
    `tries_${tries}`,
    (real) =>
      before(real, async () => {
        throw new Error('D1_ERROR: Network connection lost.');
      }),
    tries,
  );
  await expect.poll(async () => (await findImport(cookie, id)).message).toContain(message);
  expect((await findImport(cookie, id)).status).toBe(status);
  await sendRequest('POST', `/api/admin/imports/${id}/cancel`, { cookie });
});

test.each([
  ['Network connection lost', 1, 2_000, 'Waiting for the database (attempt 1).'],
  ['Network connection lost', 3, 8_000, 'Waiting for the database (attempt 3).'],
  ['Network connection lost', 2, 4_000, 'Waiting for the database (attempt 2).'],
  ['Network connection lost', 8, 256_000, 'Waiting for the database (attempt 8).'],
  ['Network connection lost', 9, 300_000, 'Waiting for the database (attempt 9).'],
  ['Network connection lost', 11, 300_000, 'Waiting for the database (attempt 11).'],
  ['Network connection lost', 12, 300_000, 'Waiting for the database (attempt 12).'],
  ['Network connection lost', 13, 300_000, 'Waiting for the database (attempt 13).'],
  ['Network connection lost', 20, 300_000, 'Waiting for the database (attempt 20).'],
  ['Network connection lost', 21, 300_000, 'Waiting for the database (attempt 21).'],
  [
    'D1_ERROR: database or disk is full: SQLITE_FULL',
    2,
    4_000,
    'The database is full. Delete a version that you do not need in Texts and files, or cancel the import.',
  ],
  [
    'exceeded the daily limit of rows written',
    1,
    3_660_000,
    'The daily limit of database rows is reached. The import continues after 00:00 UTC.',
  ],
])('%s, try %i: waits %i ms', (reason, tries, wait, message) => {
  expect(retryDelay(reason, tries, Date.UTC(2026, 10, 22, 23))).toBe(wait);
  expect(waitingMessage(reason, tries)).toBe(message);
});

test('does not wake or give up an import that waits for the next day', async () => {
  let isUsedUp = true;
  const { cookie, id } = await importOver('daily', (real) =>
    before(real, async (statements) => {
      if (isUsedUp && statements.length === 2) throw new Error('D1_ERROR: Exceeded daily limit of rows written');
    }),
  );
  const message = 'The daily limit of database rows is reached. The import continues after 00:00 UTC.';
  await vi.waitFor(async () => expect((await findImport(cookie, id)).message).toBe(message), polling);
  const next = () => runInDurableObject(jobOf(id), (_, { storage }) => storage.getAlarm());
  const midnight = await next();
  // Silent for longer than the dashboard and the health monitor allow.
  await env.APP.prepare("UPDATE imports SET heartbeat_at = '2020-01-01T00:00:00.000Z' WHERE id = ?").bind(id).run();
  await readStatus(cookie);
  await runHealthChecks(env, Date.now());
  expect(await next()).toBe(midnight);
  expect(await env.APP.prepare('SELECT * FROM bot_repairs WHERE location = ?').bind(`import ${id}`).first()).toBeNull();

  for (let day = 0; day < 14; day += 1) await runDurableObjectAlarm(jobOf(id));
  expect(await findImport(cookie, id)).toMatchObject({ status: 'loading', message: message });
  isUsedUp = false;
  await runDurableObjectAlarm(jobOf(id));
  expect(await waitForImportState(cookie, id, 'completed', 'failed')).toMatchObject({ status: 'completed' });
});

test('the dashboard resumes an import whose alarm was lost', async () => {
  const { cookie } = await createTestUser('admin');
  const { id } = await startTestImport(cookie, 'overdue', await upload(cookie, 'overdue', text), { agreed: false });
  await waitForImportState(cookie, id, 'awaiting_consent');
  await env.APP.prepare("UPDATE imports SET state = 'queued', agreed = 1, heartbeat_at = '2020-01-01' WHERE id = ?")
    .bind(id)
    .run();
  expect(await waitForImportState(cookie, id, 'completed')).toMatchObject({ status: 'completed' });
});
