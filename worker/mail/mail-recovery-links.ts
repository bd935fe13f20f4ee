import { inviteLink } from '#data/accounts/contract/invite-link.ts';
import type { RequestContext } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { logError } from '../log.ts';
import { readSiteUrl } from './mail-settings.ts';
import { postMail } from './post-mail.ts';
import { passwordRecovery } from './templates/password-recovery.tsx';
import { countAttempt } from '../accounts/attempt-limits.ts';
import { findRecoverable, type UserRow } from '../accounts/find-user.ts';
import { createInvite } from '../accounts/invites.ts';
import { recordEvent } from '../accounts/write-audit.ts';

/**
 * Sends a link for a new password to each account with this username or email address. Never throws, because the
 * response is already sent.
 */
export async function mailRecoveryLinks(c: RequestContext, account: string): Promise<void> {
  try {
    for (const user of await findRecoverable(c.env.APP, account)) await mailRecoveryLink(c, user);
  } catch (error) {
    logError('recovery_not_posted', error instanceof Error ? error.message : String(error));
  }
}

async function mailRecoveryLink(c: RequestContext, { id, username, email, role }: UserRow): Promise<void> {
  if (!email || (await isFlooded(c, id))) return;
  const { token } = await createInvite(c.env.APP, { kind: 'recovery', role, username, userId: id });
  const site = await readSiteUrl(c.env);
  const parts = passwordRecovery({ site, username, link: inviteLink(site, token) });
  // Nobody knows who asked for it.
  await recordEvent(c, { action: 'account.recovery-link', actor: 'unknown', subject: username });
  await postMail(c.env, { template: 'password_recovery', recipient: email, parts, userId: id });
}

async function isFlooded(c: RequestContext, userId: string): Promise<boolean> {
  try {
    await countAttempt(c.env.APP, 'recovery:account', userId);
    return false;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return true;
    throw error;
  }
}
