import { Hono } from 'hono';
import type { PlacementsAnswer } from '#data/contract/placements.ts';
import { methodNotAllowed, settingCacheControl } from '../answers/api-answer.ts';
import { livePlacements } from '../content/live-placements.ts';
import type { AppEnv } from '../env.ts';

/** Advertisements and boxes; asked only by pages of a site that has any (`placements` of `GET /api/site`). */
export const placementsCall = new Hono<AppEnv>()
  .get('/placements', async (c) => {
    c.header('Cache-Control', settingCacheControl);
    return c.json({ placements: await livePlacements(c.env.APP) } satisfies PlacementsAnswer);
  })
  .all('/placements', methodNotAllowed);
