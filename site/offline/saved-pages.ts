import { assetFolder, followScripts, UnknownScriptError } from '#data/site/script-graph.ts';
import { logClientError } from '../client/log-client-error.ts';
import { cacheNames } from './cache-names.ts';
import { fetchScriptGraph } from './fetch-script-graph.ts';

/**
 * Header of a saved page: the scripts and fonts that it needs, separated by spaces. They are deleted with the last page
 * that needs them.
 */
const needsHeader = 'x-needs';

const inPage = /="\/_astro\/([^"]+)"/g;

/** Pictures of every page, without a hash in their names. */
export const pictures = ['/logo.svg', '/favicon.svg'];

/** Why a page could not be saved. */
export type SavePageError =
  /** A required file could not be fetched. */
  | 'network'
  /** The site has a newer edition than this page and no longer has its files. */
  | 'edition'
  /** The device has no space, or does not allow the site to store anything. */
  | 'storage';

/**
 * Saves pages and data files with their scripts and fonts. Returns the first error, if any. Errors of storage and
 * network are only reported this way.
 */
export async function savePageOffline(paths: readonly string[]): Promise<SavePageError | undefined> {
  const results = await Promise.allSettled(
    [...new Set(paths)].map(async (path) => saveResponse(path, await fetched(path))),
  );
  const errors = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  for (const reason of errors) logClientError('keep-page', reason);
  return errors.map(keepFaultOf)[0];
}

/**
 * Saves a response for a page. The page is stored after its files, so that a stored page is complete. Includes all
 * lazy-loaded scripts, because the page does not work without them. Throws if it cannot be saved.
 */
export async function saveResponse(path: string, response: Response): Promise<void> {
  if (!response.ok) throw new NotFetchedError(`${path} answered ${response.status}, and cannot be saved`);
  const cache = await caches.open(cacheNames.saved);
  const body = await response.blob();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const needs = isPage ? await findAssets(path, await body.text()) : [];
  await Promise.all(needs.map((asset) => saveAsset(cache, asset)));
  const headers = new Headers(response.headers);
  headers.set(needsHeader, needs.join(' '));
  await cache.put(path, new Response(body, { headers }));
}

/** Deletes a saved page and the files that only it needs. */
export async function deleteSavedPage(path: string): Promise<void> {
  const cache = await caches.open(cacheNames.saved);
  await cache.delete(path, { ignoreVary: true });
  const results = await cache.matchAll();
  const used = new Set(results.flatMap(({ headers }) => headers.get(needsHeader)?.split(' ') ?? []));
  const assets = (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((each) => each.startsWith(assetFolder));
  await Promise.all(
    assets.filter((asset) => !used.has(asset)).map((asset) => cache.delete(asset, { ignoreVary: true })),
  );
}

/** Returns the URLs of the scripts that a page loads, at once or lazily, and of its fonts. */
async function findAssets(path: string, html: string): Promise<string[]> {
  const named = [...Array.from(html.matchAll(inPage), ([, name = '']) => name), ...loadedHere(path)];
  if (named.length === 0) return [];
  const graph = await fetchScriptGraph().catch((cause: unknown) => {
    throw new NotFetchedError('What the scripts of the page lead to could not be asked', { cause });
  });
  return followScripts(graph, named, ['now', 'later', 'seldom', 'beside']).map((name) => assetFolder + name);
}

async function saveAsset(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, { ignoreVary: true })) return;
  const response = await fetched(path);
  if (!response.ok) throw new NotFetchedError(`${path} answered ${response.status}, and cannot be saved`);
  await cache.put(path, response);
}

/**
 * Returns the names of files that the open page has loaded, including fonts that the pattern does not find in its HTML.
 */
function loadedHere(path: string): string[] {
  if (path !== location.pathname) return [];
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(assetFolder))
    .map(({ pathname }) => pathname.slice(assetFolder.length));
}

class NotFetchedError extends Error {
  override name = 'NotFetchedError';
}

async function fetched(path: string): Promise<Response> {
  return fetch(path).catch((cause: unknown) => {
    throw new NotFetchedError(`${path} cannot be fetched`, { cause });
  });
}

function keepFaultOf(error: unknown): SavePageError {
  if (error instanceof UnknownScriptError) return 'edition';
  return error instanceof NotFetchedError ? 'network' : 'storage';
}
