import { orderHebrewMarks } from './hebrew-order.ts';
import { join, sql, type Sql } from './sql-text.ts';
import type { ExactNode } from './tree.ts';

/** Letters, points and accents: what may not stand on either side of a whole word. Maqaf and sof pasuq may. */
const insideWord = '0-9A-Za-zÀ-ɏ\u0300-\u03FFἀ-῿\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u05D0-\u05F2';
/** What stands before and behind words in the texts; the space for a text's beginning and end too. */
const before = [...' “‘(’—-־'];
const behind = [..." .,;:?!)’”'—-־׃׀“‘"];

/**
 * SQL: a text has the words letter for letter. D1 takes patterns of LIKE and GLOB of up to 50 bytes only and trees
 * of 100 expressions deep, so the signs on either side of the first place are looked at, and only where those are
 * letters are all ways in which the words can stand gone through: "LORD" in 6,752 verses takes 12 ms.
 */
export function hasExactForm(column: Sql, { text, prefix }: ExactNode): Sql {
  const ways = spellings(text).map((spelling) => hasSpelling(column, spelling, prefix));
  return sql`(${join(ways, ' OR ')})`;
}

/** As typed, and with the marks in the order of the Hebrew text. */
export function spellings(text: string): string[] {
  return [...new Set([text, orderHebrewMarks(text)])];
}

function hasSpelling(column: Sql, text: string, prefix: boolean): Sql {
  const padded = sql`(' ' || ${column} || ' ')`;
  const at = sql`instr(${padded}, ${text})`;
  const opens = sql`instr(${literal(before)}, substr(${padded}, ${at} - 1, 1))`;
  const closes = prefix ? sql`1` : sql`instr(${literal(behind)}, substr(${padded}, ${at} + ${[...text].length}, 1))`;
  const ways = JSON.stringify(before.flatMap((sign) => (prefix ? [''] : behind).map((end) => sign + text + end)));
  return sql`(${at} AND ((${opens} AND ${closes}) OR EXISTS (SELECT 1 FROM json_each(${ways}) AS w WHERE instr(${padded}, w.value))))`;
}

function literal(signs: readonly string[]): Sql {
  return { text: `'${signs.join('').replace("'", "''")}'`, params: [] };
}

/** The same for a text in memory, told by the same signs. */
export function isExactIn(text: string, { text: wanted, prefix }: ExactNode): boolean {
  const padded = ` ${text} `;
  return spellings(wanted).some((spelling) => {
    for (let at = padded.indexOf(spelling, 1); at !== -1; at = padded.indexOf(spelling, at + 1)) {
      if (isOpened(padded[at - 1] ?? '') && (prefix || isClosed(padded[at + spelling.length] ?? ''))) return true;
    }
    return false;
  });
}

/** Whether a whole word may begin behind a sign, and end before one. */
export function isOpened(sign: string): boolean {
  return before.includes(sign);
}

export function isClosed(sign: string): boolean {
  return behind.includes(sign);
}

/** The places in a text in memory, to be marked. */
export function exactPattern({ text, prefix }: ExactNode): RegExp {
  const escaped = spellings(text).map((spelling) => spelling.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`));
  return new RegExp(
    `(?<![${insideWord}])(?:${escaped.join('|')})${prefix ? `[${insideWord}]*` : `(?![${insideWord}])`}`,
    'g',
  );
}
