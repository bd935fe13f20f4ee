import { isComplete } from '../polyfills/thread.ts';
import { recordingsRoute } from '#data/hebrew/contract/recordings.ts';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import { logClientError } from '../client/log-client-error.ts';
import { polyfillsUrl } from '../polyfills/load-polyfills.ts';
import { AssetStrategy, rescueAssets } from './asset-strategy.ts';
import { build } from './build-id.ts';
import { cacheNames } from './cache-names.ts';
import { PageStrategy } from './page-strategy.ts';
import { RecordingIndexStrategy, RecordingStrategy } from './recording-strategy.ts';
import { cacheSearchThread, confirmPacks } from './renew-texts.ts';
import { answers, removeOlderSites, replaceBrokenWorker } from './replace-worker.ts';
import { Shell } from './shell.ts';

/**
 * The service worker of the whole site, served as /service-worker.js. It serves what the device has and caches
 * responses. The worker of a newer build waits until the reader requests it.
 */
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const shell = new Shell(self.__WB_MANIFEST);

/** Ids of pages that were requested before this worker was active. It has not stored them. */
const earlierPages = new Set<string>();

/**
 * Requests that are not handled: the API except the list of recordings, downloads, the index of the static search, the
 * list of scripts, and range requests. Pages of accounts and the dashboard, and drafts, are never cached.
 */
const bypassed =
  /^\/(api|packs|pagefind)\/|^\/(admin|auth|account|pages\/draft)(\/|$)|^\/service-worker\.js$|^\/scripts\.json$/;
const recording = /^\/recordings\//;
const isAsset = ({ sameOrigin, url }: { sameOrigin: boolean; url: URL }): boolean =>
  sameOrigin && url.pathname.startsWith('/_astro/');
const isPage = ({ sameOrigin, url, request }: { sameOrigin: boolean; url: URL; request: Request }): boolean =>
  sameOrigin && !bypassed.test(url.pathname) && !request.headers.has('range');

registerRoute(isAsset, new AssetStrategy());
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === polyfillsUrl,
  new StaleWhileRevalidate({ cacheName: cacheNames.assets }),
);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === recordingsRoute, new RecordingIndexStrategy());
registerRoute(({ sameOrigin, url }) => sameOrigin && recording.test(url.pathname), new RecordingStrategy());
registerRoute(isPage, new PageStrategy(shell));

self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([shell.install(event), cacheSearchThread(), savePolyfills()]).then(() => replaceBrokenWorker(self)),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(activate(event));
});

/** Pages need the polyfills offline too. */
async function savePolyfills(): Promise<void> {
  if (!isComplete) await (await caches.open(cacheNames.assets)).add(polyfillsUrl);
}

async function activate(event: ExtendableEvent): Promise<void> {
  const needed = new Set(shell.precache.getURLsToCacheKeys().values());
  await rescueAssets(shell.precache.strategy.cacheName, needed).catch((error: unknown) =>
    logClientError('rescue-assets', error),
  );
  await shell.precache.activate(event);
  await removeOlderSites();
  for (const { id } of await self.clients.matchAll({ includeUncontrolled: true })) earlierPages.add(id);
  await self.clients.claim();
  // Not awaited, because no page would be served until then.
  void confirmPacks();
}

self.addEventListener('message', (event) => {
  if (event.data?.kind === 'replace') event.waitUntil(self.skipWaiting());
  else if (event.data?.kind === 'claim') event.waitUntil(claim(event));
  else if (event.data?.kind === answers.question) event.ports[0]?.postMessage(build);
});

/** Controls a page that loaded while this worker became active. If it was open by then, it must store itself. */
async function claim({ source }: ExtendableMessageEvent): Promise<void> {
  await self.clients.claim();
  if (source instanceof Client && earlierPages.delete(source.id)) source.postMessage({ kind: 'remember' }, []);
}
