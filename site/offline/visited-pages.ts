import { logClientError } from '../client/log-client-error.ts';
import { buildHeader } from './build-id.ts';
import { cacheNames } from './cache-names.ts';
import { saveResponse } from './saved-pages.ts';

/** Number of oldest visited pages that are deleted at once when there is no space. */
const evictionCount = 50;

/** Built pages ignore the query; pages of the API's worker depend on all of it. */
function copyKey(url: URL, response: Response): string {
  return response.headers.has(buildHeader) ? url.pathname : url.pathname + url.search;
}

/** Returns the copies of a page on this device, a saved one first. Returns none if storage is disabled. */
export async function findCopies({ pathname, search }: URL): Promise<Response[]> {
  try {
    const urls = search ? [pathname + search, pathname] : [pathname];
    const names = [cacheNames.saved, cacheNames.visited];
    const copies = await Promise.all(
      urls.flatMap((address) => names.map(async (name) => ({ address, copy: await match(name, address) }))),
    );
    return copies.flatMap(({ address, copy }) =>
      copy && (address === pathname + search || copy.headers.has(buildHeader)) ? [copy] : [],
    );
  } catch (error) {
    logClientError('find-copies', error);
    return [];
  }
}

async function match(name: string, pageUrl: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(pageUrl, { ignoreVary: true });
}

/** Caches a response that is a complete page or data file. A failure, such as a full device, is only logged. */
export async function rememberVisit(requested: URL, response: Response): Promise<void> {
  try {
    if (
      response.status !== 200 ||
      response.type !== 'basic' ||
      response.headers.get('cache-control')?.includes('no-store')
    )
      return;
    const key = copyKey(response.redirected ? new URL(response.url) : requested, response);
    const copy = plain(response);
    if (await match(cacheNames.saved, key)) await saveResponse(key, copy);
    else await storeVisited(key, copy);
  } catch (error) {
    logClientError('remember-visit', error);
  }
}

/** A redirected response cannot answer a navigation, but a new response with its body can. */
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
    const oldest = (await cache.keys()).slice(0, evictionCount);
    await Promise.all(oldest.map((request) => cache.delete(request)));
    await cache.put(key, again);
  }
}
