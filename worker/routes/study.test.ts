import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { CardProgress, ProgressFile } from '#data/study/contract/study-progress.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';

const path = '/api/account/study';
const begun = { day: '2026-11-20', count: 1 };
const memory = (lastReview: number): CardProgress => ({
  due: lastReview + 600_000,
  lastReview,
  stability: 1,
  difficulty: 5,
  interval: 0,
  step: 1,
  reps: 1,
  lapses: 0,
  state: 1,
});

/** The progress of one device, with cards answered at these times. */
function device(name: string, cards: Record<string, number>, answered: number): ProgressFile {
  const list = Object.fromEntries(Object.entries(cards).map(([id, time]) => [id, memory(time)]));
  const none = { cards: {}, begun: { day: '', count: 0 } };
  return {
    kind: 'hebrew-study-progress',
    version: 1,
    exportedAt: '2026-11-20T12:00:00.000Z',
    decks: { words: { version: 1, 'he-en': { cards: list, begun }, 'en-he': none } },
    days: { version: 1, devices: { [name]: { '2026-11-20': { answered, known: answered } } } },
  };
}

const times = ({ decks }: ProgressFile): Record<string, number> =>
  Object.fromEntries(Object.entries(decks.words?.['he-en'].cards ?? {}).map(([id, card]) => [id, card.lastReview]));

test('the progress of two devices merges to the later answer of each card, in either order', async () => {
  const { cookie } = await createTestUser('reader');
  expect(await (await sendRequest('GET', path, { cookie })).json()).toBeNull();
  const phone = device('phone000', { water: 1000, king: 3000 }, 2);
  const desk = device('desk0000', { water: 2000, hand: 1500 }, 5);
  expect((await sendRequest('PUT', path, { cookie, body: phone })).status).toBe(200);
  const both = await (await sendRequest('PUT', path, { cookie, body: desk })).json<ProgressFile>();
  expect(times(both)).toEqual({ water: 2000, king: 3000, hand: 1500 });
  expect(Object.keys(both.days?.devices ?? {}).sort()).toEqual(['desk0000', 'phone000']);
  // Sending the same progress again changes nothing.
  const repeated = await (await sendRequest('PUT', path, { cookie, body: phone })).json<ProgressFile>();
  expect(times(repeated)).toEqual(times(both));
  expect(times(await (await sendRequest('GET', path, { cookie })).json<ProgressFile>())).toEqual(times(both));
});

test('an undone answer is removed, and comes back from no merge on the server', async () => {
  const { cookie } = await createTestUser('reader');
  const put = async (body: unknown): Promise<ProgressFile> =>
    (await sendRequest('PUT', path, { cookie, body })).json<ProgressFile>();
  await put(device('phone000', { water: 3000, king: 2000 }, 2));
  const undone = { deck: 'words', direction: 'he-en', card: 'water', at: 3000 };
  const where = { device: 'phone000', day: '2026-11-20', isKnown: true };
  const before = device('phone000', { water: 1000, king: 2000 }, 1);
  const after = await put({ ...before, undone: [{ ...undone, ...where }] });
  expect(times(after)).toEqual({ water: 1000, king: 2000 });
  expect(after.days?.devices['phone000']).toEqual({ '2026-11-20': { answered: 1, known: 1 } });
  expect(after).not.toHaveProperty('undone');
  // Sent again, or after a later answer of another device, it changes nothing.
  await put(device('desk0000', { water: 5000 }, 1));
  const repeated = await put({ ...before, undone: [{ ...undone, ...where }] });
  expect(times(repeated)).toEqual({ water: 5000, king: 2000 });
  expect(repeated.days?.devices['phone000']).toEqual({ '2026-11-20': { answered: 1, known: 1 } });
  expect((await sendRequest('PUT', path, { cookie, body: { ...before, undone: [undone] } })).status).toBe(400);
});

test('two devices that study over midnight keep the answers and new cards of both days', async () => {
  const { cookie } = await createTestUser('reader');
  const minutesAfterMidnight = (minutes: number): number => Date.UTC(2026, 10, 21) + minutes * 60_000;
  const phone = device('phone000', { water: minutesAfterMidnight(-2), king: minutesAfterMidnight(-1) }, 2);
  const desk = device('desk0000', { water: minutesAfterMidnight(1) }, 0);
  const { words } = desk.decks;
  if (words) words['he-en'].begun = { day: '2026-11-21', count: 3 };
  desk.days = { version: 1, devices: { desk0000: { '2026-11-21': { answered: 1, known: 0 } } } };
  // The phone sends the evening after the other device has sent the morning.
  for (const order of [
    [desk, phone],
    [phone, desk],
  ])
    for (const body of order) await sendRequest('PUT', path, { cookie, body });
  const both = await (await sendRequest('GET', path, { cookie })).json<ProgressFile>();
  expect(times(both)).toEqual({ water: minutesAfterMidnight(1), king: minutesAfterMidnight(-1) });
  expect(both.decks.words?.['he-en'].begun).toEqual({ day: '2026-11-21', count: 3 });
  expect(both.days?.devices).toEqual({
    phone000: { '2026-11-20': { answered: 2, known: 2 } },
    desk0000: { '2026-11-21': { answered: 1, known: 0 } },
  });
});

