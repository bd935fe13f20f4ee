import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { buildStates } from '../administration/build-states.ts';

/**
 * Builds of the site that were asked for. One may run while one more waits: whatever is asked for during a build is
 * built by the one after it. Ids are sortable, times ISO 8601 in UTC.
 */
export const builds = sqliteTable(
  'builds',
  {
    id: text().primaryKey(),
    state: text({ enum: buildStates }).notNull(),
    /** Why: `"asv" was imported`. */
    reason: text().notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: text('asked_at').notNull(),
    /** "Pages: rendering"; empty before it has begun. */
    stage: text().notNull().default(''),
    /** Of the stage, in its own unit. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Why it ended as it did: a sentence. */
    message: text().notNull().default(''),
    /** The last ones that it printed. */
    lines: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** Of the library that it made. */
    edition: text().notNull().default(''),
    heartbeatAt: text('heartbeat_at').notNull(),
    endedAt: text('ended_at'),
  },
  (table) => [
    uniqueIndex('builds_one_waiting')
      .on(table.state)
      .where(sql`state = 'waiting'`),
    uniqueIndex('builds_one_running')
      .on(table.state)
      .where(sql`state = 'running'`),
  ],
);
