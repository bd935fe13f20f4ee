import { and, eq } from 'drizzle-orm';
import type { UploadedFile, UploadForm } from '#data/administration/contract/imports.ts';
import { detectFormat } from '#data/imports/detect-format.ts';
import { encodings } from '#data/imports/container/encodings.ts';
import { FileRefusedError } from '#data/imports/formats.ts';
import { files } from '#data/schema/imports.ts';
import { HttpError } from '../http/http-error.ts';
import { openApp } from '../database/app-database.ts';
import { alreadyUploadedMessage, onlyInBrowserMessage } from './messages.ts';

export type FileRow = typeof files.$inferSelect;

/** The form options of a file, without empty ones. */
export function fileOptionsOf({ name, language, licence, encoding, columns }: UploadForm): Record<string, string> {
  const options = { name, language, licence, encoding, columns };
  return Object.fromEntries(Object.entries(options).filter((entry): entry is [string, string] => !!entry[1]));
}

/** Detects the format of the content. Throws a {@link HttpError} 415 with a sentence that says what it seems to be. */
export function requireFormat(name: string, bytes: Uint8Array, encodingName: string | undefined): string {
  try {
    const encoding = encodings.find((each) => each === encodingName);
    const detected = detectFormat({ name, bytes }, encoding);
    if (detected.kind === 'text') return detected.format;
    if (detected.kind === 'sword') return 'sword';
  } catch (error) {
    if (error instanceof FileRefusedError) throw new HttpError(415, error.message);
    throw error;
  }
  throw new HttpError(415, onlyInBrowserMessage(name));
}

/**
 * Throws a {@link HttpError} 409 if the same file was already uploaded for the same version with the same options. The
 * existing file then moves to the top of the list, which shows only the newest.
 */
export async function rejectDuplicateFile(app: D1Database, sha256: string, form: UploadForm): Promise<void> {
  const candidates = await openApp(app)
    .select()
    .from(files)
    .where(
      and(
        eq(files.sha256, sha256),
        eq(files.versionCode, form.bibleVersion),
        eq(files.kind, 'upload'),
        eq(files.uploadId, ''),
      ),
    );
  const same = candidates.find(
    ({ options }) =>
      (options['columns'] ?? '') === (form.columns ?? '') && (options['encoding'] ?? '') === (form.encoding ?? ''),
  );
  if (!same) return;
  await openApp(app).update(files).set({ createdAt: new Date().toISOString() }).where(eq(files.id, same.id));
  throw new HttpError(409, alreadyUploadedMessage(same.createdAt.slice(0, 10), same.name));
}

export function listedFile(row: FileRow): UploadedFile {
  return {
    id: row.id,
    name: row.name,
    version: row.versionCode,
    uploaded: row.createdAt,
    path: `${row.kind}:${row.id}`,
    format: row.format,
    bytes: row.bytes,
    uploadedBy: row.uploadedBy,
  };
}
