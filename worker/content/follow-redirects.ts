import type { MiddlewareHandler } from 'hono';
import { settingCacheControl } from '../http/api-response.ts';
import type { AppEnv } from '../env.ts';
import { logError } from '../log.ts';
import { guessAddress } from './guess-address.ts';
import { findRedirect } from './redirect-store.ts';

/**
 * Redirects missing URLs that an administrator has mapped, and those that readers guess. It reads the database only after a 404, so existing pages
 * cost no extra query and cannot be hidden by a redirect.
 */
export function followRedirects(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (c.res.status !== 404 || !isRead || c.req.path.startsWith('/api/')) return;
    const to =
      (await tryFind(() => findRedirect(c.env.APP, c.req.path))) ??
      (await tryFind(() => guessAddress(c.env.LIBRARY, c.req.path)));
    if (to === undefined) return;
    await c.res.body?.cancel();
    // Discard the headers of the 404, such as noindex.
    c.res = undefined;
    const { search } = new URL(c.req.url);
    const headers = { Location: /[?#]/.test(to) ? to : to + search, 'Cache-Control': settingCacheControl };
    c.res = new Response(null, { status: 301, headers });
  };
}

async function tryFind(find: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await find();
  } catch (error) {
    logError('redirects_unavailable', error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
