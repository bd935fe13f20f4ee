import { Hono } from 'hono';
import type { VersionsAnswer } from '#data/contract/version.ts';
import { cachedJson, methodNotAllowed } from '../answers/api-answer.ts';
import type { AppEnv } from '../env.ts';
import { readLibrary } from '../queries/library.ts';
import { loadedVersions } from '../queries/versions.ts';

export const bible = new Hono<AppEnv>()
  .get('/bible/versions', async (c) => {
    const [edition, versions] = await readLibrary(c.var.library, loadedVersions(c.var.library));
    return cachedJson(c, edition.id, versions.map(({ code }) => code) satisfies VersionsAnswer);
  })
  .all('/bible/versions', methodNotAllowed);
