import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What the worker has answered, an hour a row. Nothing tells who asked, or for what. */
export const activity = sqliteTable('activity', {
  /** The first 13 letters of its start in ISO 8601, UTC: "2026-11-22T23". */
  hour: text().primaryKey(),
  /**
   * Sums by name (`worker/metrics/counts.ts`), all of an hour in one row: on the free plan a write counts by rows.
   */
  counts: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
});
