import type { ColumnMap } from '#data/files/column-map.ts';
import { guessColumns } from '../columns.ts';
import { formatCountOf } from '#data/site/count-text.ts';
import { tablesSkippedMessage } from '../messages.ts';
import { excerpt, type ImportRecord } from '../record.ts';
import { sqlStatements } from '../sql/read-statements.ts';
import { guessDialect } from '../sql/tokens.ts';
import { readTable, type TableRow } from './read-table.ts';
import { noVerseTableMessage, skippedStatementsMessage } from './messages.ts';

interface Table {
  name: string;
  columns: string[];
  rows: TableRow[];
}

export interface SqlOptions {
  /** The table with the verses; by default the matching table with the most rows. */
  table?: string;
  columns?: ColumnMap;
}

/**
 * Reads an SQL dump of MySQL, SQLite or PostgreSQL. The dump is parsed and never run: rows are read, tables supply
 * column names, and all other statements are counted and listed in a remark.
 */
export function* readSql(file: string, sql: string, options: SqlOptions = {}): Generator<ImportRecord> {
  const { tables, others, errors } = collect(sql);
  for (const { line, reason } of errors) yield { kind: 'broken', location: { file, line }, reason };
  const passed = [...others].map(([statement, count]) => `${count.toLocaleString('en')} × ${statement}`);
  if (passed.length > 0) yield { kind: 'remark', message: skippedStatementsMessage(passed) };
  const verses = chooseVerses(tables, options);
  if (!verses) {
    const names = [...tables.keys()].slice(0, 8);
    yield {
      kind: 'broken',
      location: { file, line: 1 },
      reason: noVerseTableMessage(names),
    };
    return;
  }
  const { table, columns } = verses;
  const { names, from } =
    columns.book === undefined ? {} : (bookNames(tables, table, table.columns[columns.book] ?? '') ?? {});
  const unread = [...tables.values()].filter((each) => each !== table && each !== from && each.rows.length > 0);
  if (unread.length > 0)
    yield { kind: 'remark', message: tablesSkippedMessage(unread.slice(0, maxNamed).map(describeTable)) };
  const book = columns.book ?? -1;
  const rows = names
    ? table.rows.map(({ line, cells }) => ({
        line,
        cells: cells.with(book, names.get(cells[book]?.trim() ?? '') ?? ''),
      }))
    : table.rows;
  yield* readTable(file, rows, columns, table.columns);
}

const maxNamed = 12;

function describeTable({ name, rows }: Table): string {
  return `${excerpt(name)} (${formatCountOf(rows.length, 'row')})`;
}

function collect(sql: string): {
  tables: Map<string, Table>;
  others: Map<string, number>;
  errors: { line: number; reason: string }[];
} {
  const [tables, others] = [new Map<string, Table>(), new Map<string, number>()];
  const errors: { line: number; reason: string }[] = [];
  const getTable = (name: string): Table => {
    const existing = tables.get(name.toLowerCase());
    if (existing) return existing;
    const created: Table = { name, columns: [], rows: [] };
    tables.set(name.toLowerCase(), created);
    return created;
  };
  for (const event of sqlStatements(sql, guessDialect(sql))) {
    if (event.kind === 'table') getTable(event.name).columns = event.columns;
    else if (event.kind === 'other') others.set(event.statement, (others.get(event.statement) ?? 0) + 1);
    else if (event.kind === 'error') errors.push(event);
    else {
      const table = getTable(event.table);
      if (table.columns.length === 0)
        table.columns = event.columns.length > 0 ? event.columns : event.values.map((_, at) => `column${at + 1}`);
      table.rows.push({ line: event.line, cells: inOrder(event.columns, event.values, table) });
    }
  }
  return { tables, others, errors };
}

/** Returns the values in the order of the table's columns. A statement can list fewer columns and in another order. */
function inOrder(columns: readonly string[], values: string[], table: Table): string[] {
  if (columns.every((name, at) => name === table.columns[at])) return values;
  const lower = columns.map((name) => name.toLowerCase());
  return table.columns.map((name) => values[lower.indexOf(name.toLowerCase())] ?? '');
}

function chooseVerses(
  tables: ReadonlyMap<string, Table>,
  options: SqlOptions,
): { table: Table; columns: ColumnMap } | undefined {
  const chosen = options.table === undefined ? undefined : tables.get(options.table.toLowerCase());
  const candidates = (chosen ? [chosen] : [...tables.values()]).flatMap((table) => {
    const columns = options.columns ?? guessTableColumns(table);
    return columns && table.rows.length > 0 ? [{ table, columns }] : [];
  });
  return candidates.toSorted((a, b) => b.table.rows.length - a.table.rows.length)[0];
}

function guessTableColumns(table: Table): ColumnMap | undefined {
  const sample = table.rows.slice(0, 40).map(({ cells }) => cells);
  return guessColumns([table.columns, ...sample]).columns;
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');
const bookColumns = new Set(['name', 'bookname', 'title', 'longname', 'bname', 'book', 'englishname', 'n']);
const idColumns = new Set(['id', 'bookid', 'bid', 'number', 'booknumber', 'b', 'bnum', 'ord', 'bookno']);

/**
 * Maps book ids to names if the verses have only ids, using a table such as `books`. If the dump leaves the id to the
 * database, the row number is the id. Returns `undefined` if there is no such table; then the number is that of the
 * book.
 */
function bookNames(
  tables: ReadonlyMap<string, Table>,
  verses: Table,
  column: string,
): { names: Map<string, string>; from: Table } | undefined {
  if (!/id|num|book|^b/i.test(column)) return undefined;
  const at = verses.columns.indexOf(column);
  if (!verses.rows.slice(0, 200).every(({ cells }) => /^\d+$/.test(cells[at]?.trim() ?? ''))) return undefined;
  for (const table of tables.values()) {
    if (table === verses || table.rows.length === 0 || table.rows.length > 200) continue;
    const columns = table.columns.map(plain);
    const name = columns.findIndex((each, index) => bookColumns.has(each) && hasWords(table, index));
    if (name < 0 || !/book/i.test(table.name + table.columns.join(' '))) continue;
    const id = columns.findIndex(
      (each, index) => idColumns.has(each) && index !== name && table.rows.some(({ cells }) => cells[index] !== ''),
    );
    const names = table.rows.map(({ cells }, index): [string, string] => [
      id < 0 ? String(index + 1) : (cells[id] ?? '').trim(),
      cells[name] ?? '',
    ]);
    return { names: new Map(names), from: table };
  }
  return undefined;
}

function hasWords(table: Table, column: number): boolean {
  return table.rows.every(({ cells }) => /\p{L}/u.test(cells[column] ?? ''));
}
