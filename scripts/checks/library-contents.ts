import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';

/**
 * Number and hash of the rows of each table of a library except the edition's, and of the terms of its full-text
 * indexes.
 */
export function libraryContents(path: string): Record<string, string> {
  const db = new Database(path, { readonly: true });
  try {
    const names = db
      .prepare<[], string>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%_fts%' AND name <> 'edition' ORDER BY name",
      )
      .pluck()
      .all();
    for (const index of ['verses_fts', 'entries_fts'])
      db.exec(`CREATE VIRTUAL TABLE temp.${index}_terms USING fts5vocab(main, ${index}, instance)`);
    const read = (query: string): string => {
      const hash = createHash('sha256');
      let rows = 0;
      for (const row of db.prepare<[], unknown[]>(query).raw().iterate()) {
        hash.update(JSON.stringify(row));
        rows += 1;
      }
      return `${rows} rows, ${hash.digest('hex')}`;
    };
    return Object.fromEntries([
      ...names.map((name) => [name, read(`SELECT * FROM ${name} ORDER BY 1, 2`)]),
      ...['verses_fts', 'entries_fts'].map((name) => [
        name,
        // One row for each term: two million positions one by one take longer than all the rest.
        read(
          `SELECT term, group_concat(doc || ' ' || col || ' ' || "offset" ORDER BY doc, col, "offset") FROM temp.${name}_terms GROUP BY term`,
        ),
      ]),
      ['edition', read('SELECT id, hebrew_entries, greek_entries, verses, revision FROM edition')],
    ]);
  } finally {
    db.close();
  }
}
