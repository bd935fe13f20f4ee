import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import type { Sql } from '#data/search/sql/sql-text.ts';
import { countRows } from './count-rows.ts';
import { meterRows } from './meter-rows.ts';

/** A statement as Drizzle's builders write it. */
interface Built {
  toSQL(): { sql: string; params: unknown[] };
}

/**
 * The way by which imports write LIBRARY, and read what stands there while it is not yet anybody's: all in one
 * transaction, by the primary, so that what was just written is read. Whole numbers stand in the text. Returns the rows of each statement; throws D1's own error, and then
 * nothing is written.
 */
export async function writeLibrary(
  library: D1Database,
  statements: readonly (Sql | Built)[],
): Promise<Record<string, unknown>[][]> {
  const results = await library.batch<Record<string, unknown>>(
    statements.map((statement) => {
      if (!('toSQL' in statement)) return library.prepare(statement.text).bind(...statement.params);
      const { sql, params } = statement.toSQL();
      return library.prepare(sql).bind(...params);
    }),
  );
  countRows(results);
  return results.map(({ results: rows }) => rows);
}

/** The rows of one statement, whose shape is the statement's own. */
export async function rowsOfLibrary<Row>(library: D1Database, statement: Sql | Built): Promise<Row[]> {
  const [rows = []] = await writeLibrary(library, [statement]);
  return rows as Row[];
}

/** Drizzle over the tables of `data/schema/library.ts`, for what imports write a row at a time. */
export function libraryTables(library: D1Database): DrizzleD1Database {
  return drizzle(meterRows(library));
}
