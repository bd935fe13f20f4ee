import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** The study progress of an account, merged from all devices and deleted with the account. */
export const studyRecords = sqliteTable('study_records', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** JSON of the contract's `progressFile`. */
  record: text().notNull(),
});

/**
 * The Durable Objects with readers' own notes, one per account, named by the id of the account. A row outlives its
 * account until its object is emptied, so that no notes are left behind.
 */
export const studyObjects = sqliteTable('study_objects', {
  userId: text('user_id').primaryKey(),
  /** Milliseconds since 1970. */
  createdAt: integer('created_at').notNull(),
});
