import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { siteAnswer } from '#data/accounts/contract/account.ts';
import { inviteToken } from '#data/accounts/contract/invite-link.ts';
import { linkAnswer } from '#data/administration/contract/users.ts';
import { forgetSettings } from '../settings/read-settings.ts';
import { configureMailServer, findOutboxMail, readReceivedMail, waitForMailState } from '../testing/mail.ts';
import { requestApp } from '../testing/request-app.ts';
import { createTestUser, sendRequest, type TestUser } from '../testing/test-users.ts';

const password = 'vine and fig tree';
const site = 'https://bible.example.org';

beforeEach(async () => {
  await env.APP.exec('DELETE FROM attempts; DELETE FROM invites; DELETE FROM outbox');
  await configureMailServer({ 'mail.site_address': site });
});

const ask = (account: string, headers: Record<string, string> = {}): Promise<Response> =>
  sendRequest('POST', '/api/forgot-password', { body: { account }, headers });
const accept = (token: string, chosen = password): Promise<Response> =>
  sendRequest('POST', '/api/forgot-password/accept', { body: { token, password: chosen } });
const logIn = async (username: string): Promise<number> =>
  (await sendRequest('POST', '/api/login', { body: { username, password } })).status;

async function createReader(email: string): Promise<TestUser> {
  const reader = await createTestUser('reader');
  await env.APP.prepare('UPDATE users SET email = ? WHERE id = ?').bind(email, reader.id).run();
  return reader;
}

/** Asks for a link, waits for its mail, and returns the token in it. */
async function receiveToken(account: string, email: string, nth = 1): Promise<string> {
  expect((await ask(account)).status).toBe(202);
  await expect.poll(async () => (await readReceivedMail(email)).length).toBe(nth);
  const [link = ''] = /https?:\S+#\S+/.exec((await readReceivedMail(email)).at(-1)?.text ?? '') ?? [];
  return inviteToken(new URL(link).hash) ?? '';
}

test('a mailed link sets a new password and ends all sessions, once', async () => {
  const reader = await createReader('euodia@example.org');
  const token = await receiveToken(reader.username, 'euodia@example.org');
  const link = await sendRequest('POST', '/api/invite', { body: { token } });
  expect(await link.json()).toMatchObject({ kind: 'recovery', username: reader.username });
  expect((await accept(token)).status).toBe(200);
  expect(await logIn(reader.username)).toBe(200);
  expect((await sendRequest('GET', '/api/user', { cookie: reader.cookie })).status).toBe(401);
  expect((await accept(token)).status).toBe(410);
});

test('a new password ends the wait after too many wrong ones', async () => {
  const { username } = await createReader('apphia@example.org');
  const token = await receiveToken(username, 'apphia@example.org');
  for (let n = 0; n < 10; n += 1) expect(await logIn(username)).toBe(401);
  expect(await logIn(username)).toBe(429);
  expect((await accept(token)).status).toBe(200);
  expect(await logIn(username)).toBe(200);
});

