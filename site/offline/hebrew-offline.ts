/**
 * The service worker of the Hebrew pages, served as /hebrew-offline.js. It keeps what their islands ask it to keep and
 * what passes through it. Pages and decks are asked of the network first, so that a new build is seen at once; files
 * with a hash in their name never change and are taken from the device. A worker for the whole site can replace it:
 * its caches all begin with `cachePrefix`.
 */
declare const self: ServiceWorkerGlobalScope;

const cachePrefix = 'hebrew-';
const cacheName = `${cachePrefix}1`;
/** After this long without an answer the kept copy is shown, in ms. */
const patience = 3000;
/** Files of earlier builds go, the oldest first, once there are more than this. */
const mostAssets = 80;

const isAsset = (path: string): boolean => path.startsWith('/_astro/');
const isFile = (path: string): boolean => isAsset(path) || path === '/logo.svg' || path === '/favicon.svg';
const isPage = (path: string): boolean => path.startsWith('/hebrew-');

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const paths: unknown = event.data?.kind === 'keep' ? event.data.paths : undefined;
  if (!Array.isArray(paths)) return;
  const kept = keep(paths.filter((path) => typeof path === 'string' && (isPage(path) || isFile(path))));
  event.waitUntil(kept.then((isKept) => event.ports[0]?.postMessage(isKept)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (isFile(pathname)) event.respondWith(fromDevice(request, pathname));
  else if (isPage(pathname)) event.respondWith(fromNetwork(request, pathname));
});

/** Whether all of them are on the device in the end. */
async function keep(paths: readonly string[]): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const results = await Promise.allSettled(
    paths.map(async (path) => {
      if (isAsset(path) && (await cache.match(path))) return;
      await store(cache, path, await fetch(path));
    }),
  );
  await removeOldAssets(cache);
  return results.every(({ status }) => status === 'fulfilled');
}

async function fromDevice(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(path);
  if (kept) return kept;
  const response = await fetch(request);
  await tryStore(cache, path, response);
  return response;
}

/** The kept copy answers for every query of its page, since filters and settings stand there. */
async function fromNetwork(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const answer = fetch(request).then(async (response) => {
    await tryStore(cache, path, response);
    return response;
  });
  const kept = await cache.match(path);
  if (!kept) return answer.catch(() => notKept());
  return Promise.race([answer.catch(() => kept), after(patience).then(() => kept)]);
}

/** Keeps a copy of what passes through; a device without room goes on without it. */
async function tryStore(cache: Cache, path: string, response: Response): Promise<void> {
  if (response.ok) await store(cache, path, response.clone()).catch(() => undefined);
}

/** Under its path alone. What is not whole or was redirected elsewhere is not kept. */
async function store(cache: Cache, path: string, response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  // A page that was reached by a redirect may not answer a navigation; its body may.
  await cache.put(path, response.redirected ? new Response(response.body, { headers: response.headers }) : response);
}

function notKept(): Response {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No network</title><body style="font:1.125rem/1.5 Georgia,serif;max-width:36rem;margin:3rem auto;padding:0 1rem"><h1>No network</h1><p>This page is not kept on this device. <a href="/hebrew-learning/study">Study Mode</a> is.</p>`;
  return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName).map((name) => caches.delete(name)));
}

async function removeOldAssets(cache: Cache): Promise<void> {
  const assets = (await cache.keys()).filter(({ url }) => isAsset(new URL(url).pathname));
  await Promise.all(assets.slice(0, -mostAssets).map((request) => cache.delete(request)));
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
