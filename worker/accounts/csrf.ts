import type { MiddlewareHandler } from 'hono';
import { HttpError } from '../http/http-error.ts';
import { otherSite } from './messages.ts';

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects cross-site requests (CSRF). Every current browser sends `Sec-Fetch-Site`. For older ones, Origin must be this
 * site. A request with neither header is rejected, because a form of another site could look like that. Throws a {@link
 * HttpError} 403.
 */
export function requireSameOrigin(): MiddlewareHandler {
  return async (c, next) => {
    if (!safe.has(c.req.method)) {
      const site = c.req.header('Sec-Fetch-Site');
      const isOwn = site ? site === 'same-origin' : c.req.header('Origin') === new URL(c.req.url).origin;
      if (!isOwn) throw new HttpError(403, otherSite);
    }
    await next();
  };
}
