/** D1 accepts statements of up to 100,000 bytes (its published limit). The rest of a statement is under 1 KB. */
const maxBytes = 98_000;
/** The size at which a statement with many rows ends. */
const usualBytes = 90_000;

export interface TableRows {
  table: string;
  columns: readonly Column[];
  /** Index rows that D1 counts as written in addition to each row. */
  indexes: number;
  /** Values in the order of `columns`. A column of kind "json" contains JSON text. */
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
  /** Number of library rows in it. */
  rows: number;
  /** Rows that D1 counts, including indexes. */
  written: number;
}

/**
 * Yields statements that each contain one JSON text, which SQLite splits into rows. One statement per row would be
 * 270,000 statements, and a file cannot contain bound parameters.
 */
export function* insertStatements(source: TableRows): Generator<Statement> {
  let batch: string[] = [];
  let bytes = 0;
  for (const row of source.rows) {
    const literal = rowLiteral(source.columns, row);
    const size = Buffer.byteLength(literal) + 1;
    if (size > maxBytes) {
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

/** Characters in a part. In UTF-8, no character of these texts takes more than three bytes. */
const pieceLength = 30_000;

/**
 * Inserts a row that is too long for a statement with its last column empty, and then appends to that column part by
 * part.
 */
function* longRowStatements(
  { table, columns, indexes }: TableRows,
  row: readonly (string | number)[],
): Generator<Statement> {
  const last = columns.length - 1;
  const column = columns[last];
  const keys = columns.map(({ key }, index) => (key ? index : -1)).filter((index) => index >= 0);
  if (!column || keys.length === 0) throw new Error(`A row of ${table} is too long for D1: ${String(row[0])}`);
  const condition = keys.map((index) => `${columns[index]?.name} = ${sqlLiteral(row[index] ?? '')}`).join(' AND ');
  const names = columns.map(({ name }) => name).join(', ');
  const begin = row.map((value, index) => (index === last ? "''" : sqlLiteral(value))).join(', ');
  yield { sql: `INSERT INTO ${table} (${names}) VALUES (${begin});`, rows: 1, written: 1 + indexes };
  const text = String(row[last]);
  for (let at = 0; at < text.length; at += pieceLength) {
    const piece = sqlLiteral(text.slice(at, at + pieceLength));
    yield {
      sql: `UPDATE ${table} SET ${column.name} = ${column.name} || ${piece} WHERE ${condition};`,
      rows: 0,
      written: 1,
    };
  }
}

function sqlLiteral(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${quoteInner(value)}'`;
}