test('collected words of two devices merge, and a word removed later is removed on both', async () => {
  const { cookie } = await createTestUser('reader');
  const collection = (words: Record<string, [at: number, isIn: boolean]>): ProgressFile => ({
    ...device('phone000', {}, 0),
    collected: {
      version: 1,
      words: Object.fromEntries(Object.entries(words).map(([number, [at, isIn]]) => [number, { at, isIn }])),
    },
  });
  const put = async (body: ProgressFile) =>
    (await (await sendRequest('PUT', path, { cookie, body })).json<ProgressFile>()).collected?.words;
  await put(collection({ H430: [1000, true], H7225: [3000, false] }));
  const both = await put(collection({ H430: [2000, false], H7225: [1500, true], G26: [1700, true] }));
  const all = { H430: { at: 2000, isIn: false }, H7225: { at: 3000, isIn: false }, G26: { at: 1700, isIn: true } };
  expect(both).toEqual(all);
  // Older pages send no collected words. That must not remove any.
  expect(await put(device('desk0000', {}, 0))).toEqual(all);
});

test('ten devices that write at the same time lose nothing', async () => {
  const { cookie } = await createTestUser('reader');
  const sent = Array.from({ length: 10 }, (_, index) =>
    device(`device0${index}`, { [`card-${index}`]: 1000 + index }, 1),
  );
  const answers = await Promise.all(sent.map((body) => sendRequest('PUT', path, { cookie, body })));
  // A device that got a conflict succeeds when it tries again.
  for (const [index, { status }] of answers.entries())
    if (status === 409) expect((await sendRequest('PUT', path, { cookie, body: sent[index] })).status).toBe(200);
  const all = await (await sendRequest('GET', path, { cookie })).json<ProgressFile>();
  expect(Object.keys(times(all))).toHaveLength(10);
});

test.each([
  [3, 200],
  [4, 409],
])('a device whose write another device prevents %i times gets %i', async (prevented, status) => {
  const { cookie } = await createTestUser('reader');
  await env.APP.exec('CREATE TABLE prevented (n)');
  await env.APP.exec(
    `CREATE TRIGGER prevent BEFORE INSERT ON study_records WHEN (SELECT count(*) FROM prevented) < ${prevented} BEGIN INSERT INTO prevented VALUES (1); SELECT RAISE(IGNORE); END`,
  );
  try {
    const response = await sendRequest('PUT', path, { cookie, body: device('phone000', { water: 1000 }, 1) });
    expect(response.status).toBe(status);
  } finally {
    await env.APP.exec('DROP TRIGGER prevent');
    await env.APP.exec('DROP TABLE prevented');
  }
});

test('nobody can read or change the progress of another account, and deleting the account deletes it', async () => {
  const [one, other] = [await createTestUser('reader'), await createTestUser('reader')];
  await sendRequest('PUT', path, { cookie: one.cookie, body: device('phone000', { water: 1000 }, 1) });
  expect(await (await sendRequest('GET', path, { cookie: other.cookie })).json()).toBeNull();
  expect((await sendRequest('GET', path)).status).toBe(401);
  expect((await sendRequest('DELETE', '/api/account', { cookie: one.cookie })).status).toBe(200);
});

test.each([
  ['another kind', { kind: 'bookmarks' }, 400],
  ['a deck of another shape', { ...device('phone000', {}, 0), decks: { words: {} } }, 400],
  ['an unknown deck', { ...device('phone000', {}, 0), decks: { songs: {} } }, 400],
  ['a name that is no card', device('phone000', { '<b>': 1 }, 0), 400],
  ['a word of no dictionary', { ...device('phone000', {}, 0), collected: { version: 1, words: { X1: {} } } }, 400],
  ['more than all decks take', { ...device('phone000', {}, 0), exportedAt: 'x'.repeat(1_000_001) }, 413],
])('rejects %s', async (_, body, status) => {
  const { cookie } = await createTestUser('reader');
  expect((await sendRequest('PUT', path, { cookie, body })).status).toBe(status);
});

test('rejects a merge that would be too large and leaves the stored progress unchanged', async () => {
  const { cookie } = await createTestUser('reader');
  // Ids of unknown cards: 700 kB from each device.
  const many = (letter: string): ProgressFile =>
    device(
      `many${letter.repeat(4)}`,
      Object.fromEntries(Array.from({ length: 6_500 }, (_, index) => [`${letter}${index}`, index])),
      1,
    );
  const [one, other] = [many('a'), many('b')];
  expect(JSON.stringify(one).length).toBeLessThan(1_000_000);
  expect((await sendRequest('PUT', path, { cookie, body: one })).status).toBe(200);
  const refused = await sendRequest('PUT', path, { cookie, body: other });
  expect([refused.status, (await refused.json<{ message: string }>()).message]).toEqual([
    413,
    'Your study progress is too large: at most 1,000 kB can be saved.',
  ]);
  expect(Object.keys(times(await (await sendRequest('GET', path, { cookie })).json<ProgressFile>()))).toHaveLength(
    6_500,
  );
});
