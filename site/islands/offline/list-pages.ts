import { productTitle } from '#data/model/product.ts';
import { logFault } from '../log-fault.ts';

export interface ListedPage {
  path: string;
  title: string;
}

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

function titleOf(html: string): string {
  const { title } = new DOMParser().parseFromString(html, 'text/html');
  return title.replace(` — ${productTitle}`, '');
}
