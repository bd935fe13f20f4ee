import type { Sql } from '../search/sql/sql-text.ts';

/**
 * Asks the library several things at once. Returns the rows of each statement, in the order of the statements; their
 * shape is the statement's own. The build asks a file, the worker D1.
 */
export type AskLibrary = (statements: readonly Sql[]) => Promise<Record<string, unknown>[][]>;

/** Gathers statements that are asked at once, and tells each its rows when they are there. */
export class LibraryPlan {
  readonly statements: Sql[] = [];
  #rows: Record<string, unknown>[][] = [];

  /** Returns the function that gives the statement's rows after {@link ask}. */
  add<Row>(statement: Sql): () => Row[] {
    const index = this.statements.push(statement) - 1;
    return () => (this.#rows[index] ?? []) as Row[];
  }

  async ask(ask: AskLibrary): Promise<void> {
    this.#rows = await ask(this.statements);
  }
}
