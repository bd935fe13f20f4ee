import { env, exports } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions, users } from '#data/schema/app.ts';
import { hashPassword } from './passwords.ts';
import { openApp } from '../database/app-database.ts';
import { sendRequest, createTestUser, type TestUser } from '../testing/test-users.ts';

describe('the last-seen time of a session', () => {
  const seenAt = async ({ id }: TestUser): Promise<string | undefined> =>
    (await openApp(env.APP).select({ at: sessions.lastSeenAt }).from(sessions).where(eq(sessions.userId, id)))[0]?.at;
  const setSeen = async ({ id }: TestUser, at: string): Promise<void> => {
    await openApp(env.APP).update(sessions).set({ lastSeenAt: at }).where(eq(sessions.userId, id));
  };

  test('is updated if it is old, for this session only', async () => {
    const [reader, other] = [await createTestUser('reader'), await createTestUser('reader')];
    const longAgo = new Date(Date.now() - 86_400_000).toISOString();
    for (const each of [reader, other]) await setSeen(each, longAgo);
    const before = new Date().toISOString();
    expect((await sendRequest('GET', '/api/user', reader)).status).toBe(200);
    await expect.poll(() => seenAt(reader)).not.toBe(longAgo);
    expect((await seenAt(reader)) ?? '').toSatisfy((at: string) => at >= before);
    expect(await seenAt(other)).toBe(longAgo);
  });

  test('stays unchanged if it is recent', async () => {
    const reader = await createTestUser('reader');
    const now = new Date(Date.now() - 1_000).toISOString();
    await setSeen(reader, now);
    expect((await sendRequest('GET', '/api/user', reader)).status).toBe(200);
    expect(await seenAt(reader)).toBe(now);
  });
});

test('on localhost the cookie has a name that browsers accept without https', async () => {
  const { username } = await createTestUser('reader');
  const password = 'vine and fig tree';
  await openApp(env.APP)
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(users.username, username));
  const signIn = (origin: string): Promise<Response> =>
    exports.default.fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
  const cookie = async (origin: string): Promise<string> => (await signIn(origin)).headers.get('Set-Cookie') ?? '';
  const local = await cookie('http://127.0.0.1:8787');
  expect(local).toMatch(/^session=/);
  expect(local).not.toContain('Secure');
  const served = await cookie('https://example.org');
  expect(served).toMatch(/^__Host-session=/);
  expect(served).toContain('Secure');
  // Elsewhere the cookie would be sent unencrypted.
  expect((await signIn('http://example.org')).status).toBe(400);
});
