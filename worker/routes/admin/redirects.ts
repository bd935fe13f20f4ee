import { Hono } from 'hono';
import { redirectForm, type ListedRedirect, type RedirectsAnswer } from '#data/administration/contract/redirects.ts';
import { parseBody } from '../../http/validate.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import { createRedirect, deleteRedirect, listRedirects } from '../../content/redirect-store.ts';
import type { SignedInEnv } from '../../env.ts';

/** Redirects from URLs that no longer exist. */
export const redirectRoutes = new Hono<SignedInEnv>()
  .get('/redirects', async (c) => c.json({ redirects: await listRedirects(c.env.APP) } satisfies RedirectsAnswer))
  .post('/redirects', async (c) => {
    const form = await parseBody(c, redirectForm);
    const { username: createdBy } = c.var.signedIn;
    const row = await createRedirect(c.env, form, { createdBy, origin: new URL(c.req.url).origin });
    await recordEvent(c, {
      action: 'redirect.created',
      ...actorOf(c.var.signedIn),
      subject: row.from,
      after: row.to,
    });
    return c.json(row satisfies ListedRedirect, 201);
  })

  .delete('/redirects/:id', async (c) => {
    const row = await deleteRedirect(c.env.APP, c.req.param('id'));
    await recordEvent(c, {
      action: 'redirect.deleted',
      ...actorOf(c.var.signedIn),
      subject: row.from,
      before: row.to,
    });
    return c.json(row satisfies ListedRedirect);
  });
