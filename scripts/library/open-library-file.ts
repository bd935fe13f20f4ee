import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { migrationFiles } from './library-paths.ts';

const breakpoint = '--> statement-breakpoint';

/** A new database with the library's tables. It has no journal, because it is deleted if the build fails. */
export function createLibrary(path: string): Database.Database {
  const db = new Database(path);
  db.pragma('journal_mode = OFF');
  db.pragma('synchronous = OFF');
  for (const file of migrationFiles()) {
    for (const statement of readFileSync(file, 'utf8').split(breakpoint)) db.exec(statement);
  }
  return db;
}

/** Inserts in one transaction. Columns and their encoding (JSON, flags) come from the schema. */
export function insertRows<Table extends SQLiteTable>(
  db: Database.Database,
  table: Table,
  rows: Iterable<Table['$inferInsert']>,
): void {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const placeholders = columns.map(() => '?').join(', ');
  const insert = db.prepare(`INSERT INTO "${getTableName(table)}" (${names}) VALUES (${placeholders})`);
  db.transaction(() => {
    for (const row of rows) {
      const values: Record<string, unknown> = row;
      insert.run(columns.map(([key, column]) => column.mapToDriverValue(values[key])));
    }
  })();
}
