import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertMail } from './outbox-rows.ts';
import { createTestUser } from '../testing/test-users.ts';
import { configureMailServer } from '../testing/mail.ts';
import { postWords } from './send-words.ts';
import {
  requestWords,
  confirmWords,
  findWaitingReaders,
  findWordReader,
  deleteWordReader,
  hasWordReaders,
  markWordPosted,
  wordLink,
} from './word-readers.ts';

beforeEach(async () => {
  await env.APP.exec('DELETE FROM word_readers');
  await env.APP.exec('DELETE FROM outbox');
  await configureMailServer();
});

async function reader(email: string): Promise<{ id: string; token: string }> {
  const { id } = await createTestUser('reader');
  await requestWords(env, { id, email });
  const token = await env.APP.prepare('SELECT token FROM word_readers WHERE user_id = ?')
    .bind(id)
    .first<string>('token');
  return { id, token: token ?? '' };
}

describe('hasWordReaders', () => {
  test('is false without requests', async () => {
    expect(await hasWordReaders(env.APP)).toBe(false);
    expect(await postWords(env, new Date('2027-03-02T05:00:00.000Z'))).toBeUndefined();
  });

  test('is false for an unconfirmed request', async () => {
    await reader('asked@example.org');
    expect(await hasWordReaders(env.APP)).toBe(false);
    expect(await postWords(env, new Date('2027-03-02T05:00:00.000Z'))).toBeUndefined();
  });

  test('is true after a confirmation, until the reader leaves', async () => {
    const { id, token } = await reader('confirmed@example.org');
    await confirmWords(env, token);
    expect(await hasWordReaders(env.APP)).toBe(true);
    await deleteWordReader(env.APP, id);
    expect(await hasWordReaders(env.APP)).toBe(false);
  });
});

test('finds only the reader of a token', async () => {
  const [first, second] = [await reader('first@example.org'), await reader('second@example.org')];
  expect((await findWordReader(env.APP, first.token))?.userId).toBe(first.id);
  expect((await findWordReader(env.APP, second.token))?.email).toBe('second@example.org');
  expect(await findWordReader(env.APP, 'unknown')).toBeUndefined();
});

test('only the later of two links confirms', async () => {
  const { id, token } = await reader('first@example.org');
  await requestWords(env, { id, email: 'later@example.org' });
  await confirmWords(env, token);
  expect(await hasWordReaders(env.APP)).toBe(false);
  const later = await env.APP.prepare('SELECT token FROM word_readers WHERE user_id = ?')
    .bind(id)
    .first<string>('token');
  await confirmWords(env, later ?? '');
  expect(await hasWordReaders(env.APP)).toBe(true);
});

test('a second use of the link changes nothing', async () => {
  const { token } = await reader('twice@example.org');
  await confirmWords(env, token);
  await env.APP.exec("UPDATE word_readers SET confirmed_at = '2026-01-01T00:00:00.000Z'");
  await confirmWords(env, token);
  expect((await findWordReader(env.APP, token))?.confirmedAt).toBe('2026-01-01T00:00:00.000Z');
});

test("confirmed readers wait for the day's word until they have received it", async () => {
  const [first, second] = [await reader('first@example.org'), await reader('second@example.org')];
  await reader('unconfirmed@example.org');
  for (const { token } of [first, second]) await confirmWords(env, token);
  await env.APP.exec("UPDATE word_readers SET last_day = '2026-02-28'");
  const waiting = async (day: string, limit = 25): Promise<string[]> =>
    (await findWaitingReaders(env.APP, day, limit)).map(({ userId }) => userId).sort();
  expect(await waiting('2026-03-01')).toEqual([first.id, second.id].sort());
  expect(await waiting('2026-03-01', 1)).toHaveLength(1);
  expect(await waiting('2026-02-28')).toEqual([]);
  await markWordPosted(env.APP, first.id, '2026-03-01');
  expect(await waiting('2026-03-01')).toEqual([second.id]);
  expect(await waiting('2026-03-02')).toEqual([first.id, second.id].sort());
});

test('deletes only the waiting words of a reader who leaves', async () => {
  const [leaving, staying] = [await reader('leaving@example.org'), await reader('staying@example.org')];
  await env.APP.exec('DELETE FROM outbox');
  const now = new Date().toISOString();
  const add = (id: string, userId: string, own: { template?: string; state?: string } = {}) =>
    insertMail(env.APP, {
      id,
      template: 'hebrew_word_of_day',
      recipient: 'x@example.org',
      subject: id,
      text: id,
      html: id,
      headers: {},
      state: 'queued',
      onceKey: id,
      userId,
      createdAt: now,
      dueAt: '2099-01-01T00:00:00.000Z',
      ...own,
    } as Parameters<typeof insertMail>[1]);
  await add('queued', leaving.id);
  await add('held', leaving.id, { state: 'held' });
  await add('confirmation', leaving.id, { template: 'word_confirmation' });
  await add('sent', leaving.id, { state: 'sent' });
  await add('other template', leaving.id, { template: 'invitation' });
  await add('of another', staying.id);
  await deleteWordReader(env.APP, leaving.id);
  const { results } = await env.APP.prepare('SELECT id FROM outbox ORDER BY id').all<{ id: string }>();
  expect(results.map(({ id }) => id)).toEqual(['of another', 'other template', 'sent']);
  expect(await findWordReader(env.APP, leaving.token)).toBeUndefined();
  expect((await findWordReader(env.APP, staying.token))?.userId).toBe(staying.id);
});

test.each([
  ['confirm', 'https://example.org/word-of-day/confirm?token=abc'],
  ['leave', 'https://example.org/word-of-day/leave?token=abc'],
] as const)('the link to %s', (action, link) => {
  expect(wordLink('https://example.org', action, 'abc')).toBe(link);
});
