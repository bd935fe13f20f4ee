import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

export interface ShellFilling {
  /** Path of the built page: "/shells/verses". */
  shell: string;
  status?: 200 | 400 | 404 | 503;
  /** Inner HTML by the name in `data-slot`, safe already. An empty slot is hidden, a filled one is shown. */
  slots: Record<string, string>;
  /** Changes elements by CSS selector, beside the slots. */
  elements?: Record<string, (element: Element) => void>;
  /** Own name of the page, put before the shell's title; plain text. */
  title?: string;
  /** Path and query of the page's canonical address. */
  canonical?: string;
  /** Pages made of a reader's words, and pages that say that something is missing, stay out of search engines. */
  noindex?: boolean;
}

/**
 * Streams a built page with its slots filled, so that there is one layout. The page is fetched without the
 * reader's own headers: a 304 or a range of it would be no page.
 */
export async function fillShell(c: Context<AppEnv>, filling: ShellFilling): Promise<Response> {
  const { shell, status = 200, noindex = status !== 200 } = filling;
  const page = await c.env.ASSETS.fetch(new URL(shell, c.req.url));
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': status === 200 ? 'public, max-age=300' : 'no-store',
    ...(noindex && { 'X-Robots-Tag': 'noindex' }),
    ...(status === 503 && { 'Retry-After': '60' }),
  });
  if (!page.ok) return new Response(bareMessage(filling), { status: status === 200 ? 503 : status, headers });
  return filler(c, filling, noindex).transform(new Response(page.body, { status, headers }));
}

function filler(c: Context<AppEnv>, { slots, elements = {}, title, canonical }: ShellFilling, noindex: boolean): HTMLRewriter {
  const rewriter = new HTMLRewriter();
  for (const [name, html] of Object.entries(slots)) rewriter.on(`[data-slot="${name}"]`, { element: (element) => fill(element, html) });
  for (const [selector, change] of Object.entries(elements)) rewriter.on(selector, { element: change });
  if (title) {
    rewriter.on('head title', { element: (element) => void element.prepend(`${title} — `) });
    rewriter.on('meta[property="og:title"]', { element: (element) => setAttribute(element, 'content', title) });
  }
  if (canonical) {
    const address = new URL(canonical, c.req.url).href;
    rewriter.on('link[rel="canonical"]', { element: (element) => setAttribute(element, 'href', address) });
    rewriter.on('meta[property="og:url"]', { element: (element) => setAttribute(element, 'content', address) });
  }
  if (noindex) {
    rewriter.on('meta[name="robots"]', { element: (element) => void element.setAttribute('content', 'noindex') });
  }
  return rewriter;
}

/** The rewriter escapes quotes itself, but lets an ampersand through, which would then begin a character reference. */
export function setAttribute(element: Element, name: string, value: string): void {
  element.setAttribute(name, value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}

function fill(element: Element, html: string): void {
  element.setInnerContent(html, { html: true });
  if (html) element.removeAttribute('hidden');
  else element.setAttribute('hidden', '');
}

/** While the pages are not built there is no shell; the answer still says what it has to say. */
function bareMessage({ slots, status }: ShellFilling): string {
  const message = slots['message'] ?? (status === 404 ? 'Page not found.' : 'The pages of this site are not built yet.');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not available</title><p>${message}</p></html>`;
}
