import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { buildStates } from '../administration/build-states.ts';

/**
 * Rebuilds. At most one runs and one waits: requests during a build are coalesced into one follow-up build. Ids are
 * sortable, times ISO 8601 in UTC.
 */
export const builds = sqliteTable(
  'builds',
  {
    id: text().primaryKey(),
    state: text({ enum: buildStates }).notNull(),
    /** The reason: `"asv" was imported`. */
    reason: text().notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: text('asked_at').notNull(),
    /** "Pages: rendering"; empty before it starts. */
    stage: text().notNull().default(''),
    /** Progress of the stage, in its own unit. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** A sentence about the result. */
    message: text().notNull().default(''),
    /** The last lines of its output. */
    lines: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** Edition of the resulting library. */
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
