import { and, eq, gt, lt } from 'drizzle-orm';
import type { CodeEnrolment } from '#data/accounts/contract/account.ts';
import { productName } from '#data/site/product.ts';
import { ceremonies, passkeys, secondFactors } from '#data/schema/app.ts';
import { Problem } from '../http/http-error.ts';
import { formatBase64Url, parseBase64 } from '../encoding.ts';
import type { Bindings, Call } from '../env.ts';
import { openApp } from '../database/app.ts';
import { closeSecret, openSecret, renewSecret } from '../settings/secret.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SignedIn } from '../signed-in.ts';
import { recordEvent } from './audit.ts';
import { countAttempt, forgetAttempts } from './limits.ts';
import { newToken } from './token.ts';
import { findStep, formatBase32, newCodeSecret } from './totp.ts';

/**
 * Codes of an authenticator app, asked for beside the password of an account that has one. The secret stands in APP as
 * protected settings do, bound to its account; a code opens once.
 */

type SecondFactor = typeof secondFactors.$inferSelect;
type Owner = { id: string; username: string };

/** For a camera, and for typing, until the first code has come. */
const enrolledWithinMs = 10 * 60_000;

const nameOf = (userId: string): string => `second-factor ${userId}`;

export async function readSecondFactor(database: D1Database, userId: string): Promise<SecondFactor | undefined> {
  const [row] = await openApp(database).select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** A secret for the app, which counts for nothing before the app has shown a code of it. */
export async function beginEnrolment(c: Call, { id, username }: Owner): Promise<CodeEnrolment> {
  const secret = newCodeSecret();
  const ceremony = newToken();
  const now = Date.now();
  const db = openApp(c.env.APP);
  await db.batch([
    // One that was begun before is not finished any more.
    db.delete(ceremonies).where(and(eq(ceremonies.kind, 'code'), eq(ceremonies.userId, id))),
    db.insert(ceremonies).values({
      id: ceremony,
      kind: 'code',
      challenge: await closeSecret(c.env, nameOf(id), formatBase64Url(secret)),
      userId: id,
      expiresAt: new Date(now + enrolledWithinMs).toISOString(),
    }),
    db.delete(ceremonies).where(lt(ceremonies.expiresAt, new Date(now).toISOString())),
  ]);
  const typed = formatBase32(secret);
  const host = new URL(c.req.url).host;
  const query = new URLSearchParams({ secret: typed, issuer: `${productName} ${host}` });
  const label = `${encodeURIComponent(`${productName} ${host}`)}:${encodeURIComponent(username)}`;
  // Apps read "+" as it stands.
  return { ceremony, secret: typed, address: `otpauth://totp/${label}?${String(query).replaceAll('+', '%20')}` };
}

/** The first code of the app: from now on it is asked for. Throws a {@link Problem} 400. */
export async function finishEnrolment(c: Call, userId: string, ceremony: string, code: string): Promise<void> {
  const db = openApp(c.env.APP);
  const now = new Date().toISOString();
  const [begun] = await db
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
  if (!begun) throw new Problem(400, 'This took too long: begin again, so that the app gets a new secret.');
  const step = await findStep(await openCodeSecret(c.env, userId, begun.challenge), code);
  if (step === undefined) throw wrongCode(400);
  const row = { userId, secret: begun.challenge, lastStep: step, createdAt: now };
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
 * After the right password: what the account asks for beside it. Returns whether that was a second factor. Throws a
 * {@link Problem} 403, with the code "second_factor" where none was given yet, 429 past the tries.
 */
export async function checkCode(c: Call, user: Owner, code: string | undefined): Promise<boolean> {
  const factor = await readSecondFactor(c.env.APP, user.id);
  if (!factor) return false;
  if (!code) throw new Problem(403, 'Give the code that your app shows.', undefined, { code: 'second_factor' });
  await countAttempt(c.env.APP, 'login:code', user.id);
  const step = await findStep(await openCodeSecret(c.env, user.id, factor.secret), code);
  if (step === undefined || !(await useStep(c.env, factor, step))) {
    const event = { actorId: user.id, actor: user.username, subject: 'code' };
    await recordEvent(c, { action: 'session.login-failed', ...event });
    throw wrongCode(403);
  }
  await forgetAttempts(c.env.APP, 'login:code', user.id);
  return true;
}

/** Of two who come with one code, one gets in, and whoever looked over a shoulder comes too late. */
async function useStep(env: Bindings, { userId, secret }: SecondFactor, step: number): Promise<boolean> {
  const used = await openApp(env.APP)
    .update(secondFactors)
    .set({ lastStep: step, secret: await renewSecret(env, nameOf(userId), secret) })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

/** Whether the site asks this session for more than a password before it does what administrators do. */
export async function lacksFactor(env: Bindings, { role, session }: SignedIn): Promise<boolean> {
  return role === 'admin' && !session.isStrong && (await readSettings(env))['security.admin_two_factors'];
}

/**
 * Before a way in is added or taken away, where two factors are asked for: whoever has one of them gives it first, or a
 * password alone would do for making another. Throws a {@link Problem} 403.
 */
export async function requireOwnFactor(c: Call, signedIn: SignedIn): Promise<void> {
  if (!(await lacksFactor(c.env, signedIn))) return;
  const [passkey] = await openApp(c.env.APP)
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, signedIn.userId))
    .limit(1);
  if (!passkey && !(await readSecondFactor(c.env.APP, signedIn.userId))) return;
  throw new Problem(403, 'Sign in with your passkey, or with password and code, to change how you sign in.');
}

/** Throws a {@link Problem} 503 where it was encrypted with a key that is not here any more. */
async function openCodeSecret(env: Bindings, userId: string, stored: string): Promise<Uint8Array<ArrayBuffer>> {
  const secret = await openSecret(env, nameOf(userId), stored);
  if (secret === '')
    throw new Problem(503, 'Codes cannot be checked at the moment. Use a passkey, or ask an administrator for a link.');
  return parseBase64(secret);
}

function wrongCode(status: 400 | 403): Problem {
  const message = `This is not the code that your app shows now, or it was used: wait for the next one`;
  return new Problem(status, `${message}.`, [{ field: 'code', message }]);
}
