import { askedWord } from '#data/dictionary/asked-word.ts';
import type { EntryColumns } from '#data/dictionary/contract/entry-answer.ts';
import { allEntryNumbers, entryOrdinal, type Language } from '#data/dictionary/entry-number.ts';
import { sql, type Sql } from '#data/search/sql/sql-tag.ts';
import { readBatch, type EditionCounts } from '../database/batch.ts';
import { entrySearch, type EntrySearch } from './entry-search.ts';
import { answerColumns, answerEntry, type AnswerRow } from './read-entry.ts';

export interface EntryListArgs {
  language: Language | 'all';
  /** From 1. A number beyond the last page becomes the last. */
  page: number;
  /** Entries per page, at most 100. */
  limit: number;
}

export interface EntryList {
  edition: string;
  counts: EditionCounts;
  rows: EntryColumns[];
  /** The page that is shown. */
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
 * A page of the dictionaries in their own order. All numbers are known, so a page is a range of ordinals and D1 reads
 * only its rows. With an OFFSET, D1 would read and bill every row before them.
 */
async function listEntries(
  database: D1Database,
  { language, page: requestedPage, limit }: EntryListArgs,
): Promise<EntryList> {
  const ordinalsOfLanguage = ordinals[language];
  const pages = Math.ceil(ordinalsOfLanguage.length / limit);
  const page = Math.min(requestedPage, pages);
  const shown = ordinalsOfLanguage.slice((page - 1) * limit, page * limit);
  const { edition, counts, rows } = await readBatch<[AnswerRow]>(database, [
    sql`SELECT ${answerColumns} FROM entries AS e
      WHERE e.ordinal BETWEEN ${shown[0] ?? 0} AND ${shown.at(-1) ?? 0} ORDER BY e.ordinal`,
  ]);
  const { hebrewEntries: hebrew, greekEntries: greek } = counts;
  const total = { hebrew, greek, all: hebrew + greek }[language];
  return { edition, counts, rows: rows[0].map(answerEntry), page, pages, total };
}

/** Ordinals of a language. Greek ordinals are above 10,000. */
const ordinalRange: Record<Language | 'all', [from: number, to: number]> = {
  hebrew: [1, 10_000],
  greek: [10_001, 20_000],
  all: [1, 20_000],
};

/**
 * A page of the entries that match a search. Order: the entry with the requested number; entries with exactly this
 * lemma or transliteration, most frequent first; entries that the tagged version most often renders with these words;
 * entries that another transliteration scheme writes this way, most frequent first; the rest by relevance, with lemma
 * and transliteration weighted highest. Relevance alone would rank rare words with short definitions above common ones.
 */
async function searchEntries(
  database: D1Database,
  search: EntrySearch,
  { language, page: requestedPage, limit }: EntryListArgs,
): Promise<EntryList> {
  const hits = hitsOf(search, language);
  const pageQuery = (page: number): Sql =>
    sql`SELECT ${answerColumns}
      FROM (SELECT rowid AS hit, row_number() OVER () AS place FROM (
        SELECT rowid FROM ${hits} ORDER BY ${orderOf(search)} LIMIT ${limit} OFFSET ${(page - 1) * limit}))
      JOIN entries AS e ON e.ordinal = hit ORDER BY place`;
  const { edition, counts, rows } = await readBatch<[{ total: number }, AnswerRow]>(database, [
    sql`SELECT (SELECT count(*) FROM ${hits}) AS total`,
    pageQuery(requestedPage),
  ]);
  const total = rows[0][0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / limit));
  if (requestedPage <= pages)
    return { edition, counts, rows: rows[1].map(answerEntry), page: requestedPage, pages, total };
  const last = await readBatch<[AnswerRow]>(database, [pageQuery(pages)]);
  return { edition, counts, rows: last.rows[0].map(answerEntry), page: pages, pages, total };
}

function hitsOf({ match }: EntrySearch, language: Language | 'all'): Sql {
  const [from, to] = ordinalRange[language];
  return sql`entries_fts WHERE entries_fts MATCH ${match} AND rowid BETWEEN ${from} AND ${to}`;
}

function orderOf(search: EntrySearch): Sql {
  const exactNumber = sql`rowid IN (SELECT value FROM json_each(${JSON.stringify(search.ordinals)}))`;
  const headword = matches(search.headwordMatch);
  // Matches by another transliteration scheme rank below entries with these renderings.
  const like = search.likeMatch ? matches(search.likeMatch) : sql`NULL`;
  const number = sql`number = (SELECT number FROM entries WHERE ordinal = entries_fts.rowid)`;
  const renderingCount = sql`(SELECT sum(total) FROM renderings
    WHERE ${number} AND lower(text) IN (SELECT value FROM json_each(${JSON.stringify(search.wordings)})))`;
  // For homographs, such as the two entries torah: most frequent first.
  const frequency = sql`CASE WHEN ${headword} OR ${like} THEN (SELECT sum(total) FROM occurrences WHERE ${number}) END`;
  const weight = search.isLikeLikely
    ? sql`CASE WHEN ${like} THEN ${frequency} ELSE ${renderingCount} END`
    : renderingCount;
  return sql`${exactNumber} DESC, ${headword} DESC, ${weight} DESC, ${like} DESC, ${frequency} DESC,
    bm25(entries_fts, 10, 10, 8, 4, 1), rowid`;
}

function matches(match: string): Sql {
  return sql`rowid IN (SELECT rowid FROM entries_fts WHERE entries_fts MATCH ${match})`;
}

/** The requested list: all entries in order without a query, matching entries with one. */
export async function findEntries(
  database: D1Database,
  { query, ...args }: EntryListArgs & { query: string },
): Promise<EntryList> {
  if (!query) return listEntries(database, args);
  const asked = askedWord(query);
  const search = entrySearch(asked?.text ?? query);
  const language = args.language === 'all' ? (asked?.language ?? 'all') : args.language;
  if (search) return searchEntries(database, search, { ...args, language });
  const { edition, counts } = await readBatch(database, []);
  return { edition, counts, rows: [], page: 1, pages: 1, total: 0 };
}
