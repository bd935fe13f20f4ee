import { sqlTokens, type Dialect, type SqlToken } from './tokens.ts';
import { parenthesisNotClosed, stringNotClosed } from './messages.ts';

export type SqlEvent =
  | { kind: 'table'; name: string; columns: string[] }
  /** `columns` is empty if the statement names none. */
  | { kind: 'row'; table: string; columns: string[]; values: string[]; line: number }
  /** A skipped statement: neither a row nor a table. */
  | { kind: 'other'; statement: string }
  | { kind: 'error'; line: number; reason: string };

/** Counts lines incrementally. Offsets must not decrease between calls. */
class LineCounter {
  #sql: string;
  #at = 0;
  #line = 1;

  constructor(sql: string) {
    this.#sql = sql;
  }

  lineOf(at: number): number {
    for (
      let feed = this.#sql.indexOf('\n', this.#at);
      feed >= 0 && feed < at;
      feed = this.#sql.indexOf('\n', feed + 1)
    ) {
      this.#line += 1;
      this.#at = feed + 1;
    }
    return this.#line;
  }
}

const upper = (token: SqlToken | undefined): string => (token?.kind === 'word' ? token.text.toUpperCase() : '');
const isSign = (token: SqlToken | undefined, sign: string): boolean => token?.kind === 'sign' && token.text === sign;

/** Yields the rows and tables of a dump in order. Nothing is run; other statements are only named. */
export function* sqlStatements(sql: string, dialect: Dialect): Generator<SqlEvent> {
  const lines = new LineCounter(sql);
  let from = 0;
  // A block of COPY data and a line with DELIMITER are not SQL. Tokenizing restarts after them.
  for (;;) {
    const next = yield* statementsFrom(sql, dialect, from, lines);
    if (next === undefined) return;
    from = next;
  }
}

/** Returns the offset after a COPY block or a DELIMITER block, or `undefined` at the end. */
function* statementsFrom(
  sql: string,
  dialect: Dialect,
  from: number,
  lines: LineCounter,
): Generator<SqlEvent, number | undefined> {
  const tokens = sqlTokens(sql, dialect, from);
  const head: SqlToken[] = [];
  let last = '';
  for (const token of tokens) {
    if (token.kind === 'unclosed') {
      yield { kind: 'error', line: lines.lineOf(token.at), reason: stringNotClosed };
      return undefined;
    }
    if (head.length === 0 && upper(token) === 'DELIMITER') return yield* delimitedBlock(sql, dialect, token.at, lines);
    if (isSign(token, ';') && isRoutine(head) && last !== 'END') {
      // A statement inside a routine, whose rows do not belong to the dump.
    } else if (isSign(token, ';')) {
      yield* plainStatement(head);
      if (isCopy(head)) return yield* copiedRows(sql, token.at + 1, head, lines);
      head.length = 0;
    } else if (upper(token) === 'VALUES' && isInsert(head)) {
      yield* insertedRows(tokens, head, lines);
      head.length = 0;
    } else if (head.length < maxHeadTokens) {
      head.push(token);
    }
    last = upper(token);
  }
  yield* plainStatement(head);
  return undefined;
}

const delimiterLine = /^[ \t]*DELIMITER[ \t]+(?<sign>\S+)/gim;

/**
 * Reads the statements of a block such as `DELIMITER $$ … $$ … DELIMITER ;`, which the MySQL client splits at the given
 * sign. They are routines with semicolons, whose rows do not belong to the dump. Returns the offset after the block.
 */
function* delimitedBlock(sql: string, dialect: Dialect, from: number, lines: LineCounter): Generator<SqlEvent, number> {
  const sign = /^DELIMITER[ \t]+(?<sign>\S+)/i.exec(sql.slice(from, from + 100))?.groups?.sign ?? ';';
  let at = endOfLine(sql, from);
  yield { kind: 'other', statement: 'DELIMITER' };
  if (sign === ';') return at;
  delimiterLine.lastIndex = at;
  const end = delimiterLine.exec(sql)?.index ?? sql.length;
  while (at < end) {
    const found = sql.indexOf(sign, at);
    const until = found < 0 || found > end ? end : found;
    const head = firstTokens(sql.slice(0, until), dialect, at);
    if (isInsert(head)) yield* statementsFrom(sql.slice(0, until), dialect, at, lines);
    else yield* plainStatement(head);
    at = until + sign.length;
  }
  return end;
}

function endOfLine(sql: string, from: number): number {
  const feed = sql.indexOf('\n', from);
  return feed < 0 ? sql.length : feed + 1;
}

function firstTokens(sql: string, dialect: Dialect, from: number): SqlToken[] {
  const head: SqlToken[] = [];
  for (const token of sqlTokens(sql, dialect, from)) {
    head.push(token);
    if (head.length >= 8) break;
  }
  return head;
}

/** Longer than the columns of any table of verses. */
const maxHeadTokens = 2_000;

function isInsert(head: readonly SqlToken[]): boolean {
  return upper(head[0]) === 'INSERT' || upper(head[0]) === 'REPLACE';
}

