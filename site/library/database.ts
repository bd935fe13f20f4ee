import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { AskLibrary } from '#data/model/ask-library.ts';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';

/** LEXICON_LIBRARY names another file, e.g. the one a build is made from while the served one stays. */
const path = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';

const file = open();

export const library: BetterSQLite3Database = drizzle(file);

/** Chapters ask the same things thousands of times, and preparing a question takes as long as answering it. */
const prepared = new Map<string, Database.Statement<string[], Record<string, unknown>>>();

/** The library's file, as what is shared with the worker asks it. */
export const askLibrary: AskLibrary = (statements) =>
  Promise.resolve(statements.map(({ text, params }) => prepare(text).all(...params)));

function prepare(text: string): Database.Statement<string[], Record<string, unknown>> {
  const statement = prepared.get(text) ?? file.prepare<string[], Record<string, unknown>>(text);
  prepared.set(text, statement);
  return statement;
}

function open(): Database.Database {
  if (!existsSync(path)) throw new Error(`The library ${path} is missing: run "npm run library" to build it`);
  return new Database(path, { readonly: true, fileMustExist: true });
}
