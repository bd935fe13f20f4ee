import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { errorAnswer } from '#data/site/contract/error.ts';
import { HttpError } from '../http/http-error.ts';
import { sendRequest } from '../testing/test-users.ts';
import { runBatch } from '../database/app-database.ts';
import {
  attemptStatements,
  countAttempt,
  resetAttempts,
  forgiveAttempt,
  formatRetryAfter,
  removeOldAttempts,
  type limits,
} from './attempt-limits.ts';
import { ipPrefixOf } from './ip-prefix.ts';

const start = 1_800_000_000;

/** Whether an attempt at that second is allowed. */
async function isAllowed(whom: string, at: number): Promise<boolean> {
  try {
    await countAttempt(env.APP, 'login:name', whom, at);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false;
    throw error;
  }
}

describe('attempts for one name', () => {
  test('allow ten, then one after each wait, and each wait doubles up to an hour', async () => {
    for (let index = 0; index < 10; index += 1) expect(await isAllowed('a', start)).toBe(true);
    let now = start;
    for (const wait of [60, 120, 240, 480, 960, 1_920, 3_600, 3_600]) {
      expect(await isAllowed('a', now + wait - 1)).toBe(false);
      now += wait;
      expect(await isAllowed('a', now), `after ${wait} s`).toBe(true);
    }
  });

  test('reset a quarter of an hour after the last', async () => {
    for (let index = 0; index < 9; index += 1) await isAllowed('b', start);
    for (let index = 0; index < 9; index += 1) expect(await isAllowed('b', start + 900)).toBe(true);
  });

  test('do not count while blocked, so that waiting lets a person in', async () => {
    for (let index = 0; index < 100; index += 1) await isAllowed('c', start);
    expect(await isAllowed('c', start + 60)).toBe(true);
  });

  test('reset after a success', async () => {
    for (let index = 0; index < 10; index += 1) await isAllowed('d', start);
    await resetAttempts(env.APP, 'login:name', 'd');
    expect(await isAllowed('d', start)).toBe(true);
  });

  test('do not affect another name', async () => {
    expect(await isAllowed('e', start)).toBe(true);
  });

  test('cannot pass the limit concurrently', async () => {
    const allowed = await Promise.all(Array.from({ length: 50 }, () => isAllowed('f', start)));
    expect(allowed.filter(Boolean)).toHaveLength(10);
  });
});

test('allows at most 40 of 10,001 guesses at one name in a day', async () => {
  // One every 8.6 seconds, like a patient attacker.
  const moments = Array.from({ length: 10_001 }, (_, index) => start + Math.floor(index * 8.64));
  let compared = 0;
  for (let at = 0; at < moments.length; at += 500) {
    const statements = moments
      .slice(at, at + 500)
      .flatMap((moment) => attemptStatements('login:name', 'patient', moment));
    const results = await runBatch(env.APP, statements);
    // Every other result belongs to the query for the wait.
    compared += results.filter(({ rows: waiting }, index) => index % 2 === 0 && waiting.length === 0).length;
  }
  // 10, then 7 doubling waits, then 22 hours with one each.
  expect(compared).toBeGreaterThan(30);
  expect(compared).toBeLessThanOrEqual(40);
});

