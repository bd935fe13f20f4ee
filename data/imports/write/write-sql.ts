import { bookByNumber } from '#data/bible/books.ts';
import { splitVerseId } from '#data/bible/verse-id.ts';
import { formatTaggedVerse } from './tagged-verse.ts';
import type { TextToWrite } from './text-to-write.ts';

/** D1 refuses longer statements; MySQL and PostgreSQL accept more. In bytes of UTF-8. */
const maxStatementBytes = 100_000;

/** The name of a table of verses: a prefix and the version's code. */
const tableNamePattern = /^bible_verses_[a-z][a-z0-9_]{1,30}$/;

/**
 * Writes one CREATE TABLE and INSERTs of at most 100,000 bytes that MySQL, SQLite, PostgreSQL and D1 accept. Reading a
 * file refuses verses that are too long for a statement (`verse-length.ts`). Quotes are doubled. Texts have no
 * backslashes, which only MySQL would interpret: reading a file removes and reports them. Throws a RangeError if the
 * table name is invalid.
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
  const head = `INSERT INTO ${table} (book, book_name, chapter, verse, text) VALUES\n`;
  const encoder = new TextEncoder();
  let rows: string[] = [];
  let bytes = head.length;
  for (const { id, text, marks } of verses) {
    const { book, chapter, verse } = splitVerseId(id);
    const quoted = formatTaggedVerse(text, marks).replaceAll('\\', '').replaceAll("'", "''");
    const row = `(${book}, '${bookByNumber(book).name}', ${chapter}, ${verse}, '${quoted}')`;
    // A row ends with a comma and a line feed, or with a semicolon and a line feed.
    const rowBytes = encoder.encode(row).length + 2;
    if (rows.length > 0 && bytes + rowBytes > maxStatementBytes) {
      yield `${head}${rows.join(',\n')};\n`;
      [rows, bytes] = [[], head.length];
    }
    rows.push(row);
    bytes += rowBytes;
  }
  if (rows.length > 0) yield `${head}${rows.join(',\n')};\n`;
}
