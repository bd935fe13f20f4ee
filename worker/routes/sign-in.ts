import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { loginForm, passkeyForm, registerForm, type SignedInUser, type User } from '#data/accounts/contract/account.ts';
import { usernameKey } from '#data/accounts/username.ts';
import { users } from '#data/schema/app.ts';
import { HttpError } from '../http/http-error.ts';
import { parseBody } from '../http/validate.ts';
import { recordEvent } from '../accounts/write-audit.ts';
import { actorOf, startSession, nameTakenProblem } from '../accounts/start-session.ts';
import { countAttempt, resetAttempts, forgiveAttempt } from '../accounts/attempt-limits.ts';
import { ipPrefixHashOf } from '../accounts/ip-prefix.ts';
import { startSignIn, finishSignIn } from '../accounts/passkeys.ts';
import { hashPassword, isOutdated, verifyPassword } from '../accounts/passwords.ts';
import { requireUnleakedPassword } from '../accounts/require-unleaked-password.ts';
import { checkCode, needsSecondFactor } from '../accounts/second-factor.ts';
import { closeSession, findSession, renewSession } from '../accounts/sessions.ts';
import type { AppEnv, RequestContext } from '../env.ts';
import { postWelcome } from '../mail/post-mail.ts';
import { newId } from '../new-id.ts';
import { openApp } from '../database/app-database.ts';
import { findUser, isNameTaken, findAccount, type UserRow } from '../accounts/find-user.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SignedIn } from '../signed-in.ts';
import { notSignedIn, registrationClosed, signedOut, wrongCredentials } from '../accounts/messages.ts';

export const signIn = new Hono<AppEnv>()
  .get('/user', async (c) => {
    const signedIn = await findSession(c);
    if (!signedIn) throw new HttpError(401, notSignedIn);
    return c.json(await userOf(c, signedIn));
  })

  .post('/login', async (c) => {
    const { username, password, code } = await parseBody(c, loginForm);
    const name = usernameKey(username);
    const ipPrefixHash = await ipPrefixHashOf(c);
    await countAttempt(c.env.APP, 'login:network', ipPrefixHash);
    await countAttempt(c.env.APP, 'login:name', name);
    const user = await findUser(c.env.APP, username);
    if (!(await verifyPassword(password, user?.passwordHash)) || !user) {
      await recordEvent(c, { action: 'session.login-failed', actor: user?.username ?? 'unknown', subject: 'password' });
      throw new HttpError(401, wrongCredentials);
    }
    await resetAttempts(c.env.APP, 'login:name', name);
    await forgiveAttempt(c.env.APP, 'login:network', ipPrefixHash);
    if (user.passwordHash && isOutdated(user.passwordHash)) {
      const passwordHash = await hashPassword(password);
      await openApp(c.env.APP).update(users).set({ passwordHash }).where(eq(users.id, user.id));
    }
    const isMultiFactor = await checkCode(c, user, code);
    return c.json(await startSession(c, user, isMultiFactor ? 'password and code' : 'password', isMultiFactor));
  })

  .post('/login/passkey/begin', async (c) => {
    await countAttempt(c.env.APP, 'login:network', await ipPrefixHashOf(c));
    return c.json(await startSignIn(c, 'sign-in'));
  })
  .post('/login/passkey/finish', async (c) => {
    const form = await parseBody(c, passkeyForm);
    const user = await findAccount(c.env.APP, await finishSignIn(c, 'sign-in', form));
    if (!user) throw new HttpError(401, notSignedIn);
    await forgiveAttempt(c.env.APP, 'login:network', await ipPrefixHashOf(c));
    return c.json(await startSession(c, user, 'passkey', true));
  })

  .post('/logout', async (c) => {
    const signedIn = await findSession(c);
    await closeSession(c);
    if (signedIn) await recordEvent(c, { action: 'session.logout', ...actorOf(signedIn), subject: signedIn.username });
    // Clear what an administrator saw from a shared computer. Saved pages and settings belong to the reader and remain.
    if (signedIn?.role === 'admin') c.header('Clear-Site-Data', '"cache"');
    return c.json({ message: signedOut });
  })

  // The client sends its stored session, but only the cookie is checked.
  .post('/refresh-session', async (c) => {
    const signedIn = await findSession(c);
    if (!signedIn) throw new HttpError(401, notSignedIn);
    await renewSession(c, signedIn);
    return c.json({ ...(await userOf(c, signedIn)), sessionId: signedIn.session.handle } satisfies SignedInUser);
  })

  .post('/register', async (c) => {
    if (!(await readSettings(c.env))['accounts.registration_open']) throw new HttpError(403, registrationClosed);
    const { username, password, email } = await parseBody(c, registerForm);
    await countAttempt(c.env.APP, 'register:network', await ipPrefixHashOf(c));
    if (await findUser(c.env.APP, username)) throw nameTakenProblem();
    await requireUnleakedPassword(c.env, password);
    const now = new Date().toISOString();
    const user: UserRow = {
      id: newId(),
      username,
      usernameKey: usernameKey(username),
      email: email ?? null,
      role: 'reader',
      status: 'active',
      passwordHash: await hashPassword(password),
      createdAt: now,
      passwordChangedAt: now,
    };
    try {
      await openApp(c.env.APP).insert(users).values(user);
    } catch (error) {
      throw isNameTaken(error) ? nameTakenProblem() : error;
    }
    await recordEvent(c, { action: 'user.registered', actorId: user.id, actor: username, subject: username });
    await postWelcome(c.env, user);
    return c.json(await startSession(c, user, 'registration', false), 201);
  });

async function userOf({ env }: Pick<RequestContext, 'env'>, signedIn: SignedIn): Promise<User> {
  const { userId, username, role } = signedIn;
  return { id: userId, username, role, ...((await needsSecondFactor(env, signedIn)) && { needsFactor: true }) };
}
