import { asc } from 'drizzle-orm';
import * as tables from '#data/schema/library.ts';
import { library } from './query-library.ts';

export type Version = typeof tables.versions.$inferSelect;
export type Source = typeof tables.sources.$inferSelect;
export type Edition = typeof tables.edition.$inferSelect;

/** Data that is the same on every page: the edition, its versions and its sources. Read once. */
export interface LibraryMetadata {
  edition: Edition;
  versions: Version[];
  sources: Source[];
}

let frame: LibraryMetadata | undefined;

export function libraryMetadata(): LibraryMetadata {
  return (frame ??= read());
}

function read(): LibraryMetadata {
  const edition = library.select().from(tables.edition).get();
  if (!edition) throw new Error('The library has no edition, because its build was interrupted. Run "npm run library"');
  return {
    edition,
    versions: library.select().from(tables.versions).orderBy(asc(tables.versions.id)).all(),
    sources: library.select().from(tables.sources).all(),
  };
}
