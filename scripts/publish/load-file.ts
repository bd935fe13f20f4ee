import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { insertStatements, type Statement } from './insert-statements.ts';
import {
  editionTable,
  emptyingForVersions,
  emptyingStatements,
  libraryTables,
  mergingStatements,
  rowsOfVersions,
  tableRows,
} from './library-tables.ts';

export interface LoadFile {
  path: string;
  /** Rows that D1 counts as written, its indexes' among them; taking an older edition away counts next to nothing. */
  written: number;
}

/**
 * Writes all that a load does as files of SQL: empty, insert, merge, and the edition's row last. `mostWritten`
 * closes a file once it holds that many counted rows; a single file is run as one transaction. With `added` the files
 * add these versions to a library that is there and has all the rest.
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

/** Rows that D1 counts as written by a load of a whole library, or of these versions alone; some seconds. */
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
  for (const source of libraryTables(db)) yield* insertStatements(source);
  for (const sql of mergingStatements()) yield { sql, rows: 0, written: 0 };
  yield* insertStatements(tableRows(db, editionTable));
}