test('answers the eleventh sign-in with 429 and the wait, even with the right password', async () => {
  const attempt = (ip: string): Promise<Response> =>
    sendRequest('POST', '/api/login', {
      body: { username: 'gamaliel', password: 'no such one' },
      headers: { 'CF-Connecting-IP': ip },
    });
  // From a different network each time, because this limit is per name.
  const statuses = [];
  for (let index = 0; index < 11; index += 1) statuses.push((await attempt(`10.1.${index}.1`)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  const refused = await attempt('10.1.99.1');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(errorAnswer.parse(await refused.json())).toMatchObject({
    code: 'too_many',
    message: expect.stringMatching(/^Too many attempts\. Try again in \d+ (second|minute)s?\.$/),
  });
});

test('allows five registrations per hour from one network', async () => {
  const statuses = [];
  for (let index = 0; index < 6; index += 1) {
    const response = await sendRequest('POST', '/api/register', {
      body: { username: `guest-${index}`, password: 'vine and fig tree' },
      headers: { 'CF-Connecting-IP': `172.16.5.${index}` },
    });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test.each([
  ['203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8:12:34::1', '2001:db8:12'],
  ['2001:0DB8:0012::', '2001:db8:12'],
  ['2001:db8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
  ['', ''],
])('%s belongs to %s', (ip, block) => {
  expect(ipPrefixOf(ip)).toBe(block);
});

test('stores no IP address', async () => {
  const rows = await Promise.all(
    ['attempts', 'audit', 'sessions'].map((table) => env.APP.prepare(`SELECT * FROM ${table}`).all()),
  );
  const dump = JSON.stringify(rows.map(({ results }) => results));
  expect(dump).not.toMatch(/172\.16\.5|10\.1\.\d/);
});

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [720, '12 minutes'],
  [3_540, '59 minutes'],
  [3_541, '1 hour'],
  [3_600, '1 hour'],
  [3_601, '2 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(formatRetryAfter(seconds)).toBe(words);
});

test.each<[name: keyof typeof limits, times: number, seconds: number]>([
  ['login:name', 10, 900],
  ['login:code', 5, 3_600],
  ['login:network', 30, 900],
  ['register:network', 5, 3_600],
  ['invite:network', 30, 900],
  ['account', 10, 3_600],
  ['mail', 20, 3_600],
  ['consult', 30, 3_600],
])('%s allows %i attempts, and again as many %i seconds after the last', async (name, times, seconds) => {
  const countAllowed = async (now: number): Promise<number> => {
    for (let count = 0; count < 50; count += 1)
      try {
        await countAttempt(env.APP, name, 'of the table', now);
      } catch (error) {
        if (error instanceof HttpError) return count;
        throw error;
      }
    return 50;
  };
  expect(await countAllowed(start)).toBe(times);
  // The last allowed attempt set a wait of one minute. The window starts when that wait ends.
  expect(await countAllowed(start + 60 + seconds - 1)).toBe(1);
  expect(await countAllowed(start + 100_000)).toBe(times);
});

test('forgives one attempt and clears its wait', async () => {
  for (let index = 0; index < 10; index += 1) await isAllowed('forgiven', start);
  expect(await isAllowed('forgiven', start)).toBe(false);
  await forgiveAttempt(env.APP, 'login:name', 'forgiven');
  expect([await isAllowed('forgiven', start), await isAllowed('forgiven', start)]).toEqual([true, false]);
  await forgiveAttempt(env.APP, 'login:name', 'nobody');
  await isAllowed('other', start);
  for (let index = 0; index < 3; index += 1) await forgiveAttempt(env.APP, 'login:name', 'other');
  const times = await env.APP.prepare("SELECT times FROM attempts WHERE key = 'login:name:other'").first('times');
  expect(times).toBe(0);
});

test('deletes attempts that are older than a day', async () => {
  const now = start + 1_000_000;
  const day = 86_400;
  const insert = (key: string, since: number, until: number): Promise<unknown> =>
    env.APP.prepare('INSERT INTO attempts VALUES (?, 1, ?, ?)').bind(`old:${key}`, since, until).run();
  await insert('over', now - day - 1, 0);
  await insert('wait over', now - 3 * day, now - day - 1);
  await insert('of today', now - day, 0);
  await insert('waits', now - 3 * day, now - day);
  await removeOldAttempts(env.APP, now);
  const { results } = await env.APP.prepare("SELECT key FROM attempts WHERE key LIKE 'old:%' ORDER BY key").all();
  expect(results.map(({ key }) => key)).toEqual(['old:of today', 'old:waits']);
});
