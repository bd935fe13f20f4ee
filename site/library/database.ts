import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { AskLibrary } from '#data/reading/ask-library.ts';
import type { Sql } from '#data/search/sql/sql-text.ts';
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';

/** LEXICON_LIBRARY names another file, e.g. the one a build is made from while the served one stays. */
const path = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';

const file = open();

export const library: BetterSQLite3Database = drizzle(file);

/** Chapters ask the same things thousands of times, and preparing a question takes as long as answering it. */
const prepared = new Map<string, Database.Statement<(string | bigint)[], Record<string, unknown>>>();

/** The library's file, as what is shared with the worker asks it. */
export const askLibrary: AskLibrary = (statements) =>
  Promise.resolve(
    statements.map((statement) => {
      const { text, params } = withBoundNumbers(statement);
      return prepare(text).all(...params);
    }),
  );

/** Binds the numbers that stand in a statement, so that it is the same for every chapter. */
function withBoundNumbers({ text, params }: Sql): { text: string; params: (string | bigint)[] } {
  const given = params.values();
  const bound: (string | bigint)[] = [];
  const shape = text.replaceAll(/'[^']*'|\?|(?<![\w.])\d{4,}(?![\w.])/g, (part) => {
    if (part.startsWith("'")) return part;
    bound.push(part === '?' ? (given.next().value ?? '') : BigInt(part));
    return '?';
  });
  return { text: shape, params: bound };
}

function prepare(text: string): Database.Statement<(string | bigint)[], Record<string, unknown>> {
  const statement = prepared.get(text) ?? file.prepare<(string | bigint)[], Record<string, unknown>>(text);
  prepared.set(text, statement);
  return statement;
}

function open(): Database.Database {
  if (!existsSync(path)) throw new Error(`The library ${path} is missing: run "npm run library" to build it`);
  return new Database(path, { readonly: true, fileMustExist: true });
}
