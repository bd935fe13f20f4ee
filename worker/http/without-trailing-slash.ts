import type { Context } from 'hono';

/** Redirects to the same URL without its trailing slash. Pages are not served with one. */
export function withoutSlash(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  c.header('Cache-Control', 'public, max-age=86400');
  return c.redirect(`${pathname.replace(/\/+$/, '')}${search}`, 301);
}
