import { Hono } from 'hono';
import type { SiteAnswer } from '#data/accounts/contract/account.ts';
import { noticesHash } from '#data/site/contract/placements-html.ts';
import { settingCacheControl } from '../http/api-response.ts';
import { readLivePlacements } from '../content/live-placements.ts';
import { readBuiltPageDetails } from '../versions/read-version-details.ts';
import type { AppEnv } from '../env.ts';
import { canMailPasswords } from '../mail/mail-settings.ts';
import { readSettings } from '../settings/read-settings.ts';

/** The settings that pages and forms need before anyone has signed in. */
export const site = new Hono<AppEnv>().get('/site', async (c) => {
  const settings = await readSettings(c.env);
  c.header('Cache-Control', settingCacheControl);
  return c.json({
    nameLine: settings['site.name_line'],
    registrationOpen: settings['accounts.registration_open'],
    passwordByMail: await canMailPasswords(c.env),
    defaultVersion: settings['site.default_version'],
    parallelByDefault: settings['site.default_parallel'],
    analytics: settings['site.count_searches'],
    versions: await readBuiltPageDetails(c.env),
    notices: noticesHash(await readLivePlacements(c.env.APP)),
  } satisfies SiteAnswer);
});
