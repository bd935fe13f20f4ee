import * as z from 'zod';
import { productSlug } from '../../site/product.ts';

/** Bytes that a backup may have, as it is sent; packed, it is a tenth of what it holds. */
export const mostBackupBytes = 20_000_000;
/** Of a backup when it is unpacked: it is read whole, and a worker has 128 MB. */
export const mostUnpackedBytes = 60_000_000;

/** The first line of a backup. The lines after it are rows; the last says that it is whole. */
export const backupHeader = z.strictObject({
  format: z.literal(`${productSlug}-backup`),
  version: z.literal(1),
  /** Name of the last migration of the database that it was taken of. */
  schema: z.string(),
  /** ISO 8601, UTC. */
  takenAt: z.iso.datetime(),
  /** Origin of the site that it was taken of. */
  site: z.string(),
});

/** One row of a table, by column; its values are those that the database keeps. */
export const backupRow = z.strictObject({
  table: z.string(),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

/** A file of the bucket. The file itself is not in the backup. */
export const backupFile = z.strictObject({ file: z.string(), bytes: z.number(), etag: z.string() });

/** The last line. */
export const backupEnd = z.strictObject({
  /** SHA-256 of every line before it, hexadecimal. */
  sha256: z.string(),
});

export interface BackupSummary {
  tables: { name: string; rows: number }[];
  /** Files of the bucket, which are listed and not packed. */
  files: number;
}

/** What a restore changed, or would change. */
export interface RestoreAnswer {
  isDryRun: boolean;
  takenAt: string;
  site: string;
  tables: { name: string; added: number; changed: number; removed: number }[];
  /** Files that the backup names and the bucket has not. */
  missingFiles: string[];
  /** Whether whoever asks has no account in the backup, and is signed out by it. */
  isSignedOut: boolean;
}
