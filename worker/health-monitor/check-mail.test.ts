import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BotRepair } from '#data/administration/contract/bot.ts';
import { outbox, users, type NewMailRow } from '#data/schema/app.ts';
import { eq } from 'drizzle-orm';
import { newId } from '../new-id.ts';
import { openApp } from '../database/app-database.ts';
import { readMail } from '../mail/outbox-rows.ts';
import { readReceivedMail, configureMailServer } from '../testing/mail.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';
import { runHealthChecks } from './run-checks.ts';
import { healthMonitorName } from './health-monitor.ts';

const bot = '/api/admin/bot';
let count = 0;

/** Its own round is done, and the next one is five minutes later. */
beforeAll(async () => {
  const monitor = env.HEALTH_MONITOR.get(env.HEALTH_MONITOR.idFromName(healthMonitorName));
  await monitor.begin();
  await runDurableObjectAlarm(monitor);
});

beforeEach(async () => {
  for (const table of ['bot_log', 'bot_repairs', 'imports', 'builds', 'outbox'])
    await env.APP.exec(`DELETE FROM ${table}`);
  await env.APP.exec('UPDATE users SET email = NULL');
  await configureMailServer();
});

/** The recipient of the alerts. */
async function adminWithAddress(): Promise<{ cookie: string; email: string }> {
  const { id, cookie } = await createTestUser('admin');
  const email = `watch${(count += 1)}@example.org`;
  await openApp(env.APP).update(users).set({ email }).where(eq(users.id, id));
  return { cookie, email };
}

/** A message that the mail server rejected, as the outbox leaves it. */
async function unsent(changed: Partial<NewMailRow> = {}): Promise<string> {
  const now = new Date().toISOString();
  const row: NewMailRow = {
    id: newId(),
    template: 'welcome_email',
    recipient: 'mary@example.org',
    subject: 'Welcome',
    html: '<p>Welcome</p>',
    text: 'Welcome',
    headers: {},
    state: 'failed',
    answer: '550 5.1.1 <mary@example.org>: no such user',
    createdAt: now,
    dueAt: now,
    endedAt: now,
    ...changed,
  };
  await openApp(env.APP).insert(outbox).values(row);
  return row.id;
}

async function mailRepairs(cookie: string): Promise<BotRepair[]> {
  const rows: BotRepair[] = await (await sendRequest('GET', `${bot}/repairs`, { cookie })).json();
  return rows.filter(({ elementType }) => elementType === 'check:mail');
}

const runRound = () => runHealthChecks(env, Date.now());
const alertsTo = async (email: string) => {
  const rows = await openApp(env.APP).select().from(outbox).where(eq(outbox.recipient, email));
  return rows.filter(({ template }) => template === 'admin_bot_alert');
};

describe('an unsent message', () => {
  test('is reported without its recipient and can be sent again', async () => {
    const { cookie } = await createTestUser('admin');
    const recipient = `again${(count += 1)}@example.org`;
    const id = await unsent({ recipient, answer: `450 <${recipient}> is over quota` });
    await runRound();
    const [repair] = await mailRepairs(cookie);
    expect(repair).toMatchObject({
      location: `message ${id}`,
      issue: 'An email (welcome_email) was not sent: 450 <…> is over quota',
      mechanical: 'Send it again.',
      status: 'pending',
    });
    const done = await sendRequest('POST', `${bot}/repairs/${repair?.id}/do`, { cookie, body: {} });
    expect(await done.json()).toMatchObject({
      status: 'completed',
      remedy: expect.stringMatching(/^It was sent: 250/),
    });
    expect(await readReceivedMail(recipient)).toHaveLength(1);
    await runRound();
    expect(await mailRepairs(cookie)).toHaveLength(1);
    // Nothing that the health monitor stores contains the recipient.
    const { results } = await env.APP.prepare('SELECT location, issue, remedy FROM bot_repairs').all();
    expect(JSON.stringify(results)).not.toContain(recipient);
  });

  test("stays open with the server's reason when it is rejected again, and is closed by a person", async () => {
    const { cookie } = await createTestUser('admin');
    const id = await unsent({ recipient: 'nobody@example.org' });
    await runRound();
    const [repair] = await mailRepairs(cookie);
    const refused = await sendRequest('POST', `${bot}/repairs/${repair?.id}/do`, { cookie, body: {} });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('No such user here') });
    expect(await readMail(env.APP, id)).toMatchObject({ state: 'failed' });
    expect((await mailRepairs(cookie)).map(({ status }) => status)).toEqual(['pending']);
    const body = { remedy: 'Mary was told by telephone.', status: 'completed' };
    expect((await sendRequest('PUT', `${bot}/repairs/${repair?.id}`, { cookie, body })).status).toBe(200);
    await runRound();
    expect((await mailRepairs(cookie)).map(({ status }) => status)).toEqual(['completed']);
  });

  test.each([
    ['', 0],
    ['127.0.0.1', 1],
  ])('that is held is reported only with a mail server: “%s” gives %i', async (host, findings) => {
    await configureMailServer({ 'mail.host': host });
    const { cookie } = await createTestUser('admin');
    await unsent({ state: 'held', answer: 'No mail server is set.' });
    await runRound();
    expect(await mailRepairs(cookie)).toHaveLength(findings);
  });
});

