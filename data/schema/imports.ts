import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { importStates } from './import-states.ts';
import type { SourceRow, VersionRow } from './version-rows.ts';

export { activeStates, type ImportState } from './import-states.ts';

/**
 * Imported texts. Ids are sortable (`data/site/sortable-id.ts`), times ISO 8601 in UTC. The files are in the bucket and
 * the verses in the library. The next build reads these rows.
 */

/** The live text of a version code. */
export const texts = sqliteTable('texts', {
  code: text().primaryKey(),
  /** The version id of its import, which is never reused for another text. */
  versionId: integer('version_id').notNull(),
  importId: text('import_id').notNull(),
  /** Metadata from the administrator for the build: `MetadataOverrides` of data/imports. */
  options: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  fileId: text('file_id').notNull(),
  changedAt: text('changed_at').notNull(),
});

export const files = sqliteTable(
  'files',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['upload', 'converted'] }).notNull(),
    /** Only a label, never a path. */
    name: text().notNull(),
    versionCode: text('version_code').notNull(),
    /** Detected from the content; empty until the upload is complete. */
    format: text().notNull(),
    bytes: integer().notNull(),
    /** Hexadecimal. */
    sha256: text().notNull(),
    /** Key in the bucket. */
    key: text().notNull(),
    /** Metadata from the administrator, and the statement that the text may be used. */
    options: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** The bucket's id of an unfinished upload in parts. Empty when the file is complete. */
    uploadId: text('upload_id').notNull().default(''),
    uploadedBy: text('uploaded_by').notNull(),
    createdAt: text('created_at').notNull(),
    rightStatedBy: text('right_stated_by'),
  },
  (table) => [index('files_by_content').on(table.sha256)],
);

/** Received parts of an upload. */
export const fileParts = sqliteTable(
  'file_parts',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** Counted from 1. */
    part: integer().notNull(),
    /** The bucket's ETag of the part. */
    etag: text().notNull(),
  },
  (table) => [uniqueIndex('file_parts_once').on(table.fileId, table.part)],
);

/** The data to make a version visible again. */
export interface StoredVersion {
  version: VersionRow;
  source: SourceRow;
}

export const imports = sqliteTable(
  'imports',
  {
    id: text().primaryKey(),
    /** How the import was started: from an uploaded file, or from an SQL file by the API. */
    source: text({ enum: ['upload', 'sql'] }).notNull(),
    fileId: text('file_id').notNull(),
    versionCode: text('version_code').notNull(),
    versionId: integer('version_id').notNull().unique(),
    state: text({ enum: importStates }).notNull(),
    /** Whether rows of a text without readers may remain, which the job deletes. */
    cleaning: integer({ mode: 'boolean' }).notNull().default(false),
    /** Number of verses in the library, computed from the written rows and never incremented. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Number of written word rows, and their expected total; 0 until that is known. */
    words: integer().notNull().default(0),
    wordsTotal: integer('words_total').notNull().default(0),
    /** Whether the administrator agreed to the warnings. */
    agreed: integer({ mode: 'boolean' }).notNull().default(false),
    /** The report without its lines, which are in the bucket. */
    summary: text({ mode: 'json' }).$type<unknown>(),
    /** The requested table of an SQL file. */
    tableName: text('table_name').notNull().default(''),
    /** A sentence about why it ended or what it waits for. */
    message: text().notNull().default(''),
    /** The resulting version, once known. */
    made: text({ mode: 'json' }).$type<StoredVersion>(),
    /** The previous version, for a rollback. */
    previous: text({ mode: 'json' }).$type<StoredVersion>(),
    startedBy: text('started_by').notNull(),
    startedAt: text('started_at').notNull(),
    heartbeatAt: text('heartbeat_at').notNull(),
    endedAt: text('ended_at'),
  },
  (table) => [
    uniqueIndex('imports_one_active')
      .on(table.versionCode)
      .where(sql`state IN ('queued', 'checking', 'awaiting_consent', 'loading', 'counting', 'verifying', 'switching')`),
    index('imports_by_file').on(table.fileId),
  ],
);
