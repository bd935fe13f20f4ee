import { LibraryPlan, type AskLibrary } from '#data/reading/ask-library.ts';
import type { Sql } from '#data/search/sql/sql-text.ts';
import { askPatiently } from './with-retry.ts';
import { countRows } from './count-rows.ts';
import { LibraryUnavailable } from './library.ts';

export interface BatchRows {
  /** Id of the edition that answered, with its revision where texts became visible since it was built. */
  edition: string;
  /** What that edition holds. */
  counts: EditionCounts;
  /** The rows of each statement, in the order of the statements; their shape is the statement's own. */
  rows: Record<string, unknown>[][];
}

export interface EditionCounts {
  hebrewEntries: number;
  greekEntries: number;
  /** Sum over all versions, psalm titles included. */
  verses: number;
}

interface EditionRow extends EditionCounts {
  id: string;
}

/** What is asked beside every batch: see {@link readBatch}. */
export const editionText =
  "SELECT id || iif(revision > 0, '.' || revision, '') AS id, hebrew_entries AS hebrewEntries, greek_entries AS greekEntries, verses FROM edition LIMIT 1";

/**
 * The one way to the database LIBRARY: statements as text, which the build asks of a file with the same words, all in one
 * batch, since a call to D1 costs about a millisecond before any work. Whole numbers stand in the text, so that D1 does
 * not bind them as real ones. A session that begins anywhere lets the replica nearest to the reader answer, which may be
 * behind by an import's last moments; what has to see what was just written reads by `library-writer.ts`. A fault that
 * passes is waited for. Throws {@link LibraryUnavailable}: an edition row stands only when a library is whole.
 */
export async function readBatch(database: D1Database, statements: readonly Sql[]): Promise<BatchRows> {
  const session = database.withSession('first-unconstrained');
  const prepared = statements.map(({ text, params }) => session.prepare(text).bind(...params));
  let results: D1Result<Record<string, unknown>>[];
  try {
    const all = [session.prepare(editionText), ...prepared];
    results = await askPatiently(() => session.batch<Record<string, unknown>>(all));
  } catch (cause) {
    throw new LibraryUnavailable('D1 refused the batch', { cause });
  }
  countRows(results);
  const [editions, ...rows] = results.map((result) => result.results);
  const found = editions?.[0] as EditionRow | undefined;
  if (!found) throw new LibraryUnavailable('No edition is loaded: run `npm run publish`');
  const { id: edition, ...counts } = found;
  return { edition, counts, rows };
}

/** Statements of a batch, which D1 answers together. */
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

/** The library in D1, as what is shared with the build asks it. */
export function askD1(database: D1Database): AskLibrary {
  return async (statements) => (await readBatch(database, statements)).rows;
}
