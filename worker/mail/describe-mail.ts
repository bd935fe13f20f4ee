import { desc, sql } from 'drizzle-orm';
import type { ListedMail, OutboxAnswer } from '#data/administration/contract/mail.ts';
import { mailStates } from '#data/administration/mail-states.ts';
import { outbox, type MailRow } from '#data/schema/mail.ts';
import type { Bindings } from '../env.ts';
import { openApp } from '../database/app-database.ts';
import { forgetSettings } from '../settings/read-settings.ts';
import { explainAnswer } from './explain-answer.ts';
import { mailSettingsLink, readMailSettings, readSiteUrl } from './mail-settings.ts';
import { mailFailedMessage, mailHeldMessage, mailQueuedMessage, mailSentMessage, stillSending } from './messages.ts';

const maxListed = 100;
const securityNames = { tls: 'TLS', starttls: 'STARTTLS', none: 'no encryption' } as const;

/** A message as the dashboard may see it: without its content. */
export function describeMail(row: MailRow): ListedMail {
  const { id, template, recipient, subject, state, attempts, answer, askedBy, createdAt, dueAt, endedAt } = row;
  const canRetry = state === 'failed' || state === 'held';
  return {
    id,
    template,
    recipient,
    subject,
    state,
    attempts,
    answer,
    reason: state === 'sent' ? '' : explainAnswer(answer),
    askedBy,
    createdAt,
    dueAt,
    endedAt,
    canRetry,
  };
}

/** The outcome as a sentence, with a link to the settings if one is missing. */
export function describeMailOutcome({ state, answer, recipient }: MailRow): { message: string; link?: string } {
  switch (state) {
    case 'sent':
      return { message: mailSentMessage(recipient) };
    case 'held':
      return { message: mailHeldMessage(explainAnswer(answer)), link: mailSettingsLink };
    case 'failed':
      return { message: mailFailedMessage(explainAnswer(answer)) };
    case 'queued':
      return { message: mailQueuedMessage(explainAnswer(answer)) };
    case 'sending':
      return { message: stillSending };
  }
}

export async function readOutbox(env: Bindings): Promise<OutboxAnswer> {
  forgetSettings(env);
  const db = openApp(env.APP);
  const [rows, counted] = await db.batch([
    db.select().from(outbox).orderBy(desc(outbox.id)).limit(maxListed),
    db
      .select({ state: outbox.state, n: sql<number>`count(*)` })
      .from(outbox)
      .groupBy(outbox.state),
  ]);
  const settings = await readMailSettings(env);
  const countOfState = new Map(counted.map(({ state, n }) => [state, n]));
  return {
    mails: rows.map(describeMail),
    // One entry per state. The type of Object.fromEntries does not express that.
    counts: Object.fromEntries(
      mailStates.map((state) => [state, countOfState.get(state) ?? 0]),
    ) as OutboxAnswer['counts'],
    missing: typeof settings === 'string' ? settings : null,
    server:
      typeof settings === 'string'
        ? ''
        : `${settings.server.host}:${settings.server.port}, ${securityNames[settings.server.security]}`,
    site: await readSiteUrl(env),
  };
}
