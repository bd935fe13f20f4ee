import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** What somebody has learned, merged from all his devices; it goes with the account. */
export const studyRecords = sqliteTable('study_records', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** JSON, of the contract's `progressFile`. */
  record: text().notNull(),
});
