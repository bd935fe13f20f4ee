import { compareCodePoints } from './code-point-order.ts';
import type { IndexWord } from './count-index-words.ts';
import { encodeUtf8 } from '../engine/utf8.ts';
import { sql, type Sql } from './sql-text.ts';

/** A term in a row of `word_blocks`: what {@link IndexWord} counts of it. */
export type BlockTerm = [
  verses: number,
  occurrences: number,
  books: [book: number, verses: number, occurrences: number][],
];

/** By term; of a stem ("~love"), the words that are its forms. */
export type BlockTerms = Record<string, BlockTerm | string[]>;

/** The verses of each term that has a list of them, apart: SQLite reads through all of a JSON for any part of it. */
export type BlockPlaces = Record<string, string>;

export interface WordBlock {
  first: string;
  terms: BlockTerms;
  places: BlockPlaces;
  /** How many of its terms are rows of the index's own, stems aside. */
  size: number;
}

/**
 * Bytes of a row, unless a single term has more. In a table without row ids SQLite keeps rows of up to 1,002 bytes in
 * the pages by which it finds them; it has to fetch the rest of a longer one before it can tell whether that is the one.
 */
const mostBytes = 960;

/** Behind every word of Latin letters, and no word has it. */
const stemMark = '~';

/** The term under which the forms of a stem stand. */
export function stemRow(stem: string): string {
  return stemMark + stem;
}

/**
 * The terms of a version, ascending by code points, as rows of `word_blocks`. The forms of each stem are put among them.
 * Equal terms make equal rows, whoever writes them.
 */
export function* wordBlocks(
  terms: Iterable<IndexWord>,
  stemOf: (word: string) => string,
): Generator<WordBlock, void, undefined> {
  let block: WordBlock | undefined;
  let bytes = 0;
  for (const { term, value, places } of withStems(terms, stemOf)) {
    const length = bytesOf(term, value) + (places === undefined ? 0 : bytesOf(term, places));
    if (block && bytes + length > mostBytes) {
      yield block;
      block = undefined;
    }
    if (!block) [block, bytes] = [{ first: term, terms: {}, places: {}, size: 0 }, keyBytes + encodeUtf8(term).length];
    block.terms[term] = value;
    if (places !== undefined) {
      block.places[term] = places;
      block.size += 1;
    }
    bytes += length;
  }
  if (block) yield block;
}

/** Of the version, and of the braces. */
const keyBytes = 10;

/** Of a pair of JSON, with its comma. */
function bytesOf(term: string, value: unknown): number {
  return encodeUtf8(`${JSON.stringify(term)}:${JSON.stringify(value)},`).length;
}

interface Placed {
  term: string;
  value: BlockTerm | string[];
  /** None of a stem. */
  places?: string;
}

function* withStems(terms: Iterable<IndexWord>, stemOf: (word: string) => string): Generator<Placed> {
  const stems = new Map<string, string[]>();
  let told = false;
  const tell = function* (): Generator<Placed> {
    told = true;
    const sorted = [...stems].sort(([a], [b]) => compareCodePoints(a, b));
    for (const [stem, forms] of sorted) yield { term: stemRow(stem), value: forms };
  };
  for (const { word, verses, occurrences, books, places } of terms) {
    if (!told && compareCodePoints(word, stemMark) > 0) yield* tell();
    const stem = told ? '' : stemOf(word);
    if (stem !== '') stems.set(stem, [...(stems.get(stem) ?? []), word]);
    yield { term: word, value: [verses, occurrences, books], places };
  }
  if (!told) yield* tell();
}

/** Where a term stands in its row: no term has a quotation mark or a backslash. */
export function termPath(term: string, ...places: number[]): string {
  return `$."${term}"${places.map((place) => `[${place}]`).join('')}`;
}

/** SELECT of the one row that has a term, if the version has it: `what` of its columns. */
export function selectBlock(what: Sql, versionId: number, term: Sql): Sql {
  return sql`SELECT ${what} FROM word_blocks AS b WHERE b.version_id = ${versionId} AND b.first <= ${term} ORDER BY b.first DESC LIMIT 1`;
}

/** SELECT of all rows that may have terms from one to another, the end left out. */
export function selectBlocks(what: Sql, versionId: number, from: string, to: string): Sql {
  return sql`SELECT ${what} FROM word_blocks AS b WHERE b.version_id = ${versionId} AND b.first < ${to}
    AND b.first >= coalesce((${selectBlock(sql`b.first`, versionId, sql`${from}`)}), '')`;
}

/** Part of a SELECT: whole words that begin so, with their verses; `rest` of the statement follows. */
export function selectWordsFrom(start: string, versionId: number, rest: Sql): Sql {
  const end = `${start}\u{10FFFF}`;
  return sql`SELECT t.key AS word, t.value ->> 0 AS verses FROM (${selectBlocks(sql`b.terms`, versionId, start, end)}) AS w, json_each(w.terms) AS t
    WHERE t.key >= ${start} AND t.key < ${end} AND t.key NOT LIKE '%*' ${rest}`;
}
