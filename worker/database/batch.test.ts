import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { sql } from '#data/search/sql/sql-tag.ts';
import { readBatch } from './batch.ts';

/**
 * A library database whose next batches fail with these errors. Also counts the batches and records the session
 * constraints.
 */
function failing(...errors: string[]): { database: D1Database; asked: () => number; sessions: unknown[] } {
  let count = 0;
  const sessions: unknown[] = [];
  const withSession: D1Database['withSession'] = (constraint) => {
    sessions.push(constraint);
    const session = env.LIBRARY.withSession(constraint);
    return new Proxy(session, {
      get(target, name) {
        if (name !== 'batch') return (target[name as keyof D1DatabaseSession] as () => unknown).bind(target);
        return (statements: D1PreparedStatement[]) => {
          const error = errors[count];
          count += 1;
          return error === undefined ? target.batch(statements) : Promise.reject(new Error(error));
        };
      },
    });
  };
  const database = new Proxy(env.LIBRARY, {
    get: (target, name) =>
      name === 'withSession' ? withSession : (target[name as keyof D1Database] as () => unknown).bind(target),
  });
  return { database, asked: () => count, sessions };
}

const query = [sql`SELECT count(*) AS n FROM versions`];
const lost = 'D1_ERROR: Failed to get session commit token: internal error; reference = abc';

test('reads from the nearest replica', async () => {
  const { database, sessions } = failing();
  await readBatch(database, query);
  expect(sessions).toEqual(['first-unconstrained']);
});

test.each([[[lost]], [['D1_ERROR: Network connection lost.', 'D1_ERROR: database is locked: SQLITE_BUSY']]])(
  'retries after transient errors: %j',
  async (errors) => {
    const { database, asked } = failing(...errors);
    const { rows } = await readBatch(database, query);
    expect(rows[0]?.[0]?.['n']).toBeGreaterThan(0);
    expect(asked()).toBe(errors.length + 1);
  },
);

test('reports a persistent error with its original message after three retries', async () => {
  const { database, asked } = failing(lost, lost, lost, lost, lost);
  await expect(readBatch(database, query)).rejects.toMatchObject({
    name: 'LibraryUnavailableError',
    cause: { message: lost },
  });
  expect(asked()).toBe(4);
});

test('reports any other error without a retry', async () => {
  const { database, asked } = failing('D1_ERROR: no such table: versions');
  await expect(readBatch(database, query)).rejects.toMatchObject({ name: 'LibraryUnavailableError' });
  expect(asked()).toBe(1);
});

test('reports a library without an edition as not loaded', async () => {
  const row = await env.LIBRARY.prepare('SELECT * FROM edition').first<Record<string, unknown>>();
  if (!row) throw new Error('The tests have no edition');
  await env.LIBRARY.exec('DELETE FROM edition');
  try {
    await expect(readBatch(env.LIBRARY, query)).rejects.toMatchObject({
      name: 'LibraryUnavailableError',
      message: 'No edition is loaded: run `npm run publish`',
    });
  } finally {
    const names = Object.keys(row);
    await env.LIBRARY.prepare(`INSERT INTO edition (${names.join()}) VALUES (${names.map(() => '?').join()})`)
      .bind(...Object.values(row))
      .run();
  }
});
