import { and, desc, eq, isNull } from 'drizzle-orm';
import { addressRedirects, pages, placements } from '#data/schema/app.ts';
import { unescapeHtml } from '#data/site/escape-html.ts';
import { pagePath } from '#data/site/page-path.ts';
import { ownPath } from '../content/ask-own-site.ts';
import { openApp } from '../database/app.ts';

export interface OwnLink {
  /** What has the link: "/pages/about-us". */
  source: string;
  /** "The page “About us” (/pages/about-us)" */
  name: string;
  /** As it is written. */
  href: string;
  /** What is asked for: path and query. */
  path: string;
}

/** Pages, placements and redirects that are read in one look, the latest changed first. */
const mostTexts = 300;

/** Links, pictures and redirects in what administrators wrote for readers that lead to this site; `origin` is its address. */
export async function readOwnLinks(app: D1Database, origin: string): Promise<OwnLink[]> {
  const db = openApp(app);
  const [pageRows, placementRows, redirectRows] = await db.batch([
    db
      .select({ slug: pages.slug, title: pages.title, html: pages.contentHtml })
      .from(pages)
      .where(and(eq(pages.published, true), isNull(pages.deletedAt)))
      .orderBy(desc(pages.updatedAt))
      .limit(mostTexts),
    db
      .select({ id: placements.id, title: placements.title, html: placements.contentHtml, linkUrl: placements.linkUrl })
      .from(placements)
      .where(and(eq(placements.active, true), isNull(placements.deletedAt)))
      .orderBy(desc(placements.updatedAt))
      .limit(mostTexts),
    db.select().from(addressRedirects).orderBy(desc(addressRedirects.id)).limit(mostTexts),
  ]);
  return [
    ...pageRows.flatMap(({ slug, title, html }) => {
      const source = pagePath(slug);
      return linksOf(addressesOf(html), origin, { source, name: `The page “${title}” (${source})` });
    }),
    ...placementRows.flatMap(({ id, title, html, linkUrl }) =>
      linksOf([...(linkUrl ? [linkUrl] : []), ...addressesOf(html)], origin, {
        source: `notice ${id}`,
        name: `The notice “${title}”`,
      }),
    ),
    ...redirectRows.flatMap(({ from, to }) =>
      linksOf([to], origin, { source: `redirect ${from}`, name: `The redirect of ${from}` }),
    ),
  ];
}

function linksOf(addresses: readonly string[], origin: string, of: Pick<OwnLink, 'source' | 'name'>): OwnLink[] {
  return [...new Set(addresses)].flatMap((href) => {
    const path = href.startsWith('#') ? undefined : ownPath(href, origin);
    return path === undefined ? [] : [{ ...of, href, path }];
  });
}

const attribute = /\s(?:href|src)="([^"]*)"/g;

/** Of markup that the sanitiser wrote, which has one way to write an attribute, and in it one to write "&". */
function addressesOf(html: string): string[] {
  return [...html.matchAll(attribute)].map(([, value = '']) => unescapeHtml(value));
}
