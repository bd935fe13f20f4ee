import type { MiddlewareHandler } from 'hono';
import { HttpError } from '../http/http-error.ts';
import type { SignedInEnv } from '../env.ts';
import type { SignedIn } from '../signed-in.ts';
import { needsSecondFactor } from './second-factor.ts';
import { findSession } from './sessions.ts';

/** How long a password or passkey check counts for actions that require a recent one. */
export const confirmationLifetimeMs = 10 * 60_000;

/** Requires a signed-in person and sets `c.var.signedIn`. Throws a {@link HttpError} 401. */
export function requireSignedIn(): MiddlewareHandler<SignedInEnv> {
  return async (c, next) => {
    const signedIn = await findSession(c);
    if (!signedIn) throw new HttpError(401, 'Nobody is signed in here: sign in, then try again.');
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
    if (!signedIn) throw new HttpError(401, 'Authentication required: Please log in to access the admin panel');
    if (signedIn.role !== 'admin') throw new HttpError(403, 'This account is not an administrator.');
    if (await needsSecondFactor(c.env, signedIn))
      throw new HttpError(
        403,
        'On this site administrators sign in by two factors: open your account and add a passkey or an authenticator app, or sign in with yours.',
        undefined,
        { code: 'two_factors' },
      );
    const rate = await c.env.ADMIN_RATE?.limit({ key: signedIn.userId });
    if (rate && !rate.success)
      throw new HttpError(429, 'Too many calls. Try again in 1 minute.', undefined, { retryAfter: 60 });
    c.set('signedIn', signedIn);
    await next();
  };
}

/** Protects sensitive actions from an unattended screen. Throws a {@link HttpError} 403 with the code "confirm". */
export function requireConfirmed({ session }: SignedIn): void {
  if (Date.now() - Date.parse(session.confirmedAt) < confirmationLifetimeMs) return;
  throw new HttpError(403, 'Give your password or passkey once more to do this.', undefined, { code: 'confirm' });
}
