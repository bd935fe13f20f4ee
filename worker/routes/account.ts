import { and, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { confirmForm, emailForm, passkeyForm, passwordForm, wordOfDayForm } from '#data/accounts/contract/account.ts';
import { findPasswordError } from '#data/accounts/password-rules.ts';
import { sessions, users } from '#data/schema/app.ts';
import { allowMethods } from './method-not-allowed.ts';
import { HttpError } from '../http/http-error.ts';
import { parseBody } from '../http/validate.ts';
import { requireConfirmed, requireSignedIn } from '../accounts/admin-only.ts';
import { recordEvent } from '../accounts/write-audit.ts';
import { actorOf } from '../accounts/start-session.ts';
import { endRecoveryLinks, revokeInvitesOf } from '../accounts/invites.ts';
import { countAttempt, resetAttempts } from '../accounts/attempt-limits.ts';
import { countAccountChange, readAccount, requireOwnAccount } from '../accounts/own-account.ts';
import { startSignIn, finishSignIn } from '../accounts/passkeys.ts';
import { hashPassword, verifyPassword } from '../accounts/passwords.ts';
import { requireUnleakedPassword } from '../accounts/require-unleaked-password.ts';
import { checkCode } from '../accounts/second-factor.ts';
import { closeSession, confirmSession, endSessions, openSession } from '../accounts/sessions.ts';
import type { SignedInEnv } from '../env.ts';
import { postWelcome } from '../mail/post-mail.ts';
import { requestWords, deleteWordReader } from '../mail/word-readers.ts';
import { openApp } from '../database/app-database.ts';
import { isLastAdmin, type UserRow } from '../accounts/find-user.ts';
import { eraseStudyNotes } from '../my-study/study-objects.ts';
import { accountFactors } from './account-factors.ts';
import { myStudy } from './my-study.ts';
import { study } from './study.ts';
import {
  accountDeleted,
  confirmed,
  emailNeeded,
  passkeyOfOther,
  sessionEnded,
  sessionGone,
  wrongPassword,
  youAreLastAdministrator,
} from '../accounts/messages.ts';

type SignedInContext = Context<SignedInEnv>;

/** The account of the signed-in user. Every query filters by the user of the session. */
export const account = new Hono<SignedInEnv>()
  .use(requireSignedIn())
  .get('/', async (c) => c.json(await readAccount(c)))

  .post('/confirm', async (c) => {
    const { password, code } = await parseBody(c, confirmForm);
    const { userId, username, session } = c.var.signedIn;
    const self = await requireOwnAccount(c);
    await checkPassword(c, self, password);
    const isMultiFactor = await checkCode(c, self, code);
    await confirmSession(c.env.APP, session.id, isMultiFactor);
    const subject = isMultiFactor ? 'password and code' : 'password';
    await recordEvent(c, { action: 'session.confirmed', actorId: userId, actor: username, subject });
    return c.json({ message: confirmed });
  })
  .post('/confirm/passkey/begin', async (c) => c.json(await startSignIn(c, 'confirm', c.var.signedIn.userId)))
  .post('/confirm/passkey/finish', async (c) => {
    const { userId, username, session } = c.var.signedIn;
    if ((await finishSignIn(c, 'confirm', await parseBody(c, passkeyForm))) !== userId)
      throw new HttpError(403, passkeyOfOther);
    await confirmSession(c.env.APP, session.id, true);
    await recordEvent(c, { action: 'session.confirmed', actorId: userId, actor: username, subject: 'passkey' });
    return c.json({ message: confirmed });
  })

  .put('/password', async (c) => {
    const { currentPassword, password } = await parseBody(c, passwordForm);
    const self = await requireOwnAccount(c);
    await countAccountChange(c);
    if (self.passwordHash === null) requireConfirmed(c.var.signedIn);
    else await checkPassword(c, self, currentPassword ?? '', 'currentPassword');
    const passwordError = findPasswordError(password, self.username);
    if (passwordError) throw new HttpError(400, `${passwordError}.`, [{ field: 'password', message: passwordError }]);
    await requireUnleakedPassword(c.env, password);
    await openApp(c.env.APP)
      .update(users)
      .set({ passwordHash: await hashPassword(password), passwordChangedAt: new Date().toISOString() })
      .where(eq(users.id, self.id));
    await endSessions(c.env.APP, self.id);
    await endRecoveryLinks(c.env.APP, self.id);
    await recordEvent(c, { action: 'account.password', ...actorOf(c.var.signedIn), subject: self.username });
    return c.json({ sessionId: await openSession(c, self, c.var.signedIn.session.isMultiFactor) });
  })

  .put('/email', async (c) => {
    const { email } = await parseBody(c, emailForm);
    requireConfirmed(c.var.signedIn);
    await countAccountChange(c);
    const { userId, username } = c.var.signedIn;
    const before = await requireOwnAccount(c);
    // Clear the subscription first. If the request is interrupted, no daily word goes to the old email address.
    if (before.email !== (email ?? null)) await deleteWordReader(c.env.APP, userId);
    await endRecoveryLinks(c.env.APP, userId);
    await openApp(c.env.APP)
      .update(users)
      .set({ email: email ?? null })
      .where(eq(users.id, userId));
    await recordEvent(c, { action: 'account.email', ...actorOf(c.var.signedIn), subject: username });
    await postWelcome(c.env, { id: userId, username, email: email ?? null });
    return c.json(await readAccount(c));
  })

  .put('/word-of-day', async (c) => {
    const { isWanted } = await parseBody(c, wordOfDayForm);
    await countAccountChange(c);
    const { id, email } = await requireOwnAccount(c);
    if (isWanted && !email) throw new HttpError(409, emailNeeded);
    await deleteWordReader(c.env.APP, id);
    if (isWanted && email) await requestWords(c.env, { id, email });
    const after = isWanted ? 'asked for' : 'left';
    await recordEvent(c, { action: 'account.word-of-day', ...actorOf(c.var.signedIn), subject: 'email', after });
    return c.json(await readAccount(c));
  })

  .post('/sessions/end-others', async (c) => {
    const { userId, username, session } = c.var.signedIn;
    await endSessions(c.env.APP, userId, session.id);
    await recordEvent(c, {
      action: 'session.ended',
      ...actorOf(c.var.signedIn),
      subject: username,
      after: 'all others',
    });
    return c.json(await readAccount(c));
  })
  .all('/sessions/end-others', allowMethods('POST'))
  .delete('/sessions/:handle', async (c) => {
    const { userId, username } = c.var.signedIn;
    const ended = await openApp(c.env.APP)
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.handle, c.req.param('handle'))))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new HttpError(404, sessionGone);
    await recordEvent(c, { action: 'session.ended', ...actorOf(c.var.signedIn), subject: username, after: 'one' });
    return c.json({ message: sessionEnded });
  })

  .route('/', accountFactors)
  .route('/study', study)
  .route('/my-study', myStudy)

  .delete('/', async (c) => {
    requireConfirmed(c.var.signedIn);
    const { userId, username } = c.var.signedIn;
    try {
      await openApp(c.env.APP).delete(users).where(eq(users.id, userId));
    } catch (error) {
      if (!isLastAdmin(error)) throw error;
      throw new HttpError(409, youAreLastAdministrator);
    }
    await eraseStudyNotes(c.env, userId);
    await revokeInvitesOf(c.env.APP, username);
    await closeSession(c);
    await recordEvent(c, { action: 'account.deleted', actorId: userId, actor: username, subject: username });
    return c.json({ message: accountDeleted });
  });

/**
 * Counts as a sign-in attempt, so that an unattended session cannot be used to guess the password. Throws a
 * {@link HttpError} 403.
 */
async function checkPassword(c: SignedInContext, self: UserRow, password: string, field = 'password'): Promise<void> {
  await countAttempt(c.env.APP, 'login:name', self.usernameKey);
  if (await verifyPassword(password, self.passwordHash)) {
    await resetAttempts(c.env.APP, 'login:name', self.usernameKey);
    return;
  }
  await recordEvent(c, { action: 'session.confirm-failed', ...actorOf(c.var.signedIn), subject: 'password' });
  throw new HttpError(403, `${wrongPassword}.`, [{ field, message: wrongPassword }]);
}
