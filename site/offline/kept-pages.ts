import { logFault } from '../islands/log-fault.ts';
import { cacheNames } from './cache-names.ts';

/** On a kept page: the scripts and fonts that it is made of, by a space. They go with the last page that needs them. */
const needsHeader = 'x-needs';

const inPage = /="(\/_astro\/[^"]+)"/g;
/** `from"./a.js"` and `import"./a.js"`, as bundles write them; what is loaded on use stands in brackets. */
const inScript = /(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g;

/** On every page, and named by no hash. */
export const pictures = ['/logo.svg', '/favicon.svg'];

/** Whether a page opens from this device until the reader says otherwise. */
export async function isKept(path: string): Promise<boolean> {
  try {
    return (await (await caches.open(cacheNames.kept)).match(path, { ignoreVary: true })) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Keeps pages and data files, with the scripts and fonts that each is made of. Answers whether all of them are kept in
 * the end; nothing else than the answer tells of a storage that is full or refused, or of a network that is gone.
 */
export async function keepPage(paths: readonly string[]): Promise<boolean> {
  try {
    const kept = await Promise.allSettled([...new Set(paths)].map(async (path) => keepResponse(path, await fetch(path))));
    for (const each of kept) if (each.status === 'rejected') logFault('keep-page', each.reason);
    return kept.every(({ status }) => status === 'fulfilled');
  } catch (error) {
    logFault('keep-page', error);
    return false;
  }
}

/** Keeps what was answered for a page already; itself last, so that a page which is there is whole. Throws where it is not. */
export async function keepResponse(path: string, response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${path} answered ${response.status}, and cannot be kept`);
  const cache = await caches.open(cacheNames.kept);
  const body = await response.blob();
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  const needs = new Set<string>();
  await keepAssets(cache, [...(isPage ? namesIn(await body.text(), inPage) : []), ...loadedHere(path)], needs);
  const headers = new Headers(response.headers);
  headers.set(needsHeader, [...needs].join(' '));
  await cache.put(path, new Response(body, { headers }));
}

/** Forgets a page, and what only it needed. */
export async function unkeep(path: string): Promise<void> {
  const cache = await caches.open(cacheNames.kept);
  await cache.delete(path, { ignoreVary: true });
  const kept = await cache.matchAll();
  const used = new Set(kept.flatMap(({ headers }) => headers.get(needsHeader)?.split(' ') ?? []));
  const assets = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((each) => each.startsWith('/_astro/'));
  await Promise.all(assets.filter((asset) => !used.has(asset)).map((asset) => cache.delete(asset, { ignoreVary: true })));
}

/** Scripts name further scripts; each comes once, and is added to `done`. */
async function keepAssets(cache: Cache, paths: readonly string[], done: Set<string>): Promise<void> {
  const fresh = [...new Set(paths)].filter((path) => !done.has(path));
  for (const path of fresh) done.add(path);
  await Promise.all(fresh.map(async (path) => keepAssets(cache, await keepAsset(cache, path), done)));
}

/** Answers what the asset itself needs. */
async function keepAsset(cache: Cache, path: string): Promise<string[]> {
  const known = await cache.match(path, { ignoreVary: true });
  const response = known ?? (await fetch(path));
  if (!response.ok) throw new Error(`${path} answered ${response.status}, and cannot be kept`);
  if (!known) await cache.put(path, response.clone());
  return path.endsWith('.js') ? namesIn(await response.text(), inScript).map((name) => `/_astro/${name}`) : [];
}

/** The open page has loaded fonts that its HTML names only among others. */
function loadedHere(path: string): string[] {
  if (path !== location.pathname) return [];
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/')).map(({ pathname }) => pathname);
}

function namesIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}
