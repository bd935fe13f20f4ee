import { between, eq, sql } from 'drizzle-orm';
import { allEntryNumbers, entryOrdinal, type Language } from '#data/model/entry-number.ts';
import { entries, occurrences, renderings } from '#data/schema/library.ts';
import { entrySearch, type EntrySearch } from '../search/entry-search.ts';
import { answerColumns } from './entry.ts';
import { readLibrary, type Library } from './library.ts';

export interface EntryListArgs {
  language: Language | 'all';
  /** From 1; one beyond the last becomes the last. */
  page: number;
  /** Entries a page, at most 100. */
  limit: number;
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
export async function listEntries(db: Library, { language, page: asked, limit }: EntryListArgs) {
  const known = ordinals[language];
  const pages = Math.ceil(known.length / limit);
  const page = Math.min(asked, pages);
  const shown = known.slice((page - 1) * limit, page * limit);
  const rowsQuery = db
    .select(answerColumns)
    .from(entries)
    .where(between(entries.ordinal, shown[0] ?? 0, shown.at(-1) ?? 0))
    .orderBy(entries.ordinal);
  const [edition, rows] = await readLibrary(db, rowsQuery);
  const counts = { hebrew: edition.hebrewEntries, greek: edition.greekEntries };
  const total = language === 'all' ? counts.hebrew + counts.greek : counts[language];
  return { edition, rows, page, pages, total };
}

/** Ordinals of a language; Greek ones stand above 10,000. */
const ordinalRange: Record<Language | 'all', [from: number, to: number]> = {
  hebrew: [1, 10_000],
  greek: [10_001, 20_000],
  all: [1, 20_000],
};

/**
 * A page of the entries that a search finds: the number asked for; then those with exactly this lemma or
 * transliteration, the more frequent first; then those that the translation most often puts into these words (by relevance alone, rare words
 * with short definitions would stand before the great ones); then the rest by relevance, lemma and transliteration
 * weighing most.
 */
export async function searchEntries(db: Library, search: EntrySearch, { language, page: asked, limit }: EntryListArgs) {
  const [from, to] = ordinalRange[language];
  const hits = sql`entries_fts WHERE entries_fts MATCH ${search.match} AND rowid BETWEEN ${from} AND ${to}`;
  const exactNumber = sql`rowid IN (SELECT value FROM json_each(${JSON.stringify(search.ordinals)}))`;
  const headword = sql`rowid IN (SELECT rowid FROM entries_fts WHERE entries_fts MATCH ${search.headwordMatch})`;
  const timesSo = sql`(SELECT sum(total) FROM ${renderings}
    WHERE number = (SELECT number FROM ${entries} WHERE ordinal = entries_fts.rowid) AND lower(text) = ${search.wording})`;
  // Homographs, as the two entries torah: the more frequent first.
  const frequency = sql`CASE WHEN ${headword} THEN (SELECT sum(total) FROM ${occurrences}
    WHERE number = (SELECT number FROM ${entries} WHERE ordinal = entries_fts.rowid)) END`;
  const count = db.select({ total: sql<number>`(SELECT count(*) FROM ${hits})` }).from(sql`(SELECT 1)`);
  const pageQuery = (page: number) =>
    db
      .select(answerColumns)
      .from(
        sql`(SELECT rowid AS hit, row_number() OVER () AS place FROM (
          SELECT rowid FROM ${hits}
          ORDER BY ${exactNumber} DESC, ${headword} DESC, ${timesSo} DESC, ${frequency} DESC, bm25(entries_fts, 10, 10, 8, 4, 1), rowid
          LIMIT ${limit} OFFSET ${(page - 1) * limit}))`,
      )
      .innerJoin(entries, eq(entries.ordinal, sql`hit`))
      .orderBy(sql`place`);
  const [edition, [counted], rows] = await readLibrary(db, count, pageQuery(asked));
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / limit));
  if (asked <= pages) return { edition, rows, page: asked, pages, total };
  const [, lastRows] = await readLibrary(db, pageQuery(pages));
  return { edition, rows: lastRows, page: pages, pages, total };
}

/** The list that a reader asks for: all entries in order without a text, those found by it with one. */
export async function findEntries(db: Library, { query, ...args }: EntryListArgs & { query: string }) {
  if (!query) return listEntries(db, args);
  const search = entrySearch(query);
  if (search) return searchEntries(db, search, args);
  const [edition] = await readLibrary(db);
  return { edition, rows: [], page: 1, pages: 1, total: 0 };
}
