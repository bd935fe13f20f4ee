import type { MailTemplate } from '#data/administration/mail-states.ts';
import { users } from '#data/schema/app.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { newId } from '../new-id.ts';
import { openApp } from '../database/app-database.ts';
import { renderMail, type MailTemplateParts } from './render-mail.tsx';
import { readSiteUrl } from './mail-settings.ts';
import { adminBotAlert, type Alert } from './templates/admin-bot-alert.tsx';
import { welcome } from './templates/welcome.tsx';

export interface QueuedMail {
  template: MailTemplate;
  recipient: string;
  parts: MailTemplateParts;
  /** Additional headers. */
  headers?: Record<string, string>;
  /** Key for a message that must be sent only once ever. A second one with the same key is ignored. */
  onceKey?: string;
  /** The account that the message belongs to. It is deleted with the account. */
  userId?: string;
  /** Name of the administrator who sends it by hand. */
  askedBy?: string;
}

/** The only Durable Object of the outbox. */
export const outboxOf = ({ OUTBOX }: Pick<Bindings, 'OUTBOX'>) => OUTBOX.get(OUTBOX.idFromName('outbox'));

/** Puts a message into the outbox and returns its id. It is sent in the background. */
export async function postMail(env: Bindings, { parts, ...posted }: QueuedMail): Promise<string> {
  const id = newId();
  const now = new Date().toISOString();
  const row = {
    id,
    ...renderMail(parts),
    headers: {},
    ...posted,
    state: 'queued',
    createdAt: now,
    dueAt: now,
  } as const;
  await outboxOf(env).take(row);
  return id;
}

/**
 * Sends the welcome once per account, as soon as it has an address. Never throws, so that the caller's action succeeds.
 */
export async function postWelcome(
  env: Bindings,
  { id, username, email }: { id: string; username: string; email: string | null },
): Promise<void> {
  if (!email) return;
  try {
    const parts = welcome({ site: await readSiteUrl(env), username });
    await postMail(env, { template: 'welcome_email', recipient: email, parts, userId: id, onceKey: `welcome:${id}` });
  } catch (error) {
    logError('welcome_not_posted', error instanceof Error ? error.message : String(error));
  }
}

/**
 * Sends an alert to every active administrator with an address. `onceKey` names the finding, so that it is sent once:
 * "alert:stuck-import:01J…". Returns the number of recipients.
 */
export async function postAlert(env: Bindings, { onceKey, ...alert }: Alert & { onceKey: string }): Promise<number> {
  const admins = await openApp(env.APP)
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active'), isNotNull(users.email)));
  const parts = adminBotAlert({ ...alert, site: await readSiteUrl(env) });
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
