import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';

/** LEXICON_LIBRARY names another file, e.g. the one a build is made from while the served one stays. */
const path = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';

export const library: BetterSQLite3Database = open();

function open(): BetterSQLite3Database {
  if (!existsSync(path)) throw new Error(`The library ${path} is missing: run "npm run library" to build it`);
  return drizzle(new Database(path, { readonly: true, fileMustExist: true }));
}
