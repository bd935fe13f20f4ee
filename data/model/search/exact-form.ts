import { sql, type Sql } from './sql-text.ts';
import type { ExactNode } from './tree.ts';

/** Letters, points and accents: what may not stand on either side of a whole word. Maqaf and sof pasuq may. */
const insideWord = '0-9A-Za-zÀ-ɏ\u0300-\u03FFἀ-῿\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u05D0-\u05F2';
/** What stands beside words in the texts. */
const punctuation = [...".,;:?!()’‘“”'-—־׃׀"];

/**
 * SQL: a text has the words letter for letter. D1 takes patterns of LIKE and GLOB of up to 50 bytes only, so the
 * signs beside words are made spaces; the plain look comes first, since it settles most texts at a tenth of the cost.
 */
export function hasExactForm(column: Sql, { text, prefix }: ExactNode): Sql {
  const spaced = punctuation.reduce((expression, sign) => sql`replace(${expression}, ${quoted(sign)}, ' ')`, column);
  const words = spaceOut(text);
  const [first = words] = words.split(' ');
  return sql`(instr(${column}, ${first}) AND instr(' ' || replace(${spaced}, '  ', ' ') || ' ', ${` ${words}${prefix ? '' : ' '}`}))`;
}

/** The same for a text in memory. */
export function exactPattern({ text, prefix }: ExactNode): RegExp {
  const escaped = spaceOut(text).replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`).replaceAll(' ', `[^${insideWord}]+`);
  return new RegExp(`(?<![${insideWord}])${escaped}${prefix ? `[${insideWord}]*` : `(?![${insideWord}])`}`, 'g');
}

function quoted(sign: string): Sql {
  return { text: `'${sign.replace("'", "''")}'`, params: [] };
}

function spaceOut(text: string): string {
  return punctuation.reduce((words, sign) => words.replaceAll(sign, ' '), text).replaceAll(/\s+/g, ' ').trim();
}
