import { anyVerse, isCountedPrefix, prefixRow } from './count-index-words.ts';
import { morphologyTerm, numberTerm } from './index-terms.ts';
import { join, sql, type Sql } from './sql-text.ts';
import { hasStem } from './stem-forms.ts';
import { firstBookLetter, readTotals, type SearchTotals, type TotalsRow } from './totals.ts';
import type { SearchNode, SearchQuery } from './tree.ts';
import { intersectRanges, mergeRanges, wholeBooks, type VerseRange } from './verse-ranges.ts';
import { selectPlaces, selectVerses, type Field } from './verse-set.ts';

export interface SearchArgs {
  /** `versions.id`. */
  versionId: number;
  /** Whether `renderings` are counted from this version; elsewhere `love G26` asks for both in one verse. */
  hasRenderings: boolean;
  /** From 1. */
  page: number;
  /** Verses a page. */
  pageSize: number;
  order?: 'canonical' | 'relevance';
  /** Count by book as well: twice the cost of the mere total for common words together, nothing for a single word. */
  byBook?: boolean;
}

/** Statements over the library, for better-sqlite3 and D1 alike, to be run in one batch. */
export interface SearchStatements {
  /** Rows `{ key, text, marks }` in order. */
  page: Sql;
  /** Rows `{ k }`: the first keys in order, for a page over several versions. */
  keys(limit: number): Sql;
  /** Rows for `readTotals`. */
  totals: Sql;
  /** One row `{ occurrences }`, where a sum over the words says it and `totals` does not. */
  occurrences?: Sql;
  /** The rows of `totals`, and of `occurrences` where there is such a statement. */
  readTotals(totals: readonly TotalsRow[], occurrences?: readonly { occurrences: number | null }[]): SearchTotals;
}

/** Writes a query for one version; several versions are as many calls in the same batch. At most 100 parameters. */
export function searchStatements(query: SearchQuery, args: SearchArgs): SearchStatements {
  const { node, ranges } = splitPlaces(query);
  const field: Field = { versionId: args.versionId, hasRenderings: args.hasRenderings, ranges };
  const books = ranges && wholeBooks(ranges);
  const term = ranges && !books ? undefined : node ? singleTerm(node) : anyVerse;
  const occurrences = node && !ranges && term === undefined ? sumOfOccurrences(node, args.versionId) : undefined;
  const keys = (ranked: boolean): Sql => (node ? selectVerses(node, field, ranked) : selectPlaces(field));
  return {
    page: selectPage(keys, args),
    keys: (limit) => sql`SELECT k FROM (${keys(false)}) ORDER BY k LIMIT ${limit}`,
    totals: term !== undefined
      ? sql`SELECT verses, occurrences, books FROM words WHERE version_id = ${args.versionId} AND word = ${term}`
      : args.byBook
        ? sql`SELECT count(*) AS verses, group_concat(char(${firstBookLetter} + k / 1000000 % 100), '') AS hits FROM (${keys(false)})`
        : sql`SELECT count(*) AS verses FROM (${keys(false)})`,
    ...(occurrences && { occurrences }),
    readTotals: (totals, sum) => readTotals(totals, { books, occurrences: sum?.[0]?.occurrences ?? undefined }),
  };
}

function selectPage(keys: (ranked: boolean) => Sql, { page, pageSize, order }: SearchArgs): Sql {
  const offset = (page - 1) * pageSize;
  const ranked = order === 'relevance' && keys(true).text.includes(' AS r FROM verses_fts');
  const place = ranked ? sql`r, k` : sql`k`;
  return sql`SELECT v.key, v.text, v.marks FROM (${keys(ranked)} ORDER BY ${place} LIMIT ${pageSize} OFFSET ${offset}) AS h JOIN verses AS v ON v.key = h.k ORDER BY ${ranked ? sql`h.r, h.k` : sql`h.k`}`;
}

/** Places that hold for the whole query bound where the index looks; what is left is looked for there. */
function splitPlaces({ node, scopes }: SearchQuery): { node: SearchNode | undefined; ranges: VerseRange[] | undefined } {
  const parts = node.kind === 'and' ? node.parts : [node];
  const places = parts.flatMap((part) => (part.kind === 'reference' ? [mergeRanges(part.ranges)] : []));
  if (scopes.length > 0) places.push(mergeRanges(scopes.flatMap(({ ranges }) => ranges)));
  const [first, ...others] = places;
  const ranges = first && others.reduce(intersectRanges, first);
  const rest = parts.filter(({ kind }) => kind !== 'reference');
  const [only] = rest;
  if (!only) return { node: undefined, ranges };
  // Verses of a place that lack something are taken from the place itself.
  if (rest.every(({ kind }) => kind === 'not')) return { node: { kind: 'and', parts: rest }, ranges };
  return { node: rest.length === 1 ? only : { kind: 'and', parts: rest }, ranges };
}

/** The one term of the index that the node is, of which `words` has the counts. */
function singleTerm(node: SearchNode): string | undefined {
  if (node.kind === 'words' && node.words.length === 1) {
    const [word = ''] = node.words;
    if (!node.prefix) return word;
    return isCountedPrefix(word) ? prefixRow(word) : undefined;
  }
  if (node.kind === 'number') return numberTerm(node.number);
  if (node.kind === 'morphology' && !node.prefix && !node.number) return morphologyTerm(node.code);
  return undefined;
}

/** Words and prefixes of which any may occur: each row of `words` counts once, however many of them it meets. */
function sumOfOccurrences(node: SearchNode, versionId: number): Sql | undefined {
  const conditions = (node.kind === 'or' ? node.parts : [node]).map((part): Sql | undefined => {
    if (part.kind === 'stem') return hasStem(part.stem, versionId);
    // Rows of prefixes would count the words a second time.
    const term = part.kind === 'words' && part.prefix ? undefined : singleTerm(part);
    if (term) return sql`version_id = ${versionId} AND word = ${term}`;
    const start = part.kind === 'words' && part.words.length === 1 ? part.words[0] : part.kind === 'morphology' && !part.number ? morphologyTerm(part.code) : undefined;
    return start === undefined ? undefined : sql`version_id = ${versionId} AND word >= ${start} AND word < ${`${start}\u{10FFFF}`} AND word NOT LIKE '%*'`;
  });
  const known = conditions.filter((condition) => condition !== undefined);
  return known.length === conditions.length ? sql`SELECT sum(occurrences) AS occurrences FROM words WHERE ${join(known, ' OR ')}` : undefined;
}
