import type { SQL } from 'drizzle-orm';
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { withRetry } from './with-retry.ts';
import { countRows } from './count-rows.ts';
import { meterRows } from './meter-rows.ts';

export type App = DrizzleD1Database;

/**
 * The only entry point to the database APP, together with {@link runBatch}: Drizzle over the tables of
 * `data/schema/app.ts`.
 */
export function openApp(database: D1Database): App {
  return drizzle(meterRows(database));
}

export interface StatementResult<Row> {
  rows: Row[];
  /** Number of rows written. */
  changes: number;
}

const dialect = new SQLiteAsyncDialect();

/**
 * Runs statements that Drizzle's builders cannot express in one transaction. Drizzle's own batch accepts only builders
 * and fails on raw SQL with parameters. Returns the result of each statement in order; the caller names the type of each
 * one's rows. Throws D1's own error, and then nothing is written.
 */
export async function runBatch<Rows extends object[] = Record<string, unknown>[]>(
  database: D1Database,
  statements: readonly SQL[],
): Promise<{ [Index in keyof Rows]: StatementResult<Rows[Index]> }> {
  const prepared = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement);
    return database.prepare(sql).bind(...params);
  });
  const results = await withRetry(() => database.batch(prepared), { writes: true });
  countRows(results);
  return results.map(({ results: rows, meta }) => ({ rows, changes: meta.changes })) as {
    [Index in keyof Rows]: StatementResult<Rows[Index]>;
  };
}

/** Size of a database in bytes, as D1 reports it with every response. */
export async function databaseBytes(database: D1Database): Promise<number> {
  const { meta } = await database.prepare('SELECT 1').run();
  return meta.size_after;
}
