import { and, eq, gt, lt } from 'drizzle-orm';
import type { CeremonyAnswer, NewPasskeyForm, PasskeyForm } from '#data/accounts/contract/account.ts';
import { productName } from '#data/site/product.ts';
import { ceremonies, passkeys } from '#data/schema/app.ts';
import { Problem } from '../http/http-error.ts';
import { formatBase64Url, parseBase64 } from '../encoding.ts';
import type { Call } from '../env.ts';
import { logFault } from '../log.ts';
import { openApp } from '../database/app.ts';
import { newToken } from './token.ts';

/**
 * Passkeys (WebAuthn): the device signs a challenge, and nothing that could be stolen is stored here. Each exchange is
 * begun, answered by the device and finished; its challenge stands in D1, is taken out by the answer, and holds for
 * five minutes. The library is loaded when it is first needed, since its certificates' parsers cost every start.
 */

type CeremonyKind = (typeof ceremonies.$inferSelect)['kind'];
type NewPasskey = Omit<typeof passkeys.$inferInsert, 'userId'>;

const answeredWithinMs = 5 * 60_000;

/** For a device that shall be added: to the account, or to the one that an invitation makes. */
export async function beginPasskey(
  c: Call,
  kind: 'register' | 'invite',
  user: { id: string; username: string },
): Promise<CeremonyAnswer> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const known = await openApp(c.env.APP).select().from(passkeys).where(eq(passkeys.userId, user.id));
  const options = await generateRegistrationOptions({
    rpName: productName,
    rpID: addressOf(c).hostname,
    userName: user.username,
    userID: Uint8Array.from(new TextEncoder().encode(user.id)),
    // Who made the device is nobody's business here.
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ceremony: await keepChallenge(c, kind, options.challenge, user.id), options: { ...options } };
}

/** The new passkey, not stored yet, and the account that it was begun for. Throws a {@link Problem} 400. */
export async function finishPasskey(
  c: Call,
  kind: 'register' | 'invite',
  { ceremony, response, label }: NewPasskeyForm,
): Promise<{ userId: string; passkey: NewPasskey }> {
  const { challenge, userId } = await takeChallenge(c, kind, ceremony);
  if (!userId) throw refusal();
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { origin, hostname } = addressOf(c);
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
      label: label || 'Passkey',
      createdAt: new Date().toISOString(),
    },
  };
}

/** For signing in, where any account's passkey will do, or for confirming, where only this user's does. */
export async function beginSignIn(c: Call, kind: 'sign-in' | 'confirm', userId?: string): Promise<CeremonyAnswer> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: addressOf(c).hostname,
    userVerification: 'required',
  });
  return { ceremony: await keepChallenge(c, kind, options.challenge, userId), options: { ...options } };
}

/** Id of the account whose passkey answered. Throws a {@link Problem} 400. */
export async function finishSignIn(
  c: Call,
  kind: 'sign-in' | 'confirm',
  { ceremony, response }: PasskeyForm,
): Promise<string> {
  const db = openApp(c.env.APP);
  const [begun, [passkey]] = await Promise.all([
    takeChallenge(c, kind, ceremony),
    db.select().from(passkeys).where(eq(passkeys.id, response.id)),
  ]);
  if (!passkey || (begun.userId !== null && begun.userId !== passkey.userId)) throw refusal();
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { origin, hostname } = addressOf(c);
  const { id, publicKey, counter, transports, userId } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: begun.challenge,
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

async function keepChallenge(c: Call, kind: CeremonyKind, challenge: string, userId?: string): Promise<string> {
  const db = openApp(c.env.APP);
  const id = newToken();
  const now = Date.now();
  await db.batch([
    db.insert(ceremonies).values({
      id,
      kind,
      challenge,
      userId: userId ?? null,
      expiresAt: new Date(now + answeredWithinMs).toISOString(),
    }),
    db.delete(ceremonies).where(lt(ceremonies.expiresAt, new Date(now).toISOString())),
  ]);
  return id;
}

/** Once only, whatever the answer is worth. */
async function takeChallenge(c: Call, kind: CeremonyKind, id: string): Promise<typeof ceremonies.$inferSelect> {
  const now = new Date().toISOString();
  const [taken] = await openApp(c.env.APP)
    .delete(ceremonies)
    .where(and(eq(ceremonies.id, id), eq(ceremonies.kind, kind), gt(ceremonies.expiresAt, now)))
    .returning();
  if (!taken) throw refusal();
  return taken;
}

function addressOf(c: Call): URL {
  return new URL(c.req.url);
}

function refusal(): Problem {
  return new Problem(400, 'This passkey was not accepted: try again, or use another way to sign in.');
}

function refuse(error: unknown): never {
  logFault('passkey_refused', error instanceof Error ? error.message : String(error));
  throw refusal();
}
