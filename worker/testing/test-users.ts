import { env } from 'cloudflare:workers';
import { drizzle } from 'drizzle-orm/d1';
import type { Role } from '#data/accounts/contract/account.ts';
import { sessions, users } from '#data/schema/app.ts';
import { newToken, tokenHash } from '../accounts/random-token.ts';
import { newId } from '../new-id.ts';
import { requestApp } from './request-app.ts';

export const origin = 'https://example.org';
/** Makes usernames unique, because all tests of a file share one database. */
let count = 0;

export interface TestUser {
  id: string;
  username: string;
  /** The Cookie header of the browser. */
  cookie: string;
  handle: string;
}

/** A signed-in user, inserted as the sign-in does it. */
export async function createTestUser(
  role: Role,
  {
    status = 'active',
    expiresAt = Date.now() / 1000 + 3_600,
    createdAt = new Date(),
    confirmedAt = new Date(),
  } = {} as {
    status?: 'active' | 'blocked';
    /** Seconds since 1970. */
    expiresAt?: number;
    createdAt?: Date;
    confirmedAt?: Date;
  },
): Promise<TestUser> {
  count += 1;
  const id = newId();
  const username = `${role}${count}`;
  const db = drizzle(env.APP);
  await db
    .insert(users)
    .values({ id, username, usernameKey: username, role, status, createdAt: createdAt.toISOString() });
  return { id, username, ...(await createTestSession(id, { expiresAt, createdAt, confirmedAt })) };
}

/** Another session of a user. */
export async function createTestSession(
  userId: string,
  { expiresAt = Date.now() / 1000 + 3_600, createdAt = new Date(), confirmedAt = new Date() } = {},
): Promise<{ cookie: string; handle: string }> {
  const token = newToken();
  const handle = newToken();
  await drizzle(env.APP)
    .insert(sessions)
    .values({
      id: await tokenHash(token),
      userId,
      expiresAt: Math.floor(expiresAt),
      handle,
      createdAt: createdAt.toISOString(),
      confirmedAt: confirmedAt.toISOString(),
      lastSeenAt: new Date().toISOString(),
      agent: 'test',
      ipPrefixHash: 'test',
    });
  return { cookie: `__Host-session=${token}`, handle };
}

/** A request as a page of the site sends it. */
export function sendRequest(
  method: string,
  path: string,
  { cookie, body, headers = {} }: { cookie?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  return requestApp(path, {
    method,
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      ...(method !== 'GET' && { Origin: origin }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(cookie && { Cookie: cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** The session cookie that a response sets, as a browser sends it back. "" if the response deletes it. */
export function cookieOf(response: Response): string {
  const [pair = ''] = (response.headers.get('Set-Cookie') ?? '').split(';');
  return pair.endsWith('=') ? '' : pair;
}
