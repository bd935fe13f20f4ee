/**
 * A database whose queries fail with these messages, one query each, before they reach the real one. `calls` counts all
 * queries, including failed ones.
 */
export function failingDatabase(real: D1Database, messages: string[]): { database: D1Database; calls(): number } {
  let calls = 0;
  const left = [...messages];
  const query = async <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
    calls += 1;
    const message = left.shift();
    if (message !== undefined) throw new Error(`D1_ERROR: ${message}`);
    return run();
  };
  const statement = (inner: D1PreparedStatement): D1PreparedStatement =>
    Object.assign(Object.create(inner) as D1PreparedStatement, {
      inner,
      bind: (...values: unknown[]) => statement(inner.bind(...values)),
      run: () => query(() => inner.run()),
      all: () => query(() => inner.all()),
      raw: () => query(() => inner.raw()),
    });
  const database: D1Database = Object.assign(Object.create(real) as D1Database, {
    withSession: () => database,
    prepare: (text: string) => statement(real.prepare(text)),
    batch: (statements: (D1PreparedStatement & { inner?: D1PreparedStatement })[]) =>
      query(() => real.batch(statements.map((each) => each.inner ?? each))),
  });
  return { database, calls: () => calls };
}

/** A database whose queries all fail, as if it did not exist. */
export function unavailableDatabase(real: D1Database): D1Database {
  const messages = Array.from({ length: 99 }, () => 'no such table: x');
  return failingDatabase(real, messages).database;
}
