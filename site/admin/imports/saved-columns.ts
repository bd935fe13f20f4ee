import type { TablePreview } from '#data/imports/preview-table.ts';
import { formatColumns, tryParseColumns } from '#data/files/column-map.ts';
import { readStored, writeStored } from '../../client/local-storage.ts';

/** Storage key of the choices for tables by their first row, latest last: `[first row, columns]`. */
const key = 'lexicon-import-columns';
const maxStored = 20;
const longest = 300;

const headOf = ({ rows: [first = []] }: TablePreview): string =>
  first
    .map((cell) => cell.toLowerCase())
    .join('\t')
    .slice(0, longest);

function readSaved(): [head: string, columns: string][] {
  try {
    const saved: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isPair) : [];
  } catch {
    return [];
  }
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string');

/**
 * Returns the columns chosen earlier for a table with this header. Returns `undefined` if there are none, or if they
 * equal the detected ones.
 */
export function readSavedColumns(table: TablePreview): string | undefined {
  if (!table.header) return undefined;
  const [, columns = ''] = readSaved().findLast(([head]) => head === headOf(table)) ?? [];
  const map = tryParseColumns(columns);
  const width = table.rows[0]?.length ?? 0;
  if (!map || Object.values(map).some((at) => at >= width)) return undefined;
  return table.columns && formatColumns(table.columns) === columns ? undefined : columns;
}

/** Stores the columns of a table if its first row is a header. */
export function saveColumns(table: TablePreview): void {
  if (!table.header || !table.columns) return;
  const head = headOf(table);
  const others = readSaved().filter(([each]) => each !== head);
  writeStored(key, JSON.stringify([...others, [head, formatColumns(table.columns)]].slice(-maxStored)));
}
