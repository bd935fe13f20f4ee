import type { AnsweredEntry } from '#data/dictionary/contract/entry-answer.ts';
import { allEntryNumbers, entryOrdinal, type Language } from '#data/dictionary/entry-number.ts';
import { sql, type Sql } from '#data/search/sql/sql-text.ts';
import { readBatch, type EditionCounts } from '../database/batch.ts';
import { entrySearch, type EntrySearch } from './entry-search.ts';
import { answerColumns, answerEntry, type AnswerRow } from './entry.ts';

export interface EntryListArgs {
  language: Language | 'all';
  /** From 1; one beyond the last becomes the last. */
  page: number;
  /** Entries a page, at most 100. */
  limit: number;
}

export interface EntryList {
  edition: string;
  counts: EditionCounts;
  rows: AnsweredEntry[];
  /** The one that is shown. */
  page: number;
  pages: number;
  total: number;
}

const everyOrdinal = (['hebrew', 'greek'] as const).map((language) => allEntryNumbers(language).map(entryOrdinal));
const [hebrewOrdinals = [], greekOrdinals = []] = everyOrdinal;
const ordinals: Record<Language | 'all', readonly number[]> = {
  hebrew: hebrewOrdinals,
  greek: greekOrdinals,
  all: [...hebrewOrdinals, ...greekOrdinals],
};

/**
 * A page of the dictionaries in their own order. The numbers that exist are known, so a page is a range of
 * ordinals: D1 reads its rows alone, where an OFFSET would read and bill every row before them.
 */
async function listEntries(database: D1Database, { language, page: asked, limit }: EntryListArgs): Promise<EntryList> {
  const known = ordinals[language];
  const pages = Math.ceil(known.length / limit);
  const page = Math.min(asked, pages);
  const shown = known.slice((page - 1) * limit, page * limit);
  const { edition, counts, rows } = await readBatch(database, [
    sql`SELECT ${answerColumns} FROM entries AS e
      WHERE e.ordinal BETWEEN ${shown[0] ?? 0} AND ${shown.at(-1) ?? 0} ORDER BY e.ordinal`,
  ]);
  const { hebrewEntries: hebrew, greekEntries: greek } = counts;
  const total = { hebrew, greek, all: hebrew + greek }[language];
  return { edition, counts, rows: entriesIn(rows[0]), page, pages, total };
}

function entriesIn(rows: Record<string, unknown>[] | undefined): AnsweredEntry[] {
  return ((rows ?? []) as unknown as AnswerRow[]).map(answerEntry);
}

/** Ordinals of a language; Greek ones stand above 10,000. */
const ordinalRange: Record<Language | 'all', [from: number, to: number]> = {
  hebrew: [1, 10_000],
  greek: [10_001, 20_000],
  all: [1, 20_000],
};

/**
 * A page of the entries that a search finds: the number asked for; then those with exactly this lemma or
 * transliteration, the more frequent first; then those that the translation most often puts into these words (by
 * relevance alone, rare words with short definitions would stand before the great ones); then those that another school
 * of transliteration writes so, the more frequent first; then the rest by relevance, lemma and transliteration weighing
 * most.
 */
async function searchEntries(
  database: D1Database,
  search: EntrySearch,
  { language, page: asked, limit }: EntryListArgs,
): Promise<EntryList> {
  const hits = hitsOf(search, language);
  const pageQuery = (page: number): Sql =>
    sql`SELECT ${answerColumns}
      FROM (SELECT rowid AS hit, row_number() OVER () AS place FROM (
        SELECT rowid FROM ${hits} ORDER BY ${orderOf(search)} LIMIT ${limit} OFFSET ${(page - 1) * limit}))
      JOIN entries AS e ON e.ordinal = hit ORDER BY place`;
  const { edition, counts, rows } = await readBatch(database, [
    sql`SELECT (SELECT count(*) FROM ${hits}) AS total`,
    pageQuery(asked),
  ]);
  const total = Number(rows[0]?.[0]?.['total'] ?? 0);
  const pages = Math.max(1, Math.ceil(total / limit));
  if (asked <= pages) return { edition, counts, rows: entriesIn(rows[1]), page: asked, pages, total };
  const last = await readBatch(database, [pageQuery(pages)]);
  return { edition, counts, rows: entriesIn(last.rows[0]), page: pages, pages, total };
}

function hitsOf({ match }: EntrySearch, language: Language | 'all'): Sql {
  const [from, to] = ordinalRange[language];
  return sql`entries_fts WHERE entries_fts MATCH ${match} AND rowid BETWEEN ${from} AND ${to}`;
}

function orderOf(search: EntrySearch): Sql {
  const exactNumber = sql`rowid IN (SELECT value FROM json_each(${JSON.stringify(search.ordinals)}))`;
  const headword = foundBy(search.headwordMatch);
  // Found by another school's spelling: behind those whose renderings say so.
  const like = search.likeMatch ? foundBy(search.likeMatch) : sql`NULL`;
  const number = sql`number = (SELECT number FROM entries WHERE ordinal = entries_fts.rowid)`;
  const timesSo = sql`(SELECT sum(total) FROM renderings
    WHERE ${number} AND lower(text) IN (SELECT value FROM json_each(${JSON.stringify(search.wordings)})))`;
  // Homographs, as the two entries torah: the more frequent first.
  const frequency = sql`CASE WHEN ${headword} OR ${like} THEN (SELECT sum(total) FROM occurrences WHERE ${number}) END`;
  const weight = search.isLikeLikely ? sql`CASE WHEN ${like} THEN ${frequency} ELSE ${timesSo} END` : timesSo;
  return sql`${exactNumber} DESC, ${headword} DESC, ${weight} DESC, ${like} DESC, ${frequency} DESC,
    bm25(entries_fts, 10, 10, 8, 4, 1), rowid`;
}

function foundBy(match: string): Sql {
  return sql`rowid IN (SELECT rowid FROM entries_fts WHERE entries_fts MATCH ${match})`;
}

/** The list that a reader asks for: all entries in order without a text, those found by it with one. */
export async function findEntries(
  database: D1Database,
  { query, ...args }: EntryListArgs & { query: string },
): Promise<EntryList> {
  if (!query) return listEntries(database, args);
  const search = entrySearch(query);
  if (search) return searchEntries(database, search, args);
  const { edition, counts } = await readBatch(database, []);
  return { edition, counts, rows: [], page: 1, pages: 1, total: 0 };
}
