import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

/** Seconds. A publish makes another edition, a deployment another version: neither finds an old answer. */
const keptFor = 600;

/**
 * An answer as JSON text, from the edge's cache where it is kept there. `name` says all that the answer depends on
 * beside the library's edition and the worker's version. What `make` throws is not kept.
 */
export async function keptAnswer(
  c: Context<AppEnv>,
  edition: string,
  name: string,
  make: () => Promise<unknown>,
): Promise<string> {
  const version = c.env.VERSION?.id ?? '';
  const key = `https://kept.example/${encodeURIComponent(edition)}/${encodeURIComponent(version)}/${name}`;
  const kept = await caches.default.match(key);
  if (kept) return kept.text();
  const body = JSON.stringify(await make());
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': `public, max-age=${keptFor}` };
  c.executionCtx.waitUntil(caches.default.put(key, new Response(body, { headers })));
  return body;
}
