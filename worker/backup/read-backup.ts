import type * as z from 'zod';
import {
  backupEnd,
  backupFile,
  backupHeader,
  backupRow,
  backupStudyRow,
  maxUnpackedBackupBytes,
} from '#data/administration/contract/backup.ts';
import { studyRow } from '#data/my-study/contract/my-study-rows.ts';
import { HttpError } from '../http/http-error.ts';
import type { SavedStudyRow } from '../env.ts';
import { hexDigest } from '../imports/digest.ts';
import { backupTables } from './backup-tables.ts';
import type { Row } from './read-state.ts';
import { backupDamaged, backupTooLarge, notABackup, otherReleaseMessage } from './messages.ts';
import { rowUpgrade } from './upgrade-row.ts';

export interface Backup {
  header: z.infer<typeof backupHeader>;
  /** By table name. */
  rows: ReadonlyMap<string, Row[]>;
  files: z.infer<typeof backupFile>[];
  /** Notes of readers, by the id of the account. */
  studyRows: ReadonlyMap<string, SavedStudyRow[]>;
}

/**
 * Reads and verifies a whole backup. Throws a {@link HttpError} 400 that says what is wrong, and 413 if it is too large.
 */
export async function readBackup(packed: Uint8Array<ArrayBuffer>, schema: string): Promise<Backup> {
  if (packed[0] !== 0x1f || packed[1] !== 0x8b) throw new HttpError(400, notABackup);
  const text = new TextDecoder().decode(await unpack(packed));
  const end = text.lastIndexOf('\n', text.length - 2) + 1;
  const [first = '', ...lines] = text.slice(0, end).split('\n').slice(0, -1);
  const header = backupHeader.safeParse(parse(first));
  if (!header.success) throw new HttpError(400, notABackup);
  const last = backupEnd.safeParse(parse(text.slice(end)));
  if (!last.success || last.data.sha256 !== (await hexDigest(bytesOf(text.slice(0, end)))))
    throw new HttpError(400, backupDamaged);
  const upgrade = rowUpgrade(header.data.schema, schema);
  if (!upgrade) throw new HttpError(400, otherReleaseMessage(header.data.schema, schema));
  return { header: header.data, ...sort(lines, upgrade) };
}

function sort(
  lines: readonly string[],
  upgrade: NonNullable<ReturnType<typeof rowUpgrade>>,
): Pick<Backup, 'rows' | 'files' | 'studyRows'> {
  const rows = new Map<string, Row[]>(backupTables.map(({ name }) => [name, []]));
  const columns = new Map(backupTables.map((table) => [table.name, table.columns.toSorted().join()]));
  const files: Backup['files'] = [];
  const studyRows = new Map<string, SavedStudyRow[]>();
  for (const line of lines) {
    const value = parse(line);
    const row = backupRow.safeParse(value);
    if (!row.success) {
      const file = backupFile.safeParse(value);
      if (file.success) files.push(file.data);
      else addStudyRow(studyRows, value);
    } else {
      const { table, row: upgraded } = upgrade(row.data);
      // A row must have exactly the columns of its table, so that only known columns are written.
      if (Object.keys(upgraded).toSorted().join() !== columns.get(table)) throw new HttpError(400, backupDamaged);
      rows.get(table)?.push(upgraded);
    }
  }
  return { rows, files, studyRows };
}

function addStudyRow(rows: Map<string, SavedStudyRow[]>, value: unknown): void {
  const { data } = backupStudyRow.safeParse(value);
  if (!data || !studyRow.safeParse(parse(data.row)).success) throw new HttpError(400, backupDamaged);
  const { study, ...row } = data;
  const own = rows.get(study);
  if (own) own.push(row);
  else rows.set(study, [row]);
}

async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))) {
      length += chunk.byteLength;
      if (length > maxUnpackedBackupBytes) break;
      chunks.push(chunk);
    }
  } catch {
    throw new HttpError(400, backupDamaged);
  }
  if (length > maxUnpackedBackupBytes) throw new HttpError(413, backupTooLarge);
  return new Blob(chunks).arrayBuffer();
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