test('the mail has the URL of the site, whatever host the request names', async () => {
  await createReader('syntyche@example.org');
  const response = await ask('Syntyche@Example.org', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
  expect(response.status).toBe(202);
  await expect.poll(async () => (await readReceivedMail('syntyche@example.org')).length).toBe(1);
  const [mail] = await readReceivedMail('syntyche@example.org');
  expect(mail?.text).toContain(`${site}/auth#invite=`);
  expect(mail?.raw).not.toContain('evil.example');
  // Only the hash of the token is in the table of links.
  const { results } = await env.APP.prepare('SELECT token_hash FROM invites').all();
  expect(JSON.stringify(results)).not.toContain(/#invite=([\w-]+)/.exec(mail?.text ?? '')?.[1]);
});

test('the answer is the same for an account, no account, a blocked one and one without an address', async () => {
  const blocked = await createTestUser('reader', { status: 'blocked' });
  await env.APP.prepare("UPDATE users SET email = 'demas@example.org' WHERE id = ?").bind(blocked.id).run();
  await createReader('clement@example.org');
  const answers = [];
  for (const account of [
    'clement@example.org',
    'nobody@example.org',
    blocked.username,
    (await createTestUser('reader')).username,
  ]) {
    const response = await ask(account);
    answers.push([response.status, await response.text()]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const admin = await createTestUser('admin');
  await waitForMailState(admin.cookie, 'clement@example.org', 'sent');
  expect(await findOutboxMail(admin.cookie, 'demas@example.org')).toBeUndefined();
});

test('a new link ends the older one', async () => {
  const { username } = await createReader('lois@example.org');
  const first = await receiveToken(username, 'lois@example.org');
  const second = await receiveToken(username, 'lois@example.org', 2);
  expect((await accept(first)).status).toBe(410);
  expect((await accept(second)).status).toBe(200);
});

test('a rejected password leaves the link valid: a leaked one, and the name of the account', async () => {
  const { username } = await createReader('persis@example.org');
  const token = await receiveToken(username, 'persis@example.org');
  for (const [chosen, message] of [
    // Among the most common passwords in published leaks.
    ['1qaz2wsx3edc', 'Many people use this password. Choose another'],
    [`${username} ${username}`, 'A password must not be your username or the name of this site. Choose another'],
  ] as const) {
    const response = await accept(token, chosen);
    expect([response.status, await response.json()]).toMatchObject([400, { issues: [{ field: 'password', message }] }]);
  }
  expect((await accept(token)).status).toBe(200);
});

test('the link of an account that was blocked in the meantime does not work', async () => {
  const { id, username } = await createReader('onesiphorus@example.org');
  const token = await receiveToken(username, 'onesiphorus@example.org');
  await env.APP.prepare("UPDATE users SET status = 'blocked' WHERE id = ?").bind(id).run();
  expect((await accept(token)).status).toBe(410);
});

test('a password changed by link is in the log of administrators', async () => {
  const { id, username } = await createReader('trophimus@example.org');
  expect((await accept(await receiveToken(username, 'trophimus@example.org'))).status).toBe(200);
  const entry = await env.APP.prepare('SELECT action, actor, subject FROM audit WHERE actor_id = ?').bind(id).first();
  expect(entry).toEqual({ action: 'account.recovered', actor: username, subject: username });
});

test('tokens cannot be guessed: after 30 attempts a network waits', async () => {
  for (let n = 0; n < 30; n += 1) expect((await accept(String(n).padStart(43, 'A'))).status).toBe(410);
  const response = await accept('B'.repeat(43));
  expect([response.status, Number(response.headers.get('Retry-After')) > 0]).toEqual([429, true]);
});

test('a link works for an hour', async () => {
  const { username } = await createReader('eunice@example.org');
  const token = await receiveToken(username, 'eunice@example.org');
  const row = await env.APP.prepare('SELECT created_at, expires_at FROM invites').first<Record<string, string>>();
  expect(Date.parse(row?.['expires_at'] ?? '') - Date.parse(row?.['created_at'] ?? '')).toBe(3_600_000);
  await env.APP.prepare('UPDATE invites SET expires_at = ?')
    .bind(new Date(Date.now() - 1).toISOString())
    .run();
  expect((await accept(token)).status).toBe(410);
});

test('a second factor and passkeys stay, unlike after a link of an administrator', async () => {
  const { id, username } = await createReader('nympha@example.org');
  await env.APP.prepare(
    "INSERT INTO second_factors (user_id, secret, last_step, created_at) VALUES (?, 'plain:AAAA', 0, '')",
  )
    .bind(id)
    .run();
  const token = await receiveToken(username, 'nympha@example.org');
  // Neither a passkey nor a session comes from a link by mail.
  for (const path of ['/api/invite/accept', '/api/invite/passkey/begin'])
    expect((await sendRequest('POST', path, { body: { token, password } })).status).toBe(410);
  const response = await accept(token);
  expect([response.status, response.headers.get('Set-Cookie')]).toEqual([200, null]);
  const login = await sendRequest('POST', '/api/login', { body: { username, password } });
  expect([login.status, await login.json()]).toMatchObject([403, { code: 'second_factor' }]);
});

test('nobody can flood a mailbox, or ask for many accounts', async () => {
  const { username } = await createReader('claudia@example.org');
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await ask(n % 2 ? username : 'claudia@example.org')).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  const admin = await createTestUser('admin');
  await waitForMailState(admin.cookie, 'claudia@example.org', 'sent');
  const mails = await env.APP.prepare("SELECT count(*) AS n FROM outbox WHERE recipient = 'claudia@example.org'").first(
    'n',
  );
  expect(mails).toBeLessThanOrEqual(3);
});

test('a changed password or address ends the link', async () => {
  const reader = await createReader('tryphena@example.org');
  const token = await receiveToken(reader.username, 'tryphena@example.org');
  const changed = await sendRequest('PUT', '/api/account/email', { cookie: reader.cookie, body: { email: '' } });
  expect(changed.status).toBe(200);
  expect((await accept(token)).status).toBe(410);
});

test('a link that an administrator shows has the URL of the site and ends older ones, and a mailed one does not end it', async () => {
  const admin = await createTestUser('admin');
  const { id, username } = await createReader('tryphosa@example.org');
  const mailed = await receiveToken(username, 'tryphosa@example.org');
  const create = async (): Promise<URL> => {
    const response = await requestApp(`/api/admin/users/${id}/reset`, {
      method: 'POST',
      headers: {
        Cookie: admin.cookie,
        Origin: 'https://example.org',
        'Sec-Fetch-Site': 'same-origin',
        Host: 'evil.example',
      },
    });
    return new URL(linkAnswer.parse(await response.json()).link);
  };
  const [first, second] = [await create(), await create()];
  expect([first.origin, second.origin]).toEqual([site, site]);
  expect((await accept(mailed)).status).toBe(410);
  await receiveToken(username, 'tryphosa@example.org', 2);
  const redeem = (url: URL) =>
    sendRequest('POST', '/api/invite/accept', { body: { token: inviteToken(url.hash), password } });
  expect((await redeem(first)).status).toBe(410);
  expect((await redeem(second)).status).toBe(201);
});

test('without a mail server, no link is offered', async () => {
  const offers = async () => siteAnswer.parse(await (await requestApp('/api/site')).json()).passwordByMail;
  expect(await offers()).toBe(true);
  await env.APP.exec("DELETE FROM settings WHERE key = 'mail.host'");
  forgetSettings(env);
  expect(await offers()).toBe(false);
  expect((await ask('anybody')).status).toBe(503);
});
