import { strFromU8, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { unzip } from './container/unzip.ts';
import type { TableRow } from './formats/read-table.ts';
import { FileRefusedError } from './formats.ts';
import { spreadsheetDoctypeMessage, spreadsheetNotReadMessage } from './messages.ts';

/**
 * Returns the rows of the largest sheet. Unpacks the archive first within its limits and passes it on uncompressed, so
 * that the spreadsheet library neither inflates oversized data nor starts threads.
 */
export async function spreadsheetRows(file: string, bytes: Uint8Array): Promise<TableRow[]> {
  const unpacked = unzip(file, bytes);
  for (const { name, bytes: part } of unpacked)
    if (name.endsWith('.xml') && /<!DOCTYPE/i.test(strFromU8(part.subarray(0, 2_000))))
      throw new FileRefusedError(spreadsheetDoctypeMessage(file, name));
  const entries = Object.fromEntries(unpacked.map(({ name, bytes: part }) => [name, part]));
  const archive = zipSync(entries, { level: 0 });
  try {
    const sheets = await readXlsxFile(archive.buffer);
    const [largest] = sheets.toSorted((a, b) => b.data.length - a.data.length);
    return (largest?.data ?? []).map((row, index) => ({
      line: index + 1,
      cells: row.map((cell) => (cell === null ? '' : String(cell))),
    }));
  } catch {
    throw new FileRefusedError(spreadsheetNotReadMessage(file));
  }
}
