import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '../http/http-error.ts';
import type { AppEnv } from '../env.ts';
import { adminOnly } from './admin-only.ts';
import { ownSiteOnly } from './csrf.ts';

/** Bytes; a setting's longest value in four-byte letters, with its names. */
const mostBytes = 65_536;

/** Below /api: calls for administrators alone. */
export const adminPaths = ['/admin', '/system-settings', '/sql-files', '/import-sql', '/converter'] as const;

/** Below /api: calls of people and of those who are about to be. */
export const accountPaths = [
  '/user',
  '/login',
  '/logout',
  '/register',
  '/refresh-session',
  '/account',
  '/invite',
] as const;

/** Those that take more than a form, and set their own limit. */
const uploadPaths =
  /^\/api\/(?:admin\/(?:upload-bible|recordings|backup\/restore|uploads\/[^/]+\/parts\/[^/]+|pages(?:\/[^/]+)?|content-preview)|converter\/convert-text-to-sql|account\/study)$/;

/**
 * What holds for every private call, before any handler: no cache keeps its answer, no other site makes it, no body
 * is longer than a form; and nobody but an administrator passes below {@link adminPaths}, whatever is mounted there.
 */
export const privateCalls = new Hono<AppEnv>();
for (const path of [...accountPaths, ...adminPaths]) {
  privateCalls.use(`${path}/*`, noStore(), ownSiteOnly());
}
for (const path of adminPaths) privateCalls.use(`${path}/*`, adminOnly());
for (const path of [...accountPaths, ...adminPaths]) privateCalls.use(`${path}/*`, shortBody());

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
    maxSize: mostBytes,
    onError: () => {
      throw new Problem(413, `The body of this call has at most ${mostBytes / 1024} kB.`);
    },
  });
  return (c, next) => (uploadPaths.test(c.req.path) ? next() : limited(c, next));
}
