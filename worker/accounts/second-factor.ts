import { and, eq, gt, lt } from 'drizzle-orm';
import type { CodeEnrolment } from '#data/accounts/contract/account.ts';
import { productName } from '#data/site/product.ts';
import { ceremonies, passkeys, secondFactors } from '#data/schema/app.ts';
import { HttpError } from '../http/http-error.ts';
import { formatBase64Url, parseBase64 } from '../encoding.ts';
import type { Bindings, RequestContext } from '../env.ts';
import { openApp } from '../database/app-database.ts';
import { encryptSecret, decryptSecret, renewSecret } from '../settings/secret.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SignedIn } from '../signed-in.ts';
import { recordEvent } from './write-audit.ts';
import { countAttempt, resetAttempts } from './attempt-limits.ts';
import { newToken } from './random-token.ts';
import { findStep, formatBase32, newCodeSecret } from './totp.ts';
import { codesUnavailable, enrollmentExpired, enterCode, strongSignInNeeded, codeNotAccepted } from './messages.ts';

/**
 * Codes of an authenticator app, required after the password if the account has one. The secret is stored in APP like
 * protected settings and bound to its account. Each code works once.
 */

type SecondFactor = typeof secondFactors.$inferSelect;
type Owner = { id: string; username: string };

/** Time to scan or type the secret and to enter the first code. */
const enrolmentLifetimeMs = 10 * 60_000;

const nameOf = (userId: string): string => `second-factor ${userId}`;

async function readSecondFactor(database: D1Database, userId: string): Promise<SecondFactor | undefined> {
  const [row] = await openApp(database).select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Creates a secret for the app. It is inactive until the app has produced a valid code. */
export async function startEnrollment(c: RequestContext, { id, username }: Owner): Promise<CodeEnrolment> {
  const secret = newCodeSecret();
  const ceremony = newToken();
  const now = Date.now();
  const db = openApp(c.env.APP);
  await db.batch([
    // A new enrolment replaces an unfinished one.
    db.delete(ceremonies).where(and(eq(ceremonies.kind, 'code'), eq(ceremonies.userId, id))),
    db.insert(ceremonies).values({
      id: ceremony,
      kind: 'code',
      challenge: await encryptSecret(c.env, nameOf(id), formatBase64Url(secret)),
      userId: id,
      expiresAt: new Date(now + enrolmentLifetimeMs).toISOString(),
    }),
    db.delete(ceremonies).where(lt(ceremonies.expiresAt, new Date(now).toISOString())),
  ]);
  const typed = formatBase32(secret);
  const host = new URL(c.req.url).host;
  const query = new URLSearchParams({ secret: typed, issuer: `${productName} ${host}` });
  const label = `${encodeURIComponent(`${productName} ${host}`)}:${encodeURIComponent(username)}`;
  // Apps do not decode "+" as a space.
  return { ceremony, secret: typed, address: `otpauth://totp/${label}?${String(query).replaceAll('+', '%20')}` };
}

/** Verifies the first code of the app and activates it. Throws a {@link HttpError} 400. */
export async function finishEnrolment(
  c: RequestContext,
  userId: string,
  ceremony: string,
  code: string,
): Promise<void> {
  const db = openApp(c.env.APP);
  const now = new Date().toISOString();
  const [enrolment] = await db
    .select()
    .from(ceremonies)
    .where(
      and(
        eq(ceremonies.id, ceremony),
        eq(ceremonies.kind, 'code'),
        eq(ceremonies.userId, userId),
        gt(ceremonies.expiresAt, now),
      ),
    );
  if (!enrolment) throw new HttpError(400, enrollmentExpired);
  const step = await findStep(await openCodeSecret(c.env, userId, enrolment.challenge), code);
  if (step === undefined) throw wrongCode(400);
  const row = { userId, secret: enrolment.challenge, lastStep: step, createdAt: now };
  await db.batch([
    db.insert(secondFactors).values(row).onConflictDoUpdate({ target: secondFactors.userId, set: row }),
    db.delete(ceremonies).where(eq(ceremonies.id, ceremony)),
  ]);
}

export async function removeSecondFactor(database: D1Database, userId: string): Promise<boolean> {
  const removed = await openApp(database)
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId });
  return removed.length > 0;
}

/**
 * Checks the second factor after a correct password. Returns whether the account has one. Throws a {@link HttpError} 403,
 * with the code "second_factor" if no code was sent, and 429 above the attempts.
 */
export async function checkCode(c: RequestContext, user: Owner, code: string | undefined): Promise<boolean> {
  const factor = await readSecondFactor(c.env.APP, user.id);
  if (!factor) return false;
  if (!code) throw new HttpError(403, enterCode, undefined, { code: 'second_factor' });
  await countAttempt(c.env.APP, 'login:code', user.id);
  const step = await findStep(await openCodeSecret(c.env, user.id, factor.secret), code);
  if (step === undefined || !(await useStep(c.env, factor, step))) {
    const event = { actorId: user.id, actor: user.username, subject: 'code' };
    await recordEvent(c, { action: 'session.login-failed', ...event });
    throw wrongCode(403);
  }
  await resetAttempts(c.env.APP, 'login:code', user.id);
  return true;
}

/** Of two concurrent requests with one code, only one succeeds, so an observed code is useless afterwards. */
async function useStep(env: Bindings, { userId, secret }: SecondFactor, step: number): Promise<boolean> {
  const used = await openApp(env.APP)
    .update(secondFactors)
    .set({ lastStep: step, secret: await renewSecret(env, nameOf(userId), secret) })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

/** Whether this session needs a second factor before it may act as an administrator. */
export async function needsSecondFactor(env: Bindings, { role, session }: SignedIn): Promise<boolean> {
  return role === 'admin' && !session.isMultiFactor && (await readSettings(env))['security.admin_two_factors'];
}

/**
 * Call before adding or removing a sign-in method if two factors are required. A person who has one must use it first.
 * Otherwise a stolen password would be enough to add another. Throws a {@link HttpError} 403.
 */
export async function requireOwnFactor(c: RequestContext, signedIn: SignedIn): Promise<void> {
  if (!(await needsSecondFactor(c.env, signedIn))) return;
  const [passkey] = await openApp(c.env.APP)
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, signedIn.userId))
    .limit(1);
  if (!passkey && !(await readSecondFactor(c.env.APP, signedIn.userId))) return;
  throw new HttpError(403, strongSignInNeeded);
}

/** Throws a {@link HttpError} 503 if the secret was encrypted with a key that is no longer available. */
async function openCodeSecret(env: Bindings, userId: string, stored: string): Promise<Uint8Array<ArrayBuffer>> {
  const secret = await decryptSecret(env, nameOf(userId), stored);
  if (secret === '') throw new HttpError(503, codesUnavailable);
  return parseBase64(secret);
}

function wrongCode(status: 400 | 403): HttpError {
  return new HttpError(status, `${codeNotAccepted}.`, [{ field: 'code', message: codeNotAccepted }]);
}
