import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { inviteToken } from '#data/accounts/contract/invite-link.ts';
import { requestAppWith } from '../testing/request-app.ts';
import { sendRequest, origin, createTestUser } from '../testing/test-users.ts';

/** Among the most common passwords in published leaks, all with twelve characters or more. */
const leaked = ['1qaz2wsx3edc', 'Q1W2E3R4T5Y6', 'passwordpassword'];
const message = 'Many people use this password. Choose another';
const refusal = { message: `${message}.`, code: 'invalid', issues: [{ field: 'password', message }] };

test.each(leaked)('rejects registration with %s', async (password) => {
  const response = await sendRequest('POST', '/api/register', { body: { username: 'demetrius', password } });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual(refusal);
});

test('rejects a leaked password on change and on redeeming a link', async () => {
  const { id, cookie } = await createTestUser('reader');
  const changed = await sendRequest('PUT', '/api/account/password', { cookie, body: { password: leaked[0] } });
  expect([changed.status, await changed.json()]).toEqual([400, refusal]);

  const admin = await createTestUser('admin');
  const created = await sendRequest('POST', `/api/admin/users/${id}/reset`, { cookie: admin.cookie });
  const token = inviteToken(new URL((await created.json<{ link: string }>()).link).hash);
  const accept = (password: string) => sendRequest('POST', '/api/invite/accept', { body: { token, password } });
  const accepted = await accept('PasswordPassword');
  expect([accepted.status, await accepted.json()]).toEqual([400, refusal]);
  // The rejection did not consume the link.
  expect((await accept('the lot fell on Matthias')).status).toBe(201);
});

test('answers 503 when the password list is unavailable', async () => {
  const nothing = { fetch: async () => new Response('', { status: 404 }) } as unknown as Fetcher;
  const response = await requestAppWith({ ...env, ASSETS: nothing }, '/api/register', {
    method: 'POST',
    headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'demetrius', password: 'vine and fig tree' }),
  });
  expect(response.status).toBe(503);
});
