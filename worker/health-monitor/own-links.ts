import { and, desc, eq, isNull } from 'drizzle-orm';
import { urlRedirects, pages, placements } from '#data/schema/app.ts';
import { unescapeHtml } from '#data/site/escape-html.ts';
import { pagePath } from '#data/site/page-path.ts';
import { tryParseOwnPath } from '../content/request-own-path.ts';
import { openApp } from '../database/app-database.ts';
import { pageSourceMessage, placementSourceMessage, redirectSourceMessage } from './messages.ts';

export interface OwnLink {
  /** Where the link is: "/pages/about-us". */
  source: string;
  /** "The page “About us” (/pages/about-us)" */
  name: string;
  /** The link as written. */
  href: string;
  /** The path and query to request. */
  path: string;
}

/** Max pages, placements and redirects per round, the most recently changed first. */
const maxRows = 300;

/** Links, images and redirects to this site in content of administrators. `origin` is the site's origin. */
export async function readOwnLinks(app: D1Database, origin: string): Promise<OwnLink[]> {
  const db = openApp(app);
  const [pageRows, placementRows, redirectRows] = await db.batch([
    db
      .select({ slug: pages.slug, title: pages.title, html: pages.contentHtml })
      .from(pages)
      .where(and(eq(pages.published, true), isNull(pages.deletedAt)))
      .orderBy(desc(pages.updatedAt))
      .limit(maxRows),
    db
      .select({ id: placements.id, title: placements.title, html: placements.contentHtml, linkUrl: placements.linkUrl })
      .from(placements)
      .where(and(eq(placements.active, true), isNull(placements.deletedAt)))
      .orderBy(desc(placements.updatedAt))
      .limit(maxRows),
    db.select().from(urlRedirects).orderBy(desc(urlRedirects.id)).limit(maxRows),
  ]);
  return [
    ...pageRows.flatMap(({ slug, title, html }) => {
      const source = pagePath(slug);
      return linksOf(urlsOf(html), origin, { source, name: pageSourceMessage(title, source) });
    }),
    ...placementRows.flatMap(({ id, title, html, linkUrl }) =>
      linksOf([...(linkUrl ? [linkUrl] : []), ...urlsOf(html)], origin, {
        source: `notice ${id}`,
        name: placementSourceMessage(title),
      }),
    ),
    ...redirectRows.flatMap(({ from, to }) =>
      linksOf([to], origin, { source: `redirect ${from}`, name: redirectSourceMessage(from) }),
    ),
  ];
}

function linksOf(urls: readonly string[], origin: string, of: Pick<OwnLink, 'source' | 'name'>): OwnLink[] {
  return [...new Set(urls)].flatMap((href) => {
    const path = href.startsWith('#') ? undefined : tryParseOwnPath(href, origin);
    return path === undefined ? [] : [{ ...of, href, path }];
  });
}

const attribute = /\s(?:href|src)="([^"]*)"/g;

/** Expects sanitized HTML, in which attributes are always quoted and escaped in the same way. */
function urlsOf(html: string): string[] {
  return [...html.matchAll(attribute)].map(([, value = '']) => unescapeHtml(value));
}
