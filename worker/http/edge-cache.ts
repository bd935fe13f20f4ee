import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

/** Seconds. A publish makes another edition, a deployment another version: neither finds an old answer. */
const keptFor = 600;

export interface MadeAnswer<Answer> {
  /** Of the library that answered; `undefined` where none was asked. */
  edition: string | undefined;
  answer: Answer;
}

/**
 * An answer as JSON text, from the edge's cache where it is kept there. `name` says all that the answer depends on
 * beside the library's edition and the worker's version. What `make` throws is not kept, nor what another edition answered: a
 * replica may be behind the one that told of `edition`.
 */
export async function keptAnswer(
  c: Context<AppEnv>,
  edition: string,
  name: string,
  make: () => Promise<MadeAnswer<unknown>>,
): Promise<string> {
  const version = c.env.VERSION?.id ?? '';
  const key = `https://kept.example/${encodeURIComponent(edition)}/${encodeURIComponent(version)}/${name}`;
  const kept = await caches.default.match(key);
  if (kept) return kept.text();
  const made = await make();
  const body = JSON.stringify(made.answer);
  if ((made.edition ?? edition) !== edition) return body;
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': `public, max-age=${keptFor}` };
  c.executionCtx.waitUntil(caches.default.put(key, new Response(body, { headers })));
  return body;
}
