import * as z from 'zod';
import { studyRowBase } from '../../my-study/contract/my-study-rows.ts';
import { productSlug } from '../../site/product.ts';

/** Maximum bytes of a backup as uploaded. Compressed, it is a tenth of its contents. */
export const maxBackupBytes = 20_000_000;
/** Maximum bytes of an unpacked backup. It is read into memory, and a worker has 128 MB. */
export const maxUnpackedBackupBytes = 60_000_000;

/** The first line of a backup. The following lines are rows; the last line confirms that it is complete. */
export const backupHeader = z.strictObject({
  format: z.literal(`${productSlug}-backup`),
  version: z.literal(1),
  /** Name of the last migration of the source database. */
  schema: z.string(),
  /** ISO 8601, UTC. */
  takenAt: z.iso.datetime(),
  /** Origin of the source site. */
  site: z.string(),
});

/** One row of a table: database values by column. */
export const backupRow = z.strictObject({
  table: z.string(),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

/** A file of the bucket. Its contents are not in the backup. */
export const backupFile = z.strictObject({ file: z.string(), bytes: z.number(), etag: z.string() });

/**
 * A note or mark of a reader, from the Durable Object of the account. `row` is JSON of a row of "My study", `base` the
 * versions that it replaces.
 */
export const backupStudyRow = z.strictObject({
  study: z.string(),
  row: z.string(),
  base: studyRowBase.exactOptional(),
});

/** The last line. */
export const backupEnd = z.strictObject({
  /** SHA-256 of all previous lines, hexadecimal. */
  sha256: z.string(),
});

export interface BackupSummary {
  tables: { name: string; rows: number }[];
  /** Files of the bucket, which are listed and not included. */
  files: number;
  /** Rows of the readers' own notes. */
  studyRows: number;
}

/** The changes of a restore, or of a dry run. */
export interface RestoreAnswer {
  isDryRun: boolean;
  takenAt: string;
  site: string;
  tables: { name: string; added: number; changed: number; removed: number }[];
  /** Files that the backup lists and the bucket lacks. */
  missingFiles: string[];
  /** Whether the administrator has no account in the backup and is signed out. */
  isSignedOut: boolean;
}
