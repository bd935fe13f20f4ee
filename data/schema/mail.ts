import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { mailStates, mailTemplates } from '../administration/mail-states.ts';
import { users } from './accounts.ts';

/** Messages of the site: pending ones and those of the last months. Ids are sortable, times ISO 8601 in UTC. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    template: text({ enum: mailTemplates }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The message, cleared once it is sent. */
    html: text().notNull(),
    text: text().notNull(),
    /** Additional headers: "List-Unsubscribe". */
    headers: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    state: text({ enum: mailStates }).notNull(),
    attempts: integer().notNull().default(0),
    /** The response of the mail server, or why there is none; never a password. */
    answer: text().notNull().default(''),
    /** Key of a message that must never be sent twice: "welcome:{user}". */
    onceKey: text('once_key').unique(),
    /** The account of a personal message, which is deleted with it. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Name of the administrator; `null` for automatic messages. */
    askedBy: text('asked_by'),
    createdAt: text('created_at').notNull(),
    /** Not tried before this time. */
    dueAt: text('due_at').notNull(),
    /** Whether the mail server may have received the message. From then on, it is not sent again automatically. */
    handedOver: integer('handed_over', { mode: 'boolean' }).notNull().default(false),
    endedAt: text('ended_at'),
  },
  (table) => [
    index('outbox_on_its_way')
      .on(table.dueAt)
      .where(sql`state IN ('queued', 'sending')`),
  ],
);

/** Readers who subscribed to the word of the day: one row per reader, deleted with the account. */
export const wordReaders = sqliteTable('word_readers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  /** Token in the links of their messages. It confirms and ends the subscription and grants nothing else. */
  token: text().notNull().unique(),
  createdAt: text('created_at').notNull(),
  /** When the link in the confirmation message was opened; `null` before, while nothing is sent. */
  confirmedAt: text('confirmed_at'),
  /** Day of the last word that was queued; ISO 8601 date, UTC. */
  lastDay: text('last_day').notNull().default(''),
});

export type NewMailRow = typeof outbox.$inferInsert;
export type MailRow = typeof outbox.$inferSelect;
