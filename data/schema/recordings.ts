import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What can be heard in the lessons. The files themselves are in the bucket. */
export const recordings = sqliteTable(
  'recordings',
  {
    /** The pointed Hebrew that is said, by `data/hebrew/language/spoken-key.ts`. */
    text: text().primaryKey(),
    /** "0f3a….mp3": below "recordings/" in the bucket and in its address. Two texts may have the same. */
    file: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer().notNull(),
    speaker: text().notNull(),
    licence: text().notNull(),
    /** As the file was named by whoever brought it. */
    filename: text().notNull(),
    addedAt: text('added_at').notNull(),
    addedBy: text('added_by').notNull(),
  },
  (table) => [index('recordings_by_file').on(table.file)],
);
