import type { Context } from 'hono';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { settingCacheControl } from '../http/api-response.ts';
import { readLivePlacements } from '../content/live-placements.ts';
import { footerLinksHtml, placementsHtml } from '#data/site/contract/placements-html.ts';
import type { AppEnv } from '../env.ts';
import { setCanonicalUrl } from './canonical.ts';
import { referenceHtml } from './reference-html.ts';
import { newNonce, strictPolicy } from './strict-policy.ts';
import { pagesNotBuilt } from './messages.ts';

export interface Page {
  /** Path of the built page whose `<main>` is filled: "/shells/results". */
  shell: string;
  /** What is rendered into the shell. Without it the built page is served unchanged. */
  view?: React.ReactElement;
  /** Props with which the shell's island hydrates the view. Without them the view is static. */
  island?: object | undefined;
  status?: 200 | 400 | 404 | 503;
  /** The page's own title, put before the shell's title. Plain text. */
  title?: string | undefined;
  /** Meta description for search engines. */
  description?: string | undefined;
  /** Whether the text contains Hebrew. If `false`, the shell's font preload is removed. */
  hasHebrew?: boolean | undefined;
  /** Path and query of the canonical URL. Without it the page has none. */
  canonical?: string | undefined;
  /** Structured data of the page (https://schema.org), without its context, for the site's origin. */
  data?: ((origin: string) => object) | undefined;
  /** Keeps search engines from indexing search results and error pages. */
  noindex?: boolean | undefined;
  /** The page contains an administrator's text, so only the shell's scripts run, each with the nonce. */
  isWritten?: boolean | undefined;
  /** The page is only for those who have its URL, so no cache stores it. */
  isPrivate?: boolean | undefined;
}

/**
 * Streams a built page with a view rendered into its `<main>`, so that all pages share one layout. The shell is fetched
 * without the request's headers, because a 304 or a range would not contain the page. The props of the island follow as
 * JSON.
 */
export async function renderPage(c: Context<AppEnv>, page: Page): Promise<Response> {
  const { shell, view, status = 200, noindex = status !== 200 } = page;
  const html = view && (page.island ? renderToString(view) : renderStatic(view));
  const built = await c.env.ASSETS.fetch(new URL(shell, c.req.url));
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': status === 200 && !page.isPrivate ? settingCacheControl : 'no-store',
    ...(noindex && { 'X-Robots-Tag': 'noindex' }),
    ...(status === 503 && { 'Retry-After': '60' }),
  });
  // The header lists the hashes of the shell's inline scripts.
  const policy = built.headers.get('Content-Security-Policy') ?? '';
  const nonce = page.isWritten ? newNonce() : undefined;
  if (nonce) headers.set('Content-Security-Policy', strictPolicy(policy, nonce));
  else if (policy) headers.set('Content-Security-Policy', policy);
  if (!built.ok)
    return new Response(bareBones(html, referenceHtml(c, status === 200 ? 503 : status)), {
      status: status === 200 ? 503 : status,
      headers,
    });
  const rewriter = fill(page, html, noindex);
  const notices = status === 200 ? await renderPlacements(c) : undefined;
  if (notices?.html)
    rewriter
      // A shell that is also a built page contains the placements of the build. Remove them to avoid duplicates.
      .on('[data-of], aside.placed, [data-page]', { element: (old) => void old.remove() })
      .on('footer.foot', { element: (footer) => void footer.before(notices.html, { html: true }) })
      .on('footer.foot nav:first-of-type ul', { element: (list) => void list.append(notices.links, { html: true }) });
  // Outside the HTML that the island hydrates, which does not contain this text.
  const reference = referenceHtml(c, status);
  if (reference)
    rewriter.on('main', {
      element: (main) => void main.after(`<aside class="foot">${reference}</aside>`, { html: true }),
    });
  // HTMLRewriter does not process inserted content, so an injected script does not get the nonce.
  if (nonce) rewriter.on('script', { element: (script) => void script.setAttribute('nonce', nonce) });
  return rewriter.transform(new Response(built.body, { status, headers }));
}

async function renderPlacements(c: Context<AppEnv>): Promise<{ html: string; links: string }> {
  const notices = await readLivePlacements(c.env.APP);
  return {
    html: placementsHtml(notices, new URL(c.req.url).pathname),
    links: footerLinksHtml(notices.pages),
  };
}

/** Renders without hydration markup. The build renders such views the same way. */
function renderStatic(view: React.ReactElement): string {
  return renderToStaticMarkup(view).replaceAll('&#x27;', "'");
}

function fill(
  { title, description, canonical, island, data, hasHebrew = true }: Page,
  html: string | undefined,
  noindex: boolean,
): HTMLRewriter {
  const rewriter = new HTMLRewriter();
  if (html !== undefined)
    rewriter
      .on('main', { element: (main) => void main.setInnerContent(html, { html: true }) })
      .on('script#props', { element: (props) => void props.setInnerContent(scriptJson(island ?? {}), { html: true }) });
  if (title) {
    rewriter.on('head title', { element: (element) => void element.prepend(`${title} — `) });
    rewriter.on('meta[property="og:title"]', { element: (element) => setAttribute(element, 'content', title) });
  }
  if (description) {
    rewriter.on('meta[name="description"], meta[property="og:description"]', {
      element: (element) => setAttribute(element, 'content', description),
    });
  }
  if (!hasHebrew) rewriter.on('link[data-for="hebrew"]', { element: (element) => void element.remove() });
  // Before the handler that changes the URL.
  if (data) addData(rewriter, data);
  setCanonicalUrl(rewriter, canonical);
  if (noindex) {
    rewriter.on('meta[name="robots"]', { element: (element) => void element.setAttribute('content', 'noindex') });
  }
  return rewriter;
}

/** Adds structured data at the end of the head. The origin is the one that the build wrote into the page. */
function addData(rewriter: HTMLRewriter, data: (origin: string) => object): void {
  let origin = '';
  rewriter
    .on('link[rel="canonical"]', { element: (link) => void (origin = new URL(link.getAttribute('href') ?? '').origin) })
    .on('head', {
      element: (head) =>
        void head.onEndTag((end) => {
          const json = scriptJson({ '@context': 'https://schema.org', ...data(origin) });
          end.before(`<script type="application/ld+json">${json}</script>`, { html: true });
        }),
    });
}

/** JSON that cannot close the script element around it. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** HTMLRewriter escapes quotes but not ampersands, which would start a character reference. */
function setAttribute(element: Element, name: string, value: string): void {
  element.setAttribute(name, value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}

/** The response while the pages are not built and there is no shell. */
function bareBones(html = pagesNotBuilt, reference = ''): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not available</title><main>${html}${reference}</main></html>`;
}
