import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { insertStatements, type Statement } from './insert-statements.ts';
import {
  editionTable,
  emptyingForVersions,
  emptyingStatements,
  publishedTables,
  mergingStatements,
  rowsOfVersions,
  tableRows,
} from './library-tables.ts';

export interface LoadFile {
  path: string;
  /** Rows that D1 counts as written, including those of indexes. Removing an older edition counts nearly nothing. */
  written: number;
}

/**
 * Writes a load as SQL files: empty, insert, merge, and the edition's row last. `mostWritten` is the maximum of counted
 * rows in a file. A single file runs as one transaction. With `added`, the files add these versions to a database that
 * has all the rest.
 */
export function writeLoadFiles(
  libraryPath: string,
  folder: string,
  { mostWritten = Infinity, added }: { mostWritten?: number; added?: readonly number[] | undefined } = {},
): LoadFile[] {
  const db = new Database(libraryPath, { readonly: true, fileMustExist: true });
  const files: LoadFile[] = [];
  let file: number | undefined;
  let current: LoadFile = { path: '', written: Infinity };
  try {
    for (const { sql, written } of added ? addingStatements(db, added) : loadStatements(db)) {
      if (file === undefined || (current.written > 0 && current.written + written > mostWritten)) {
        if (file !== undefined) closeSync(file);
        current = { path: `${folder}/load-${files.length + 1}.sql`, written: 0 };
        files.push(current);
        mkdirSync(dirname(current.path), { recursive: true });
        file = openSync(current.path, 'w');
      }
      writeSync(file, `${sql}\n`);
      current.written += written;
    }
  } finally {
    if (file !== undefined) closeSync(file);
    db.close();
  }
  return files;
}

/** Rows that D1 counts as written by a load of the complete library, or of only these versions. Takes some seconds. */
export function countWritten(libraryPath: string, added?: readonly number[]): number {
  const db = new Database(libraryPath, { readonly: true, fileMustExist: true });
  try {
    let counted = 0;
    for (const { written } of added ? addingStatements(db, added) : loadStatements(db)) counted += written;
    return counted;
  } finally {
    db.close();
  }
}

function* addingStatements(db: Database.Database, ids: readonly number[]): Generator<Statement> {
  for (const sql of emptyingForVersions(db, ids)) yield { sql, rows: 0, written: 0 };
  for (const source of rowsOfVersions(db, ids)) yield* insertStatements(source);
  yield* insertStatements(tableRows(db, editionTable));
}

function* loadStatements(db: Database.Database): Generator<Statement> {
  for (const sql of emptyingStatements(db)) yield { sql, rows: 0, written: 0 };
  for (const source of publishedTables(db)) yield* insertStatements(source);
  for (const sql of mergingStatements()) yield { sql, rows: 0, written: 0 };
  yield* insertStatements(tableRows(db, editionTable));
}