/** The body of a routine is between BEGIN and END and contains semicolons. */
function isRoutine(head: readonly SqlToken[]): boolean {
  const words = head.slice(0, 60).map(upper);
  return words[0] === 'CREATE' && words.slice(1, 8).some((word) => routines.has(word)) && words.includes('BEGIN');
}

const routines = new Set(['TRIGGER', 'PROCEDURE', 'FUNCTION', 'EVENT']);

function isCopy(head: readonly SqlToken[]): boolean {
  return upper(head[0]) === 'COPY' && head.some((token) => upper(token) === 'STDIN');
}

const named = ['TABLE', 'TRIGGER', 'VIEW', 'INDEX', 'DATABASE', 'FUNCTION', 'PROCEDURE', 'EVENT', 'USER'];

function* plainStatement(head: readonly SqlToken[]): Generator<SqlEvent> {
  const first = upper(head[0]);
  if (first === '' || isCopy(head)) return;
  const object =
    head
      .slice(1, 8)
      .map(upper)
      .find((word) => named.includes(word)) ?? '';
  if (first === 'CREATE' && object === 'TABLE') {
    const open = head.findIndex((token) => isSign(token, '('));
    if (open > 0)
      return yield { kind: 'table', name: tableName(head.slice(0, open)), columns: columnNames(head.slice(open)) };
  }
  yield { kind: 'other', statement: [first, object].filter(Boolean).join(' ') };
}

/** The last word before the parenthesis: `CREATE TABLE IF NOT EXISTS public."t_kjv"`. */
function tableName(head: readonly SqlToken[]): string {
  return (
    head
      .findLast((token) => token.kind === 'word')
      ?.text.split('.')
      .at(-1) ?? ''
  );
}

const constraints = new Set(['PRIMARY', 'FOREIGN', 'UNIQUE', 'KEY', 'INDEX', 'CONSTRAINT', 'CHECK', 'FULLTEXT']);

/** The first word of each comma-separated part of the outermost parentheses. */
function columnNames(tokens: readonly SqlToken[]): string[] {
  const names: string[] = [];
  let [depth, isFirst] = [0, false];
  for (const token of tokens) {
    if (isSign(token, '(')) {
      depth += 1;
      isFirst = depth === 1;
    } else if (isSign(token, ')')) depth -= 1;
    else if (isSign(token, ',')) isFirst = depth === 1;
    else if (isFirst) {
      isFirst = false;
      if (token.kind === 'word' && !constraints.has(token.text.toUpperCase())) names.push(token.text);
    }
    if (depth === 0) break;
  }
  return names;
}

function* insertedRows(tokens: Iterator<SqlToken>, head: readonly SqlToken[], lines: LineCounter): Generator<SqlEvent> {
  const open = head.findIndex((token) => isSign(token, '('));
  const table = tableName(head.slice(0, open < 0 ? undefined : open));
  const columns = open < 0 ? [] : columnNames(head.slice(open));
  let [depth, values, value, at] = [0, [] as string[], '', 0];
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    const token = next.value;
    if (token.kind === 'unclosed')
      return yield { kind: 'error', line: lines.lineOf(token.at), reason: stringNotClosed };
    if (isSign(token, ';') && depth === 0) return;
    if (isSign(token, '(')) {
      depth += 1;
      if (depth === 1) [values, value, at] = [[], '', token.at];
    } else if (isSign(token, ')') && depth > 0) {
      depth -= 1;
      if (depth === 0) yield { kind: 'row', table, columns, values: [...values, value], line: lines.lineOf(at) };
    } else if (isSign(token, ',') && depth === 1) {
      values.push(value);
      value = '';
    } else if (depth > 0 && token.kind !== 'sign' && upper(token) !== 'NULL') {
      // "_utf8mb4 'text'" and "'text'::text": the string is the value.
      if (token.kind === 'string' || token.kind === 'number' || value === '')
        value = token.kind === 'word' ? '' : token.text;
    }
  }
  if (depth > 0) yield { kind: 'error', line: lines.lineOf(at), reason: parenthesisNotClosed };
}

const copyEscapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', '\\': '\\' };

/** Yields the rows between `COPY … FROM stdin;` and `\.`, with cells separated by tabs. */
function* copiedRows(
  sql: string,
  from: number,
  head: readonly SqlToken[],
  lines: LineCounter,
): Generator<SqlEvent, number | undefined> {
  const open = head.findIndex((token) => isSign(token, '('));
  const end = head.findIndex((token) => upper(token) === 'FROM');
  const table = tableName(head.slice(0, open < 0 ? end : open));
  const columns = open < 0 ? [] : columnNames(head.slice(open));
  let at = sql.indexOf('\n', from) + 1;
  while (at > 0 && at < sql.length) {
    const feed = sql.indexOf('\n', at);
    const row = sql.slice(at, feed < 0 ? sql.length : feed).replace(/\r$/, '');
    if (row === '\\.') return feed < 0 ? undefined : feed + 1;
    const values = row
      .split('\t')
      .map((cell) =>
        cell === '\\N' ? '' : cell.replace(/\\([ntr\\])/g, (_, sign: string) => copyEscapes[sign] ?? sign),
      );
    yield { kind: 'row', table, columns, values, line: lines.lineOf(at) };
    if (feed < 0) break;
    at = feed + 1;
  }
  return undefined;
}
