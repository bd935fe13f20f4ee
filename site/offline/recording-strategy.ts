import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { parseByteRange } from '#data/files/byte-range.ts';
import { logClientError } from '../client/log-client-error.ts';
import { cacheNames } from './cache-names.ts';
import { cacheRecordingIndex, readCachedIndex } from './recording-cache.ts';

/** Serves the list of recordings from the network, with the last response as fallback. */
export class RecordingIndexStrategy extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    try {
      const response = await handler.fetch(request);
      if (response.ok) void handler.waitUntil(cacheRecordingIndex(response.clone()));
      if (response.status < 500) return response;
      return (await cachedIndex(request)) ?? response;
    } catch (error) {
      const copy = await cachedIndex(request);
      if (copy) return copy;
      throw error;
    }
  }
}

async function cachedIndex(request: Request): Promise<Response | undefined> {
  return readCachedIndex().catch((error: unknown) => {
    logClientError(`saved ${request.url}`, error);
    return undefined;
  });
}

/**
 * Serves recordings, which never change, and caches them once played. Players request ranges, and some do not play full
 * responses, so the range is cut from the full file here.
 */
export class RecordingStrategy extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { pathname } = new URL(request.url);
    const cache = await caches.open(cacheNames.recordings).catch(() => undefined);
    const copy = await cache?.match(pathname, { ignoreVary: true });
    if (copy) return rangeResponse(copy, request);
    const response = await handler.fetch(new Request(pathname, { credentials: 'same-origin' }));
    if (response.status !== 200) return response;
    void handler.waitUntil(
      Promise.resolve(cache?.put(pathname, response.clone())).catch((error: unknown) =>
        logClientError('keep-recording', error),
      ),
    );
    return rangeResponse(response, request);
  }
}

async function rangeResponse(full: Response, request: Request): Promise<Response> {
  const rangeHeader = request.headers.get('range');
  if (!rangeHeader) return full;
  const body = await full.blob();
  const range = parseByteRange(rangeHeader, body.size);
  const headers = new Headers(full.headers);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${body.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (!range) return new Response(body, { headers });
  const { first, last } = range;
  headers.set('Content-Range', `bytes ${first}-${last}/${body.size}`);
  headers.set('Content-Length', String(last - first + 1));
  return new Response(body.slice(first, last + 1), { status: 206, statusText: 'Partial Content', headers });
}
