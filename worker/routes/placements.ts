import { Hono } from 'hono';
import type { PlacementsAnswer } from '#data/site/contract/placements.ts';
import { settingCacheControl } from '../http/api-response.ts';
import { readLivePlacements } from '../content/live-placements.ts';
import type { AppEnv } from '../env.ts';

/**
 * Placements and links to custom pages. A page requests them only if `notices` of `GET /api/site` differs from what it
 * shows.
 */
export const publicPlacementRoutes = new Hono<AppEnv>().get('/placements', async (c) => {
  c.header('Cache-Control', settingCacheControl);
  const { placements, pages } = await readLivePlacements(c.env.APP);
  return c.json({ placements, pages } satisfies PlacementsAnswer);
});
