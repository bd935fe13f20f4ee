import { productTitle } from '#data/site/product.ts';
import type { ListedPage } from '../../views/offline/PageList.tsx';
import { logClientError } from '../../client/log-client-error.ts';

/** Titles of the pages in a cache, the latest saved first. Skips data files and pictures. */
export async function listSavedPages(cacheName: string, max = Infinity): Promise<ListedPage[]> {
  const pages: ListedPage[] = [];
  try {
    const cache = await caches.open(cacheName);
    for (const request of (await cache.keys()).toReversed()) {
      if (pages.length >= max) break;
      const response = await cache.match(request);
      if (!response?.headers.get('content-type')?.startsWith('text/html')) continue;
      const { pathname, search } = new URL(request.url);
      pages.push({ path: pathname + search, title: titleOf(await response.text()) || pathname });
    }
  } catch (error) {
    // If storage is refused, there are no pages.
    logClientError('list-pages', error);
  }
  return pages;
}

/** The number of pages in a cache, without their data files. */
export async function countPages(cacheName: string): Promise<number> {
  try {
    const cache = await caches.open(cacheName);
    return (await cache.keys()).filter(({ url }) => !/\.\w+$/.test(new URL(url).pathname)).length;
  } catch {
    return 0;
  }
}

function titleOf(html: string): string {
  // Parse only the title element: this page's Content Security Policy would apply to the styles of the other page.
  const [element = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  const { title } = new DOMParser().parseFromString(element, 'text/html');
  return title.replace(` — ${productTitle}`, '');
}
