import type Database from 'better-sqlite3';

interface Bound {
  text: string;
  params: unknown[];
}

/** A library's file with the part of the D1 API that the worker's queries use. */
export function databaseLikeD1(library: Database.Database) {
  const session = {
    prepare: (text: string) => ({ text, params: [], bind: (...params: unknown[]): Bound => ({ text, params }) }),
    batch: (statements: readonly Bound[]) =>
      Promise.resolve(
        statements.map(({ text, params }) => ({ meta: {}, results: library.prepare(text).all(...params) })),
      ),
  };
  return { withSession: () => session };
}
