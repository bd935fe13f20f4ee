import { and, asc, eq, exists, inArray, not, sql } from 'drizzle-orm';
import type { MailState } from '#data/administration/mail-states.ts';
import { botRepairs } from '#data/schema/bot.ts';
import { outbox, type MailRow } from '#data/schema/mail.ts';
import { readMailSettings } from '../mail/mail-settings.ts';
import { readMail, requeueMail } from '../mail/outbox-rows.ts';
import { outboxOf } from '../mail/post-mail.ts';
import { openApp } from '../database/app-database.ts';
import type { Check, Finding } from './finding.ts';
import {
  cannotSendAgain,
  isBeingSent,
  mailIsHeldMessage,
  mailNotSentMessage,
  sendAgain,
  wasSentMessage,
} from './messages.ts';

/** The oldest first, so that a finding stays listed until a person has handled it. */
const maxFindings = 100;
/** Milliseconds to wait for the mail server. After that the message is sent in the background. */
const timeoutMs = 25_000;
const locationPrefix = 'message ';

/**
 * Messages that were not sent. Held messages count once a mail server is set. A message that a person has handled is
 * not reported again unless it fails once more.
 */
export const mailCheck: Check = {
  find: async (env) => {
    const isSet = typeof (await readMailSettings(env)) !== 'string';
    const states: MailState[] = isSet ? ['failed', 'held'] : ['failed'];
    const db = openApp(env.APP);
    const handled = db
      .select({ id: botRepairs.id })
      .from(botRepairs)
      .where(
        and(
          eq(botRepairs.elementType, 'check:mail'),
          eq(botRepairs.location, sql`${locationPrefix} || ${outbox.id}`),
          inArray(botRepairs.status, ['completed', 'failed']),
          sql`${botRepairs.endedAt} >= ${outbox.endedAt}`,
        ),
      );
    const rows = await db
      .select()
      .from(outbox)
      .where(and(inArray(outbox.state, states), not(exists(handled))))
      .orderBy(asc(outbox.id))
      .limit(maxFindings);
    return rows.map(findingOf);
  },
  repair: async (env, location) => {
    const id = location.replace(locationPrefix, '');
    if (!(await requeueMail(env.APP, id))) throw new Error(cannotSendAgain);
    await Promise.race([outboxOf(env).deliver(id), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    return describeOutcome(await readMail(env.APP, id));
  },
};

function findingOf({ id, template, state, answer, askedBy }: MailRow): Finding {
  const isOwn = template !== 'admin_bot_alert' && askedBy === null;
  return {
    location: `${locationPrefix}${id}`,
    issue: state === 'held' ? mailIsHeldMessage(template) : mailNotSentMessage(template, withoutAddresses(answer)),
    mechanical: sendAgain,
    // A failed alert does not cause an alert. The sender of a manual message has already seen the error.
    ...(state === 'failed' && isOwn && { isSerious: true }),
  };
}

function describeOutcome(row: MailRow | undefined): string {
  if (row?.state === 'sent') return wasSentMessage(withoutAddresses(row.answer));
  if (row?.state === 'failed' || row?.state === 'held') throw new Error(withoutAddresses(row.answer));
  return isBeingSent;
}

/** Removes email addresses: a mail server may repeat the rejected address, and a finding does not need it. */
function withoutAddresses(answer: string): string {
  return answer.replaceAll(/[^\s<>:,;"'()]+@[^\s<>:,;"'()]+/g, '…');
}
