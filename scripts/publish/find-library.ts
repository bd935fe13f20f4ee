import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** The library's local database; `undefined` if its migrations were never applied. */
export function findLibrary(databases: string): string | undefined {
  if (!existsSync(databases)) return undefined;
  return readdirSync(databases)
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => join(databases, name))
    .find(isLibrary);
}

/** A damaged file may belong to something else, so it is not reported here. */
function isLibrary(path: string): boolean {
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { readonly: true });
    return database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'verses_fts'").get() !== undefined;
  } catch {
    return false;
  } finally {
    database?.close();
  }
}
