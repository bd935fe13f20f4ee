import { Hono } from 'hono';
import { sql } from '#data/search/sql/sql-tag.ts';
import type { LicensesAnswer, VersionsAnswer } from '#data/versions/contract/version.ts';
import { isFreeLicense } from '#data/versions/free-license.ts';
import { cachedJson, settingCacheControl } from '../http/api-response.ts';
import { readBatch } from '../database/batch.ts';
import type { AppEnv } from '../env.ts';
import { readVersionCodes } from '../versions/read-version-codes.ts';
import { readVersionDetails } from '../versions/read-version-details.ts';
import { readSettings } from '../settings/read-settings.ts';

export const bible = new Hono<AppEnv>()
  .get('/bible/versions', async (c) => {
    const preferred = (await readSettings(c.env))['site.default_version'];
    const { edition, codes } = await readVersionCodes(c.env.LIBRARY, preferred, await readVersionDetails(c.env));
    return cachedJson(c, edition, codes satisfies VersionsAnswer, settingCacheControl);
  })

  .get('/bible/licenses', async (c) => {
    const { edition, rows } = await readBatch<[{ code: string; name: string; license: string }]>(c.env.LIBRARY, [
      sql`SELECT versions.code, versions.name, sources.licence AS license
        FROM versions JOIN sources ON sources.code = versions.source ORDER BY versions.id`,
    ]);
    const licenses = rows[0].map((row) => ({ ...row, isFree: isFreeLicense(row.license) }));
    return cachedJson(c, edition, licenses satisfies LicensesAnswer);
  });
