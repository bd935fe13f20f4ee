import type { D1Database, D1Result } from '@cloudflare/workers-types';
import { LibraryPlan, type QueryLibrary } from '#data/reading/library-plan.ts';
import type { Sql } from '#data/search/sql/sql-tag.ts';
import { withRetry } from './with-retry.ts';
import { countRows } from './count-rows.ts';
import { LibraryUnavailableError } from './library-error.ts';

/** The rows of each statement, in statement order, from the type of a row of each. */
type RowsOf<Rows extends object[]> = { [Index in keyof Rows]: Rows[Index][] };

export interface BatchRows<Rows extends object[]> {
  /** Id of the edition that answered. It includes the revision if texts became visible after the build. */
  edition: string;
  /** Totals of that edition. */
  counts: EditionCounts;
  rows: RowsOf<Rows>;
}

export interface EditionCounts {
  hebrewEntries: number;
  greekEntries: number;
  /** Sum over all versions, including psalm titles. */
  verses: number;
}

interface EditionRow extends EditionCounts {
  id: string;
}

/** Query that runs with every batch: see {@link readBatch}. */
export const editionText =
  "SELECT id || iif(revision > 0, '.' || revision, '') AS id, hebrew_entries AS hebrewEntries, greek_entries AS greekEntries, verses FROM edition LIMIT 1";

/**
 * The only way to read the database LIBRARY. The build runs the same SQL text against a file. All statements go in one
 * batch, because each D1 request costs about a millisecond before any work. Integers are written into the SQL text,
 * because D1 would bind them as REAL. The session is unconstrained, so the nearest replica may answer. A replica can
 * lag behind the last moments of an import: use `library-writer.ts` to read your own writes. Transient errors are
 * retried. The caller names the type of each statement's rows. Throws {@link LibraryUnavailableError}, also if there is no edition row, because that row exists only when the
 * library is complete.
 */
export async function readBatch<Rows extends object[] = Record<string, unknown>[]>(
  database: D1Database,
  statements: readonly Sql[],
): Promise<BatchRows<Rows>> {
  const session = database.withSession('first-unconstrained');
  const prepared = statements.map(({ text, params }) => session.prepare(text).bind(...params));
  let results: D1Result<Record<string, unknown>>[];
  try {
    const all = [session.prepare(editionText), ...prepared];
    results = await withRetry(() => session.batch<Record<string, unknown>>(all));
  } catch (cause) {
    throw new LibraryUnavailableError('D1 refused the batch', { cause });
  }
  countRows(results);
  const [editions, ...rows] = results.map((result) => result.results);
  const row = editions?.[0] as EditionRow | undefined;
  if (!row) throw new LibraryUnavailableError('No edition is loaded: run `npm run publish`');
  const { id: edition, ...counts } = row;
  return { edition, counts, rows: rows as RowsOf<Rows> };
}

/** Statements that D1 runs in one batch. */
export class BatchPlan extends LibraryPlan {
  /** Returns the id of the edition. */
  async run(database: D1Database): Promise<string> {
    let edition = '';
    await this.ask(async (statements) => {
      const answer = await readBatch(database, statements);
      edition = answer.edition;
      return answer.rows;
    });
    return edition;
  }
}

/** Adapts D1 to the query interface that code shared with the build uses. */
export function libraryQueryOf(database: D1Database): QueryLibrary {
  return async (statements) => (await readBatch(database, statements)).rows;
}
