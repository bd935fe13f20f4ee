import { bookByNumber } from '#data/bible/books.ts';
import { splitVerseId } from '#data/bible/verse-id.ts';
import { formatTaggedVerse } from './tagged-verse.ts';
import type { TextToWrite } from './text-to-write.ts';

const rowsAStatement = 500;

/** The name of a table of verses: a prefix and the version's code. */
const tableNamePattern = /^bible_verses_[a-z][a-z0-9_]{1,30}$/;

/**
 * Writes one CREATE TABLE and INSERTs of 500 rows that MySQL, SQLite and PostgreSQL accept. Quotes are doubled, and
 * backslashes are removed because only MySQL would interpret them. Throws a RangeError if the table name is invalid.
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
    const { book, chapter, verse } = splitVerseId(id);
    const quoted = formatTaggedVerse(text, marks).replaceAll('\\', '').replaceAll("'", "''");
    rows.push(`(${book}, '${bookByNumber(book).name}', ${chapter}, ${verse}, '${quoted}')`);
    if (rows.length < rowsAStatement) continue;
    yield statement();
    rows = [];
  }
  if (rows.length > 0) yield statement();
}
