import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import type { Sql } from '#data/search/sql/sql-tag.ts';
import { countRows } from './count-rows.ts';
import { meterRows } from './meter-rows.ts';

/** A statement built with Drizzle. */
interface Built {
  toSQL(): { sql: string; params: unknown[] };
}

/**
 * Writes to LIBRARY for imports, and reads data that is not yet public. All statements run in one transaction on the
 * primary, so they see earlier writes. Integers are written into the SQL text. Returns the rows of each statement.
 * Throws D1's own error, and then nothing is written.
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

/** The rows of one statement. The caller names their shape. */
export async function rowsOfLibrary<Row>(library: D1Database, statement: Sql | Built): Promise<Row[]> {
  const [rows = []] = await writeLibrary(library, [statement]);
  return rows as Row[];
}

/** Drizzle over the tables of `data/schema/library.ts`, for imports that write single rows. */
export function libraryTables(library: D1Database): DrizzleD1Database {
  return drizzle(meterRows(library));
}
