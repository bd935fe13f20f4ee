import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { QueryLibrary } from '#data/reading/library-plan.ts';
import { bindAll } from '#data/search/sql/sql-tag.ts';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';

/** LEXICON_LIBRARY names another file, for example one to build from while the deployed one stays in place. */
const path = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';

const file = open();

export const library: BetterSQLite3Database = drizzle(file);

/**
 * Cache of prepared statements. Chapters run the same queries thousands of times, and preparing one takes as long as
 * running it.
 */
const prepared = new Map<string, Database.Statement<(string | bigint)[], Record<string, unknown>>>();

/** Runs queries of code shared with the worker on the library file. */
export const queryLibrary: QueryLibrary = (statements) =>
  Promise.resolve(
    statements.map((statement) => {
      const { text, params } = bindAll(statement);
      return prepare(text).all(...params);
    }),
  );

function prepare(text: string): Database.Statement<(string | bigint)[], Record<string, unknown>> {
  const statement = prepared.get(text) ?? file.prepare<(string | bigint)[], Record<string, unknown>>(text);
  prepared.set(text, statement);
  return statement;
}

function open(): Database.Database {
  if (!existsSync(path)) throw new Error(`The library ${path} is missing: run "npm run library" to build it`);
  return new Database(path, { readonly: true, fileMustExist: true });
}
