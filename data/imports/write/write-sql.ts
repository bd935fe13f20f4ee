import { bookByNumber } from '#data/bible/books.ts';
import { versePlace } from '#data/bible/verse-id.ts';
import { formatTaggedVerse } from './tagged-verse.ts';
import type { TextToWrite } from './text-to-write.ts';

const rowsAStatement = 500;

/** What a table of verses is called; what follows the prefix is the version's code. */
export const tableNamePattern = /^bible_verses_[a-z][a-z0-9_]{1,30}$/;

/**
 * One CREATE TABLE and INSERTs of 500 rows that MySQL, SQLite and PostgreSQL all take: quotes are doubled, and no text of
 * a verse has a backslash, which only MySQL would read. Throws on a name that is no name of a table.
 */
export function* writeSql(table: string, verses: TextToWrite['verses']): Generator<string> {
  if (!tableNamePattern.test(table)) throw new RangeError(`"${table}" is not the name of a table of verses`);
  yield `CREATE TABLE ${table} (
  book INTEGER NOT NULL,
  book_name VARCHAR(40) NOT NULL,
  chapter INTEGER NOT NULL,
  verse INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (book, chapter, verse)
);\n`;
  let rows: string[] = [];
  const statement = (): string =>
    `INSERT INTO ${table} (book, book_name, chapter, verse, text) VALUES\n${rows.join(',\n')};\n`;
  for (const { id, text, marks } of verses) {
    const { book, chapter, verse } = versePlace(id);
    const quoted = formatTaggedVerse(text, marks).replaceAll('\\', '').replaceAll("'", "''");
    rows.push(`(${book}, '${bookByNumber(book).name}', ${chapter}, ${verse}, '${quoted}')`);
    if (rows.length < rowsAStatement) continue;
    yield statement();
    rows = [];
  }
  if (rows.length > 0) yield statement();
}
