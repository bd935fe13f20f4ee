import { Hono } from 'hono';
import type { PlacementsAnswer } from '#data/site/contract/placements.ts';
import { methodNotAllowed, settingCacheControl } from '../http/api-answer.ts';
import { liveNotices } from '../content/live-placements.ts';
import type { AppEnv } from '../env.ts';

/** Advertisements, boxes and links to further pages; asked only by a page that shows others (`notices` of `GET /api/site`). */
export const placementsCall = new Hono<AppEnv>()
  .get('/placements', async (c) => {
    c.header('Cache-Control', settingCacheControl);
    const { placements, pages } = await liveNotices(c.env.APP);
    return c.json({ placements, pages } satisfies PlacementsAnswer);
  })
  .all('/placements', methodNotAllowed);
