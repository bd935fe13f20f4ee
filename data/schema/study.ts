import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** The study progress of an account, merged from all devices and deleted with the account. */
export const studyRecords = sqliteTable('study_records', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** JSON of the contract's `progressFile`. */
  record: text().notNull(),
});
