import type { MiddlewareHandler } from 'hono';
import { Problem } from '../http/http-error.ts';

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser send. Every browser in use says where a request comes from
 * (`Sec-Fetch-Site`); for older ones the Origin has to be this site's own. A request that says neither is refused:
 * a form of another site would look like that. Throws a {@link Problem} 403.
 */
export function ownSiteOnly(): MiddlewareHandler {
  return async (c, next) => {
    if (!safe.has(c.req.method)) {
      const site = c.req.header('Sec-Fetch-Site');
      const isOwn = site ? site === 'same-origin' : c.req.header('Origin') === new URL(c.req.url).origin;
      if (!isOwn) throw new Problem(403, 'This call is taken from the pages of this site alone.');
    }
    await next();
  };
}
