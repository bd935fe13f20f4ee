import { and, eq, gt, lt } from 'drizzle-orm';
import type { CeremonyAnswer, NewPasskeyForm, PasskeyForm } from '#data/accounts/contract/account.ts';
import { productName } from '#data/site/product.ts';
import { ceremonies, passkeys } from '#data/schema/app.ts';
import { HttpError } from '../http/http-error.ts';
import { formatBase64Url, parseBase64 } from '../encoding.ts';
import type { RequestContext } from '../env.ts';
import { logError } from '../log.ts';
import { openApp } from '../database/app-database.ts';
import { newToken } from './random-token.ts';
import { passkeyRejected, unnamedPasskey } from './messages.ts';

/**
 * Passkeys (WebAuthn): the device signs a challenge, and no secret is stored here. Each ceremony has a begin and a
 * finish step. Its challenge is stored in D1, valid for five minutes and consumed by the response. The library is
 * imported on first use, because its certificate parsers would slow every start.
 */

type CeremonyKind = (typeof ceremonies.$inferSelect)['kind'];
type NewPasskey = Omit<typeof passkeys.$inferInsert, 'userId'>;

const challengeLifetimeMs = 5 * 60_000;

/** Begins adding a passkey to an account, or to the account that an invitation creates. */
export async function startPasskey(
  c: RequestContext,
  kind: 'register' | 'invite',
  user: { id: string; username: string },
): Promise<CeremonyAnswer> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const existing = await openApp(c.env.APP).select().from(passkeys).where(eq(passkeys.userId, user.id));
  const options = await generateRegistrationOptions({
    rpName: productName,
    rpID: urlOf(c).hostname,
    userName: user.username,
    userID: Uint8Array.from(new TextEncoder().encode(user.id)),
    // The site does not need to know the manufacturer of the device.
    attestationType: 'none',
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ceremony: await storeChallenge(c, kind, options.challenge, user.id), options: { ...options } };
}

/** Returns the new passkey, not yet stored, and the account that it was begun for. Throws a {@link HttpError} 400. */
export async function finishPasskey(
  c: RequestContext,
  kind: 'register' | 'invite',
  { ceremony, response, label }: NewPasskeyForm,
): Promise<{ userId: string; passkey: NewPasskey }> {
  const { challenge, userId } = await takeChallenge(c, kind, ceremony);
  if (!userId) throw refusal();
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { origin, hostname } = urlOf(c);
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  }).catch(refuse);
  if (!result.verified) throw refusal();
  const { credential, credentialBackedUp: backedUp } = result.registrationInfo;
  return {
    userId,
    passkey: {
      id: credential.id,
      publicKey: formatBase64Url(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      backedUp,
      label: label || unnamedPasskey,
      createdAt: new Date().toISOString(),
    },
  };
}

/** Begins a sign-in, which accepts a passkey of any account, or a confirmation, which accepts only this user's. */
export async function startSignIn(
  c: RequestContext,
  kind: 'sign-in' | 'confirm',
  userId?: string,
): Promise<CeremonyAnswer> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: urlOf(c).hostname,
    userVerification: 'required',
  });
  return { ceremony: await storeChallenge(c, kind, options.challenge, userId), options: { ...options } };
}

/** Returns the id of the account whose passkey responded. Throws a {@link HttpError} 400. */
export async function finishSignIn(
  c: RequestContext,
  kind: 'sign-in' | 'confirm',
  { ceremony, response }: PasskeyForm,
): Promise<string> {
  const db = openApp(c.env.APP);
  const [started, [passkey]] = await Promise.all([
    takeChallenge(c, kind, ceremony),
    db.select().from(passkeys).where(eq(passkeys.id, response.id)),
  ]);
  if (!passkey || (started.userId !== null && started.userId !== passkey.userId)) throw refusal();
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { origin, hostname } = urlOf(c);
  const { id, publicKey, counter, transports, userId } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: started.challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    credential: { id, publicKey: parseBase64(publicKey), counter, transports },
    requireUserVerification: true,
  }).catch(refuse);
  if (!verified) throw refusal();
  await db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: new Date().toISOString() })
    .where(eq(passkeys.id, id));
  return userId;
}

async function storeChallenge(
  c: RequestContext,
  kind: CeremonyKind,
  challenge: string,
  userId?: string,
): Promise<string> {
  const db = openApp(c.env.APP);
  const id = newToken();
  const now = Date.now();
  await db.batch([
    db.insert(ceremonies).values({
      id,
      kind,
      challenge,
      userId: userId ?? null,
      expiresAt: new Date(now + challengeLifetimeMs).toISOString(),
    }),
    db.delete(ceremonies).where(lt(ceremonies.expiresAt, new Date(now).toISOString())),
  ]);
  return id;
}

/** Consumes the challenge, even if the response turns out to be invalid. */
async function takeChallenge(
  c: RequestContext,
  kind: CeremonyKind,
  id: string,
): Promise<typeof ceremonies.$inferSelect> {
  const now = new Date().toISOString();
  const [consumed] = await openApp(c.env.APP)
    .delete(ceremonies)
    .where(and(eq(ceremonies.id, id), eq(ceremonies.kind, kind), gt(ceremonies.expiresAt, now)))
    .returning();
  if (!consumed) throw refusal();
  return consumed;
}

function urlOf(c: RequestContext): URL {
  return new URL(c.req.url);
}

function refusal(): HttpError {
  return new HttpError(400, passkeyRejected);
}

function refuse(error: unknown): never {
  logError('passkey_refused', error instanceof Error ? error.message : String(error));
  throw refusal();
}
