import { Hono } from 'hono';
import type { BuildAnswer } from '#data/administration/contract/builds.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import { describeBuild } from '../../rebuild/follow-build.ts';
import { requestBuild } from '../../rebuild/request-build.ts';
import type { SignedInEnv } from '../../env.ts';
import { requestedInDashboard } from '../../rebuild/messages.ts';

export const rebuildRoutes = new Hono<SignedInEnv>().post('/builds', async (c) => {
  const build = await requestBuild(c.env, { reason: requestedInDashboard, askedBy: c.var.signedIn.username });
  await recordEvent(c, { action: 'build.asked', ...actorOf(c.var.signedIn), subject: build.id, after: build.state });
  return c.json({ build: describeBuild(build) } satisfies BuildAnswer, 202);
});
