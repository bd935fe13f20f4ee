import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** State that cannot be rebuilt from sources. It must never be lost and changes only by migrations. */

export * from './accounts.ts';
export * from './activity.ts';
export * from './bot.ts';
export * from './builds.ts';
export * from './content.ts';
export * from './imports.ts';
export * from './mail.ts';
export * from './recordings.ts';
export * from './study.ts';
export * from './version-details.ts';

/**
 * Search queries, counted by day. Nothing identifies the reader: no account, no IP address, no device, no time of day.
 * A repeated search only increases a count.
 */
export const searches = sqliteTable(
  'searches',
  {
    /** ISO 8601 date, UTC. */
    day: text().notNull(),
    kind: text({ enum: ['text', 'strongs'] }).notNull(),
    /** As sent, with white space collapsed, in lower case. */
    query: text().notNull(),
    /** Version codes as sent; empty if the request has none. */
    versions: text().notNull(),
    times: integer().notNull(),
    /** Number of verses found, from the last search that reported it. */
    results: integer(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.query, table.versions] })],
);
