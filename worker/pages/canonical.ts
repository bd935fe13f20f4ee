import { pagesNotBuilt } from './messages.ts';
/**
 * Sets the canonical URL. Its host is the one that the build wrote into every page (`SITE_URL`), never that of the
 * request, which a client can choose. A page without a URL of its own, such as an error page, gets none, because the
 * shell's URL would be wrong.
 */
export function setCanonicalUrl(rewriter: HTMLRewriter, canonical: string | undefined): HTMLRewriter {
  const handler = (attribute: string): HTMLRewriterElementContentHandlers => ({
    element(element) {
      const built = element.getAttribute(attribute);
      if (canonical === undefined || built === null) element.remove();
      else element.setAttribute(attribute, new URL(canonical, built).href.replaceAll('&', '&amp;'));
    },
  });
  return rewriter.on('link[rel="canonical"]', handler('href')).on('meta[property="og:url"]', handler('content'));
}

/** The origin that the build wrote into a page: "https://your.site". Throws an error while the pages are not built. */
export async function readSiteOrigin(assets: Fetcher, page: URL): Promise<string> {
  const built = await assets.fetch(page);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await built.text())?.[1];
  if (!built.ok || !canonical) throw new Error(pagesNotBuilt);
  return new URL(canonical).origin;
}
