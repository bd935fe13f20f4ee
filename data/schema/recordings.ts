import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Recordings for the lessons. The files are in the bucket. */
export const recordings = sqliteTable(
  'recordings',
  {
    /** The spoken Hebrew with nikud, by `data/hebrew/language/spoken-key.ts`. */
    text: text().primaryKey(),
    /** "0f3a….mp3": below "recordings/" in the bucket and in its URL. Two texts can have the same file. */
    file: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer().notNull(),
    speaker: text().notNull(),
    licence: text().notNull(),
    /** Original name of the uploaded file. */
    filename: text().notNull(),
    addedAt: text('added_at').notNull(),
    addedBy: text('added_by').notNull(),
  },
  (table) => [index('recordings_by_file').on(table.file)],
);
