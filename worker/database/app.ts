import type { SQL } from 'drizzle-orm';
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { askPatiently } from './with-retry.ts';
import { countRows } from './count-rows.ts';
import { meterRows } from './meter-rows.ts';

export type App = DrizzleD1Database;

/** The one way to the database APP, with {@link runTogether}: Drizzle over the tables of `data/schema/app.ts`. */
export function openApp(database: D1Database): App {
  return drizzle(meterRows(database));
}

export interface Ran<Row> {
  rows: Row[];
  /** Rows that were written. */
  changes: number;
}

const dialect = new SQLiteAsyncDialect();

/**
 * Statements that no builder of Drizzle's writes, in one transaction: Drizzle's own batch takes builders alone, and fails on
 * a text with parameters. Returns what each did, in their order; throws D1's own error, and then nothing is written.
 */
export async function runTogether<Row = Record<string, unknown>>(
  database: D1Database,
  statements: readonly SQL[],
): Promise<Ran<Row>[]> {
  const prepared = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement);
    return database.prepare(sql).bind(...params);
  });
  const results = await askPatiently(() => database.batch<Row>(prepared), { writes: true });
  countRows(results);
  return results.map(({ results: rows, meta }) => ({ rows, changes: meta.changes }));
}

/** Bytes that a database takes, as D1 itself says with every answer. */
export async function databaseBytes(database: D1Database): Promise<number> {
  const { meta } = await database.prepare('SELECT 1').run();
  return meta.size_after;
}
