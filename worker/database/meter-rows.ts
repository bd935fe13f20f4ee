import { withRetry } from './with-retry.ts';
import { addRowCounts, countRows } from './count-rows.ts';

/** A metered statement with the D1 statement that it wraps. */
interface Metered extends D1PreparedStatement {
  inner: D1PreparedStatement;
  writes: boolean;
}

const metered = new WeakMap<D1Database, D1Database>();

/**
 * Wraps a database so that it counts the rows of Drizzle's queries and retries transient errors. When Drizzle requests
 * rows as plain arrays (`raw`), D1 returns no metadata. Then the returned rows are counted, as written rows if the
 * statement writes. That count is a lower bound.
 */
export function meterRows(database: D1Database): D1Database {
  const existing = metered.get(database);
  if (existing) return existing;
  const wrapper: D1Database = Object.assign(Object.create(database) as D1Database, {
    prepare: (text: string) => meterStatement(database.prepare(text), /^\s*(?:insert|update|delete)/i.test(text)),
    async batch<Row>(statements: D1PreparedStatement[]) {
      const wrapped = statements as Metered[];
      const inner = wrapped.map((each) => each.inner);
      const writes = wrapped.some((each) => each.writes);
      const results = await withRetry(() => database.batch<Row>(inner), { writes });
      countRows(results);
      return results;
    },
  });
  metered.set(database, wrapper);
  return wrapper;
}

function meterStatement(inner: D1PreparedStatement, writes: boolean): Metered {
  const counted = async <Result extends Pick<D1Result, 'meta'>>(query: () => Promise<Result>): Promise<Result> => {
    const result = await withRetry(query, { writes });
    countRows([result]);
    return result;
  };
  return Object.assign(Object.create(inner) as Metered, {
    inner,
    writes,
    bind: (...values: unknown[]) => meterStatement(inner.bind(...values), writes),
    run: () => counted(() => inner.run()),
    all: () => counted(() => inner.all()),
    async raw() {
      const rows = await withRetry(() => inner.raw(), { writes });
      addRowCounts(writes ? 0 : rows.length, writes ? rows.length : 0);
      return rows;
    },
  });
}
