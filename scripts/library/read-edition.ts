import Database from 'better-sqlite3';
import type { edition } from '#data/schema/library.ts';
import { libraryPath } from './library-paths.ts';

export type Edition = Pick<typeof edition.$inferSelect, 'id' | 'hebrewEntries' | 'greekEntries'>;

/** Plain SQL, because drizzle takes half a second to load, which every start would wait for. */
const selectEdition = 'SELECT id, hebrew_entries AS hebrewEntries, greek_entries AS greekEntries FROM edition';

/** The edition of the built library. Throws if it has none. */
export function readEdition(path = libraryPath): Edition {
  const database = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const row = database.prepare<[], Edition>(selectEdition).get();
    if (!row)
      throw new Error(`${path} has no edition, because its build was interrupted. Delete it and run "npm start" again`);
    return row;
  } finally {
    database.close();
  }
}
