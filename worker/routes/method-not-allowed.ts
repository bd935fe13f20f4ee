import type { Context, Hono, MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { HttpError } from '../http/http-error.ts';
import { methodNotAllowedMessage } from '../http/messages.ts';
import type { AppEnv } from '../env.ts';
import { isPrivateRoute } from '../metrics/route-of.ts';

/** Answers 405 for a path of the app that has routes, but none for the method of the request. */
export function rejectOtherMethods(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  return methodNotAllowed({
    app,
    // Public paths list HEAD, private paths do not.
    onMethodNotAllowed: (c, methods) =>
      methods.includes('HEAD') && !isPrivateRoute(c.req.path)
        ? refuseMethod(c, methods)
        : allowMethods(...methods.filter((method) => method !== 'HEAD'))(c),
  });
}

/**
 * Answers 405 with the listed methods. Only for a path that a later route with a parameter matches too, for example
 * `/passkeys/begin` and `/passkeys/:id`.
 */
export function allowMethods(...allowed: string[]): (c: Context) => Response {
  return (c) => refuseMethod(c, allowed);
}

function refuseMethod(c: Context, methods: string[]): Response {
  const allowed = methods.join(', ');
  c.header('Allow', allowed);
  c.header('Cache-Control', 'no-store');
  return c.json(new HttpError(405, methodNotAllowedMessage(c.req.method.slice(0, 10), allowed)).answer, 405);
}
