import { and, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { codeForm, newPasskeyForm } from '#data/accounts/contract/account.ts';
import { passkeys } from '#data/schema/app.ts';
import { allowMethods } from './method-not-allowed.ts';
import { HttpError } from '../http/http-error.ts';
import { parseBody } from '../http/validate.ts';
import { requireConfirmed } from '../accounts/admin-only.ts';
import { recordEvent } from '../accounts/write-audit.ts';
import { actorOf } from '../accounts/start-session.ts';
import { countAttempt, resetAttempts } from '../accounts/attempt-limits.ts';
import { countAccountChange, readAccount, requireOwnAccount } from '../accounts/own-account.ts';
import { startPasskey, finishPasskey } from '../accounts/passkeys.ts';
import { startEnrollment, finishEnrolment, removeSecondFactor, requireOwnFactor } from '../accounts/second-factor.ts';
import { endSessions, markMultiFactor } from '../accounts/sessions.ts';
import type { SignedInEnv } from '../env.ts';
import { openApp } from '../database/app-database.ts';
import { noApp, noCodesNeeded, noPasskey, onlySignIn, passkeyOfOther } from '../accounts/messages.ts';

/** Passkeys and the codes of an authenticator app. Mounted below the account routes, which require a session. */
export const accountFactors = new Hono<SignedInEnv>()
  .post('/passkeys/begin', async (c) => {
    requireConfirmed(c.var.signedIn);
    await requireOwnFactor(c, c.var.signedIn);
    await countAccountChange(c);
    const { userId: id, username } = c.var.signedIn;
    return c.json(await startPasskey(c, 'register', { id, username }));
  })
  .all('/passkeys/begin', allowMethods('POST'))
  .post('/passkeys/finish', async (c) => {
    const form = await parseBody(c, newPasskeyForm);
    const { userId, passkey } = await finishPasskey(c, 'register', form);
    if (userId !== c.var.signedIn.userId) throw new HttpError(403, passkeyOfOther);
    await openApp(c.env.APP)
      .insert(passkeys)
      .values({ ...passkey, userId });
    await markMultiFactor(c.env.APP, c.var.signedIn.session.id);
    await recordEvent(c, { action: 'passkey.added', ...actorOf(c.var.signedIn), subject: passkey.label });
    return c.json(await readAccount(c), 201);
  })
  .all('/passkeys/finish', allowMethods('POST'))
  .delete('/passkeys/:id', async (c) => {
    requireConfirmed(c.var.signedIn);
    await requireOwnFactor(c, c.var.signedIn);
    const self = await requireOwnAccount(c);
    const db = openApp(c.env.APP);
    const isRequested = and(eq(passkeys.userId, self.id), eq(passkeys.id, c.req.param('id')));
    const [passkey] = await db.select().from(passkeys).where(isRequested);
    if (!passkey) throw new HttpError(404, noPasskey);
    // One statement, so that two concurrent deletions cannot remove both of the last two passkeys.
    const otherWays = sql`(SELECT count(*) FROM passkeys WHERE user_id = ${self.id}) > 1
      OR EXISTS (SELECT 1 FROM users WHERE id = ${self.id} AND password_hash IS NOT NULL)`;
    const deleted = await db
      .delete(passkeys)
      .where(and(isRequested, sql`(${otherWays})`))
      .returning();
    if (deleted.length === 0) throw new HttpError(409, onlySignIn);
    await recordEvent(c, { action: 'passkey.removed', ...actorOf(c.var.signedIn), subject: passkey.label });
    return c.json(await readAccount(c));
  })

  .post('/second-factor/begin', async (c) => {
    requireConfirmed(c.var.signedIn);
    await requireOwnFactor(c, c.var.signedIn);
    await countAccountChange(c);
    const self = await requireOwnAccount(c);
    if (self.passwordHash === null) throw new HttpError(409, noCodesNeeded);
    return c.json(await startEnrollment(c, self));
  })
  .post('/second-factor/finish', async (c) => {
    const { ceremony, code } = await parseBody(c, codeForm);
    const { userId, username, session } = c.var.signedIn;
    await countAttempt(c.env.APP, 'login:code', userId);
    await finishEnrolment(c, userId, ceremony, code);
    await resetAttempts(c.env.APP, 'login:code', userId);
    // Other sessions were opened with the password only, which is no longer sufficient.
    await endSessions(c.env.APP, userId, session.id);
    await markMultiFactor(c.env.APP, session.id);
    await recordEvent(c, { action: 'second-factor.added', ...actorOf(c.var.signedIn), subject: username });
    return c.json(await readAccount(c), 201);
  })
  .delete('/second-factor', async (c) => {
    requireConfirmed(c.var.signedIn);
    await requireOwnFactor(c, c.var.signedIn);
    await countAccountChange(c);
    const { userId, username } = c.var.signedIn;
    if (!(await removeSecondFactor(c.env.APP, userId))) throw new HttpError(404, noApp);
    await recordEvent(c, { action: 'second-factor.removed', ...actorOf(c.var.signedIn), subject: username });
    return c.json(await readAccount(c));
  });
