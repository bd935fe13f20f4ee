import type Database from 'better-sqlite3';
import * as schema from '#data/schema/library.ts';
import { insertRows } from './open-library-file.ts';
import { foldVerses, indexVerses, wordBlockRows } from './full-text-index.ts';
import type { VerseRow } from './rows.ts';

/** A version with its verses as stored in the library. */
export interface IndexedVersion {
  about: { id: number; code: string; language: string };
  rows: readonly VerseRow[];
}

/** Writes a version into the full-text index, and stores how often it has each word. */
export function indexVersion(db: Database.Database, { about, rows }: IndexedVersion): void {
  const folded = foldVerses(rows);
  indexVerses(db, folded);
  insertRows(db, schema.wordBlocks, wordBlockRows(about, folded));
}