describe('administrators with an address', () => {
  test('get one message about all serious findings', async () => {
    const { cookie, email } = await adminWithAddress();
    await unsent();
    await unsent({ template: 'hebrew_word_of_day' });
    await runRound();
    await runRound();
    await expect.poll(async () => (await readReceivedMail(email)).length).toBe(1);
    const [alert] = await readReceivedMail(email);
    // Both failed in the same millisecond, so either may be the subject.
    const words = `${alert?.subject}\n${alert?.text}`;
    expect(words).toContain('An email (welcome_email) was not sent');
    expect(words).toContain('An email (hebrew_word_of_day) was not sent');
    expect(alert?.raw).not.toContain('mary');
    // A finding that disappears and returns within a day counts as the same one.
    await env.APP.exec(`UPDATE outbox SET state = 'queued', due_at = '2999' WHERE state = 'failed'`);
    await runRound();
    await env.APP.exec(`UPDATE outbox SET state = 'failed', ended_at = '2999' WHERE due_at = '2999'`);
    await runRound();
    expect((await mailRepairs(cookie)).map(({ status }) => status)).toEqual([
      'pending',
      'pending',
      'completed',
      'completed',
    ]);
    expect(await alertsTo(email)).toHaveLength(1);
  });

  test.each([
    [10, []],
    [11, ['And 1 finding more.']],
    [13, ['And 3 findings more.']],
  ])('get at most ten sentences about %i findings', async (findings, rest) => {
    const { email } = await adminWithAddress();
    for (let index = 0; index < findings; index += 1) await unsent({ answer: `550 reason-${index}.` });
    await runRound();
    await expect.poll(async () => (await readReceivedMail(email)).length).toBe(1);
    const [alert] = await readReceivedMail(email);
    const words = (alert?.text ?? '').replaceAll(/\s+/g, ' ');
    expect(new Set(words.match(/reason-\d+/g)).size).toBe(10);
    expect(words.match(/And \d+ findings? more\./g) ?? []).toEqual(rest);
    // All findings count as reported.
    const { results } = await env.APP.prepare('SELECT alerted_at AS at FROM bot_repairs').all();
    expect(results).toHaveLength(findings);
    expect(results.filter(({ at }) => at === null)).toEqual([]);
  });

  test('get one message even if its mark was lost', async () => {
    const { email } = await adminWithAddress();
    await unsent();
    await runRound();
    await env.APP.exec('UPDATE bot_repairs SET alerted_at = NULL');
    await runRound();
    expect(await alertsTo(email)).toHaveLength(1);
  });

  test('get an alert as soon as there is such an administrator', async () => {
    await createTestUser('admin');
    await unsent();
    await runRound();
    const { email } = await adminWithAddress();
    await runRound();
    expect(await alertsTo(email)).toHaveLength(1);
  });

  test.each([
    ['an alert', { template: 'admin_bot_alert' }],
    ['one that was sent by hand', { askedBy: 'Timothy' }],
  ] as const)('get no alert about %s that failed, although it is a finding', async (_, changed) => {
    const { cookie, email } = await adminWithAddress();
    await unsent(changed);
    await runRound();
    expect(await mailRepairs(cookie)).toHaveLength(1);
    expect(await alertsTo(email)).toEqual([]);
  });

  test('get no message about messages that fail to reach them', async () => {
    const { cookie, email } = await adminWithAddress();
    await openApp(env.APP).update(users).set({ email: 'nobody@example.org' }).where(eq(users.email, email));
    await unsent();
    await runRound();
    await expect.poll(async () => (await alertsTo('nobody@example.org')).map(({ state }) => state)).toEqual(['failed']);
    await runRound();
    await runRound();
    expect(await mailRepairs(cookie)).toHaveLength(2);
    expect(await alertsTo('nobody@example.org')).toHaveLength(1);
  });
});
