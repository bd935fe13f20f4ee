import { env } from 'cloudflare:workers';
import PostalMime, { type Email } from 'postal-mime';
import { expect, inject } from 'vitest';
import type { ListedMail } from '#data/administration/contract/mail.ts';
import { outboxAnswer } from '#data/administration/contract/mail.ts';
import { settings } from '#data/schema/app.ts';
import { openApp } from '../database/app-database.ts';
import { forgetSettings } from '../settings/read-settings.ts';
import { sendRequest } from './test-users.ts';

export interface ReceivedMail extends Email {
  raw: string;
  user: string;
}

/** The messages that the test mail server received for a recipient, parsed by a mail library. */
export async function readReceivedMail(to: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${inject('mailServer').inbox}?to=${encodeURIComponent(to)}`);
  const received: { raw: string; user: string }[] = await response.json();
  return Promise.all(received.map(async ({ raw, user }) => ({ ...(await PostalMime.parse(raw)), raw, user })));
}

/** Configures the test mail server as an administrator would. `changed` overrides single settings. */
export async function configureMailServer(changed: Record<string, string> = {}): Promise<void> {
  const values = {
    'mail.host': '127.0.0.1',
    'mail.port': String(inject('mailServer').port),
    'mail.security': 'none',
    'mail.username': '',
    'mail.password': '',
    'mail.from_address': 'site@bible.example.org',
    'mail.from_name': '',
    ...changed,
  };
  const db = openApp(env.APP);
  await db.delete(settings);
  for (const [key, value] of Object.entries(values))
    await db.insert(settings).values({
      key,
      value: key === 'mail.password' && value ? `plain:${value}` : value,
      updatedAt: '',
      updatedBy: 'test',
    });
  forgetSettings(env);
}

/** The newest message to a recipient, as the dashboard lists it. */
export async function findOutboxMail(cookie: string, recipient: string): Promise<ListedMail | undefined> {
  const answer = outboxAnswer.parse(await (await sendRequest('GET', '/api/admin/outbox', { cookie })).json());
  return answer.mails.find((mail) => mail.recipient === recipient);
}

export async function waitForMailState(
  cookie: string,
  recipient: string,
  ...states: ListedMail['state'][]
): Promise<ListedMail> {
  await expect.poll(async () => (await findOutboxMail(cookie, recipient))?.state).toBeOneOf(states);
  const mail = await findOutboxMail(cookie, recipient);
  if (!mail) throw new Error('The message has gone.');
  return mail;
}
