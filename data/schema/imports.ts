import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { SourceRow, VersionRow } from './version-rows.ts';

/**
 * Texts that administrators brought. Ids are sortable (`data/site/sortable-id.ts`), times ISO 8601 in UTC. The files
 * themselves lie in the bucket, the verses in the library; these rows say what is what, and the next build asks them.
 */

/** The text that readers have under a code. */
export const texts = sqliteTable('texts', {
  code: text().primaryKey(),
  /** That of its import: given once, and never to another text. */
  versionId: integer('version_id').notNull(),
  importId: text('import_id').notNull(),
  /** What the administrator said of it, for the build: `GivenAbout` of data/imports. */
  given: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  fileId: text('file_id').notNull(),
  changedAt: text('changed_at').notNull(),
});

export const files = sqliteTable(
  'files',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['upload', 'converted'] }).notNull(),
    /** A label; never a path. */
    name: text().notNull(),
    versionCode: text('version_code').notNull(),
    /** As the content tells; empty until all of it has come. */
    format: text().notNull(),
    bytes: integer().notNull(),
    /** Hexadecimal. */
    sha256: text().notNull(),
    /** In the bucket. */
    key: text().notNull(),
    /** What the administrator said of the text, and that it may be used. */
    given: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** Of an upload in parts that goes on: the bucket's own name for it. Empty when the file is whole. */
    uploadId: text('upload_id').notNull().default(''),
    uploadedBy: text('uploaded_by').notNull(),
    createdAt: text('created_at').notNull(),
    rightStatedBy: text('right_stated_by'),
  },
  (table) => [index('files_by_content').on(table.sha256)],
);

/** Parts of an upload that have come. */
export const fileParts = sqliteTable(
  'file_parts',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** From 1. */
    part: integer().notNull(),
    /** What the bucket calls it. */
    etag: text().notNull(),
  },
  (table) => [uniqueIndex('file_parts_once').on(table.fileId, table.part)],
);

export const importStates = [
  'queued',
  'checking',
  'awaiting_consent',
  'loading',
  'counting',
  'verifying',
  'switching',
  'completed',
  'ready',
  'refused',
  'failed',
  'cancelled',
  'rolled_back',
] as const;
export type ImportState = (typeof importStates)[number];

/** An import in one of these is the only one of its code. */
export const activeStates = [
  'queued',
  'checking',
  'awaiting_consent',
  'loading',
  'counting',
  'verifying',
  'switching',
] as const satisfies ImportState[];

/** A version as it can be made visible again. */
export interface KeptVersion {
  version: VersionRow;
  source: SourceRow;
}

export const imports = sqliteTable(
  'imports',
  {
    id: text().primaryKey(),
    door: text({ enum: ['upload', 'sql'] }).notNull(),
    fileId: text('file_id').notNull(),
    versionCode: text('version_code').notNull(),
    versionId: integer('version_id').notNull().unique(),
    state: text({ enum: importStates }).notNull(),
    /** Rows of a text that nobody reads: whether some may be left, which the job takes away. */
    cleaning: integer({ mode: 'boolean' }).notNull().default(false),
    /** Verses that are in the library; set from what was written, never added up. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Rows of words that are written, and how many there will be; 0 until that is known. */
    words: integer().notNull().default(0),
    wordsTotal: integer('words_total').notNull().default(0),
    /** Whether warnings were agreed to. */
    agreed: integer({ mode: 'boolean' }).notNull().default(false),
    /** The report without its single lines, which lie in the bucket. */
    summary: text({ mode: 'json' }).$type<unknown>(),
    /** Of an SQL file, the table that was asked for. */
    tableName: text('table_name').notNull().default(''),
    /** Why it ended, or what it waits for: a sentence. */
    message: text().notNull().default(''),
    /** The version that it makes, once that is known. */
    made: text({ mode: 'json' }).$type<KeptVersion>(),
    /** The one that readers had before, for a roll back. */
    previous: text({ mode: 'json' }).$type<KeptVersion>(),
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
