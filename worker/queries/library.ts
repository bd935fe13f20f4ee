import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import { edition } from '#data/schema/library.ts';

export type Library = DrizzleD1Database;
export type Edition = typeof edition.$inferSelect;

export function openLibrary(database: D1Database): Library {
  return drizzle(database);
}

/** The library cannot be asked, or no edition of it is loaded. `cause` is D1's own error, if there was one. */
export class LibraryUnavailable extends Error {
  override name = 'LibraryUnavailable';
}

/** D1's own words, for the log. */
export function reasonOf({ cause }: LibraryUnavailable): string {
  return cause instanceof Error ? cause.message : '';
}

type Query = BatchItem<'sqlite'>;

/**
 * Asks everything in one batch, since a call to D1 costs about a millisecond before any work, and says which
 * edition answered. Throws {@link LibraryUnavailable}: an edition row stands only when a library is whole.
 */
export async function readLibrary<const Queries extends readonly Query[]>(
  db: Library,
  ...queries: Queries
): Promise<[edition: Edition, ...rows: BatchResponse<Queries>]> {
  const [editions, ...rows] = await ask(db, [db.select().from(edition).limit(1), ...queries]);
  const [current] = editions as Edition[];
  if (!current) throw new LibraryUnavailable('No edition is loaded: run `npm run publish`');
  return [current, ...(rows as BatchResponse<Queries>)];
}

async function ask(db: Library, queries: [Query, ...Query[]]): Promise<unknown[]> {
  try {
    return await db.batch(queries);
  } catch (cause) {
    throw new LibraryUnavailable('D1 refused the batch', { cause });
  }
}
