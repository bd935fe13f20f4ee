import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AccountAnswer } from '#data/accounts/contract/account.ts';
import { passkeys, secondFactors, sessions, users, wordReaders } from '#data/schema/app.ts';
import { HttpError } from '../http/http-error.ts';
import type { SignedInEnv } from '../env.ts';
import { openApp } from '../database/app-database.ts';
import { findAccount, type UserRow } from './find-user.ts';
import { confirmationLifetimeMs } from './admin-only.ts';
import { countAttempt } from './attempt-limits.ts';
import { needsSecondFactor } from './second-factor.ts';
import { accountGone } from './messages.ts';

type Ask = Context<SignedInEnv>;

/** The account of the current session. Throws a {@link HttpError} 401 if the account no longer exists. */
export async function requireOwnAccount(c: Ask): Promise<UserRow> {
  const self = await findAccount(c.env.APP, c.var.signedIn.userId);
  if (!self) throw new HttpError(401, accountGone);
  return self;
}

/** Counts a change of one's own account. Throws a {@link HttpError} 429 above the changes per hour. */
export async function countAccountChange(c: Ask): Promise<void> {
  await countAttempt(c.env.APP, 'account', c.var.signedIn.userId);
}

/** The account as its owner sees it. Throws a {@link HttpError} 401 if it no longer exists. */
export async function readAccount(c: Ask): Promise<AccountAnswer> {
  const { userId, session } = c.var.signedIn;
  const db = openApp(c.env.APP);
  const [[self], ownSessions, ownPasskeys, [words], [codes]] = await db.batch([
    db.select().from(users).where(eq(users.id, userId)),
    db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.createdAt),
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt),
    db.select().from(wordReaders).where(eq(wordReaders.userId, userId)),
    db.select().from(secondFactors).where(eq(secondFactors.userId, userId)),
  ]);
  if (!self) throw new HttpError(401, accountGone);
  const { id, username, role, email, createdAt, passwordHash, passwordChangedAt } = self;
  return {
    id,
    username,
    role,
    email,
    wordOfDay: words ? (words.confirmedAt ? 'confirmed' : 'asked') : 'none',
    createdAt,
    hasPassword: passwordHash !== null,
    passwordChangedAt,
    codesSince: codes?.createdAt ?? null,
    ...((await needsSecondFactor(c.env, c.var.signedIn)) && { needsFactor: true }),
    confirmedUntil: new Date(Date.parse(session.confirmedAt) + confirmationLifetimeMs).toISOString(),
    sessions: ownSessions
      .filter(({ expiresAt }) => expiresAt * 1000 > Date.now())
      .map((one) => ({
        handle: one.handle,
        isCurrent: one.id === session.id,
        createdAt: one.createdAt,
        lastSeenAt: one.lastSeenAt,
        expiresAt: new Date(one.expiresAt * 1000).toISOString(),
        agent: one.agent,
      })),
    passkeys: ownPasskeys.map(({ id: passkey, label, createdAt: addedAt, lastUsedAt, backedUp }) => ({
      id: passkey,
      label,
      createdAt: addedAt,
      lastUsedAt,
      backedUp,
    })),
  };
}
