import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { logStatuses, repairStates, reportStates } from '../administration/health-monitor-states.ts';

/** Instructions, log and findings of the health monitor. Ids are sortable, times ISO 8601 in UTC. */

export const botInstructions = sqliteTable('bot_instructions', {
  id: text().primaryKey(),
  /** "check:imports" enables a check; anything else is a note for administrators. */
  directive: text().notNull(),
  /** 0 to 100, highest first. */
  priority: integer().notNull().default(50),
  isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
});

export const botLog = sqliteTable(
  'bot_log',
  {
    id: text().primaryKey(),
    action: text().notNull(),
    details: text().notNull(),
    status: text({ enum: logStatuses }).notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('bot_log_by_status').on(table.status, table.id)],
);

export const botRepairs = sqliteTable(
  'bot_repairs',
  {
    id: text().primaryKey(),
    /** The check that found it: "check:imports". */
    elementType: text('element_type').notNull(),
    location: text().notNull(),
    issue: text().notNull(),
    remedy: text().notNull().default(''),
    status: text({ enum: repairStates }).notNull(),
    /** What the health monitor can do on request; empty if nothing. */
    mechanical: text().notNull().default(''),
    createdAt: text('created_at').notNull(),
    endedAt: text('ended_at'),
    /** When administrators were notified by email; `null` if they were not. */
    alertedAt: text('alerted_at'),
  },
  (table) => [
    uniqueIndex('bot_repairs_one_open')
      .on(table.elementType, table.location)
      .where(sql`status IN ('pending', 'in_progress')`),
  ],
);

/** URLs that returned an error. Nothing identifies the reader: no IP address, no device, no account. */
export const errorReports = sqliteTable(
  'error_reports',
  {
    id: text().primaryKey(),
    /** Status of the response: "404". */
    errorType: text('error_type').notNull(),
    /** Only the path: the query can contain a reader's own words. */
    url: text().notNull(),
    times: integer().notNull().default(1),
    /** Whether a page of this site links to it. */
    isLinked: integer('is_linked', { mode: 'boolean' }).notNull().default(false),
    firstAt: text('first_at').notNull(),
    /** When it last occurred. */
    createdAt: text('created_at').notNull(),
    resolution: text().notNull().default(''),
    status: text({ enum: reportStates }).notNull().default('pending'),
  },
  (table) => [uniqueIndex('error_reports_once').on(table.errorType, table.url)],
);

/** URLs of this site that its own pages and placements link to, with the result of the last check. */
export const ownTargets = sqliteTable('own_targets', {
  /** Path with query. */
  path: text().primaryKey(),
  isDead: integer('is_dead', { mode: 'boolean' }).notNull(),
  checkedAt: text('checked_at').notNull(),
});
