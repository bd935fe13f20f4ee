import { Hono } from 'hono';
import { newPasswordForm, recoveryForm } from '#data/accounts/contract/account.ts';
import { findPasswordError } from '#data/accounts/password-rules.ts';
import { countAttempt, resetAttempts } from '../accounts/attempt-limits.ts';
import { findAccount } from '../accounts/find-user.ts';
import { redeemInvite, requireInvite } from '../accounts/invites.ts';
import { ipPrefixHashOf } from '../accounts/ip-prefix.ts';
import { linkAccountGone, passwordReplaced, recoveryRequested, recoveryUnavailable } from '../accounts/messages.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { mailRecoveryLinks } from '../mail/mail-recovery-links.ts';
import { requireUnleakedPassword } from '../accounts/require-unleaked-password.ts';
import { recordEvent } from '../accounts/write-audit.ts';
import type { AppEnv } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { parseBody } from '../http/validate.ts';
import { canMailPasswords } from '../mail/mail-settings.ts';

/** A forgotten password: a link by mail, and the new password behind it. */
export const recovery = new Hono<AppEnv>()
  .post('/', async (c) => {
    const { account } = await parseBody(c, recoveryForm);
    if (!(await canMailPasswords(c.env))) throw new HttpError(503, recoveryUnavailable);
    await countAttempt(c.env.APP, 'recovery:network', await ipPrefixHashOf(c));
    // After the response, so that its time does not tell whether the account exists.
    c.executionCtx.waitUntil(mailRecoveryLinks(c, account));
    return c.json({ message: recoveryRequested }, 202);
  })

  .post('/accept', async (c) => {
    const { token, password } = await parseBody(c, newPasswordForm);
    await countAttempt(c.env.APP, 'invite:network', await ipPrefixHashOf(c));
    const link = await requireInvite(c.env.APP, token, 'recovery');
    const user = await findAccount(c.env.APP, link.userId ?? '');
    if (user?.status !== 'active') throw new HttpError(410, linkAccountGone);
    const error = findPasswordError(password, user.username);
    if (error) throw new HttpError(400, `${error}.`, [{ field: 'password', message: error }]);
    await requireUnleakedPassword(c.env, password);
    const { id, username } = user;
    const credential = { kind: 'password', hash: await hashPassword(password) } as const;
    await redeemInvite(c.env.APP, link, { id, username, email: undefined, credential });
    // The failed attempts of the person who forgot the password.
    await resetAttempts(c.env.APP, 'login:name', user.usernameKey);
    await recordEvent(c, { action: 'account.recovered', actorId: id, actor: username, subject: username });
    // The person signs in with the new password, and with a code if the account has an app.
    return c.json({ message: passwordReplaced });
  });
