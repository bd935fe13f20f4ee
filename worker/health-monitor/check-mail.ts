import { and, asc, eq, exists, inArray, not, sql } from 'drizzle-orm';
import type { MailState } from '#data/administration/mail.ts';
import { botRepairs } from '#data/schema/bot.ts';
import { outbox, type MailRow } from '#data/schema/mail.ts';
import { readMailSettings } from '../mail/mail-settings.ts';
import { readMail, requeueMail } from '../mail/outbox-rows.ts';
import { outboxOf } from '../mail/send-mail.ts';
import { openApp } from '../database/app.ts';
import type { Check, Finding } from './finding.ts';

/** The oldest first, so that what is found stays found until somebody has dealt with it. */
const mostFindings = 100;
/** Milliseconds that somebody waits for a mail server; the message is sent without him as well. */
const patience = 25_000;
const place = 'message ';

/**
 * Messages that were not sent. Those that wait for a mail server count from when one is set. What somebody has dealt with
 * is over, unless the message fails once more.
 */
export const mailCheck: Check = {
  find: async (env) => {
    const isSet = typeof (await readMailSettings(env)) !== 'string';
    const states: MailState[] = isSet ? ['failed', 'held'] : ['failed'];
    const db = openApp(env.APP);
    const dealtWith = db
      .select({ id: botRepairs.id })
      .from(botRepairs)
      .where(
        and(
          eq(botRepairs.elementType, 'check:mail'),
          eq(botRepairs.location, sql`${place} || ${outbox.id}`),
          inArray(botRepairs.status, ['completed', 'failed']),
          sql`${botRepairs.endedAt} >= ${outbox.endedAt}`,
        ),
      );
    const rows = await db
      .select()
      .from(outbox)
      .where(and(inArray(outbox.state, states), not(exists(dealtWith))))
      .orderBy(asc(outbox.id))
      .limit(mostFindings);
    return rows.map(findingOf);
  },
  repair: async (env, location) => {
    const id = location.replace(place, '');
    if (!(await requeueMail(env.APP, id))) throw new Error('The message is on its way, sent, or gone already.');
    await Promise.race([outboxOf(env).deliver(id), new Promise((resolve) => setTimeout(resolve, patience))]);
    return sayEnd(await readMail(env.APP, id));
  },
};

function findingOf({ id, template, state, answer, askedBy }: MailRow): Finding {
  const isOwn = template !== 'admin_bot_alert' && askedBy === null;
  return {
    location: `${place}${id}`,
    issue:
      state === 'held'
        ? `A message (${template}) is held, though a mail server is set by now.`
        : `A message (${template}) was not sent: ${withoutAddresses(answer)}`,
    mechanical: 'Send it again.',
    // Of an alert that fails no alert is sent; of one sent by hand whoever sent it was told.
    ...(state === 'failed' && isOwn && { isSerious: true }),
  };
}

function sayEnd(row: MailRow | undefined): string {
  if (row?.state === 'sent') return `It was sent: ${withoutAddresses(row.answer)}`;
  if (row?.state === 'failed' || row?.state === 'held') throw new Error(withoutAddresses(row.answer));
  return 'It is on its way again.';
}

/** A mail server may repeat whose address it refused; the outbox has it, and a finding needs it not. */
function withoutAddresses(answer: string): string {
  return answer.replaceAll(/[^\s<>:,;"'()]+@[^\s<>:,;"'()]+/g, '…');
}
