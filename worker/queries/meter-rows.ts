import { countKnownRows, countRows } from './count-rows.ts';

/** A statement of D1's with the call that it becomes. */
interface Metered extends D1PreparedStatement {
  inner: D1PreparedStatement;
}

const metered = new WeakMap<D1Database, D1Database>();

/**
 * A database that counts what Drizzle asks of it. Where Drizzle takes rows as bare lists (`raw`), D1 tells nothing of what
 * it read: then the rows that came are counted, of a statement that writes as written, and those are the least there can
 * have been.
 */
export function meterRows(database: D1Database): D1Database {
  const known = metered.get(database);
  if (known) return known;
  const made: D1Database = Object.assign(Object.create(database) as D1Database, {
    prepare: (text: string) => meterStatement(database.prepare(text), /^\s*(?:insert|update|delete)/i.test(text)),
    async batch<Row>(statements: D1PreparedStatement[]) {
      const results = await database.batch<Row>(statements.map((each) => (each as Metered).inner));
      countRows(results);
      return results;
    },
  });
  metered.set(database, made);
  return made;
}

function meterStatement(inner: D1PreparedStatement, writes: boolean): Metered {
  const told = async <Result extends Pick<D1Result, 'meta'>>(asked: Promise<Result>): Promise<Result> => {
    const result = await asked;
    countRows([result]);
    return result;
  };
  return Object.assign(Object.create(inner) as Metered, {
    inner,
    bind: (...values: unknown[]) => meterStatement(inner.bind(...values), writes),
    run: () => told(inner.run()),
    all: () => told(inner.all()),
    async raw() {
      const rows = await inner.raw();
      countKnownRows(writes ? 0 : rows.length, writes ? rows.length : 0);
      return rows;
    },
  });
}
