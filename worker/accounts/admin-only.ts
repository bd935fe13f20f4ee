import type { MiddlewareHandler } from 'hono';
import { HttpError } from '../http/http-error.ts';
import type { SignedInEnv } from '../env.ts';
import type { SignedIn } from '../signed-in.ts';
import { needsSecondFactor } from './second-factor.ts';
import { findSession } from './sessions.ts';
import {
  confirmFirst,
  loginForDashboard,
  notAdministrator,
  signInFirst,
  tooManyRequests,
  twoFactorsNeeded,
} from './messages.ts';

/** How long a password or passkey check counts for actions that require a recent one. */
export const confirmationLifetimeMs = 10 * 60_000;

/** Requires a signed-in person and sets `c.var.signedIn`. Throws a {@link HttpError} 401. */
export function requireSignedIn(): MiddlewareHandler<SignedInEnv> {
  return async (c, next) => {
    const signedIn = await findSession(c);
    if (!signedIn) throw new HttpError(401, signInFirst);
    c.set('signedIn', signedIn);
    await next();
  };
}

/**
 * Requires an administrator. It is mounted on the sub-app, so that no handler can forget it. Throws a {@link HttpError}:
 * 401 without a session, 403 for readers and for a session with only a password if two factors are required, 429 above
 * the requests per minute.
 */
export function requireAdmin(): MiddlewareHandler<SignedInEnv> {
  return async (c, next) => {
    const signedIn = await findSession(c);
    if (!signedIn) throw new HttpError(401, loginForDashboard);
    if (signedIn.role !== 'admin') throw new HttpError(403, notAdministrator);
    if (await needsSecondFactor(c.env, signedIn))
      throw new HttpError(403, twoFactorsNeeded, undefined, { code: 'two_factors' });
    const rate = await c.env.ADMIN_RATE?.limit({ key: signedIn.userId });
    if (rate && !rate.success) throw new HttpError(429, tooManyRequests, undefined, { retryAfter: 60 });
    c.set('signedIn', signedIn);
    await next();
  };
}

/** Protects sensitive actions from an unattended screen. Throws a {@link HttpError} 403 with the code "confirm". */
export function requireConfirmed({ session }: SignedIn): void {
  if (Date.now() - Date.parse(session.confirmedAt) < confirmationLifetimeMs) return;
  throw new HttpError(403, confirmFirst, undefined, { code: 'confirm' });
}
