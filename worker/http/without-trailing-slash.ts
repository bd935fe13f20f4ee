import type { Context } from 'hono';

/** The same address without the slash at its end, which a page is not served at. */
export function withoutSlash(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  c.header('Cache-Control', 'public, max-age=86400');
  return c.redirect(`${pathname.replace(/\/+$/, '')}${search}`, 301);
}
