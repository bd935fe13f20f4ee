import { Hono } from 'hono';
import {
  acceptForm,
  acceptPasskeyForm,
  createInviteForm,
  inviteForm,
  type InviteAnswer,
  type SignedInUser,
} from '#data/accounts/contract/account.ts';
import { findPasswordError } from '#data/accounts/password-rules.ts';
import { HttpError } from '../http/http-error.ts';
import { parseBody } from '../http/validate.ts';
import { recordEvent } from '../accounts/write-audit.ts';
import { startSession, nameTakenProblem } from '../accounts/start-session.ts';
import { invitedName, redeemInvite, requireInvite, type Credential, type InviteRow } from '../accounts/invites.ts';
import { countAttempt } from '../accounts/attempt-limits.ts';
import { ipPrefixHashOf } from '../accounts/ip-prefix.ts';
import { startPasskey, finishPasskey } from '../accounts/passkeys.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { requireUnleakedPassword } from '../accounts/require-unleaked-password.ts';
import type { AppEnv, RequestContext } from '../env.ts';
import { postWelcome } from '../mail/post-mail.ts';
import { newId } from '../new-id.ts';
import { findUser, findAccount } from '../accounts/find-user.ts';
import { linkAccountGone, passkeyOfOtherLink } from '../accounts/messages.ts';

/** One-time links: create an account, or set a new password or passkey for an existing one. */
export const invite = new Hono<AppEnv>()
  .post('/', async (c) => {
    const { token } = await parseBody(c, inviteForm);
    const link = await openLink(c, token, 'invite', 'reset', 'recovery');
    const { kind, role, expiresAt } = link;
    const username = link.userId ? (await requireOwner(c, link)).username : link.username;
    return c.json({ kind, role, username, expiresAt } satisfies InviteAnswer);
  })

  .post('/accept', async (c) => {
    const form = await parseBody(c, acceptForm);
    const link = await openLink(c, form.token, 'invite', 'reset');
    const { id, username } = await accountOf(c, link, form.username);
    const error = findPasswordError(form.password, username);
    if (error) throw new HttpError(400, `${error}.`, [{ field: 'password', message: error }]);
    await requireUnleakedPassword(c.env, form.password);
    const credential = { kind: 'password', hash: await hashPassword(form.password) } as const;
    return c.json(await redeem(c, link, { id, username, email: form.email, credential }), 201);
  })

  .post('/passkey/begin', async (c) => {
    const form = await parseBody(c, createInviteForm);
    const link = await openLink(c, form.token, 'invite', 'reset');
    return c.json(await startPasskey(c, 'invite', await accountOf(c, link, form.username)));
  })

  .post('/passkey/finish', async (c) => {
    const form = await parseBody(c, acceptPasskeyForm);
    const link = await openLink(c, form.token, 'invite', 'reset');
    const { username } = await accountOf(c, link, form.username);
    const { userId: id, passkey } = await finishPasskey(c, 'invite', form);
    // A challenge is only valid for the link that it was created for.
    if (link.userId && link.userId !== id) throw new HttpError(400, passkeyOfOtherLink);
    return c.json(
      await redeem(c, link, { id, username, email: form.email, credential: { kind: 'passkey', passkey } }),
      201,
    );
  });

async function openLink(c: RequestContext, token: string, ...kinds: InviteRow['kind'][]): Promise<InviteRow> {
  await countAttempt(c.env.APP, 'invite:network', await ipPrefixHashOf(c));
  return requireInvite(c.env.APP, token, ...kinds);
}

/** The account of the link: a new one with a free name, or the existing one that gets new credentials. */
async function accountOf(
  c: RequestContext,
  link: InviteRow,
  chosen?: string,
): Promise<{ id: string; username: string }> {
  if (link.userId) return requireOwner(c, link);
  const username = invitedName(link, chosen);
  if (await findUser(c.env.APP, username)) throw nameTakenProblem();
  return { id: newId(), username };
}

async function requireOwner(c: RequestContext, { userId }: InviteRow): Promise<{ id: string; username: string }> {
  const user = userId ? await findAccount(c.env.APP, userId) : undefined;
  if (!user) throw new HttpError(410, linkAccountGone);
  return user;
}

async function redeem(
  c: RequestContext,
  link: InviteRow,
  account: { id: string; username: string; email: string | undefined; credential: Credential },
): Promise<SignedInUser> {
  const user = await redeemInvite(c.env.APP, link, account);
  await recordEvent(c, {
    action: link.kind === 'invite' ? 'user.invite-accepted' : 'user.reset',
    actorId: user.id,
    actor: user.username,
    subject: account.credential.kind,
    after: user.role,
  });
  if (link.kind === 'invite') await postWelcome(c.env, user);
  return startSession(c, user, 'link', account.credential.kind === 'passkey');
}
