import type Database from 'better-sqlite3';
import { countIndexWords } from '#data/search/sql/count-index-words.ts';
import { verseIdOfKey } from '#data/bible/verse-id.ts';
import { entryIndexRow, verseIndexRow } from '#data/schema/full-text.ts';
import { makeWordBlocks } from '#data/schema/version-rows.ts';
import type { wordBlocks } from '#data/schema/library.ts';
import type { EntryRow, VerseRow } from './rows.ts';

/** The folded text and tags of a verse, which are searched and never displayed. */
export interface IndexedVerse {
  key: number;
  indexed: readonly [text: string, tags: string];
}

export function foldVerses(verses: readonly VerseRow[]): IndexedVerse[] {
  return verses.map((verse) => ({ key: verse.key, indexed: verseIndexRow(verse) }));
}

export function indexVerses(db: Database.Database, verses: readonly IndexedVerse[]): void {
  const insert = db.prepare('INSERT INTO verses_fts (rowid, text, tags) VALUES (?, ?, ?)');
  db.transaction(() => {
    for (const { key, indexed } of verses) insert.run(key, ...indexed);
  })();
}

/** Merges the index of all versions. Each call rewrites the whole index, so it is done once, after the last version. */
export function mergeVerseIndex(db: Database.Database): void {
  db.exec("INSERT INTO verses_fts (verses_fts) VALUES ('optimize')");
}

/** The terms that {@link indexVerses} adds to the index, counted over one version. */
export function wordBlockRows(
  about: { id: number; language: string },
  verses: readonly IndexedVerse[],
): (typeof wordBlocks.$inferInsert)[] {
  const numbered = verses.map(({ key, indexed }) => ({ id: verseIdOfKey(key), indexed }));
  return [...makeWordBlocks(about, countIndexWords(numbered))].map(({ first, terms, postingLists }) => ({
    versionId: about.id,
    first,
    terms,
    postingLists,
  }));
}

/** `renderings` are searched together with the gloss. */
export function indexEntries(
  db: Database.Database,
  entries: Iterable<EntryRow>,
  renderings: (entry: EntryRow) => string,
): void {
  const insert = db.prepare(
    'INSERT INTO entries_fts (rowid, number, lemma, transliteration, gloss, definition) VALUES (?, ?, ?, ?, ?, ?)',
  );
  db.transaction(() => {
    for (const entry of entries)
      insert.run(entry.ordinal, ...entryIndexRow({ ...entry, renderings: renderings(entry) }));
  })();
  db.exec("INSERT INTO entries_fts (entries_fts) VALUES ('optimize')");
}
