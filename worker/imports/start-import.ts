import { sql } from 'drizzle-orm';
import { rightNotStated } from '#data/administration/messages.ts';
import { licensedVersions } from '#data/files/upload-rules.ts';
import { firstLiveId } from '#data/versions/live-version-id.ts';
import { sql as libraryStatement } from '#data/search/sql/sql-tag.ts';
import { versionKeyUnit } from '#data/bible/verse-id.ts';
import { imports } from '#data/schema/imports.ts';
import { HttpError } from '../http/http-error.ts';
import type { Bindings, ImportJobStub } from '../env.ts';
import { logError } from '../log.ts';
import { newId } from '../new-id.ts';
import type { ImportRow } from './import-rows.ts';
import type { FileRow } from './store-file.ts';
import { openApp } from '../database/app-database.ts';
import { rowsOfLibrary } from '../database/library-writer.ts';
import { alreadyImportingMessage, databaseUnreachable, importNotSaved, rightNotStatedMessage } from './messages.ts';

interface NewImport {
  source: ImportRow['source'];
  file: FileRow;
  code: string;
  agreed: boolean;
  tableName?: string;
  startedBy: string;
}

/**
 * Stores an import and wakes its job. Throws a {@link HttpError}: 409 if one of the same code is running, 400 for a
 * licensed text without a statement of the right to use it, 503 if the library is unavailable.
 */
export async function startImport(env: Bindings, request: NewImport): Promise<ImportRow> {
  if (licensedVersions.has(request.code) && !request.file.rightStatedBy)
    throw new HttpError(400, rightNotStatedMessage(rightNotStated, request.code));
  const now = new Date().toISOString();
  const db = openApp(env.APP);
  const highestId = await highestTaken(env.LIBRARY).catch((error: unknown) => {
    logError('library_unavailable', error instanceof Error ? error.message : String(error));
    throw new HttpError(503, databaseUnreachable);
  });
  let row: ImportRow | undefined;
  try {
    [row] = await db
      .insert(imports)
      .values({
        id: newId(),
        source: request.source,
        fileId: request.file.id,
        versionCode: request.code,
        // In the same statement as the row, so that no two imports get one number.
        versionId: sql`(SELECT max(${firstLiveId}, ${highestId + 1}, coalesce(max(version_id) + 1, 0)) FROM imports)`,
        state: 'queued',
        agreed: request.agreed,
        tableName: request.tableName ?? '',
        startedBy: request.startedBy,
        startedAt: now,
        heartbeatAt: now,
      })
      .returning();
  } catch (error) {
    if (isImportRunning(error)) throw importRunning(request.code);
    throw error;
  }
  if (!row) throw new HttpError(503, importNotSaved);
  await wakeImport(env, row.id);
  return row;
}

/**
 * The highest version id in the library. After a restore, the site state may lack the import that assigned it, while
 * the text is still live.
 */
async function highestTaken(library: D1Database): Promise<number> {
  const [row] = await rowsOfLibrary<{ id: number }>(
    library,
    libraryStatement`SELECT max((SELECT coalesce(max(id), 0) FROM versions), (SELECT coalesce(max(key), 0) FROM verses) / ${versionKeyUnit}) AS id`,
  );
  return row?.id ?? 0;
}

export async function wakeImport(env: Bindings, id: string): Promise<void> {
  await jobOf(env, id).wake(id);
}

export function jobOf({ IMPORT_JOBS }: Pick<Bindings, 'IMPORT_JOBS'>, id: string): DurableObjectStub<ImportJobStub> {
  return IMPORT_JOBS.get(IMPORT_JOBS.idFromName(id));
}

export function importRunning(code: string): HttpError {
  return new HttpError(409, alreadyImportingMessage(code));
}

/** Whether the error means that an active import of this code exists. */
export function isImportRunning(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /UNIQUE constraint failed: imports\.version_code/.test(error.message) || isImportRunning(error.cause);
}
