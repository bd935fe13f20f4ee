import {
  backupHeader,
  maxBackupBytes,
  maxUnpackedBackupBytes,
  type BackupSummary,
} from '#data/administration/contract/backup.ts';
import { productSlug } from '#data/site/product.ts';
import { HttpError } from '../http/http-error.ts';
import type { Bindings } from '../env.ts';
import { hexDigest } from '../imports/digest.ts';
import { isReport, listFiles } from './list-files.ts';
import { readAllStudyNotes } from '../my-study/study-objects.ts';
import { readState } from './read-state.ts';
import { tooMuchDataMessage } from './messages.ts';

export interface WrittenBackup {
  summary: BackupSummary;
  packed: ArrayBuffer;
}

/**
 * Writes everything that cannot be regenerated to one file: lines of JSON, compressed with gzip. Throws a {@link
 * HttpError} 413 if a restore would not accept its size.
 */
export async function writeBackup(
  env: Pick<Bindings, 'APP' | 'FILES' | 'STUDY_NOTES'>,
  site: string,
): Promise<WrittenBackup> {
  const { schema, tables } = await readState(env.APP);
  const header = backupHeader.parse({
    format: `${productSlug}-backup`,
    version: 1,
    schema,
    takenAt: new Date().toISOString(),
    site,
  });
  const files = await listFiles(env.FILES);
  const studyRows = await readAllStudyNotes(env, maxUnpackedBackupBytes);
  if (!studyRows) throw tooLarge();
  const lines = [
    header,
    ...tables.flatMap(({ table, rows }) => rows.map((row) => ({ table: table.name, row }))),
    ...files.map(({ key, size, etag }) => ({ file: key, bytes: size, etag })),
    ...studyRows,
  ];
  const bytes = new Uint8Array(new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
  const end = `${JSON.stringify({ sha256: await hexDigest(bytes) })}\n`;
  if (bytes.length + end.length > maxUnpackedBackupBytes) throw tooLarge();
  const stream = new Blob([bytes, end]).stream().pipeThrough(new CompressionStream('gzip'));
  const packed = await new Response(stream).arrayBuffer();
  if (packed.byteLength > maxBackupBytes) throw tooLarge();
  const summary = {
    tables: tables.map(({ table: { name }, rows }) => ({ name, rows: rows.length })),
    files: files.filter(({ key }) => !isReport(key)).length,
    studyRows: studyRows.length,
  };
  return { summary, packed };
}

function tooLarge(): HttpError {
  return new HttpError(413, tooMuchDataMessage(maxUnpackedBackupBytes / 1_000_000, maxBackupBytes / 1_000_000));
}
