import type { MailTemplate } from '#data/administration/mail.ts';
import { users } from '#data/schema/app.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Bindings } from '../env.ts';
import { logFault } from '../log.ts';
import { newId } from '../new-id.ts';
import { openApp } from '../database/app.ts';
import { drawMail, type MailTemplateParts } from './render-mail.tsx';
import { readSiteAddress } from './mail-settings.ts';
import { adminBotAlert, type Alert } from './templates/admin-bot-alert.tsx';
import { welcome } from './templates/welcome.tsx';

export interface Posted {
  template: MailTemplate;
  recipient: string;
  parts: MailTemplateParts;
  /** Headers of its own. */
  headers?: Record<string, string>;
  /** What must not be sent twice, ever: one that was posted before is not posted again. */
  onceKey?: string;
  /** Whose own message it is; it goes with the account. */
  userId?: string;
  /** Name of the administrator who sends it by hand. */
  askedBy?: string;
}

/** Everything that mail needs of the bindings. */
export const outboxOf = ({ OUTBOX }: Pick<Bindings, 'OUTBOX'>) => OUTBOX.get(OUTBOX.idFromName('outbox'));

/** Puts a message into the outbox and returns its id. It goes out by itself; nobody has to wait for it. */
export async function postMail(env: Bindings, { parts, ...posted }: Posted): Promise<string> {
  const id = newId();
  const now = new Date().toISOString();
  const row = { id, ...drawMail(parts), headers: {}, ...posted, state: 'queued', createdAt: now, dueAt: now } as const;
  await outboxOf(env).take(row);
  return id;
}

/** Once an account has an address, and once in its life. Never fails what it is part of. */
export async function postWelcome(
  env: Bindings,
  { id, username, email }: { id: string; username: string; email: string | null },
): Promise<void> {
  if (!email) return;
  try {
    const parts = welcome({ site: await readSiteAddress(env), username });
    await postMail(env, { template: 'welcome_email', recipient: email, parts, userId: id, onceKey: `welcome:${id}` });
  } catch (error) {
    logFault('welcome_not_posted', error instanceof Error ? error.message : String(error));
  }
}

/**
 * To every active administrator who has an address. `onceKey` names what was found, so that it is told once:
 * "alert:stuck-import:01J…". Returns to how many it went.
 */
export async function postAlert(env: Bindings, { onceKey, ...alert }: Alert & { onceKey: string }): Promise<number> {
  const admins = await openApp(env.APP)
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active'), isNotNull(users.email)));
  const parts = adminBotAlert({ ...alert, site: await readSiteAddress(env) });
  for (const { id, email } of admins)
    await postMail(env, {
      template: 'admin_bot_alert',
      recipient: email ?? '',
      parts,
      userId: id,
      onceKey: `${onceKey}:${id}`,
    });
  return admins.length;
}
