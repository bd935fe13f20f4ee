import type { Sql } from '../search/sql/sql-tag.ts';

/**
 * Runs several statements on the library at once. Returns the rows of each statement, in the order of the statements;
 * the shape of the rows depends on the statement. The build reads a file, the worker D1.
 */
export type QueryLibrary = (statements: readonly Sql[]) => Promise<Record<string, unknown>[][]>;

/** Collects statements that run in one batch, and gives each its rows afterwards. */
export class LibraryPlan {
  readonly statements: Sql[] = [];
  #rows: Record<string, unknown>[][] = [];

  /** Returns a function that returns the statement's rows after {@link ask}. */
  add<Row>(statement: Sql): () => Row[] {
    const index = this.statements.push(statement) - 1;
    return () => (this.#rows[index] ?? []) as Row[];
  }

  async ask(ask: QueryLibrary): Promise<void> {
    this.#rows = await ask(this.statements);
  }
}

/** The rows of a single statement. */
export async function queryRows<Row>(ask: QueryLibrary, statement: Sql): Promise<Row[]> {
  const plan = new LibraryPlan();
  const read = plan.add<Row>(statement);
  await plan.ask(ask);
  return read();
}
