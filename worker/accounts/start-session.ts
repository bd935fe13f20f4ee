import type { SignedInUser } from '#data/accounts/contract/account.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../env.ts';
import type { UserRow } from './find-user.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SignedIn } from '../signed-in.ts';
import { recordEvent } from './write-audit.ts';
import { removeOldAttempts } from './attempt-limits.ts';
import { openSession, removeEndedSessions } from './sessions.ts';
import { accountBlocked, usernameTaken } from './messages.ts';

/**
 * Signs in a person whose identity is verified. `by` names the method for the audit log. `isMultiFactor`: two factors were
 * used. Throws a {@link HttpError} 403 for a blocked account. Only here, because the owner is verified.
 */
export async function startSession(
  c: RequestContext,
  user: UserRow,
  by: string,
  isMultiFactor: boolean,
): Promise<SignedInUser> {
  const { id, username, role } = user;
  if (user.status === 'blocked') {
    await recordEvent(c, { action: 'session.login-failed', actorId: id, actor: username, subject: 'blocked' });
    throw new HttpError(403, accountBlocked);
  }
  const sessionId = await openSession(c, user, isMultiFactor);
  await recordEvent(c, { action: 'session.login', actorId: id, actor: username, subject: by });
  c.executionCtx.waitUntil(Promise.all([removeEndedSessions(c.env.APP), removeOldAttempts(c.env.APP)]));
  const needsFactor = role === 'admin' && !isMultiFactor && (await readSettings(c.env))['security.admin_two_factors'];
  return { id, username, role, sessionId, ...(needsFactor && { needsFactor }) };
}

/** The actor of an audit event. */
export function actorOf({ userId, username }: SignedIn): { actorId: string; actor: string } {
  return { actorId: userId, actor: username };
}

/** A {@link HttpError} 409 with an issue of its field. */
export function nameTakenProblem(): HttpError {
  return new HttpError(409, `${usernameTaken}.`, [{ field: 'username', message: usernameTaken }]);
}
