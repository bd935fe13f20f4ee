import { columnsSkippedMessage } from '../messages.ts';
import { excerpt, hasWords, type ImportRecord } from '../record.ts';

export interface TableRow {
  /** The line of a file or the row of a sheet. */
  line: number;
  cells: string[];
}

const maxNamed = 12;

/** A remark that names the columns with words that are not read. `names` has the name of each column, if it is known. */
export function* unreadColumns(
  file: string,
  rows: Iterable<TableRow>,
  read: ReadonlySet<number>,
  names: readonly string[] = [],
): Generator<ImportRecord> {
  const unread = new Set<number>();
  let firstLine = 0;
  for (const { line, cells } of rows)
    for (const [at, cell] of cells.entries()) {
      if (read.has(at) || unread.has(at) || !hasWords(cell)) continue;
      unread.add(at);
      firstLine ||= line;
    }
  if (unread.size === 0) return;
  const columns = [...unread].sort((a, b) => a - b).slice(0, maxNamed);
  const named = columns.map((at) => excerpt(names[at] ?? '') || `column ${at + 1}`);
  yield { kind: 'remark', message: columnsSkippedMessage(named, file, firstLine) };
}
