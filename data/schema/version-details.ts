import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What an administrator changed about a version, of the site's own or imported. A version without a row is unchanged. */
export const versionDetails = sqliteTable('version_details', {
  code: text().primaryKey(),
  /** The next four replace what the text itself says. `null` changes nothing. */
  name: text(),
  shortName: text('short_name'),
  /** BCP 47. Used by the next build, because the index of the text depends on it. */
  language: text(),
  licence: text(),
  /** Versions with a position come first in menus, in ascending order. */
  position: integer(),
  /** Hidden versions are in no menu and in no list; their addresses still work. */
  isHidden: integer('is_hidden', { mode: 'boolean' }).notNull().default(false),
  updatedAt: text('updated_at').notNull(),
  /** Name of the administrator. */
  updatedBy: text('updated_by').notNull(),
});
