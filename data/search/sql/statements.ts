import { anyVerse } from './count-index-words.ts';
import { splitScope } from '../language/split-references.ts';
import { sql, type Sql } from './sql-tag.ts';
import { isOfTerms, phrasesOf, singleTerm } from './term-sets.ts';
import { selectTerm, selectTerms, termOf } from './term-rows.ts';
import { firstBookLetter, readTotals, type CountRow, type SearchTotals, type TotalsRow } from './totals.ts';
import type { SearchQuery } from '../language/tree.ts';
import { wholeBooks } from '../language/verse-ranges.ts';
import { canBeRanked, selectFieldVerses, selectVerses, type Field } from './compile-sql.ts';

export interface SearchArgs {
  /** `versions.id`. */
  versionId: number;
  /** Whether `renderings` are counted from this version. In other versions `love G26` finds verses that have both. */
  hasRenderings: boolean;
  /** From 1. */
  page: number;
  /** Verses per page. */
  pageSize: number;
  order?: 'canonical' | 'relevance';
  /** Whether to count by book as well: twice the cost of the total if the index has to count, otherwise free. */
  byBook?: boolean;
}

/** Statements for the library, for better-sqlite3 and D1, to run in one batch. */
export interface SearchStatements {
  /** Rows `{ key, text, marks }` in order. */
  page: Sql;
  /** Rows `{ k }`: the first keys in order, for a page over several versions. */
  keys(limit: number): Sql;
  /** Rows of terms for `readTotals`; `undefined` where they do not give the totals. */
  totals: Sql | undefined;
  /** A row with the index's own count, where rows of terms do not give it, or only in some cases. */
  count: Sql | undefined;
  /** Reads the rows of both statements. */
  readTotals(totals: readonly TotalsRow[], count: readonly CountRow[]): SearchTotals;
}

/**
 * The statements of a query for one version. Several versions need several calls in the same batch. At most 100
 * parameters.
 */
export function searchStatements(query: SearchQuery, args: SearchArgs): SearchStatements {
  const { node, ranges } = splitScope(query);
  const field: Field = { versionId: args.versionId, hasRenderings: args.hasRenderings, ranges };
  const books = ranges && wholeBooks(ranges);
  const known = ranges && !books ? undefined : node ? (isOfTerms(node) ? node : undefined) : 'ranges';
  const term = known === 'ranges' ? anyVerse : known && singleTerm(known);
  const phrases = known && known !== 'ranges' ? phrasesOf(known) : [];
  const keys = (ranked: boolean): Sql => (node ? selectVerses(node, field, ranked) : selectFieldVerses(field));
  return {
    page: selectPage(keys, args, args.order === 'relevance' && node !== undefined && canBeRanked(node)),
    keys: (limit) => sql`SELECT k FROM (${keys(false)}) ORDER BY k LIMIT ${limit}`,
    totals:
      term !== undefined
        ? selectTerm(term, args.versionId)
        : known && known !== 'ranges'
          ? selectTerms(known, args.versionId)
          : undefined,
    count: !known
      ? sql`SELECT ${countOf(keys(false), args)}`
      : phrases.length > 0
        ? sql`SELECT CASE WHEN ${lacksAny(phrases, args)} THEN (SELECT ${countOf(keys(false), args)}) END AS ${args.byBook ? sql`hits` : sql`verses`}`
        : undefined,
    readTotals: (totals, count) =>
      readTotals({ totals, count, books, phrases, term, node, whole: ranges === undefined }),
  };
}

/**
 * A letter for each verse by its book, because a GROUP BY would sort all verses first, and D1 bills each row a second
 * time for that; or only the number.
 */
function countOf(keys: Sql, { byBook }: SearchArgs): Sql {
  return byBook
    ? sql`group_concat(char(${firstBookLetter} + k / 1000000 % 100), '') AS hits FROM (${keys})`
    : sql`count(*) AS verses FROM (${keys})`;
}

/** The index is only read if this is true, because SQLite does not evaluate the other branch of CASE. */
function lacksAny(phrases: readonly string[], { versionId }: SearchArgs): Sql {
  return sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(phrases)}) AS s WHERE ${termOf(sql`s.value`, versionId)} IS NULL)`;
}

function selectPage(keys: (ranked: boolean) => Sql, { page, pageSize }: SearchArgs, ranked: boolean): Sql {
  const offset = (page - 1) * pageSize;
  const sortKeys = ranked ? sql`r, k` : sql`k`;
  return sql`SELECT v.key, v.text, v.marks FROM (${keys(ranked)} ORDER BY ${sortKeys} LIMIT ${pageSize} OFFSET ${offset}) AS h JOIN verses AS v ON v.key = h.k ORDER BY ${ranked ? sql`h.r, h.k` : sql`h.k`}`;
}
