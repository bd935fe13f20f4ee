import type Database from 'better-sqlite3';
import { entryIndexRow, verseIndexText } from '#data/schema/full-text.ts';
import type { EntryRow, VerseRow } from './rows.ts';

/** The folded forms that are searched; nothing displays them. */
export function indexVerses(db: Database.Database, verses: Iterable<VerseRow>): void {
  const insert = db.prepare('INSERT INTO verses_fts (rowid, text) VALUES (?, ?)');
  db.transaction(() => {
    for (const { key, text } of verses) insert.run(key, verseIndexText(text));
  })();
  db.exec("INSERT INTO verses_fts (verses_fts) VALUES ('optimize')");
}

/** `renderings` are searched together with the gloss. */
export function indexEntries(db: Database.Database, entries: Iterable<EntryRow>, renderings: (entry: EntryRow) => string): void {
  const insert = db.prepare(
    'INSERT INTO entries_fts (rowid, number, lemma, transliteration, gloss, definition) VALUES (?, ?, ?, ?, ?, ?)',
  );
  db.transaction(() => {
    for (const entry of entries) insert.run(entry.ordinal, ...entryIndexRow({ ...entry, renderings: renderings(entry) }));
  })();
  db.exec("INSERT INTO entries_fts (entries_fts) VALUES ('optimize')");
}
