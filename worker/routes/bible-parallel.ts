import { Hono } from 'hono';
import { parallelQuery } from '#data/reading/contract/reading.ts';
import { cachedJson } from '../http/api-response.ts';
import { parseQuery } from '../http/validate.ts';
import type { AppEnv } from '../env.ts';
import { readCatalog } from '../versions/catalog.ts';
import { readComparison } from '../comparison/read-parallel.ts';

/** A passage in several versions, for `/parallel-bible`. */
export const bibleParallel = new Hono<AppEnv>().get('/bible/parallel', async (c) => {
  const query = parseQuery(parallelQuery, c.req.query());
  const { edition, answer } = await readComparison(c.env.LIBRARY, await readCatalog(c.env.LIBRARY), query);
  return cachedJson(c, edition, answer);
});
