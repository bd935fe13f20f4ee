import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { outbox, type MailRow } from '#data/schema/mail.ts';
import { openApp } from '../database/app-database.ts';
import { configureMailServer } from '../testing/mail.ts';
import { describeMail, readOutbox, describeMailOutcome } from './describe-mail.ts';

const row = (state: MailRow['state'], id = 'one'): MailRow => ({
  id,
  template: 'welcome_email',
  recipient: 'anna@example.org',
  subject: 'Welcome',
  html: '<p>secret words</p>',
  text: 'secret words',
  headers: {},
  state,
  attempts: 1,
  answer: 'The answer.',
  handedOver: false,
  onceKey: null,
  userId: null,
  askedBy: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  dueAt: '2099-01-01T00:00:00.000Z',
  endedAt: null,
});

test.each<[state: MailRow['state'], canRetry: boolean, message: string, link?: string]>([
  ['sent', false, 'The mail server accepted the message to anna@example.org.'],
  ['held', true, 'Not sent yet. The answer. Then press Retry.', '/admin#system-settings'],
  ['failed', true, 'Not sent: The answer.'],
  ['queued', false, 'Not sent yet. The answer. The site tries again by itself.'],
  ['sending', false, 'Still sending. See the outbox.'],
])('a message that is %s can be retried: %s', (state, canRetry, message, link) => {
  expect(describeMail(row(state)).canRetry).toBe(canRetry);
  expect(JSON.stringify(describeMail(row(state)))).not.toContain('secret');
  expect(describeMailOutcome(row(state))).toEqual({ message, ...(link && { link }) });
});

test.each([
  ['550 5.1.1 No such user here (reply to RCPT TO)', /^This address does not exist\. Correct it/],
  ['550 Unknown recipient (reply to RCPT TO)', /^This address does not exist/],
  ['554 5.7.1 Relay access denied (reply to RCPT TO)', /^The mail server refused the message/],
  ['535 5.7.8 Authentication failed (reply to the sign-in)', /refused the username or the password/],
  ['553 Sender rejected (reply to MAIL FROM)', /refused the sender address/],
  ['451 4.7.1 Try again later (reply to RCPT TO)', /^The mail server is busy/],
  [
    'The mail server 127.0.0.1:9 cannot be reached: proxy request failed, cannot connect.',
    /^The mail server does not answer/,
  ],
  ['No reply to the connection: timed out after 30 s.', /^The mail server does not answer/],
  ['No sender address is set.', /^No sender address is set\.$/],
])('explains the answer %j', (answer, reason) => {
  const failed = describeMail({ ...row('failed'), answer });
  expect(failed.reason).toMatch(reason);
  expect(failed.answer).toBe(answer);
  expect(describeMailOutcome({ ...row('failed'), answer }).message).toBe(`Not sent: ${failed.reason}`);
});

test('names the mail server that another isolate has just set', async () => {
  await configureMailServer({ 'mail.host': 'old.example.org', 'mail.port': '587' });
  expect((await readOutbox(env)).server).toBe('old.example.org:587, no encryption');
  await env.APP.exec("UPDATE settings SET value = 'new.example.org' WHERE key = 'mail.host'");
  expect((await readOutbox(env)).server).toBe('new.example.org:587, no encryption');
});

test('lists the hundred newest messages and counts all of each state', async () => {
  await configureMailServer();
  await env.APP.exec('DELETE FROM outbox');
  const db = openApp(env.APP);
  const id = (index: number): string => `m${String(index).padStart(3, '0')}`;
  for (let index = 0; index < 105; index += 1)
    await db.insert(outbox).values(row(index < 3 ? 'failed' : index < 5 ? 'held' : 'sent', id(index)));
  const { mails, counts, missing } = await readOutbox(env);
  expect(mails.map((mail) => mail.id)).toEqual(Array.from({ length: 100 }, (_, index) => id(104 - index)));
  expect(counts).toEqual({ queued: 0, sending: 0, sent: 100, failed: 3, held: 2 });
  expect(missing).toBeNull();
  await env.APP.exec('DELETE FROM outbox');
});
