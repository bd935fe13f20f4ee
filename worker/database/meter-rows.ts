import { askPatiently } from './with-retry.ts';
import { countKnownRows, countRows } from './count-rows.ts';

/** A statement of D1's with the call that it becomes. */
interface Metered extends D1PreparedStatement {
  inner: D1PreparedStatement;
  writes: boolean;
}

const metered = new WeakMap<D1Database, D1Database>();

/**
 * A database that counts what Drizzle asks of it, and waits for faults that pass by themselves. Where Drizzle takes rows as bare lists (`raw`), D1 tells nothing of what
 * it read: then the rows that came are counted, of a statement that writes as written, and those are the least there can
 * have been.
 */
export function meterRows(database: D1Database): D1Database {
  const known = metered.get(database);
  if (known) return known;
  const made: D1Database = Object.assign(Object.create(database) as D1Database, {
    prepare: (text: string) => meterStatement(database.prepare(text), /^\s*(?:insert|update|delete)/i.test(text)),
    async batch<Row>(statements: D1PreparedStatement[]) {
      const asked = statements as Metered[];
      const inner = asked.map((each) => each.inner);
      const writes = asked.some((each) => each.writes);
      const results = await askPatiently(() => database.batch<Row>(inner), { writes });
      countRows(results);
      return results;
    },
  });
  metered.set(database, made);
  return made;
}

function meterStatement(inner: D1PreparedStatement, writes: boolean): Metered {
  const told = async <Result extends Pick<D1Result, 'meta'>>(ask: () => Promise<Result>): Promise<Result> => {
    const result = await askPatiently(ask, { writes });
    countRows([result]);
    return result;
  };
  return Object.assign(Object.create(inner) as Metered, {
    inner,
    writes,
    bind: (...values: unknown[]) => meterStatement(inner.bind(...values), writes),
    run: () => told(() => inner.run()),
    all: () => told(() => inner.all()),
    async raw() {
      const rows = await askPatiently(() => inner.raw(), { writes });
      countKnownRows(writes ? 0 : rows.length, writes ? rows.length : 0);
      return rows;
    },
  });
}
