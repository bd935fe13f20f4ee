import type { Sql } from '#data/model/search/sql-text.ts';
import { LibraryUnavailable } from './library.ts';

export interface BatchRows {
  /** Id of the edition that answered. */
  edition: string;
  /** The rows of each statement, in the order of the statements; their shape is the statement's own. */
  rows: Record<string, unknown>[][];
}

/**
 * Statements that are written as text, in one batch. Throws {@link LibraryUnavailable} as `readLibrary` does. Whole
 * numbers stand in the text, so that D1 does not bind them as real ones.
 */
export async function readBatch(database: D1Database, statements: readonly Sql[]): Promise<BatchRows> {
  const prepared = statements.map(({ text, params }) => database.prepare(text).bind(...params));
  let results: D1Result<Record<string, unknown>>[];
  try {
    results = await database.batch([database.prepare('SELECT id FROM edition LIMIT 1'), ...prepared]);
  } catch (cause) {
    throw new LibraryUnavailable('D1 refused the batch', { cause });
  }
  const [editions, ...rows] = results.map((result) => result.results);
  const edition = editions?.[0]?.['id'];
  if (typeof edition !== 'string') throw new LibraryUnavailable('No edition is loaded: run `npm run publish`');
  return { edition, rows };
}

/** Gathers the statements of a batch, and tells each its rows when they are there. */
export class BatchPlan {
  readonly statements: Sql[] = [];
  #rows: Record<string, unknown>[][] = [];

  /** Answers the function that gives the statement's rows after {@link run}. */
  add<Row>(statement: Sql): () => Row[] {
    const index = this.statements.push(statement) - 1;
    return () => (this.#rows[index] ?? []) as Row[];
  }

  /** Answers the id of the edition. */
  async run(database: D1Database): Promise<string> {
    const { edition, rows } = await readBatch(database, this.statements);
    this.#rows = rows;
    return edition;
  }
}
