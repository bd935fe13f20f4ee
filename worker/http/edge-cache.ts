import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

/**
 * Seconds. A publish changes the edition and a deployment changes the worker version, so neither finds a stale
 * response.
 */
const maxAgeSeconds = 600;

export interface UncachedResponse<Answer> {
  /** Edition of the library that answered. `undefined` if the library was not queried. */
  edition: string | undefined;
  answer: Answer;
}

export interface EdgeAnswer<Answer> {
  /** The answer as JSON. */
  text: string;
  /** Parses the text only if it comes from the cache. */
  read(): Answer;
}

/**
 * Returns an answer from the edge cache, or makes and stores it. `name` must contain everything that the response
 * depends on, except the library's edition and the worker's version. Errors from `make` are not cached. A response of
 * another edition is not cached either, because a replica may lag behind the one that reported `edition`.
 */
export async function cachedAtEdge<Answer>(
  c: Context<AppEnv>,
  edition: string,
  name: string,
  make: () => Promise<UncachedResponse<Answer>>,
): Promise<EdgeAnswer<Answer>> {
  const version = c.env.VERSION?.id ?? '';
  const key = `https://cache.example/${encodeURIComponent(edition)}/${encodeURIComponent(version)}/${name}`;
  const cached = await caches.default.match(key);
  if (cached) {
    const text = await cached.text();
    return { text, read: () => JSON.parse(text) as Answer };
  }
  const result = await make();
  const text = JSON.stringify(result.answer);
  const answer = { text, read: () => result.answer };
  if ((result.edition ?? edition) !== edition) return answer;
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': `public, max-age=${maxAgeSeconds}` };
  c.executionCtx.waitUntil(caches.default.put(key, new Response(text, { headers })));
  return answer;
}
