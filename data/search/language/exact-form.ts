import { orderHebrewMarks } from './hebrew-order.ts';
import { join, rawSql, sql, type Sql } from '../sql/sql-tag.ts';
import type { ExactNode } from './tree.ts';

/**
 * Unicode blocks with the punctuation of Bible texts: Latin, Greek and Hebrew, quotation marks, dashes, brackets and
 * spaces of all languages, signs of critical editions, and those of East Asia.
 */
const blocks: [first: number, last: number][] = [
  [0x0000, 0x03ff],
  [0x0590, 0x05ff],
  [0x1f00, 0x206f],
  [0x2e00, 0x2e7f],
  [0x3000, 0x303f],
];
/**
 * Neither letter, digit, point nor accent: the separators of the index. Of the control characters, only white space.
 */
const partsWords = /[\p{P}\p{S}\p{Z}\p{Cf}\s]/u;
/**
 * Characters that may be next to a whole word, for search in SQL, search on the device, and highlights. SQLite has no
 * character classes, so each is listed. Maqaf, paseq and sof pasuq are among them.
 */
const signs = blocks
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)))
  .filter((sign) => partsWords.test(sign))
  .join('');

/**
 * SQL condition: a text has the words letter for letter. D1 limits LIKE and GLOB patterns to 50 bytes and expression
 * trees to a depth of 100, so the characters on either side are checked at each match position. "LORD" in 6,752 verses
 * takes 9 ms, and "he" in 7,607 verses, where many other words contain it, 19 ms.
 */
export function hasExactForm(column: Sql, { text, prefix }: ExactNode): Sql {
  const ways = spellings(text).map((spelling) => hasSpelling(column, spelling, prefix));
  return sql`(${join(ways, ' OR ')})`;
}

/** As typed, and with the marks in the order of the Hebrew text. */
export function spellings(text: string): string[] {
  return [...new Set([text, orderHebrewMarks(text)])];
}

/** Spaces are added at both ends so that the start and end of the text count as boundaries. */
function hasSpelling(column: Sql, text: string, prefix: boolean): Sql {
  const padded = sql`(' ' || ${column} || ' ')`;
  const next = sql`instr(substr(${padded}, at + 1), ${text})`;
  const matches = sql`place(at) AS (SELECT instr(${padded}, ${text}) UNION ALL SELECT at + ${next} FROM place WHERE at AND ${next})`;
  const opens = isSign(sql`substr(${padded}, at - 1, 1)`);
  const closes = prefix ? sql`1` : isSign(sql`substr(${padded}, at + ${[...text].length}, 1)`);
  return sql`EXISTS (WITH RECURSIVE ${matches} SELECT 1 FROM place WHERE at AND ${opens} AND ${closes})`;
}

function isSign(character: Sql): Sql {
  return sql`instr(${literal(signs)}, ${character})`;
}

function literal(text: string): Sql {
  return rawSql(`'${text.replaceAll("'", "''")}'`);
}

/** The same check for a text in memory, with the same boundary characters. */
export function isExactIn(text: string, { text: wanted, prefix }: ExactNode): boolean {
  const padded = ` ${text} `;
  return spellings(wanted).some((spelling) => {
    for (let at = padded.indexOf(spelling, 1); at !== -1; at = padded.indexOf(spelling, at + 1)) {
      if (isBoundary(padded[at - 1] ?? '') && (prefix || isBoundary(padded[at + spelling.length] ?? ''))) return true;
    }
    return false;
  });
}

/** Whether a whole word may begin after the character, and end before it. */
export function isBoundary(character: string): boolean {
  return character !== '' && signs.includes(character);
}

/** A pattern that finds the matches in a text, for highlights. */
export function exactPattern({ text, prefix }: ExactNode): RegExp {
  const ways = spellings(text).map(escaped).join('|');
  const inside = `[^${escaped(signs)}]`;
  return new RegExp(`(?<!${inside})(?:${ways})${prefix ? `${inside}*` : `(?!${inside})`}`, 'g');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
}
