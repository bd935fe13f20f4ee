import { and, asc, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PageLink } from '#data/site/contract/placements.ts';
import { pages } from '#data/schema/app.ts';
import { pagePath } from '#data/site/page-path.ts';
import { logFault } from '../log.ts';
import { openApp } from '../database/app.ts';
import { liveNotices } from './live-placements.ts';
import { wordsOf } from './page-search-text.ts';

const mostFound = 3;
const mostWords = 6;

export interface FoundPages {
  /** Whether the site has pages that a search may find. */
  isAny: boolean;
  found: PageLink[];
}

/**
 * Pages of administrators in which every word of a search begins a word, those first that have all of them in their title.
 * Asks nothing where no page is to be found by searches. Never throws: while the database cannot be asked, none is found.
 */
export async function searchPages(app: D1Database, q: string): Promise<FoundPages> {
  const { hasSearched } = await liveNotices(app);
  const words = [...new Set(wordsOf(q))].slice(0, mostWords);
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
      words.every((word) => wordsOf(title).some((each) => each.startsWith(word)));
    const found = [...rows.filter(inTitle), ...rows.filter((row) => !inTitle(row))].slice(0, mostFound);
    return { isAny: true, found: found.map(({ slug, title }) => ({ title, path: pagePath(slug) })) };
  } catch (error) {
    logFault('pages_not_searched', error instanceof Error ? error.message : String(error));
    return { isAny: true, found: [] };
  }
}

function isOut(): SQL | undefined {
  return or(isNull(pages.publishAt), lte(pages.publishAt, new Date().toISOString()));
}
