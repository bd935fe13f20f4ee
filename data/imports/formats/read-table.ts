import type { ColumnMap } from '#data/files/column-map.ts';
import { guessColumns, referenceParts } from '../columns.ts';
import { maxLineLength } from '../container/lines.ts';
import { excerpt, type ImportRecord } from '../record.ts';
import { tooLong } from './read-module.ts';
import { columnsNotRecognized, referenceNotRecognized } from './messages.ts';
import { unreadColumns, type TableRow } from './unread-columns.ts';

export type { TableRow } from './unread-columns.ts';

/**
 * Reads the rows of a table as verses. `columns` is guessed from the header or the first rows by default. A reference
 * is split at its last space, so that "1 John 3:16" has the right book. `names` are the names of the columns if they are
 * not in the first row.
 */
export function* readTable(
  file: string,
  rows: readonly TableRow[],
  columns?: ColumnMap,
  names?: readonly string[],
): Generator<ImportRecord> {
  const filled = rows.filter(isFilled);
  const { columns: map, head, hasNames } = columns ? chosen(filled, columns) : guessed(filled);
  if (!map) {
    yield {
      kind: 'broken',
      location: { file, line: filled[0]?.line ?? 1 },
      reason: columnsNotRecognized,
    };
    return;
  }
  const header = head > 0 ? filled[head - 1] : undefined;
  for (const { line, cells } of filled.slice(0, Math.max(0, hasNames ? head - 1 : head)))
    yield { kind: 'skipped', location: { file, line }, what: 'a row above the verses', quote: cells.join(' ').trim() };
  const read = new Set(Object.values(map).filter((at) => at !== undefined));
  yield* unreadColumns(file, filled.slice(head), read, names ?? header?.cells);
  for (const { line, cells } of filled.slice(head)) {
    const location = { file, line };
    const content = cellOf(cells, map.text);
    const quote = excerpt(cells.map((each) => each.slice(0, 40)).join(' | '));
    const reference = referenceOf(cells, map);
    if (content.length > maxLineLength) yield { kind: 'error', location, quote, reason: tooLong };
    else if (reference) yield { kind: 'verse', location, ...reference, content };
    else yield { kind: 'error', location, quote, reason: referenceNotRecognized };
  }
}

const isFilled = ({ cells }: TableRow): boolean => cells.some((cell) => cell.trim() !== '');

/** The rows from which the columns are guessed. */
export function sampledRows(rows: readonly TableRow[]): TableRow[] {
  return rows.slice(0, 1_000).filter(isFilled).slice(0, 60);
}

interface Columns {
  columns: ColumnMap | undefined;
  /** Number of rows before the first verse: column names, a title. */
  head: number;
  /** Whether the last of these rows has the names of the columns. */
  hasNames: boolean;
}

function guessed(rows: readonly TableRow[]): Columns {
  const { columns, header, isNamed } = guessColumns(sampledRows(rows).map(({ cells }) => cells));
  return { columns, head: header ? 1 : 0, hasNames: isNamed };
}

/** The maximum number of rows above the verses. */
const maxHead = 5;

/** Finds the first verse for chosen columns: the first row with numeric chapter and verse. */
function chosen(rows: readonly TableRow[], columns: ColumnMap): Columns {
  const first = rows.slice(0, maxHead + 1).findIndex(({ cells }) => {
    const { chapter = '', verse = '' } = referenceOf(cells, columns) ?? {};
    return /^\d{1,3}$/.test(chapter) && /^\d/.test(verse);
  });
  return { columns, head: Math.max(0, first), hasNames: true };
}

const cellOf = (cells: readonly string[], at: number | undefined): string =>
  at === undefined ? '' : (cells[at] ?? '').trim();

/** Returns the reference of a row as written; `undefined` if its reference or id is invalid. */
function referenceOf(
  cells: readonly string[],
  columns: ColumnMap,
): { book: string; chapter: string; verse: string } | undefined {
  const cell = (at: number | undefined): string => cellOf(cells, at);
  if (columns.book !== undefined)
    return { book: cell(columns.book), chapter: cell(columns.chapter), verse: cell(columns.verse) };
  const reference =
    columns.reference === undefined
      ? verseOfId(cell(columns.id))
      : referenceParts.exec(cell(columns.reference))?.groups;
  const { book, chapter, verse } = reference ?? {};
  return book && chapter && verse ? { book, chapter, verse } : undefined;
}

function verseOfId(id: string): { book?: string; chapter?: string; verse?: string } | undefined {
  const groups = /^0?(?<book>\d{1,2})(?<chapter>\d{3})(?<verse>\d{3})$/.exec(id)?.groups;
  return (
    groups && {
      book: String(Number(groups.book)),
      chapter: String(Number(groups.chapter)),
      verse: String(Number(groups.verse)),
    }
  );
}
