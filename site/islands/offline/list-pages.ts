import { productTitle } from '#data/site/product.ts';
import type { ListedPage } from '../../views/offline/PageList.tsx';
import { logFault } from '../../client/log-fault.ts';

/** Pages of a cache by their titles, what was kept last first. Data files and pictures are no pages. */
export async function listPages(cacheName: string, most = Infinity): Promise<ListedPage[]> {
  const pages: ListedPage[] = [];
  try {
    const cache = await caches.open(cacheName);
    for (const request of (await cache.keys()).toReversed()) {
      if (pages.length >= most) break;
      const response = await cache.match(request);
      if (!response?.headers.get('content-type')?.startsWith('text/html')) continue;
      const { pathname, search } = new URL(request.url);
      pages.push({ path: pathname + search, title: titleOf(await response.text()) || pathname });
    }
  } catch (error) {
    // A storage that is refused has no pages.
    logFault('list-pages', error);
  }
  return pages;
}

/** How many pages a cache has; the data files that they fetched are beside them. */
export async function countPages(cacheName: string): Promise<number> {
  try {
    const cache = await caches.open(cacheName);
    return (await cache.keys()).filter(({ url }) => !/\.\w+$/.test(new URL(url).pathname)).length;
  } catch {
    return 0;
  }
}

function titleOf(html: string): string {
  // Of nothing else: this page's policy would count, and refuse, the styles of the other.
  const [element = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  const { title } = new DOMParser().parseFromString(element, 'text/html');
  return title.replace(` — ${productTitle}`, '');
}
