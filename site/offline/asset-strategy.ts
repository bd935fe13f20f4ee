import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { logClientError } from '../client/log-client-error.ts';
import { cacheNames } from './cache-names.ts';

/** Scripts of about five builds. Scripts of downloads, saved pages and the shell are in separate caches. */
const maxScripts = 400;

/** Files with a hash in their name never change, so any copy is valid. */
export class AssetStrategy extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const copy = await caches.match(request.url, { ignoreVary: true }).catch(() => undefined);
    if (copy) return copy;
    const response = await handler.fetch(request);
    if (response.ok)
      void handler.waitUntil(
        saveAsset(request.url, response.clone()).catch((error: unknown) => logClientError('keep-asset', error)),
      );
    return response;
  }
}

async function saveAsset(url: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheNames.assets);
  await cache.put(url, response);
  await removeOldScripts(cache);
}

/** Removes the oldest scripts. Fonts stay: they are few, every page has them, and builds share them. */
async function removeOldScripts(cache: Cache): Promise<void> {
  const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js'));
  await Promise.all(scripts.slice(0, -maxScripts).map((request) => cache.delete(request)));
}

/**
 * Copies scripts before the shell of an older build is deleted. One of its pages can still be open and load a script
 * that the server no longer has.
 */
export async function rescueAssets(precache: string, needed: ReadonlySet<string>): Promise<void> {
  const [from, to] = await Promise.all([caches.open(precache), caches.open(cacheNames.assets)]);
  const leaving = (await from.keys()).filter(
    ({ url }) => !needed.has(url) && new URL(url).pathname.startsWith('/_astro/'),
  );
  await Promise.all(
    leaving.map(async (request) => {
      const response = await from.match(request);
      if (response) await to.put(request, response);
    }),
  );
}
