import type { Context } from 'hono';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { settingCacheControl } from '../http/api-answer.ts';
import { liveNotices } from '../content/live-placements.ts';
import { placementsHtml } from '#data/site/contract/placements-html.ts';
import type { AppEnv } from '../env.ts';
import { nameAddress } from './canonical.ts';
import { referenceHtml } from './reference-html.ts';
import { newNonce, strictPolicy } from './strict-policy.ts';

export interface Page {
  /** Path of the built page whose `<main>` is filled: "/shells/results". */
  shell: string;
  /** What is drawn into it; without one the built page is answered as it stands. */
  view?: React.ReactElement;
  /** The view's own props, with which the shell's island takes it over; without them it is drawn once and for all. */
  island?: object | undefined;
  status?: 200 | 400 | 404 | 503;
  /** Own name of the page, put before the shell's title; plain text. */
  title?: string | undefined;
  /** For search engines. */
  description?: string | undefined;
  /** Picture of the page where it is shared. */
  share?: 'hebrew' | 'greek' | undefined;
  /** Whether its text is Hebrew, for which the shell asks for a font early; it does so unless told. */
  hasHebrew?: boolean | undefined;
  /** Path and query of the page's canonical address; without one it names none. */
  canonical?: string | undefined;
  /** Pages made of a reader's words, and pages that say that something is missing, stay out of search engines. */
  noindex?: boolean | undefined;
  /** Has words in it that an administrator wrote: no script runs but the shell's own, each by its nonce. */
  isWritten?: boolean | undefined;
  /** For those alone who have its address: no cache keeps it. */
  isPrivate?: boolean | undefined;
}

/**
 * Streams a built page with a view drawn into its `<main>`, so that there is one layout. The page is fetched without
 * the reader's own headers: a 304 or a range of it would be no page. What the island needs stands behind as JSON.
 */
export async function renderPage(c: Context<AppEnv>, page: Page): Promise<Response> {
  const { shell, view, status = 200, noindex = status !== 200 } = page;
  const html = view && (page.island ? renderToString(view) : drawOnce(view));
  const built = await c.env.ASSETS.fetch(new URL(shell, c.req.url));
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': status === 200 && !page.isPrivate ? settingCacheControl : 'no-store',
    ...(noindex && { 'X-Robots-Tag': 'noindex' }),
    ...(status === 503 && { 'Retry-After': '60' }),
  });
  // The build names the shell's inline scripts there.
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
  const notices = status === 200 ? await drawNotices(c) : '';
  if (notices)
    rewriter
      // A shell that is also a built page has the notices of its build, which would be there twice.
      .on('[data-of], aside.placed', { element: (old) => void old.remove() })
      .on('body', { element: (body) => void body.append(notices, { html: true }) });
  // Behind what the island takes over, which knows of no such words.
  const reference = referenceHtml(c, status);
  if (reference)
    rewriter.on('main', {
      element: (main) => void main.after(`<aside class="foot">${reference}</aside>`, { html: true }),
    });
  // What is put in is not gone through again: no script that came with it would get the nonce.
  if (nonce) rewriter.on('script', { element: (script) => void script.setAttribute('nonce', nonce) });
  return rewriter.transform(new Response(built.body, { status, headers }));
}

async function drawNotices(c: Context<AppEnv>): Promise<string> {
  return placementsHtml(await liveNotices(c.env.APP), new URL(c.req.url).pathname);
}

/** Without what only an island would need; the build draws such views the same way. */
function drawOnce(view: React.ReactElement): string {
  return renderToStaticMarkup(view).replaceAll('&#x27;', "'");
}

function fill(
  { title, description, canonical, island, share, hasHebrew = true }: Page,
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
    rewriter.on('meta[name="description"]', { element: (element) => setAttribute(element, 'content', description) });
  }
  if (share) {
    rewriter.on('meta[property="og:image"]', {
      // The built page names the site's own address, whatever host the reader asked.
      element: (element) => {
        const built = element.getAttribute('content') ?? '';
        setAttribute(element, 'content', built.replace(/\/share\/\w+\.png$/, `/share/${share}.png`));
      },
    });
  }
  if (!hasHebrew) rewriter.on('link[data-for="hebrew"]', { element: (element) => void element.remove() });
  nameAddress(rewriter, canonical);
  if (noindex) {
    rewriter.on('meta[name="robots"]', { element: (element) => void element.setAttribute('content', 'noindex') });
  }
  return rewriter;
}

/** JSON that cannot end the script element it stands in. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The rewriter escapes quotes itself, but lets an ampersand through, which would then begin a character reference. */
function setAttribute(element: Element, name: string, value: string): void {
  element.setAttribute(name, value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}

/** While the pages are not built there is no shell; the answer still says what it has to say. */
function bareBones(html = 'The pages of this site are not built yet.', reference = ''): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not available</title><main>${html}${reference}</main></html>`;
}
