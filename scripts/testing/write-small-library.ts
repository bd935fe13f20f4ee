import { getTableName } from 'drizzle-orm';
import { createLibrary } from '../library/open-library-file.ts';
import { insertStatements } from '../publish/insert-statements.ts';
import { editionTable, publishedTables, tableNames } from '../publish/library-tables.ts';

/** One row of this many is in a small library. */
const share = 20;
/** Tables with a few rows, which other rows refer to. */
const complete = new Set(['sources', 'versions', getTableName(editionTable)]);

/**
 * Writes a library with a part of the rows of another one, for tests that copy or load it several times. All rows of the
 * complete library take seconds each time.
 */
export function writeSmallLibrary(library: string, path: string): void {
  const db = createLibrary(path);
  try {
    db.prepare('ATTACH ? AS complete').run(library);
    db.transaction(() => {
      for (const table of [...tableNames.plain, getTableName(editionTable)]) {
        const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table).join();
        db.exec(`INSERT INTO main.${table} (${columns}) SELECT ${columns}
          FROM (SELECT *, row_number() OVER () AS position FROM complete.${table})
          WHERE position % ${complete.has(table) ? 1 : share} = 0`);
      }
    })();
    db.exec('DETACH complete');
    const fullText: readonly string[] = tableNames.fullText;
    // All are read before the first is written, because the rows come from the same database.
    const indexing: string[] = [];
    for (const table of publishedTables(db)) {
      const statements = [...insertStatements(table)];
      if (fullText.includes(table.table)) indexing.push(...statements.map(({ sql }) => sql));
    }
    for (const sql of indexing) db.exec(sql);
  } finally {
    db.close();
  }
}
