/** D1 takes statements of up to 100,000 bytes (its published limit); the rest of a statement is under 1 KB. */
const mostBytes = 98_000;
/** Where a statement of many rows is closed. */
const usualBytes = 90_000;

export interface TableRows {
  table: string;
  columns: readonly Column[];
  /** Index rows that D1 counts as written beside each row. */
  indexes: number;
  /** Values in the order of `columns`; a column of kind "json" holds JSON text. */
  rows: Iterable<readonly (string | number)[]>;
}

export interface Column {
  name: string;
  kind: 'value' | 'json';
  /** Part of the primary key. */
  key?: boolean;
}

export interface Statement {
  sql: string;
  /** Rows of the library that it holds. */
  rows: number;
  /** Rows that D1 counts, indexes among them. */
  written: number;
}

/**
 * Rows as statements that each hold one JSON text, which SQLite takes apart: a statement a row would be 270,000
 * statements, and bound parameters cannot stand in a file.
 */
export function* insertStatements(source: TableRows): Generator<Statement> {
  let batch: string[] = [];
  let bytes = 0;
  for (const row of source.rows) {
    const literal = rowLiteral(source.columns, row);
    const size = Buffer.byteLength(literal) + 1;
    if (size > mostBytes) {
      yield* longRowStatements(source, row);
      continue;
    }
    if (batch.length > 0 && bytes + size > usualBytes) {
      yield insertStatement(source, batch);
      batch = [];
      bytes = 0;
    }
    batch.push(literal);
    bytes += size;
  }
  if (batch.length > 0) yield insertStatement(source, batch);
}

function insertStatement({ table, columns, indexes }: TableRows, rows: readonly string[]): Statement {
  const names = columns.map(({ name }) => name).join(', ');
  const values = columns.map(({ kind }, index) => `value ${kind === 'json' ? '->' : '->>'} ${index}`).join(', ');
  const sql = `INSERT INTO ${table} (${names}) SELECT ${values} FROM json_each('[${rows.join(',')}]');`;
  return { sql, rows: rows.length, written: rows.length * (1 + indexes) };
}

/** A row as JSON within an SQL string literal. */
function rowLiteral(columns: readonly Column[], row: readonly (string | number)[]): string {
  const values = row.map((value, index) => (columns[index]?.kind === 'json' ? String(value) : JSON.stringify(value)));
  return quoteInner(`[${values.join(',')}]`);
}

function quoteInner(text: string): string {
  return text.replaceAll("'", "''");
}

/** Characters a piece: in UTF-8 none of these texts takes more than three bytes for one. */
const pieceLength = 30_000;

/** A row that no statement can hold is inserted empty in its last column, which then grows piece by piece. */
function* longRowStatements(
  { table, columns, indexes }: TableRows,
  row: readonly (string | number)[],
): Generator<Statement> {
  const last = columns.length - 1;
  const column = columns[last];
  const keys = columns.map(({ key }, index) => (key ? index : -1)).filter((index) => index >= 0);
  if (!column || keys.length === 0) throw new Error(`A row of ${table} is longer than D1 takes: ${String(row[0])}`);
  const place = keys.map((index) => `${columns[index]?.name} = ${sqlLiteral(row[index] ?? '')}`).join(' AND ');
  const names = columns.map(({ name }) => name).join(', ');
  const begin = row.map((value, index) => (index === last ? "''" : sqlLiteral(value))).join(', ');
  yield { sql: `INSERT INTO ${table} (${names}) VALUES (${begin});`, rows: 1, written: 1 + indexes };
  const text = String(row[last]);
  for (let at = 0; at < text.length; at += pieceLength) {
    const piece = sqlLiteral(text.slice(at, at + pieceLength));
    yield {
      sql: `UPDATE ${table} SET ${column.name} = ${column.name} || ${piece} WHERE ${place};`,
      rows: 0,
      written: 1,
    };
  }
}

function sqlLiteral(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${quoteInner(value)}'`;
}
