import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Requests handled by the worker, one row per hour. Nothing identifies who requested what. */
export const activity = sqliteTable('activity', {
  /** The first 13 characters of its start in ISO 8601, UTC: "2026-11-22T23". */
  hour: text().primaryKey(),
  /**
   * Sums by name (`worker/metrics/request-counts.ts`). One row has all sums of an hour because the free plan limits written
   * rows.
   */
  counts: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
});
