import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** State that no source can give back: it must never be lost, and changes by migrations alone. */

export * from './accounts.ts';
export * from './activity.ts';
export * from './bot.ts';
export * from './builds.ts';
export * from './content.ts';
export * from './imports.ts';
export * from './mail.ts';
export * from './recordings.ts';
export * from './study.ts';

/**
 * What was searched for, counted by day. Nothing tells who searched: no account, no address, no device, no time of
 * day, and a search that comes again only raises a number.
 */
export const searches = sqliteTable(
  'searches',
  {
    /** ISO 8601 date, UTC. */
    day: text().notNull(),
    kind: text({ enum: ['text', 'strongs'] }).notNull(),
    /** As it was sent, white space collapsed, lower case. */
    query: text().notNull(),
    /** Version codes as they were sent; empty where the call names none. */
    versions: text().notNull(),
    times: integer().notNull(),
    /** Verses found, by the last one who said. */
    results: integer(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.query, table.versions] })],
);
