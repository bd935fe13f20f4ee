import { compareCodePoints } from './code-point-order.ts';
import type { IndexWord } from './count-index-words.ts';
import { encodeUtf8 } from '../engine/utf8.ts';
import { sql, type Sql } from './sql-tag.ts';

/** A term in a row of `word_blocks`: the counts of {@link IndexWord}. */
export type BlockTerm = [
  verses: number,
  occurrences: number,
  books: [book: number, verses: number, occurrences: number][],
];

/** By term; for a stem ("~love"), the words that are its forms. */
export type BlockTerms = Record<string, BlockTerm | string[]>;

/**
 * The verses of each term that has a list of them, stored separately because SQLite reads the whole JSON for any part
 * of it.
 */
export type BlockPostingLists = Record<string, string>;

export interface WordBlock {
  first: string;
  terms: BlockTerms;
  postingLists: BlockPostingLists;
  /** The number of its terms that are rows of the index itself, without stems. */
  size: number;
}

/**
 * The maximum bytes of a row, unless a single term has more. In a table without row ids SQLite stores rows of up to
 * 1,002 bytes in the search pages. For a longer row it has to fetch the rest before it can compare the key.
 */
const maxBytes = 960;

/** Sorts after every word of Latin letters, and no word has it. */
const stemMark = '~';

/** The key of the row that has the forms of a stem. */
export function stemRow(stem: string): string {
  return stemMark + stem;
}

/**
 * The terms of a version, ascending by code points, as rows of `word_blocks`. The forms of each stem are included.
 * Equal terms always give equal rows.
 */
export function* wordBlocks(
  terms: Iterable<IndexWord>,
  stemOf: (word: string) => string,
): Generator<WordBlock, void, undefined> {
  let block: WordBlock | undefined;
  let bytes = 0;
  for (const { term, value, postingList } of withStems(terms, stemOf)) {
    const length = bytesOf(term, value) + (postingList === undefined ? 0 : bytesOf(term, postingList));
    if (block && bytes + length > maxBytes) {
      yield block;
      block = undefined;
    }
    if (!block)
      [block, bytes] = [{ first: term, terms: {}, postingLists: {}, size: 0 }, keyBytes + encodeUtf8(term).length];
    block.terms[term] = value;
    if (postingList !== undefined) {
      block.postingLists[term] = postingList;
      block.size += 1;
    }
    bytes += length;
  }
  if (block) yield block;
}

/** Bytes of the version and of the braces. */
const keyBytes = 10;

/** Bytes of a JSON pair with its comma. */
function bytesOf(term: string, value: unknown): number {
  return encodeUtf8(`${JSON.stringify(term)}:${JSON.stringify(value)},`).length;
}

interface TermEntry {
  term: string;
  value: BlockTerm | string[];
  /** Absent for a stem. */
  postingList?: string;
}

function* withStems(terms: Iterable<IndexWord>, stemOf: (word: string) => string): Generator<TermEntry> {
  const stems = new Map<string, string[]>();
  let emitted = false;
  const emitStems = function* (): Generator<TermEntry> {
    emitted = true;
    const sorted = [...stems].sort(([a], [b]) => compareCodePoints(a, b));
    for (const [stem, forms] of sorted) yield { term: stemRow(stem), value: forms };
  };
  for (const { word, verses, occurrences, books, postingList } of terms) {
    if (!emitted && compareCodePoints(word, stemMark) > 0) yield* emitStems();
    const stem = emitted ? '' : stemOf(word);
    if (stem !== '') stems.set(stem, [...(stems.get(stem) ?? []), word]);
    yield { term: word, value: [verses, occurrences, books], postingList };
  }
  if (!emitted) yield* emitStems();
}

/** The JSON path of a term in its row: no term has a quotation mark or a backslash. */
export function termPath(term: string, ...indexes: number[]): string {
  return `$."${term}"${indexes.map((index) => `[${index}]`).join('')}`;
}

/** SELECT of the one row that has a term, if the version has it: `what` is the list of columns. */
export function selectBlock(what: Sql, versionId: number, term: Sql): Sql {
  return sql`SELECT ${what} FROM word_blocks AS b WHERE b.version_id = ${versionId} AND b.first <= ${term} ORDER BY b.first DESC LIMIT 1`;
}

/** SELECT of all rows that may have terms in a range, without its end. */
function selectBlocks(what: Sql, versionId: number, from: string, to: string): Sql {
  return sql`SELECT ${what} FROM word_blocks AS b WHERE b.version_id = ${versionId} AND b.first < ${to}
    AND b.first >= coalesce((${selectBlock(sql`b.first`, versionId, sql`${from}`)}), '')`;
}

/** SELECT of all rows that may have terms with one of these beginnings; a row that has several of them is repeated. */
export function selectBlocksOf(what: Sql, versionId: number, starts: readonly string[]): Sql {
  const from = selectBlock(sql`b.first`, versionId, sql`s.value`);
  return sql`SELECT ${what} FROM json_each(${JSON.stringify(starts)}) AS s CROSS JOIN word_blocks AS b
    WHERE b.version_id = ${versionId} AND b.first < s.value || ${'\u{10FFFF}'} AND b.first >= coalesce((${from}), '')`;
}

/** SQL fragment: whole words with a prefix, and their verses; `rest` is the rest of the statement. */
export function selectWordsFrom(start: string, versionId: number, rest: Sql): Sql {
  const end = `${start}\u{10FFFF}`;
  return sql`SELECT t.key AS word, t.value ->> 0 AS verses FROM (${selectBlocks(sql`b.terms`, versionId, start, end)}) AS w, json_each(w.terms) AS t
    WHERE t.key >= ${start} AND t.key < ${end} AND t.key NOT LIKE '%*' ${rest}`;
}
