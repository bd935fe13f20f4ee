import type { ColumnMap } from '#data/files/column-map.ts';
import { guessColumns } from './columns.ts';
import { detectFormat, type ImportFile } from './detect-format.ts';
import { sampledRows, type TableRow } from './formats/read-table.ts';
import { csvRows } from './formats/table-rows.ts';
import type { ImportOptions } from './read-import.ts';

/** What a screen shows on which somebody says what each column is. */
export interface TablePreview {
  /** The first ones with anything in them. */
  rows: string[][];
  /** What each column seems to be; `undefined` where that cannot be told. */
  columns: ColumnMap | undefined;
  /** Whether the first row names the columns. */
  header: boolean;
}

const shown = 6;
/** Characters of a file; its first rows are within them. */
const headLength = 100_000;
const longestCell = 200;
const mostCells = 40;

/** The first rows of a table or a spreadsheet; `undefined` for what is neither. Throws as `readImport` does. */
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
    rows: cells.slice(0, shown).map((row) => row.slice(0, mostCells).map((cell) => cell.trim().slice(0, longestCell))),
    columns,
    header: columns ? header : (cells[0] ?? []).every((cell) => !/\d/.test(cell)),
  };
}

function firstRows(text: string): TableRow[] {
  const head = text.slice(0, headLength);
  const rows = csvRows(head);
  // The last one was cut.
  return head.length < text.length && rows.length > 1 ? rows.slice(0, -1) : rows;
}
