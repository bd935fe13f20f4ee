import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError } from '../http/http-error.ts';
import type { AppEnv } from '../env.ts';
import { requireAdmin } from './admin-only.ts';
import { requireSameOrigin } from './csrf.ts';
import { privateBodyTooLargeMessage } from './messages.ts';

/** Bytes: the longest value of a setting in four-byte characters, with its names. */
const maxBytes = 65_536;

/** Paths below /api that only administrators may use. */
export const adminPaths = ['/admin', '/system-settings', '/sql-files', '/import-sql', '/converter'] as const;

/** Paths below /api for signed-in people and for sign-in. */
export const accountPaths = [
  '/user',
  '/login',
  '/logout',
  '/register',
  '/refresh-session',
  '/account',
  '/invite',
  '/forgot-password',
] as const;

/** Routes that accept more than a form and set their own limit. */
const uploadPaths =
  /^\/api\/(?:admin\/(?:upload-bible|recordings|backup\/restore|uploads\/[^/]+\/parts\/[^/]+|pages(?:\/[^/]+)?|content-preview)|converter\/convert-text-to-sql|account\/(?:my-)?study)$/;

/**
 * Rules for every private route, before any handler: no caching, no cross-site requests, no body longer than a form.
 * Everything below {@link adminPaths} requires an administrator.
 */
export const privateRoutes = new Hono<AppEnv>();
for (const path of [...accountPaths, ...adminPaths]) {
  privateRoutes.use(`${path}/*`, noStore(), requireSameOrigin());
}
for (const path of adminPaths) privateRoutes.use(`${path}/*`, requireAdmin());
for (const path of [...accountPaths, ...adminPaths]) privateRoutes.use(`${path}/*`, shortBody());

function noStore(): MiddlewareHandler {
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Cookie');
    await next();
    c.header('Cache-Control', 'no-store');
  };
}

function shortBody(): MiddlewareHandler {
  const limited = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new HttpError(413, privateBodyTooLargeMessage(maxBytes));
    },
  });
  return (c, next) => (uploadPaths.test(c.req.path) ? next() : limited(c, next));
}
