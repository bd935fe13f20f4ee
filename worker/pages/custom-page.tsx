import { Hono, type Context } from 'hono';
import { CustomPage } from '#views/content/CustomPage.tsx';
import { escapeHtml } from '#data/site/escape-html.ts';
import { pagePath } from '#data/site/page-path.ts';
import { toHttpError, settingCacheControl } from '../http/api-response.ts';
import { withoutSlash } from '../http/without-trailing-slash.ts';
import { findDraft, findPage, listedPages } from '../content/find-page.ts';
import { isLive, type PageRow } from '../content/page-store.ts';
import { textOfHtml } from '../content/page-search-text.ts';
import type { AppEnv } from '../env.ts';
import { readSiteOrigin } from './canonical.ts';
import { notFoundPage } from './error-page.ts';
import { renderPage } from './render-page.tsx';
import { pageFailed, pageUnavailableTitle } from './messages.ts';

const shell = '/shells/page';
/** Length of the description for search engines, in characters. */
const descriptionLength = 160;

/** Custom pages, and their sitemap. */
export const customPage = new Hono<AppEnv>()
  .get('/pages/:slug/', withoutSlash)
  .get('/pages/draft/:token', (c) =>
    answering(c, async () => {
      const row = await findDraft(c.env.APP, c.req.param('token'));
      return row ? renderCustomPage(c, row, true) : notFoundPage(c);
    }),
  )
  .get('/pages/:slug', (c) =>
    answering(c, async () => {
      const pageRow = await findPage(c.env.APP, c.req.param('slug').toLowerCase());
      if (!pageRow) return notFoundPage(c);
      const path = pagePath(pageRow.slug);
      if (new URL(c.req.url).pathname === path) return renderCustomPage(c, pageRow, false);
      c.header('Cache-Control', settingCacheControl);
      return c.redirect(path, 301);
    }),
  )
  .get('/sitemap-pages.xml', async (c) => {
    const origin = await readSiteOrigin(c.env.ASSETS, new URL(shell, c.req.url));
    const urls = (await listedPages(c.env.APP)).map(
      ({ slug, updatedAt }) =>
        `<url><loc>${escapeHtml(origin + pagePath(slug))}</loc><lastmod>${updatedAt}</lastmod></url>`,
    );
    c.header('Cache-Control', settingCacheControl);
    c.header('Content-Type', 'application/xml; charset=utf-8');
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    );
  });

function renderCustomPage(c: Context<AppEnv>, row: PageRow, isDraft: boolean): Promise<Response> {
  const { title, slug, contentHtml, updatedAt, isListed } = row;
  return renderPage(c, {
    shell,
    view: (
      <CustomPage
        title={title}
        html={contentHtml}
        changedAt={updatedAt}
        draft={isDraft ? { path: pagePath(slug), isLive: isLive(row) } : undefined}
      />
    ),
    title,
    description: textOfHtml(contentHtml).slice(0, descriptionLength).trim() || title,
    ...(!isDraft && { canonical: pagePath(slug) }),
    noindex: isDraft || !isListed,
    hasHebrew: /[\u0590-\u05ff]/.test(contentHtml),
    isWritten: true,
    isPrivate: isDraft,
  });
}

/** While the database is not available, the page says so instead of "not found". */
async function answering(c: Context<AppEnv>, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    toHttpError(error);
    const view = <p className="message">{pageFailed}</p>;
    return renderPage(c, { shell, status: 503, title: pageUnavailableTitle, view });
  }
}
