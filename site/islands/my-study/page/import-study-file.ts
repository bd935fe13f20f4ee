import { importCsvRows } from '#data/my-study/import-csv-rows.ts';
import { importStudyRows } from '../import-study-rows.ts';
import { readAllStudyRows, saveStudyRows } from '../study-store.ts';
import { StudyStorageError } from '../study-error.ts';
import {
  importDamagedMessage,
  importedMessage,
  importLaterVersion,
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
  if (text.includes('\u0000')) throw new StudyStorageError(importNotText);
  return text.trimStart().startsWith('{') ? importExport(text) : importCsv(text);
}

async function importExport(text: string): Promise<string> {
  const value = parseJsonObject(text);
  if (value?.['kind'] !== 'my-study') throw new StudyStorageError(importOtherProduct);
  if (typeof value['version'] === 'number' && value['version'] > 1) throw new StudyStorageError(importLaterVersion);
  // The schema library loads only with an import.
  const { studyExport } = await import('#data/my-study/contract/my-study-export.ts');
  const { data, error } = studyExport.safeParse(value);
  if (!data) throw new StudyStorageError(importDamagedMessage(String(error.issues[0]?.path.join('.') ?? '')));
  const count = await importStudyRows(data.rows);
  return importedMessage(count, data.rows.length - count, 0);
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
  });
  const { values, skipped } = importCsvRows(data);
  if (values.length === 0) throw new StudyStorageError(importNothing);
  const known = new Set((await readAllStudyRows()).map((row) => JSON.stringify([row.kind, row.value])));
  const added = values.filter(({ kind, value }) => !known.has(JSON.stringify([kind, value])));
  if (added.length > 0) await saveStudyRows(added);
  return importedMessage(added.length, values.length - added.length, skipped.length);
}
