import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { drizzle } from 'drizzle-orm/d1';
import { accountAnswer } from '#data/accounts/contract/account.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { entries, occurrences } from '#data/schema/library.ts';
import { requestApp } from '../testing/request-app.ts';
import { readReceivedMail, configureMailServer, waitForMailState } from '../testing/mail.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';
import { outboxOf } from './post-mail.ts';
import { postWords } from './send-words.ts';
import { readWordOfDay } from './compose-word-of-day.ts';

let count = 0;

test('two concurrent requests for the words count as one', async () => {
  await configureMailServer();
  const reader = await createTestUser('reader');
  await env.APP.prepare('UPDATE users SET email = ? WHERE id = ?').bind('tabs@example.org', reader.id).run();
  const request = { cookie: reader.cookie, body: { isWanted: true } };
  const both = [1, 2].map(() => sendRequest('PUT', '/api/account/word-of-day', request));
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
});

/** A reader with an address who has requested words. `link` is the confirmation link of the message. */
async function subscribe() {
  const { cookie } = await createTestUser('admin');
  const reader = await createTestUser('reader');
  const email = `words${(count += 1)}@example.org`;
  await env.APP.prepare('UPDATE users SET email = ? WHERE id = ?').bind(email, reader.id).run();
  const requested = await sendRequest('PUT', '/api/account/word-of-day', {
    cookie: reader.cookie,
    body: { isWanted: true },
  });
  expect(accountAnswer.parse(await requested.json()).wordOfDay).toBe('asked');
  await waitForMailState(cookie, email, 'sent');
  const [message] = await readReceivedMail(email);
  const link =
    /https:\/\/bible\.example\.org(\/word-of-day\/confirm\?token=[\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
  expect(message?.html).toContain(`href="https://bible.example.org${link}"`);
  return { ...reader, email, link, admin: cookie };
}

/** Counts words of the tests' own days only, because the real alarm posts today's word right after the confirmation. */
const countPosted = async (email: string, state = '%'): Promise<number> =>
  (await env.APP.prepare(
    `SELECT count(*) AS n FROM outbox WHERE recipient = ? AND once_key LIKE 'word:%-03-__' AND state LIKE ?`,
  )
    .bind(email, state)
    .first<number>('n')) ?? 0;

const at = (time: string): Date => new Date(`${new Date().getUTCFullYear() + 1}-03-${time}:00.000Z`);

test('sends a confirmed reader one word a day until a one-click unsubscribe', async () => {
  await configureMailServer();
  const { email, link, cookie } = await subscribe();
  // Unconfirmed: nothing is sent, even if a program opens every link.
  expect(await (await requestApp(link)).text()).toContain('<form method="post">');
  await postWords(env, at('01T05:00'));
  expect(await countPosted(email)).toBe(0);

  expect((await requestApp(link, { method: 'POST' })).status).toBe(200);
  expect(await postWords(env, at('02T03:59'))).toBe(at('02T04:00').toISOString());
  for (const time of ['02T04:00', '02T04:10', '02T23:50']) await postWords(env, at(time));
  expect(await countPosted(email)).toBe(1);
  expect(await postWords(env, at('02T23:55'))).toBe(at('03T04:00').toISOString());
  await postWords(env, at('03T04:01'));
  expect(await countPosted(email)).toBe(2);

  await outboxOf(env).wake();
  // All of them, because leaving deletes those that are still waiting.
  await expect.poll(() => countPosted(email, 'sent')).toBe(2);
  const word = (await readReceivedMail(email)).at(-1);
  const header = (key: string): string | undefined => word?.headers.find((each) => each.key === key)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const leave = /^<https:\/\/bible\.example\.org(\/word-of-day\/leave\?token=[\w-]+)>$/.exec(
    header('list-unsubscribe') ?? '',
  )?.[1];
  expect(word?.text).toContain(`Unsubscribe: https://bible.example.org${leave}`);

  // As defined in RFC 8058: no cookie, and no page of the site.
  const left = await requestApp(leave ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(left.status).toBe(200);
  expect(accountAnswer.parse(await (await sendRequest('GET', '/api/account', { cookie })).json()).wordOfDay).toBe(
    'none',
  );
  await postWords(env, at('04T04:01'));
  expect(await countPosted(email)).toBe(2);
  expect((await requestApp(link)).status).toBe(410);
});

test('an interruption between the row and its mark does not post a second word', async () => {
  await configureMailServer();
  const { id, email, link } = await subscribe();
  await requestApp(link, { method: 'POST' });
  await postWords(env, at('10T05:00'));
  await env.APP.prepare(`UPDATE word_readers SET last_day = '' WHERE user_id = ?`).bind(id).run();
  await postWords(env, at('10T05:01'));
  expect(await countPosted(email)).toBe(1);
});

test('requires a new confirmation after the address changed or was removed', async () => {
  await configureMailServer();
  const { email, link, cookie } = await subscribe();
  await requestApp(link, { method: 'POST' });
  const same = await sendRequest('PUT', '/api/account/email', { cookie, body: { email } });
  expect(accountAnswer.parse(await same.json()).wordOfDay).toBe('confirmed');
  const other = await sendRequest('PUT', '/api/account/email', { cookie, body: { email: 'other@example.org' } });
  expect(accountAnswer.parse(await other.json()).wordOfDay).toBe('none');
  await sendRequest('PUT', '/api/account/email', { cookie, body: { email: '' } });
  const refused = await sendRequest('PUT', '/api/account/word-of-day', { cookie, body: { isWanted: true } });
  expect(refused.status).toBe(409);
});

test('a day has one word, which is a Hebrew word of the library', async () => {
  const [first, again] = [
    await readWordOfDay(env.LIBRARY, at('01T00:00')),
    await readWordOfDay(env.LIBRARY, at('01T23:59')),
  ];
  expect(first).toEqual(again);
  expect(first).toMatchObject({ number: expect.stringMatching(/^H\d+$/), verse: { text: expect.any(String) } });
});

test('cuts a verse of more than 320 characters at a word', async () => {
  const long = ' and it was so'.repeat(60);
  await env.LIBRARY.prepare('UPDATE verses SET text = text || ?').bind(long).run();
  const word = await readWordOfDay(env.LIBRARY, at('01T00:00'));
  const text = word?.verse?.text ?? '';
  expect(text).toMatch(/ (?:and|it|was|so)…$/);
  expect(text.length).toBeLessThanOrEqual(321);
  expect(text.length).toBeGreaterThan(310);
  const matches = await env.LIBRARY.prepare('SELECT count(*) AS n FROM verses WHERE instr(text, ?) = 1')
    .bind(text.slice(0, -1))
    .first<number>('n');
  expect(matches).toBeGreaterThan(0);
});

test('posts no word while the library is unavailable and retries after ten minutes', async () => {
  await configureMailServer();
  const { email, link } = await subscribe();
  await requestApp(link, { method: 'POST' });
  const away = { ...env, LIBRARY: env.EMPTY };
  expect(await postWords(away, at('05T05:00'))).toBe(at('05T05:10').toISOString());
  expect(await countPosted(email)).toBe(0);
  expect(await postWords(env, at('05T05:10'))).toBe(at('05T05:10').toISOString());
  expect(await countPosted(email)).toBe(1);
});

test('posts words to many readers in consecutive batches of 25', async () => {
  await configureMailServer();
  await env.APP.exec('DELETE FROM word_readers');
  for (let index = 0; index < 26; index += 1) {
    const { id } = await createTestUser('reader');
    await env.APP.prepare(
      "INSERT INTO word_readers (user_id, email, token, created_at, confirmed_at, last_day) VALUES (?1, 'many@example.org', ?1, '', '2026-01-01', '')",
    )
      .bind(id)
      .run();
  }
  const now = at('06T05:00');
  const tomorrow = at('07T04:00').toISOString();
  const next: (string | undefined)[] = [];
  const sums: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    next.push(await postWords(env, now));
    sums.push(await countPosted('many@example.org'));
  }
  expect(sums).toEqual([25, 26, 26]);
  expect(next).toEqual([now.toISOString(), now.toISOString(), tomorrow]);
  await env.APP.exec('DELETE FROM word_readers');
});

test('picks a Hebrew word with a gloss in at least five verses, not a name, and another one the next day', async () => {
  const blank = {
    language: 'hebrew' as const,
    aramaic: false,
    transliteration: 'x',
    pronunciation: '',
    derivation: [],
    dictionaryUsage: '',
    usage: '',
    source: 'strongs',
    related: [],
  };
  const words: [number: EntryNumber, verses: number, own?: Partial<typeof entries.$inferInsert>][] = [
    ['H7001', 5, { definition: ['father'] }],
    ['H7002', 4],
    ['H7003', 9, { aramaic: true }],
    ['H7004', 9, { partOfSpeech: 'proper noun, masculine' }],
    ['H7005', 9, { gloss: '' }],
    ['H7006', 6, { definition: ['a father of many'] }],
  ];
  const db = drizzle(env.LIBRARY);
  for (const [number, verseTotal, own] of words) {
    await db.insert(entries).values({
      ...blank,
      number,
      ordinal: Number(number.slice(1)),
      lemma: number,
      gloss: 'father',
      partOfSpeech: '',
      definition: [],
      ...own,
    });
    await db
      .insert(occurrences)
      .values({ number, version: 'kjv_strongs', total: verseTotal, verseTotal, verses: [[1_001_001, verseTotal]] });
  }
  const { results } = await env.LIBRARY.prepare(
    "SELECT e.number FROM entries AS e JOIN occurrences AS o ON o.number = e.number AND o.version = 'kjv_strongs' WHERE e.number LIKE 'H%' AND e.number NOT IN ('H7002', 'H7003', 'H7004', 'H7005') AND o.verse_total >= 5 ORDER BY e.ordinal",
  ).all<{ number: string }>();
  const numbers = results.map(({ number }) => number);
  expect(numbers).toEqual(['H430', 'H7001', 'H7006']);
  const days = Array.from({ length: 6 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index, 12)));
  const wordsOfDays: Awaited<ReturnType<typeof readWordOfDay>>[] = [];
  for (const day of days) wordsOfDays.push(await readWordOfDay(env.LIBRARY, day));
  // Days since 1970, in steps of 7,919 words.
  const expected = days.map((day) => numbers[(Math.floor(day.getTime() / 86_400_000) * 7_919) % numbers.length]);
  expect(wordsOfDays.map((word) => word?.number)).toEqual(expected);
  expect(new Set(expected).size).toBe(3);
  const of = (number: string) => wordsOfDays.find((word) => word?.number === number);
  // The definition is empty if it only repeats the gloss.
  expect(of('H7001')).toMatchObject({ gloss: 'father', definition: '', total: 5, path: '/lexicon/H7001' });
  expect(of('H7006')).toMatchObject({ definition: 'a father of many', total: 6, verse: { reference: 'Genesis 1:1' } });
});
