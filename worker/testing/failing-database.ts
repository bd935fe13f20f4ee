/**
 * A database whose calls fail with these messages, one call each, before they reach the real one. `calls` counts all of
 * them, those that failed too.
 */
export function failingDatabase(real: D1Database, messages: string[]): { database: D1Database; calls(): number } {
  let calls = 0;
  const left = [...messages];
  const ask = async <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
    calls += 1;
    const message = left.shift();
    if (message !== undefined) throw new Error(`D1_ERROR: ${message}`);
    return run();
  };
  const statement = (inner: D1PreparedStatement): D1PreparedStatement =>
    Object.assign(Object.create(inner) as D1PreparedStatement, {
      inner,
      bind: (...values: unknown[]) => statement(inner.bind(...values)),
      run: () => ask(() => inner.run()),
      all: () => ask(() => inner.all()),
      raw: () => ask(() => inner.raw()),
    });
  const database: D1Database = Object.assign(Object.create(real) as D1Database, {
    withSession: () => database,
    prepare: (text: string) => statement(real.prepare(text)),
    batch: (statements: (D1PreparedStatement & { inner?: D1PreparedStatement })[]) =>
      ask(() => real.batch(statements.map((each) => each.inner ?? each))),
  });
  return { database, calls: () => calls };
}

/** A database whose calls all fail, as one that is not there. */
export function absentDatabase(real: D1Database): D1Database {
  const messages = Array.from({ length: 99 }, () => 'no such table: x');
  return failingDatabase(real, messages).database;
}
