import { env } from 'cloudflare:workers';
import { describe, expect, inject, test } from 'vitest';
import { mailAnswer, outboxAnswer, samplesAnswer } from '#data/administration/contract/mail.ts';
import { errorAnswer } from '#data/site/contract/error.ts';
import { outbox, type NewMailRow } from '#data/schema/app.ts';
import { newId } from '../new-id.ts';
import { openApp } from '../database/app-database.ts';
import { readReceivedMail, findOutboxMail, configureMailServer, waitForMailState } from '../testing/mail.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';
import { findDue, readMail, readNextDue } from './outbox-rows.ts';
import { outboxOf, postAlert } from './post-mail.ts';

let count = 0;
const somebody = (name = 'reader'): string => `${name}+${(count += 1)}@example.org`;

async function sendTest(cookie: string, recipient: string, templateName = 'welcome_email') {
  const response = await sendRequest('POST', '/api/admin/email/test', { cookie, body: { recipient, templateName } });
  expect(response.status).toBe(200);
  return mailAnswer.parse(await response.json());
}

describe('Send All Samples', () => {
  test('sends the three templates with text parts and Hebrew content', async () => {
    await configureMailServer({ 'mail.from_name': 'ספריית המכללה' });
    const { cookie, username } = await createTestUser('admin');
    const recipient = somebody();
    const response = await sendRequest('POST', '/api/admin/email/samples', { cookie, body: { recipient } });
    expect(samplesAnswer.parse(await response.json())).toMatchObject({ sent: 3 });
    const [welcome, alert, word, ...more] = await readReceivedMail(recipient);
    expect(more).toEqual([]);
    expect(welcome).toMatchObject({
      subject: 'Welcome to Lexicon',
      from: { name: 'ספריית המכללה', address: 'site@bible.example.org' },
      to: [{ address: recipient }],
    });
    expect(welcome?.text).toContain(`Your account is ${username}.`);
    expect(welcome?.text).toContain('https://bible.example.org/hebrew-learning');
    expect(welcome?.html).toContain('href="https://bible.example.org/account"');
    expect(alert?.subject).toBe('Lexicon alert: This is a test: there is no problem.');
    expect(alert?.text).toContain('there is no problem');
    // The library of the tests has these Hebrew words with a verse in the tagged version.
    expect(word?.subject).toMatch(/^Hebrew word of the day: [\u0590-\u05ff]+ \(.+\)$/);
    const lemma = /day: ([\u0590-\u05ff]+)/.exec(word?.subject ?? '')?.[1] ?? '?';
    expect(word?.html).toContain(`>${lemma}</p>`);
    expect(word?.html).toMatch(/<p lang="he" dir="rtl"/);
    expect(word?.text).toContain(lemma);
    expect(word?.text).toMatch(/King James Version/);
    for (const each of [welcome, alert, word]) expect(each?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });
});

describe('a test message', () => {
  test('is held without a mail server, is not reported as sent, and is sent by Retry', async () => {
    await configureMailServer({ 'mail.host': '' });
    const { cookie } = await createTestUser('admin');
    const recipient = somebody();
    const { mail, message, link } = await sendTest(cookie, recipient);
    expect(mail).toMatchObject({ state: 'held', canRetry: true });
    expect(message).toMatch(/^Not sent yet. No mail server is set/);
    expect(link).toBe('/admin#system-settings');
    expect(await readReceivedMail(recipient)).toEqual([]);
    const samples = await sendRequest('POST', '/api/admin/email/samples', { cookie, body: { recipient } });
    expect(samplesAnswer.parse(await samples.json())).toMatchObject({ sent: 0, link: '/admin#system-settings' });

    await configureMailServer();
    const retried = await sendRequest('POST', `/api/admin/outbox/${mail.id}/retry`, { cookie });
    expect(mailAnswer.parse(await retried.json()).mail).toMatchObject({ state: 'sent', attempts: 1 });
    expect(await readReceivedMail(recipient)).toHaveLength(1);
    // A sent message cannot be retried, and its content is deleted.
    expect((await sendRequest('POST', `/api/admin/outbox/${mail.id}/retry`, { cookie })).status).toBe(409);
    expect(await readMail(env.APP, mail.id)).toMatchObject({ html: '', text: '' });
    expect(await readReceivedMail(recipient)).toHaveLength(1);
  });

  test('is held without a sender address', async () => {
    await configureMailServer({ 'mail.from_address': '' });
    const { cookie } = await createTestUser('admin');
    expect((await sendTest(cookie, somebody())).message).toContain('No sender address is set');
  });

  test("reports 535 and 550 in the server's own words, without the password", async () => {
    await configureMailServer({ 'mail.username': 'wrong', 'mail.password': 'swordfish' });
    const { cookie } = await createTestUser('admin');
    const refused = await sendTest(cookie, somebody());
    expect(refused.mail).toMatchObject({ state: 'failed', answer: expect.stringMatching(/^535 5\.7\.8/) });
    await configureMailServer();
    const unknown = await sendTest(cookie, 'nobody@example.org');
    expect(unknown.mail).toMatchObject({ state: 'failed', answer: expect.stringMatching(/^550 5\.1\.1 No such user/) });
    // A refused message has certainly not been sent.
    expect(unknown.mail.answer).not.toContain('may have been sent');
    const everything = await (await sendRequest('GET', '/api/admin/outbox', { cookie })).text();
    expect(everything).not.toContain('swordfish');
    const { results } = await env.APP.prepare('SELECT * FROM outbox').all();
    expect(JSON.stringify(results)).not.toContain('swordfish');
  });

  test('is retried automatically after a temporary error', async () => {
    await configureMailServer();
    const { cookie } = await createTestUser('admin');
    const recipient = somebody('busy-once');
    const { mail } = await sendTest(cookie, recipient);
    expect(mail).toMatchObject({ state: 'queued', attempts: 1, answer: expect.stringMatching(/^451 /) });
    const wait = Date.parse(mail.dueAt) - Date.now();
    expect(wait).toBeGreaterThan(20_000);
    expect(wait).toBeLessThanOrEqual(30_000);
    // Half a minute later.
    await env.APP.prepare('UPDATE outbox SET due_at = ? WHERE id = ?').bind(new Date().toISOString(), mail.id).run();
    await outboxOf(env).wake();
    expect(await waitForMailState(cookie, recipient, 'sent')).toMatchObject({ attempts: 2 });
    expect(await readReceivedMail(recipient)).toHaveLength(1);
  });

  test('requires a valid address and template and has a rate limit', async () => {
    const { cookie } = await createTestUser('admin');
    for (const [body, expected] of [
      [{ templateName: 'welcome_email' }, 'Please enter a valid email address'],
      [{ recipient: 'anna', templateName: 'welcome_email' }, 'Please enter a valid email address'],
      [{ recipient: 'a@b.org\r\nBcc: eve@example.org', templateName: 'welcome_email' }, 'Please enter a valid'],
      [{ recipient: 'a@b.org', templateName: 'nonsense' }, 'Choose one of the templates'],
    ] as const) {
      const response = await sendRequest('POST', '/api/admin/email/test', { cookie, body });
      expect(response.status).toBe(400);
      expect(errorAnswer.parse(await response.json()).message).toContain(expected);
    }
    await configureMailServer({ 'mail.host': '' });
    const recipient = somebody();
    for (let time = 0; time < 20; time += 1)
      await sendRequest('POST', '/api/admin/email/test', {
        cookie,
        body: { recipient, templateName: 'welcome_email' },
      });
    const more = await sendRequest('POST', '/api/admin/email/test', {
      cookie,
      body: { recipient, templateName: 'welcome_email' },
    });
    expect(more.status).toBe(429);
  });
});

describe('an interrupted message', () => {
  const cut = async (recipient: string, changed: Partial<NewMailRow>): Promise<string> => {
    const id = newId();
    const now = new Date().toISOString();
    await openApp(env.APP)
      .insert(outbox)
      .values({
        id,
        template: 'welcome_email',
        recipient,
        subject: 'Cut',
        html: '<p>Cut</p>',
        text: 'Cut',
        headers: {},
        state: 'sending',
        attempts: 1,
        createdAt: now,
        dueAt: now,
        ...changed,
      });
    await outboxOf(env).wake();
    return id;
  };

  test('is sent once if it was interrupted before the handover', async () => {
    await configureMailServer();
    const { cookie } = await createTestUser('admin');
    const recipient = somebody();
    await cut(recipient, { handedOver: false });
    await waitForMailState(cookie, recipient, 'sent');
    expect(await readReceivedMail(recipient)).toHaveLength(1);
  });

  test.each([
    [5, 'sent'],
    // The first attempt and five retries.
    [6, 'failed'],
  ] as const)('with %i attempts is %s', async (attempts, state) => {
    await configureMailServer();
    const { cookie } = await createTestUser('admin');
    const recipient = somebody();
    await cut(recipient, { handedOver: false, attempts });
    const mail = await waitForMailState(cookie, recipient, 'sent', 'failed');
    expect(mail.state).toBe(state);
    expect(await readReceivedMail(recipient)).toHaveLength(state === 'sent' ? 1 : 0);
    if (state === 'failed') expect(mail.answer).toMatch(/^Sending was interrupted several times/);
  });

  test.each([
    [1, 120],
    [2, 480],
    [3, 1_920],
    [4, 7_680],
    [5, undefined],
  ])('waits after a busy reply, with %i earlier attempts, %s seconds', async (attempts, seconds) => {
    await configureMailServer();
    const { cookie } = await createTestUser('admin');
    const recipient = 'busy@example.org';
    await env.APP.prepare('DELETE FROM outbox WHERE recipient = ?').bind(recipient).run();
    const startedAt = Date.now();
    const id = await cut(recipient, { state: 'queued', attempts });
    await expect.poll(async () => (await readMail(env.APP, id))?.answer).toMatch(/^451 /);
    const mail = await findOutboxMail(cookie, recipient);
    expect(mail).toMatchObject({ attempts: attempts + 1, state: seconds === undefined ? 'failed' : 'queued' });
    if (seconds === undefined) return;
    const dueAt = Date.parse(mail?.dueAt ?? '');
    expect(dueAt).toBeGreaterThanOrEqual(startedAt + seconds * 1_000);
    expect(dueAt).toBeLessThanOrEqual(Date.now() + seconds * 1_000);
  });

  test('is not sent again if it was interrupted during the handover, and says so', async () => {
    await configureMailServer();
    const { cookie } = await createTestUser('admin');
    const recipient = somebody();
    const id = await cut(recipient, { handedOver: true });
    const mail = await waitForMailState(cookie, recipient, 'failed', 'sent');
    expect(mail).toMatchObject({ state: 'failed', answer: expect.stringContaining('It may have been sent') });
    expect(await readReceivedMail(recipient)).toEqual([]);
    const retried = await sendRequest('POST', `/api/admin/outbox/${id}/retry`, { cookie });
    expect(mailAnswer.parse(await retried.json()).mail.state).toBe('sent');
  });

  test('is not retried if the server closes the connection after the content', async () => {
    await configureMailServer({ 'mail.port': String(inject('mailServer').cutPort) });
    const { cookie } = await createTestUser('admin');
    const { mail } = await sendTest(cookie, somebody());
    expect(mail).toMatchObject({ state: 'failed', answer: expect.stringContaining('not retried automatically') });
  });
});

test('sends a message once when several people press Retry at once', async () => {
  await configureMailServer({ 'mail.host': '' });
  const { cookie } = await createTestUser('admin');
  const recipient = somebody();
  const { mail } = await sendTest(cookie, recipient);
  await configureMailServer();
  const statuses = await Promise.all(
    Array.from(
      { length: 6 },
      async () => (await sendRequest('POST', `/api/admin/outbox/${mail.id}/retry`, { cookie })).status,
    ),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  await waitForMailState(cookie, recipient, 'sent');
  expect(await readReceivedMail(recipient)).toHaveLength(1);
});

describe('the welcome message', () => {
  const password = 'vine and fig tree';

  test('is sent once to a person who registers with an address', async () => {
    await configureMailServer();
    const { cookie } = await createTestUser('admin');
    const recipient = somebody();
    const body = { username: `mail${Date.now()}`, password, email: recipient };
    expect((await sendRequest('POST', '/api/register', { body })).status).toBe(201);
    await waitForMailState(cookie, recipient, 'sent');
    const [message] = await readReceivedMail(recipient);
    expect(message?.text).toContain(`Welcome, ${body.username}`);
  });

  test('is sent once to a person who adds an address later, and is deleted with the account', async () => {
    await configureMailServer();
    const { cookie } = await createTestUser('admin');
    const reader = await createTestUser('reader');
    const [first, second] = [somebody(), somebody()];
    for (const email of [first, second, first])
      expect((await sendRequest('PUT', '/api/account/email', { cookie: reader.cookie, body: { email } })).status).toBe(
        200,
      );
    await waitForMailState(cookie, first, 'sent');
    expect(await readReceivedMail(first)).toHaveLength(1);
    expect(await readReceivedMail(second)).toEqual([]);
    expect((await sendRequest('DELETE', '/api/account', { cookie: reader.cookie })).status).toBe(200);
    expect(await findOutboxMail(cookie, first)).toBeUndefined();
  });

  test('does not delay a registration without a mail server', async () => {
    await configureMailServer({ 'mail.host': '' });
    const { cookie } = await createTestUser('admin');
    const recipient = somebody();
    const body = { username: `held${Date.now()}`, password, email: recipient };
    expect((await sendRequest('POST', '/api/register', { body })).status).toBe(201);
    await waitForMailState(cookie, recipient, 'held');
  });
});

test('sends an alert once to administrators with an address, without markup or header injection', async () => {
  await configureMailServer();
  const { id, cookie } = await createTestUser('admin');
  const recipient = somebody();
  await env.APP.prepare('UPDATE users SET email = ? WHERE id = ?').bind(recipient, id).run();
  const alert = {
    finding: 'A dead link: <script>alert(1)</script>\r\nBcc: eve@example.org',
    details: '"/pages/<b>"',
    location: '/pages/x?a=1&b=2',
    at: '2026-11-22T11:24:00.000Z',
    onceKey: 'alert:test',
  };
  expect(await postAlert(env, alert)).toBe(1);
  await postAlert(env, alert);
  await waitForMailState(cookie, recipient, 'sent');
  const messages = await readReceivedMail(recipient);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.subject).toBe('Lexicon alert: A dead link: <script>alert(1)</script> Bcc: eve@example.org');
  expect(messages[0]?.bcc).toBeUndefined();
  expect(messages[0]?.html).not.toMatch(/<script|<b>&quot;|<b>"/);
  expect(messages[0]?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('renders pictures of the real templates that cannot run scripts', async () => {
  const { cookie } = await createTestUser('admin');
  for (const template of ['welcome_email', 'admin_bot_alert', 'hebrew_word_of_day']) {
    const response = await sendRequest('GET', `/api/admin/email/pictures/${template}.svg`, { cookie });
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-hashes'(?: 'sha256-[\w+/]{43}=')+; sandbox$/);
    expect(await response.text()).toMatch(/^<svg .*<foreignObject.*<h1 style=/s);
  }
  expect((await sendRequest('GET', '/api/admin/email/pictures/nonsense.svg', { cookie })).status).toBe(404);
});

test("the outbox reports missing settings and the site's URL", async () => {
  await configureMailServer({ 'mail.host': '' });
  const { cookie } = await createTestUser('admin');
  const read = async () => outboxAnswer.parse(await (await sendRequest('GET', '/api/admin/outbox', { cookie })).json());
  expect(await read()).toMatchObject({ server: '', site: 'https://bible.example.org' });
  expect((await read()).missing).toContain('No mail server');
  await configureMailServer({ 'mail.site_address': 'https://other.example/' });
  expect(await read()).toMatchObject({ missing: null, site: 'https://other.example' });
  expect((await read()).server).toBe(`127.0.0.1:${inject('mailServer').port}, no encryption`);
});

test('deletes ended messages after ninety days and keeps waiting ones', async () => {
  await configureMailServer();
  const row = (id: string, state: NewMailRow['state'], days: number): NewMailRow => ({
    id: `${id}-of-old`,
    template: 'welcome_email',
    recipient: 'kept@example.org',
    subject: 'Kept',
    html: '',
    text: '',
    headers: {},
    state,
    createdAt: new Date(Date.now() - days * 86_400_000).toISOString(),
    dueAt: '2099-01-01T00:00:00.000Z',
  });
  for (const each of [
    row('sent', 'sent', 91),
    row('failed', 'failed', 91),
    row('held', 'held', 91),
    row('waiting', 'queued', 91),
    row('later', 'sent', 89),
  ])
    await openApp(env.APP).insert(outbox).values(each);
  await outboxOf(env).wake();
  const left = async () => {
    const { results } = await env.APP.prepare("SELECT id FROM outbox WHERE id LIKE '%-of-old' ORDER BY id").all();
    return results.map(({ id }) => id);
  };
  await expect.poll(left).toEqual(['later-of-old', 'waiting-of-old']);
  await env.APP.exec("DELETE FROM outbox WHERE id LIKE '%-of-old'");
});

test('sends messages in the order of their due time and leaves later ones waiting', async () => {
  const at = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();
  await env.APP.exec('DELETE FROM outbox');
  const base = {
    template: 'welcome_email',
    recipient: 'x@example.org',
    subject: '',
    html: '',
    text: '',
    headers: {},
  } as const;
  const add = (id: string, state: NewMailRow['state'], dueAt: string) =>
    openApp(env.APP)
      .insert(outbox)
      .values({ ...base, id, state, createdAt: at(0), dueAt });
  const same = at(-20);
  await add('second', 'queued', same);
  await add('third', 'queued', at(-10));
  await add('first', 'queued', same);
  await add('later', 'queued', at(3_600));
  await add('sent', 'sent', at(-30));
  expect(await findDue(env.APP, 10)).toEqual(['first', 'second', 'third']);
  expect(await findDue(env.APP, 2)).toEqual(['first', 'second']);
  expect(await readNextDue(env.APP)).toBe(same);
  await env.APP.exec('DELETE FROM outbox');
  expect(await readNextDue(env.APP)).toBeUndefined();
});
