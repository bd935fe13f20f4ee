import { Hono } from 'hono';
import type { VersionsAnswer } from '#data/versions/contract/version.ts';
import { cachedJson, settingCacheControl } from '../http/api-response.ts';
import type { AppEnv } from '../env.ts';
import { readVersionCodes } from '../versions/read-version-codes.ts';
import { readSettings } from '../settings/read-settings.ts';

export const bible = new Hono<AppEnv>().get('/bible/versions', async (c) => {
  const { edition, codes } = await readVersionCodes(c.env.LIBRARY, (await readSettings(c.env))['site.default_version']);
  return cachedJson(c, edition, codes satisfies VersionsAnswer, settingCacheControl);
});
