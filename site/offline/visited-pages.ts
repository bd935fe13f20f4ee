import { logFault } from '../client/log-fault.ts';
import { buildHeader } from './build-id.ts';
import { cacheNames } from './cache-names.ts';
import { keepResponse } from './kept-pages.ts';

/** Of the pages that were visited longest ago, how many go at a time when there is no room. */
const droppedAtOnce = 50;

/** Built pages read no query; what the API's worker renders depends on all of it. */
function copyKey(url: URL, response: Response): string {
  return response.headers.has(buildHeader) ? url.pathname : url.pathname + url.search;
}

/** Copies of a page on this device, a kept one first. A storage that is refused has none. */
export async function findCopies({ pathname, search }: URL): Promise<Response[]> {
  try {
    const addresses = search ? [pathname + search, pathname] : [pathname];
    const names = [cacheNames.kept, cacheNames.visited];
    const found = await Promise.all(
      addresses.flatMap((address) => names.map(async (name) => ({ address, copy: await match(name, address) }))),
    );
    return found.flatMap(({ address, copy }) =>
      copy && (address === pathname + search || copy.headers.has(buildHeader)) ? [copy] : [],
    );
  } catch (error) {
    logFault('find-copies', error);
    return [];
  }
}

async function match(name: string, address: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(address, { ignoreVary: true });
}

/** Keeps what was answered, where it is a whole page or data file. A device without room goes on without. */
export async function rememberVisit(asked: URL, response: Response): Promise<void> {
  try {
    if (
      response.status !== 200 ||
      response.type !== 'basic' ||
      response.headers.get('cache-control')?.includes('no-store')
    )
      return;
    const key = copyKey(response.redirected ? new URL(response.url) : asked, response);
    const copy = plain(response);
    if (await match(cacheNames.kept, key)) await keepResponse(key, copy);
    else await storeVisited(key, copy);
  } catch (error) {
    logFault('remember-visit', error);
  }
}

/** What was reached by a redirect may not answer a navigation; its body may. */
function plain(response: Response): Response {
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

async function storeVisited(key: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheNames.visited);
  const again = response.clone();
  try {
    await cache.put(key, response);
    await again.body?.cancel();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
    const oldest = (await cache.keys()).slice(0, droppedAtOnce);
    await Promise.all(oldest.map((request) => cache.delete(request)));
    await cache.put(key, again);
  }
}
