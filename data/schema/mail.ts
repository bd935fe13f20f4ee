import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { mailStates, mailTemplates } from '../administration/mail.ts';
import { users } from './accounts.ts';

/** Messages of the site, those on their way and those of the last months. Ids are sortable, times ISO 8601 in UTC. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    template: text({ enum: mailTemplates }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The message, until it is sent: then there is nothing more to send. */
    html: text().notNull(),
    text: text().notNull(),
    /** Headers of its own: "List-Unsubscribe". */
    headers: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    state: text({ enum: mailStates }).notNull(),
    attempts: integer().notNull().default(0),
    /** The mail server's own answer, or why there is none; never a password. */
    answer: text().notNull().default(''),
    /** What must not be sent twice, ever: "welcome:{user}". */
    onceKey: text('once_key').unique(),
    /** Of an account's own message: it goes with the account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Name of the administrator; `null` for what the site sends by itself. */
    askedBy: text('asked_by'),
    createdAt: text('created_at').notNull(),
    /** Not tried before then. */
    dueAt: text('due_at').notNull(),
    /** The mail server had agreed to take the message, and may have it: from here on it is not sent again by itself. */
    handedOver: integer('handed_over', { mode: 'boolean' }).notNull().default(false),
    endedAt: text('ended_at'),
  },
  (table) => [
    index('outbox_on_its_way')
      .on(table.dueAt)
      .where(sql`state IN ('queued', 'sending')`),
  ],
);

/** Readers who asked for a word a day: one a reader, and gone with the account. */
export const wordReaders = sqliteTable('word_readers', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  /** Stands in links of their messages: it confirms and ends this, and opens nothing else. */
  token: text().notNull().unique(),
  createdAt: text('created_at').notNull(),
  /** By the link that was sent to the address; `null` until then, when nothing is sent. */
  confirmedAt: text('confirmed_at'),
  /** Of the last word that was posted; ISO 8601 date, UTC. */
  lastDay: text('last_day').notNull().default(''),
});

export type NewMailRow = typeof outbox.$inferInsert;
export type MailRow = typeof outbox.$inferSelect;
