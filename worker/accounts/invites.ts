import { and, desc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Role } from '#data/accounts/contract/account.ts';
import { usernameKey } from '#data/accounts/username.ts';
import { invites, type passkeys } from '#data/schema/app.ts';
import { HttpError } from '../http/http-error.ts';
import { newId } from '../new-id.ts';
import { openApp, runBatch } from '../database/app-database.ts';
import { isNameTaken, findAccount, type UserRow } from './find-user.ts';
import { nameTakenProblem } from './start-session.ts';
import { newToken, tokenHash } from './random-token.ts';
import { linkUsed } from './messages.ts';
import { usernameRequired } from '#data/accounts/messages.ts';

export type InviteRow = typeof invites.$inferSelect;

const dayMs = 86_400_000;
/** A guest needs time to respond. A reset is requested and used right away. A mailbox may be read by others. */
const lifetimeMs = { invite: 3 * dayMs, reset: dayMs, recovery: dayMs / 24 } as const;

/** How the person signs in from now on. */
export type Credential = { kind: 'password'; hash: string } | { kind: 'passkey'; passkey: NewPasskey };

type NewPasskey = Omit<typeof passkeys.$inferInsert, 'userId'>;

/**
 * Creates a one-time link and returns its token, which is returned only here: the database stores its hash. A new link
 * of an account ends the older ones. But a link by mail, which anybody can request, does not end one of an
 * administrator.
 */
export async function createInvite(
  app: D1Database,
  invite: { kind: InviteRow['kind']; role: Role; username?: string; userId?: string; createdBy?: string },
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken();
  const now = Date.now();
  const expiresAt = new Date(now + lifetimeMs[invite.kind]).toISOString();
  const db = openApp(app);
  await db.batch([
    db
      .delete(invites)
      .where(
        and(
          eq(invites.userId, invite.userId ?? ''),
          isNull(invites.usedAt),
          inArray(invites.kind, invite.kind === 'recovery' ? ['recovery'] : ['recovery', 'reset']),
        ),
      ),
    db.insert(invites).values({
      id: newId(),
      tokenHash: await tokenHash(token),
      kind: invite.kind,
      role: invite.role,
      username: invite.username ?? null,
      userId: invite.userId ?? null,
      createdBy: invite.createdBy ?? null,
      createdAt: new Date(now).toISOString(),
      expiresAt,
    }),
  ]);
  return { token, expiresAt };
}

/**
 * Throws a {@link HttpError} 410 for a link that is unknown, used or expired. The error is the same, so guessing reveals
 * nothing.
 */
export async function requireInvite(
  database: D1Database,
  token: string,
  ...kinds: InviteRow['kind'][]
): Promise<InviteRow> {
  const [invite] = await openApp(database)
    .select()
    .from(invites)
    .where(
      and(
        eq(invites.tokenHash, await tokenHash(token)),
        isNull(invites.usedAt),
        gt(invites.expiresAt, new Date().toISOString()),
      ),
    );
  if (!invite || !kinds.includes(invite.kind)) throw linkGone();
  return invite;
}

/** The name of the new account. Throws a {@link HttpError} 400 if neither the link nor the guest provides one. */
export function invitedName(invite: InviteRow, chosen: string | undefined): string {
  const name = invite.username ?? chosen;
  if (name) return name;
  throw new HttpError(400, `${usernameRequired}.`, [{ field: 'username', message: usernameRequired }]);
}

/**
 * Redeems the link in one transaction. It creates the account, or replaces all credentials of an existing one and ends
 * its sessions. Of two concurrent requests with one link, only one succeeds. Throws a {@link HttpError}: 410 if the link
 * is used, 409 if the name is taken.
 */
export async function redeemInvite(
  database: D1Database,
  invite: InviteRow,
  account: { id: string; username: string; email: string | undefined; credential: Credential },
): Promise<UserRow> {
  const now = new Date().toISOString();
  const { id, username, email, credential } = account;
  const hash = credential.kind === 'password' ? credential.hash : null;
  const isOpen = sql`id = ${invite.id} AND used_at IS NULL AND expires_at > ${now}`;
  const whileOpen = sql`WHERE EXISTS (SELECT 1 FROM invites WHERE ${isOpen})`;
  const enter =
    invite.kind === 'invite'
      ? sql`INSERT INTO users (id, username, username_key, email, role, status, password_hash, created_at, password_changed_at)
          SELECT ${id}, ${username}, ${usernameKey(username)}, ${email ?? null}, ${invite.role}, 'active', ${hash}, ${now},
            ${hash && now} ${whileOpen}`
      : sql`UPDATE users SET password_hash = ${hash}, password_changed_at = ${hash && now}
          ${whileOpen} AND id = ${id}`;
  // After a lost device or a leaked password, the old credentials must not open the account. A link by mail replaces
  // only the password: who reads the mail may not be the owner, so a second factor stays.
  const replaced = {
    invite: [],
    recovery: [sql`sessions`],
    reset: [sql`sessions`, sql`passkeys`, sql`second_factors`],
  };
  const formerKeys = replaced[invite.kind].map((table) => sql`DELETE FROM ${table} ${whileOpen} AND user_id = ${id}`);
  const key = credential.kind === 'passkey' ? [addPasskey(credential.passkey, id, now, whileOpen)] : [];
  const otherLinks = sql`DELETE FROM invites ${whileOpen} AND user_id = ${id} AND id <> ${invite.id} AND used_at IS NULL`;
  const use = sql`UPDATE invites SET used_at = ${now} WHERE ${isOpen}`;
  try {
    const ran = await runBatch(database, [enter, ...formerKeys, ...key, otherLinks, use]);
    if (ran.at(-1)?.changes !== 1) throw linkGone();
  } catch (error) {
    throw isNameTaken(error) ? nameTakenProblem() : error;
  }
  const user = await findAccount(database, id);
  if (!user) throw linkGone();
  return user;
}

function addPasskey(passkey: NewPasskey, userId: string, now: string, whileOpen: SQL): SQL {
  const { id, publicKey, counter, transports, backedUp, label } = passkey;
  return sql`INSERT INTO passkeys (id, user_id, public_key, counter, transports, backed_up, label, created_at)
    SELECT ${id}, ${userId}, ${publicKey}, ${counter}, ${JSON.stringify(transports)}, ${backedUp ? 1 : 0}, ${label}, ${now}
    ${whileOpen}`;
}

/** Deletes open links of a former administrator. Otherwise a saved link would restore the role. */
export async function revokeInvitesOf(database: D1Database, username: string): Promise<void> {
  await openApp(database)
    .delete(invites)
    .where(and(eq(invites.createdBy, username), isNull(invites.usedAt)));
}

/**
 * Ends the links for a new password that the site sent by mail: after a change of the password, or of the address they
 * went to.
 */
export async function endRecoveryLinks(database: D1Database, userId: string): Promise<void> {
  await openApp(database)
    .delete(invites)
    .where(and(eq(invites.userId, userId), eq(invites.kind, 'recovery'), isNull(invites.usedAt)));
}

/** Links that can still be used, the newest first. */
export function openInvites(database: D1Database): Promise<InviteRow[]> {
  return openApp(database)
    .select()
    .from(invites)
    .where(and(isNull(invites.usedAt), gt(invites.expiresAt, new Date().toISOString())))
    .orderBy(desc(invites.id));
}

function linkGone(): HttpError {
  return new HttpError(410, linkUsed);
}
