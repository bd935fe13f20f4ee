import { and, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { Role } from '#data/accounts/contract/account.ts';
import { inviteLink } from '#data/accounts/contract/invite-link.ts';
import { usernameKey } from '#data/accounts/username.ts';
import { invites, type passkeys } from '#data/schema/app.ts';
import { Problem } from '../http/http-error.ts';
import type { Call } from '../env.ts';
import { newId } from '../new-id.ts';
import { openApp, runTogether } from '../database/app.ts';
import { isNameTaken, readUser, type UserRow } from './users.ts';
import { nameTaken } from './start-session.ts';
import { newToken, tokenHash } from './token.ts';

export type InviteRow = typeof invites.$inferSelect;

const dayMs = 86_400_000;
/** A guest has to find the time; a reset is asked for and used at once. */
const validForMs = { invite: 3 * dayMs, reset: dayMs } as const;

/** What signs the guest in from now on. */
export type Credential = { kind: 'password'; hash: string } | { kind: 'passkey'; passkey: NewPasskey };

type NewPasskey = Omit<typeof passkeys.$inferInsert, 'userId'>;

/** Makes a one-time link. Its token is told once, here; the database knows its hash. */
export async function createInvite(
  c: Call,
  invite: { kind: InviteRow['kind']; role: Role; username?: string; userId?: string; createdBy: string },
): Promise<{ link: string; expiresAt: string }> {
  const token = newToken();
  const now = Date.now();
  const expiresAt = new Date(now + validForMs[invite.kind]).toISOString();
  await openApp(c.env.APP)
    .insert(invites)
    .values({
      id: newId(),
      tokenHash: await tokenHash(token),
      kind: invite.kind,
      role: invite.role,
      username: invite.username ?? null,
      userId: invite.userId ?? null,
      createdBy: invite.createdBy,
      createdAt: new Date(now).toISOString(),
      expiresAt,
    });
  return { link: inviteLink(c.req.url, token), expiresAt };
}

/** Throws a {@link Problem} 410 for a link that is unknown, was used or has run out: a guesser learns nothing. */
export async function requireInvite(database: D1Database, token: string): Promise<InviteRow> {
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
  if (!invite) throw linkGone();
  return invite;
}

/** The name that the account will have. Throws a {@link Problem} 400 where neither the link nor the guest says one. */
export function invitedName(invite: InviteRow, chosen: string | undefined): string {
  const name = invite.username ?? chosen;
  if (name) return name;
  const message = 'Username is required';
  throw new Problem(400, `${message}.`, [{ field: 'username', message }]);
}

/**
 * Uses the link up and makes the account, or gives one its new way in place of all former ones and ends its sessions,
 * in one transaction: of two who come with one link, one gets in. Throws a {@link Problem}: 410 for the other, 409 for a name that is taken.
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
  // Whoever lost a device, or told somebody a password, wants neither to open the account any more.
  const formerKeys =
    invite.kind === 'reset'
      ? [
          sql`DELETE FROM passkeys ${whileOpen} AND user_id = ${id}`,
          sql`DELETE FROM second_factors ${whileOpen} AND user_id = ${id}`,
          sql`DELETE FROM sessions ${whileOpen} AND user_id = ${id}`,
        ]
      : [];
  const key = credential.kind === 'passkey' ? [addPasskey(credential.passkey, id, now, whileOpen)] : [];
  const use = sql`UPDATE invites SET used_at = ${now} WHERE ${isOpen}`;
  try {
    const ran = await runTogether(database, [enter, ...formerKeys, ...key, use]);
    if (ran.at(-1)?.changes !== 1) throw linkGone();
  } catch (error) {
    throw isNameTaken(error) ? nameTaken() : error;
  }
  const user = await readUser(database, id);
  if (!user) throw linkGone();
  return user;
}

function addPasskey(passkey: NewPasskey, userId: string, now: string, whileOpen: SQL): SQL {
  const { id, publicKey, counter, transports, backedUp, label } = passkey;
  return sql`INSERT INTO passkeys (id, user_id, public_key, counter, transports, backed_up, label, created_at)
    SELECT ${id}, ${userId}, ${publicKey}, ${counter}, ${JSON.stringify(transports)}, ${backedUp ? 1 : 0}, ${label}, ${now}
    ${whileOpen}`;
}

/** Of somebody who is no administrator any more: a link that was laid by would bring them back. */
export async function revokeInvitesOf(database: D1Database, username: string): Promise<void> {
  await openApp(database)
    .delete(invites)
    .where(and(eq(invites.createdBy, username), isNull(invites.usedAt)));
}

/** Links that can still be used, the newest first. */
export function openInvites(database: D1Database): Promise<InviteRow[]> {
  return openApp(database)
    .select()
    .from(invites)
    .where(and(isNull(invites.usedAt), gt(invites.expiresAt, new Date().toISOString())))
    .orderBy(desc(invites.id));
}

function linkGone(): Problem {
  return new Problem(410, 'This link was used already or has run out. Ask for another one.');
}
