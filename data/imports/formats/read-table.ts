import type { ColumnMap } from '#data/files/column-map.ts';
import { guessColumns, referenceParts } from '../columns.ts';
import { longestLine } from '../container/lines.ts';
import { excerpt, type ImportRecord } from '../record.ts';
import { tooLong } from './read-module.ts';

export interface TableRow {
  /** Line of a file, or row of a sheet. */
  line: number;
  cells: string[];
}

/**
 * Rows of a table as verses. `columns` says which is what; without it that is guessed from the header or the first rows.
 * A reference is split at its last space, so that "1 John 3:16" keeps its book.
 */
export function* readTable(file: string, rows: readonly TableRow[], columns?: ColumnMap): Generator<ImportRecord> {
  const filled = rows.filter(isFilled);
  const { columns: map, head } = columns ? chosen(filled, columns) : guessed(filled);
  if (!map) {
    yield {
      kind: 'broken',
      place: { file, line: filled[0]?.line ?? 1 },
      reason:
        'which columns are book, chapter, verse and text cannot be told. Name them in the first row, or choose them',
    };
    return;
  }
  for (const { line, cells } of filled.slice(head)) {
    const place = { file, line };
    const content = cellOf(cells, map.text);
    const said = excerpt(cells.map((each) => each.slice(0, 40)).join(' | '));
    const found = placeOf(cells, map);
    if (content.length > longestLine) yield { kind: 'fault', place, said, reason: tooLong };
    else if (found) yield { kind: 'verse', place, ...found, content };
    else yield { kind: 'fault', place, said, reason: 'its place is not such as "Genesis 1:1"' };
  }
}

const isFilled = ({ cells }: TableRow): boolean => cells.some((cell) => cell.trim() !== '');

/** Those by which the columns are guessed. */
export function sampledRows(rows: readonly TableRow[]): TableRow[] {
  return rows.slice(0, 1_000).filter(isFilled).slice(0, 60);
}

interface Columns {
  columns: ColumnMap | undefined;
  /** Rows before the first verse: the names of the columns, a title. */
  head: number;
}

function guessed(rows: readonly TableRow[]): Columns {
  const { columns, header } = guessColumns(sampledRows(rows).map(({ cells }) => cells));
  return { columns, head: header ? 1 : 0 };
}

/** So many rows may stand over the verses of a sheet. */
const mostHead = 5;

/** Whoever chooses the columns has no say in where the verses begin: with the first row that has a place in numbers. */
function chosen(rows: readonly TableRow[], columns: ColumnMap): Columns {
  const first = rows.slice(0, mostHead + 1).findIndex(({ cells }) => {
    const { chapter = '', verse = '' } = placeOf(cells, columns) ?? {};
    return /^\d{1,3}$/.test(chapter) && /^\d/.test(verse);
  });
  return { columns, head: Math.max(0, first) };
}

const cellOf = (cells: readonly string[], at: number | undefined): string =>
  at === undefined ? '' : (cells[at] ?? '').trim();

/** Where a row says that it stands, as it writes it; `undefined` where its reference or number is none. */
function placeOf(
  cells: readonly string[],
  columns: ColumnMap,
): { book: string; chapter: string; verse: string } | undefined {
  const cell = (at: number | undefined): string => cellOf(cells, at);
  if (columns.book !== undefined)
    return { book: cell(columns.book), chapter: cell(columns.chapter), verse: cell(columns.verse) };
  const found =
    columns.reference === undefined
      ? verseOfId(cell(columns.id))
      : referenceParts.exec(cell(columns.reference))?.groups;
  const { book, chapter, verse } = found ?? {};
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
