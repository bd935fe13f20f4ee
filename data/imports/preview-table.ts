import type { ColumnMap } from '#data/files/column-map.ts';
import { guessColumns } from './columns.ts';
import { detectFormat, type ImportFile } from './detect-format.ts';
import { sampledRows, type TableRow } from './formats/read-table.ts';
import { csvRows } from './formats/table-rows.ts';
import type { ImportOptions } from './read-import.ts';

/** The preview on which an administrator chooses the role of each column. */
export interface TablePreview {
  /** The first rows that are not empty. */
  rows: string[][];
  /** The guessed columns; `undefined` if they cannot be guessed. */
  columns: ColumnMap | undefined;
  /** Whether the first row is a header. */
  header: boolean;
}

const shownRows = 6;
/** Number of characters that are read; the first rows are within them. */
const headLength = 100_000;
const maxCellLength = 200;
const maxCells = 40;

/**
 * Returns the first rows of a table or spreadsheet, or `undefined` for other formats. Throws the same errors as
 * `readImport`.
 */
export async function previewTable(
  file: ImportFile,
  { encoding, openSpreadsheet }: Pick<ImportOptions, 'encoding' | 'openSpreadsheet'> = {},
): Promise<TablePreview | undefined> {
  const detected = detectFormat(file, encoding);
  let rows: TableRow[] | undefined;
  if (detected.kind === 'spreadsheet') rows = await openSpreadsheet?.(file.name, detected.bytes);
  else if (detected.kind === 'text' && detected.format === 'table') rows = firstRows(detected.parts[0]?.text ?? '');
  if (!rows) return undefined;
  const cells = sampledRows(rows).map((row) => row.cells);
  const { columns, header } = guessColumns(cells);
  return {
    rows: cells
      .slice(0, shownRows)
      .map((row) => row.slice(0, maxCells).map((cell) => cell.trim().slice(0, maxCellLength))),
    columns,
    header: columns ? header : (cells[0] ?? []).every((cell) => !/\d/.test(cell)),
  };
}

function firstRows(text: string): TableRow[] {
  const head = text.slice(0, headLength);
  const rows = csvRows(head);
  // The last row is truncated.
  return head.length < text.length && rows.length > 1 ? rows.slice(0, -1) : rows;
}
