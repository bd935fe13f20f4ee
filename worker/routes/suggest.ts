import { Hono } from 'hono';
import { suggestQuery } from '#data/search/contract/search.ts';
import { cachedText, settingCacheControl } from '../http/api-response.ts';
import { cachedAtEdge } from '../http/edge-cache.ts';
import { parseQuery } from '../http/validate.ts';
import type { AppEnv } from '../env.ts';
import { readCatalog } from '../versions/catalog.ts';
import { suggestions } from '../search/read-suggestions.ts';

export const suggest = new Hono<AppEnv>().get('/suggest', async (c) => {
  const { q } = parseQuery(suggestQuery, c.req.query());
  const { edition, versions } = await readCatalog(c.env.LIBRARY);
  // Suggestions come from the default version, which is a setting, so the cache key contains its code.
  const name = `suggest?${new URLSearchParams({ q: q.toLowerCase(), db: versions[0]?.code ?? '' })}`;
  const { text } = await cachedAtEdge(c, edition, name, () => suggestions(c.env.LIBRARY, versions, q));
  return cachedText(c, edition, text, settingCacheControl);
});
