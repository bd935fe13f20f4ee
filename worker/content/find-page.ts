import { and, asc, eq, isNull } from 'drizzle-orm';
import { pages, redirects } from '#data/schema/app.ts';
import { pagePath } from '#data/site/page-path.ts';
import { openApp } from '../database/app-database.ts';
import { isLive, type PageRow } from './page-store.ts';

/** The published page that has or had this slug. `undefined` for none and for a draft. */
export async function findPage(app: D1Database, slug: string): Promise<PageRow | undefined> {
  const opened = openApp(app);
  const [[own], [former]] = await opened.batch([
    opened
      .select()
      .from(pages)
      .where(and(eq(pages.slug, slug), isNull(pages.deletedAt))),
    opened
      .select({ page: pages })
      .from(redirects)
      .innerJoin(pages, eq(pages.id, redirects.pageId))
      .where(and(eq(redirects.path, pagePath(slug)), isNull(pages.deletedAt))),
  ]);
  const row = own ?? former?.page;
  return row && isLive(row) ? row : undefined;
}

/** The page of a draft link, in any state. */
export async function findDraft(app: D1Database, token: string): Promise<PageRow | undefined> {
  const [row] = await openApp(app)
    .select()
    .from(pages)
    .where(and(eq(pages.draftToken, token), isNull(pages.deletedAt)));
  return row;
}

/** The pages that the sitemap lists. */
export async function listedPages(app: D1Database): Promise<PageRow[]> {
  const rows = await openApp(app)
    .select()
    .from(pages)
    .where(and(eq(pages.published, true), eq(pages.isListed, true)))
    .orderBy(asc(pages.slug));
  return rows.filter((row) => isLive(row));
}
