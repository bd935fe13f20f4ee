import { and, asc, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PageLink } from '#data/site/contract/placements.ts';
import { pages } from '#data/schema/app.ts';
import { pagePath } from '#data/site/page-path.ts';
import { logError } from '../log.ts';
import { openApp } from '../database/app-database.ts';
import { readLivePlacements } from './live-placements.ts';
import { searchTextOf } from './page-search-text.ts';

const maxResults = 3;
const maxWords = 6;

export interface CustomPageResults {
  /** Whether any page is enabled for search. */
  isAny: boolean;
  found: PageLink[];
}

/**
 * Custom pages that contain a word with each word of the query as its prefix. Title matches come first. Makes no query
 * if no page is enabled for search. Never throws: without the database the result is empty.
 */
export async function searchCustomPages(app: D1Database, q: string): Promise<CustomPageResults> {
  const { hasSearched } = await readLivePlacements(app);
  const words = [...new Set(searchTextOf(q))].slice(0, maxWords);
  if (!hasSearched || !words.some((word) => word.length > 1)) return { isAny: hasSearched, found: [] };
  try {
    const hasAll = words.map((word) => sql`instr(${pages.words}, ${` ${word}`}) > 0`);
    const rows = await openApp(app)
      .select({ slug: pages.slug, title: pages.title })
      .from(pages)
      .where(and(eq(pages.inSearch, true), eq(pages.published, true), isNull(pages.deletedAt), isOut(), ...hasAll))
      .orderBy(asc(pages.title))
      .limit(50);
    const inTitle = ({ title }: { title: string }): boolean =>
      words.every((word) => searchTextOf(title).some((each) => each.startsWith(word)));
    const results = [...rows.filter(inTitle), ...rows.filter((row) => !inTitle(row))].slice(0, maxResults);
    return { isAny: true, found: results.map(({ slug, title }) => ({ title, path: pagePath(slug) })) };
  } catch (error) {
    logError('pages_not_searched', error instanceof Error ? error.message : String(error));
    return { isAny: true, found: [] };
  }
}

function isOut(): SQL | undefined {
  return or(isNull(pages.publishAt), lte(pages.publishAt, new Date().toISOString()));
}
