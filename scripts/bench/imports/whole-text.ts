import Database from 'better-sqlite3';
import { libraryPath } from '../../library/library-paths.ts';
import { bookByNumber } from '#data/bible/books.ts';

/** The King James Version, without its numbers and the psalm titles: 31,102 verses. */
const version = 'kjv_strongs';

interface Verse {
  book: string;
  chapter: number;
  verse: number;
  text: string;
}

function readVerses(): Verse[] {
  const library = new Database(libraryPath, { readonly: true });
  const rows = library
    .prepare<[string], { id: number; text: string }>(
      `SELECT key % 100000000 AS id, text FROM verses JOIN versions ON versions.id = key / 100000000 WHERE code = ? AND key % 1000 > 0 ORDER BY key`,
    )
    .all(version);
  library.close();
  return rows.map(({ id, text }) => ({
    book: bookByNumber(Math.floor(id / 1e6)).name,
    chapter: Math.floor(id / 1e3) % 1e3,
    verse: id % 1e3,
    text,
  }));
}

/** "Genesis 1:1 In the beginning", one verse per line. */
export function plainText(): { text: string; verses: number } {
  const verses = readVerses();
  const lines = verses.map(({ book, chapter, verse, text }) => `${book} ${chapter}:${verse} ${text}`);
  return { text: lines.join('\n'), verses: verses.length };
}

/** The same as a table, with a reference in addition to book, chapter and verse: more than five megabytes. */
export function tableText(): string {
  const cell = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`;
  const rows = readVerses().map(({ book, chapter, verse, text }) =>
    [`${book} ${chapter}:${verse}`, book, chapter, verse, text].map(cell).join(','),
  );
  return ['Place,Book,Chapter,Verse,Text', ...rows].join('\r\n');
}
