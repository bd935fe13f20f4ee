import { assetFolder, followScripts, UnknownScript } from '#data/site/script-graph.ts';
import { logFault } from '../client/log-fault.ts';
import { cacheNames } from './cache-names.ts';
import { fetchScriptGraph } from './fetch-script-graph.ts';

/** On a kept page: the scripts and fonts that it is made of, by a space. They go with the last page that needs them. */
const needsHeader = 'x-needs';

const inPage = /="\/_astro\/([^"]+)"/g;

/** On every page, and named by no hash. */
export const pictures = ['/logo.svg', '/favicon.svg'];

/** Why a page is not kept. */
export type KeepFault =
  /** Something that it needs could not be fetched. */
  | 'network'
  /** The site has a later edition than this page, and no longer what it is made of. */
  | 'edition'
  /** The device has no room, or does not let the site keep anything. */
  | 'storage';

/**
 * Keeps pages and data files, with the scripts and fonts that each is made of. Returns what was in the way of any of
 * them; nothing else tells of a storage that is full or refused, or of a network that is gone.
 */
export async function keepPage(paths: readonly string[]): Promise<KeepFault | undefined> {
  const kept = await Promise.allSettled(
    [...new Set(paths)].map(async (path) => keepResponse(path, await fetched(path))),
  );
  const faults = kept.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  for (const fault of faults) logFault('keep-page', fault);
  return faults.map(faultOf)[0];
}

/**
 * Keeps what was answered for a page already; itself last, so that a page which is there is whole. All that its scripts
 * may come to ask for is kept too, for a page without its parts is half a page. Throws where it is not kept.
 */
export async function keepResponse(path: string, response: Response): Promise<void> {
  if (!response.ok) throw new NotFetched(`${path} answered ${response.status}, and cannot be kept`);
  const cache = await caches.open(cacheNames.kept);
  const body = await response.blob();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const needs = isPage ? await assetsOf(path, await body.text()) : [];
  await Promise.all(needs.map((asset) => keepAsset(cache, asset)));
  const headers = new Headers(response.headers);
  headers.set(needsHeader, needs.join(' '));
  await cache.put(path, new Response(body, { headers }));
}

/** Forgets a page, and what only it needed. */
export async function unkeep(path: string): Promise<void> {
  const cache = await caches.open(cacheNames.kept);
  await cache.delete(path, { ignoreVary: true });
  const kept = await cache.matchAll();
  const used = new Set(kept.flatMap(({ headers }) => headers.get(needsHeader)?.split(' ') ?? []));
  const assets = (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((each) => each.startsWith(assetFolder));
  await Promise.all(
    assets.filter((asset) => !used.has(asset)).map((asset) => cache.delete(asset, { ignoreVary: true })),
  );
}

/** Addresses of the scripts that a page leads to, at once or on first use, and of its fonts. */
async function assetsOf(path: string, html: string): Promise<string[]> {
  const named = [...Array.from(html.matchAll(inPage), ([, name = '']) => name), ...loadedHere(path)];
  if (named.length === 0) return [];
  const graph = await fetchScriptGraph().catch((cause: unknown) => {
    throw new NotFetched('What the scripts of the page lead to could not be asked', { cause });
  });
  return followScripts(graph, named, ['now', 'later', 'beside']).map((name) => assetFolder + name);
}

async function keepAsset(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, { ignoreVary: true })) return;
  const response = await fetched(path);
  if (!response.ok) throw new NotFetched(`${path} answered ${response.status}, and cannot be kept`);
  await cache.put(path, response);
}

/** The open page has loaded fonts that its HTML names only among others. */
function loadedHere(path: string): string[] {
  if (path !== location.pathname) return [];
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(assetFolder))
    .map(({ pathname }) => pathname.slice(assetFolder.length));
}

class NotFetched extends Error {
  override name = 'NotFetched';
}

async function fetched(path: string): Promise<Response> {
  return fetch(path).catch((cause: unknown) => {
    throw new NotFetched(`${path} cannot be fetched`, { cause });
  });
}

function faultOf(error: unknown): KeepFault {
  if (error instanceof UnknownScript) return 'edition';
  return error instanceof NotFetched ? 'network' : 'storage';
}
