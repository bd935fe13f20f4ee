import { Hono } from 'hono';
import type { VersionsAnswer } from '#data/versions/contract/version.ts';
import { cachedJson, settingCacheControl } from '../http/api-response.ts';
import type { AppEnv } from '../env.ts';
import { readVersionCodes } from '../versions/read-version-codes.ts';
import { readVersionDetails } from '../versions/read-version-details.ts';
import { readSettings } from '../settings/read-settings.ts';

export const bible = new Hono<AppEnv>().get('/bible/versions', async (c) => {
  const preferred = (await readSettings(c.env))['site.default_version'];
  const { edition, codes } = await readVersionCodes(c.env.LIBRARY, preferred, await readVersionDetails(c.env));
  return cachedJson(c, edition, codes satisfies VersionsAnswer, settingCacheControl);
});
