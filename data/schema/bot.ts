import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { logStatuses, repairStates, reportStates } from '../administration/bot-states.ts';

/** What the watcher is told, found and left to people. Ids are sortable, times ISO 8601 in UTC. */

export const botInstructions = sqliteTable('bot_instructions', {
  id: text().primaryKey(),
  /** "check:imports" switches a check; anything else is a note among people. */
  directive: text().notNull(),
  /** 0 to 100, the highest first. */
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
    /** Of the check that found it: "check:imports". */
    elementType: text('element_type').notNull(),
    location: text().notNull(),
    issue: text().notNull(),
    remedy: text().notNull().default(''),
    status: text({ enum: repairStates }).notNull(),
    /** What the watcher can do about it by itself, at a press; empty where nothing. */
    mechanical: text().notNull().default(''),
    createdAt: text('created_at').notNull(),
    endedAt: text('ended_at'),
    /** When administrators were told of it by mail; `null` where nobody was. */
    alertedAt: text('alerted_at'),
  },
  (table) => [
    uniqueIndex('bot_repairs_one_open')
      .on(table.elementType, table.location)
      .where(sql`status IN ('pending', 'in_progress')`),
  ],
);

/** Addresses that answered with an error. Nothing tells who asked: no address, no device, no account. */
export const errorReports = sqliteTable(
  'error_reports',
  {
    id: text().primaryKey(),
    /** The answer's status: "404". */
    errorType: text('error_type').notNull(),
    /** The path alone: what stands behind "?" may be a reader's own words. */
    url: text().notNull(),
    times: integer().notNull().default(1),
    /** Whether a page of this site led there. */
    isLinked: integer('is_linked', { mode: 'boolean' }).notNull().default(false),
    firstAt: text('first_at').notNull(),
    /** When it last happened. */
    createdAt: text('created_at').notNull(),
    resolution: text().notNull().default(''),
    status: text({ enum: reportStates }).notNull().default('pending'),
  },
  (table) => [uniqueIndex('error_reports_once').on(table.errorType, table.url)],
);

/** Addresses of this site that its own pages, advertisements and boxes lead to, as they were last found. */
export const ownTargets = sqliteTable('own_targets', {
  /** With its query. */
  path: text().primaryKey(),
  isDead: integer('is_dead', { mode: 'boolean' }).notNull(),
  checkedAt: text('checked_at').notNull(),
});
