import { createHash } from 'node:crypto';
import Database from 'better-sqlite3';
import { versionKeyUnit } from '#data/bible/verse-id.ts';

/** Hashes, in hexadecimal, of what the pages of entries and chapters are made from. */
export interface Digests {
  /** For all entries, and for the static search. */
  entries: string;
  /** For a version's chapters, by its code. Excludes the links to other versions, which change with every text. */
  chapters: Record<string, string>;
}

/** Tables that no entry page shows: the full-text index, the counts of the search, the edition. */
const notInEntries = /^(?:(?:verses|entries)_fts.*|word_blocks|edition|sqlite_.*|d1_.*)$/;
/** Hashed separately for each version. */
const versesTable = 'verses';

/** For these tables, only the rows that concern an entry; for every other table, all rows. */
const inEntries: Readonly<Record<string, string>> = {
  versions: 'WHERE tagged_words > 0',
  sources: "WHERE kind = 'dictionary'",
};

/**
 * Reads everything that pages are made from: a second for four versions. A text without Strong's numbers changes only
 * its own digest.
 */
export function readDigests(library: string): Digests {
  const db = new Database(library, { readonly: true, fileMustExist: true });
  try {
    const tables = db
      .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
      .pluck()
      .all()
      .filter((name) => !notInEntries.test(name) && name !== versesTable);
    const shared = digest(db, [
      'SELECT * FROM verse_map',
      'SELECT * FROM cross_references ORDER BY chapter',
      'SELECT number, gloss FROM entries ORDER BY number',
    ]);
    const versions = db
      .prepare<[], { id: number; code: string; tagged: number }>(
        'SELECT id, code, tagged_words AS tagged FROM versions ORDER BY id',
      )
      .all();
    const chapters = versions.map(({ id, code, tagged }) => {
      const text = digest(db, [
        `SELECT * FROM ${versesTable} WHERE key BETWEEN ${id * versionKeyUnit} AND ${(id + 1) * versionKeyUnit - 1} ORDER BY key`,
      ]);
      return {
        code,
        tagged,
        text,
        digest: digest(db, [`SELECT *, '${shared}', '${text}' FROM versions WHERE id = ${id}`]),
      };
    });
    // Examples come from texts with numbers.
    const examples = chapters.flatMap(({ tagged, text }) => (tagged > 0 ? [`SELECT '${text}'`] : []));
    return {
      entries: digest(db, [
        ...tables.map((table) => `SELECT * FROM ${table} ${inEntries[table] ?? ''} ORDER BY 1, 2`),
        ...examples,
      ]),
      chapters: Object.fromEntries(chapters.map((each) => [each.code, each.digest])),
    };
  } finally {
    db.close();
  }
}

function digest(db: Database.Database, queries: readonly string[]): string {
  const hash = createHash('sha256');
  for (const query of queries) {
    hash.update(`\n${query}\n`);
    for (const row of db.prepare<[], unknown[]>(query).raw().iterate()) hash.update(JSON.stringify(row));
  }
  return hash.digest('hex');
}
