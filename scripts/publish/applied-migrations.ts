import { basename } from 'node:path';
import type Database from 'better-sqlite3';

/** Whether wrangler's table of migrations has all of these files. It does not exist in a database without migrations. */
export function hasMigrations(db: Database.Database, files: readonly string[]): boolean {
  if (!db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").get()) return false;
  const applied = new Set(db.prepare<[], string>('SELECT name FROM d1_migrations').pluck().all());
  return files.every((file) => applied.has(basename(file)));
}
