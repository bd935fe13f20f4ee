import { sql } from 'drizzle-orm';
import type { SearchEvent } from '#data/search/contract/search.ts';
import { searches } from '#data/schema/app.ts';
import { openApp } from '../database/app-database.ts';

/** Adds one to the day's count of this search. */
export async function countSearch(database: D1Database, event: SearchEvent): Promise<void> {
  const common = { day: new Date().toISOString().slice(0, 10), times: 1 };
  const row =
    'query' in event
      ? { ...common, kind: 'text' as const, query: plain(event.query), versions: plain(event.database) }
      : {
          ...common,
          kind: 'strongs' as const,
          query: plain(event.searchTerm),
          versions: '',
          results: event.resultCount,
        };
  await openApp(database)
    .insert(searches)
    .values(row)
    .onConflictDoUpdate({
      target: [searches.day, searches.kind, searches.query, searches.versions],
      set: { times: sql`${searches.times} + 1`, results: sql`excluded.results` },
    });
}

/** Collapses white space and control characters, so that equal searches are counted together. */
function plain(text: string): string {
  return text
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
