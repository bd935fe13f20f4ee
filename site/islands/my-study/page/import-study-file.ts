import { importCsvRows } from '#data/my-study/import-csv-rows.ts';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { describeRow } from '../describe-row.ts';
import { importStudyRows } from '../import-study-rows.ts';
import { isLiveRow, readAllStudyRows, saveStudyRows } from '../study-store.ts';
import { StudyStorageError } from '../study-error.ts';
import {
  importBackup,
  importDamagedMessage,
  importedMessage,
  importLaterVersion,
  importNeedsConnection,
  importNotText,
  importNothing,
  importOtherProduct,
  importTooLarge,
} from './messages.ts';

const maxImportBytes = 60_000_000;

/** Imports a file of the reader. Returns a sentence about the result. Throws a {@link StudyStorageError}. */
export async function importStudyFile(file: File): Promise<string> {
  if (file.size > maxImportBytes) throw new StudyStorageError(importTooLarge);
  const text = await file.text();
  if (text.startsWith('PK') || text.startsWith('SQLite')) throw new StudyStorageError(importBackup);
  if (text.includes('\u0000')) throw new StudyStorageError(importNotText);
  return text.trimStart().startsWith('{') ? importExport(text) : importCsv(text);
}

async function importExport(text: string): Promise<string> {
  const value = parseJsonObject(text);
  if (value?.['kind'] !== 'my-study') throw new StudyStorageError(importOtherProduct);
  if (typeof value['version'] === 'number' && value['version'] > 1) throw new StudyStorageError(importLaterVersion);
  // The schema library loads only with an import.
  const { studyExport } = await import('#data/my-study/contract/my-study-export.ts').catch((error: unknown) => {
    throw new StudyStorageError(importNeedsConnection, { cause: error });
  });
  const { data, error } = studyExport.safeParse(value);
  if (!data) throw new StudyStorageError(importDamagedMessage(String(error.issues[0]?.path.join('.') ?? '')));
  const { added, tooLarge } = await importStudyRows(data.rows);
  return importedMessage(added, data.rows.length - tooLarge.length - added, 0, tooLarge.map(describeRow));
}

function parseJsonObject(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new StudyStorageError(importDamagedMessage(''));
  }
}

async function importCsv(text: string): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    // AndBible and spreadsheets of many countries use semicolons. Labels and notes can have either.
    delimiter: /^[^,\r\n]*;/.test(text) ? ';' : '',
  });
  const { values, skipped } = importCsvRows(data);
  if (values.length === 0) throw new StudyStorageError(importNothing);
  const known = new Set((await readAllStudyRows()).filter(isLiveRow).map(contentOf));
  const added = values.filter((row) => !known.has(contentOf(row)));
  if (added.length > 0) await saveStudyRows(added);
  return importedMessage(added.length, values.length - added.length, skipped.length);
}

/** What a CSV file can carry of a row: not the marked words. */
function contentOf({ kind, value }: Pick<StudyRow, 'kind' | 'value'>): string {
  if (!value || !('anchor' in value) || !value.anchor) return JSON.stringify([kind, value]);
  const { start, end } = value.anchor;
  return JSON.stringify([kind, { ...value, anchor: { start, end } }]);
}
