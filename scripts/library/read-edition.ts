import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { edition } from '#data/schema/library.ts';
import { libraryPath } from './library-paths.ts';

export type Edition = typeof edition.$inferSelect;

/** The edition of the built library. Throws if it has none. */
export function readEdition(path = libraryPath): Edition {
  const database = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const row = drizzle(database).select().from(edition).get();
    if (!row)
      throw new Error(`${path} has no edition, because its build was interrupted. Delete it and run "npm start" again`);
    return row;
  } finally {
    database.close();
  }
}
