import { sql } from '#data/search/sql/sql-tag.ts';
import { verseKey } from '#data/bible/verse-id.ts';
import { hiddenCode } from './count-imported-terms.ts';
import { rowsOfLibrary, writeLibrary } from '../database/library-writer.ts';

/** Books deleted per statement. */
const booksAtOnce = 11;
const lastBook = 66;

/** Deletes all rows of a version that is not live. Idempotent. */
export async function deleteVersionRows(library: D1Database, versionId: number): Promise<void> {
  const [live] = await rowsOfLibrary(library, sql`SELECT code FROM versions WHERE id = ${versionId}`);
  if (live) return;
  for (let book = 0; book <= lastBook; book += booksAtOnce) {
    const from = verseKey(versionId, book * 1_000_000);
    const to = verseKey(versionId, (book + booksAtOnce) * 1_000_000 - 1);
    await writeLibrary(library, [
      sql`DELETE FROM verses_fts WHERE rowid BETWEEN ${from} AND ${to}`,
      sql`DELETE FROM verses WHERE key BETWEEN ${from} AND ${to}`,
    ]);
  }
  await writeLibrary(library, [
    sql`DELETE FROM word_blocks WHERE version_id = ${versionId}`,
    sql`DELETE FROM occurrences WHERE version = ${hiddenCode(versionId)}`,
  ]);
}
