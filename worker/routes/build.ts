import { eq } from 'drizzle-orm';
import { Hono, type MiddlewareHandler } from 'hono';
import { verifyBuildPass } from '#data/administration/contract/build-pass.ts';
import { buildReport } from '#data/administration/contract/builds.ts';
import type { PlacementsAnswer } from '#data/site/contract/placements.ts';
import { files, texts } from '#data/schema/imports.ts';
import { allowMethods } from './method-not-allowed.ts';
import { HttpError } from '../http/http-error.ts';
import { parseBody } from '../http/validate.ts';
import { claimBuild, reportBuild } from '../rebuild/follow-build.ts';
import { readPermanentPlacements } from '../content/live-placements.ts';
import type { AppEnv } from '../env.ts';
import { openApp } from '../database/app-database.ts';
import { buildFileIsGone, buildIsNotRunning, onlyForBuilds } from '../rebuild/messages.ts';

/**
 * Routes for the site builder, which signs requests with `BUILD_TOKEN`. If no token is set, all requests are rejected.
 */
export const build = new Hono<AppEnv>()
  .use(builderOnly())
  .post('/claim', async (c) => c.json(await claimBuild(c.env.APP)))
  .all('/claim', allowMethods('POST'))

  .get('/notices', async (c) => c.json((await readPermanentPlacements(c.env.APP)) satisfies PlacementsAnswer))
  .all('/notices', allowMethods('GET'))

  .get('/files/:code', async (c) => {
    const [file] = await openApp(c.env.APP)
      .select({ key: files.key })
      .from(texts)
      .innerJoin(files, eq(files.id, texts.fileId))
      .where(eq(texts.code, c.req.param('code')));
    const object = file && (await c.env.FILES.get(file.key));
    if (!object) throw new HttpError(404, buildFileIsGone);
    return c.body(object.body, 200, { 'Content-Type': 'application/octet-stream' });
  })

  .post('/:id', async (c) => {
    const report = await parseBody(c, buildReport);
    if (!(await reportBuild(c.env.APP, c.req.param('id'), report))) throw new HttpError(409, buildIsNotRunning);
    return c.json({ success: true });
  });

function builderOnly(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const { method, path } = c.req;
    if (!(await verifyBuildPass(c.req.header('Authorization') ?? '', c.env.BUILD_TOKEN ?? '', { method, path })))
      throw new HttpError(401, onlyForBuilds);
    await next();
  };
}
