import { eq, sql } from 'drizzle-orm';
import { versionUnit } from '#data/model/verse-id.ts';
import { verses, versions } from '#data/schema/library.ts';
import { readLibrary, type Library } from './library.ts';
import { defaultFirst } from './versions.ts';

export interface VerseSearchArgs {
  /** FTS5 expression over `verses_fts`. */
  match: string;
  /** Version code; the site's default without it. */
  version?: string | undefined;
  /** From 1; one beyond the last becomes the last. */
  page: number;
  /** Verses a page. */
  pageSize: number;
}

/**
 * A page of the verses that match, in canonical order. A version is a range of rowids. Count and page are two
 * statements: `count(*) OVER ()` is several times slower.
 */
export async function searchVerses(db: Library, { match, version, page: asked, pageSize }: VerseSearchArgs) {
  const chosen = version
    ? sql`(SELECT * FROM ${versions} WHERE code = ${version})`
    : sql`(SELECT * FROM ${versions} ORDER BY ${defaultFirst} LIMIT 1)`;
  const base = sql`(SELECT id * ${versionUnit} FROM ${chosen})`;
  const hits = sql`verses_fts WHERE verses_fts MATCH ${match} AND rowid BETWEEN ${base} AND ${base} + ${versionUnit - 1}`;
  const pageQuery = (page: number) =>
    db
      .select({ key: verses.key, text: verses.text, marks: verses.marks })
      .from(sql`(SELECT rowid AS hit FROM ${hits} ORDER BY rowid LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize})`)
      .innerJoin(verses, eq(verses.key, sql`hit`))
      .orderBy(verses.key);
  const [edition, [versionRow], [counted], rows] = await readLibrary(
    db,
    db
      .select({ code: sql<string>`code`, name: sql<string>`name`, language: sql<string>`language`, direction: sql<'ltr' | 'rtl'>`direction` })
      .from(chosen),
    db.select({ total: sql<number>`(SELECT count(*) FROM ${hits})` }).from(sql`(SELECT 1)`),
    pageQuery(asked),
  );
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(asked, pages);
  const shown = page === asked ? rows : (await readLibrary(db, pageQuery(page)))[1];
  return { edition, version: versionRow, total, pages, page, rows: shown };
}
