import { and, eq, isNull } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { inviteLink } from '#data/accounts/contract/invite-link.ts';
import { newInviteForm, userChange, usersQuery, type UsersAnswer } from '#data/administration/contract/users.ts';
import { invites, users } from '#data/schema/app.ts';
import { allowMethods } from '../method-not-allowed.ts';
import { HttpError } from '../../http/http-error.ts';
import { parseBody, parseQuery } from '../../http/validate.ts';
import { requireConfirmed } from '../../accounts/admin-only.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf, nameTakenProblem } from '../../accounts/start-session.ts';
import { createInvite, openInvites, revokeInvitesOf } from '../../accounts/invites.ts';
import { endSessions } from '../../accounts/sessions.ts';
import type { SignedInEnv } from '../../env.ts';
import { findSiteUrl } from '../../mail/mail-settings.ts';
import { eraseStudyNotes } from '../../my-study/study-objects.ts';
import { openApp } from '../../database/app-database.ts';
import { listUsers } from '../../accounts/list-users.ts';
import { findUser, isLastAdmin, findAccount, type UserRow } from '../../accounts/find-user.ts';
import {
  accountDeleted,
  accountNotFound,
  anyUsername,
  lastAdministrator,
  linkNotOpen,
  linkRevoked,
  ownAccount,
} from './messages.ts';

type SignedInContext = Context<SignedInEnv>;

export const userRoutes = new Hono<SignedInEnv>()
  .get('/users', async (c) => {
    const page = await listUsers(c.env.APP, parseQuery(usersQuery, c.req.query()));
    const open = await openInvites(c.env.APP);
    return c.json({
      ...page,
      users: page.users.map((user) => ({ ...user, isOwn: user.id === c.var.signedIn.userId })),
      invites: open.flatMap(({ id, kind, role, username, createdBy, createdAt, expiresAt }) =>
        kind === 'recovery' ? [] : { id, kind, role, username, createdBy, createdAt, expiresAt },
      ),
    } satisfies UsersAnswer);
  })

  .post('/users/invite', async (c) => {
    const { username, role } = await parseBody(c, newInviteForm);
    requireConfirmed(c.var.signedIn);
    if (username && (await findUser(c.env.APP, username))) throw nameTakenProblem();
    const link = await createLink(c, {
      kind: 'invite',
      role,
      ...(username && { username }),
      createdBy: c.var.signedIn.username,
    });
    await recordEvent(c, {
      action: 'user.invited',
      ...actorOf(c.var.signedIn),
      subject: username ?? anyUsername,
      after: role,
    });
    return c.json(link, 201);
  })
  .all('/users/invite', allowMethods('POST'))

  .post('/users/:id/reset', async (c) => {
    requireConfirmed(c.var.signedIn);
    const user = await requireUser(c);
    const link = await createLink(c, {
      kind: 'reset',
      role: user.role,
      username: user.username,
      userId: user.id,
      createdBy: c.var.signedIn.username,
    });
    await recordEvent(c, { action: 'user.reset-link', ...actorOf(c.var.signedIn), subject: user.username });
    return c.json(link, 201);
  })

  .put('/users/:id', async (c) => {
    const { role, status } = await parseBody(c, userChange);
    requireConfirmed(c.var.signedIn);
    const user = await requireUser(c);
    const after = { role: role ?? user.role, status: status ?? user.status };
    if (user.id === c.var.signedIn.userId && (after.status === 'blocked' || after.role !== user.role))
      throw new HttpError(409, ownAccount);
    await requireRemainingAdmin(() => openApp(c.env.APP).update(users).set(after).where(eq(users.id, user.id)));
    // Sessions and invites of the old role must not survive it.
    if (after.role !== user.role || after.status === 'blocked') await endSessions(c.env.APP, user.id);
    if (after.role !== 'admin' || after.status === 'blocked') await revokeInvitesOf(c.env.APP, user.username);
    const common = { ...actorOf(c.var.signedIn), subject: user.username };
    if (after.role !== user.role)
      await recordEvent(c, { action: 'user.role', ...common, before: user.role, after: after.role });
    if (after.status !== user.status)
      await recordEvent(c, { action: after.status === 'blocked' ? 'user.blocked' : 'user.unblocked', ...common });
    return c.json({ id: user.id, username: user.username, ...after });
  })

  .delete('/users/:id', async (c) => {
    requireConfirmed(c.var.signedIn);
    const user = await requireUser(c);
    await requireRemainingAdmin(() => openApp(c.env.APP).delete(users).where(eq(users.id, user.id)));
    await eraseStudyNotes(c.env, user.id);
    await revokeInvitesOf(c.env.APP, user.username);
    await recordEvent(c, {
      action: 'user.deleted',
      ...actorOf(c.var.signedIn),
      subject: user.username,
      before: user.role,
    });
    return c.json({ message: accountDeleted });
  })

  .delete('/invites/:id', async (c) => {
    const [revoked] = await openApp(c.env.APP)
      .delete(invites)
      .where(and(eq(invites.id, c.req.param('id')), isNull(invites.usedAt)))
      .returning();
    if (!revoked) throw new HttpError(404, linkNotOpen);
    await recordEvent(c, {
      action: 'user.invite-revoked',
      ...actorOf(c.var.signedIn),
      subject: revoked.username ?? anyUsername,
      before: revoked.role,
    });
    return c.json({ message: linkRevoked });
  });

/** The link that an administrator hands on. Its host is that of the site, never that of a forged request. */
async function createLink(
  c: SignedInContext,
  invite: Parameters<typeof createInvite>[1],
): Promise<{ link: string; expiresAt: string }> {
  const { token, expiresAt } = await createInvite(c.env.APP, invite);
  // A site that was built without a URL has only the address at which the administrator opened it.
  return { link: inviteLink((await findSiteUrl(c.env)) ?? c.req.url, token), expiresAt };
}

/** Throws a {@link HttpError} 404. */
async function requireUser(c: SignedInContext): Promise<UserRow> {
  const user = await findAccount(c.env.APP, c.req.param('id') ?? '');
  if (!user) throw new HttpError(404, accountNotFound);
  return user;
}

/** Throws a {@link HttpError} 409 if the database refuses the change because no administrator would be left. */
async function requireRemainingAdmin(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!isLastAdmin(error)) throw error;
    throw new HttpError(409, lastAdministrator);
  }
}
