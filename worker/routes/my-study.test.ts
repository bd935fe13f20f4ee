import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { plainRow } from '#data/my-study/device-row.ts';
import { formatClock } from '#data/my-study/hybrid-clock.ts';
import { TestDevice } from '#data/testing/test-device.ts';
import { seededRandom } from '#data/study/seeded-random.ts';
import { syncDevice, type SyncAnswer } from '#data/my-study/sync-device.ts';
import { studyNotesOf } from '../my-study/study-objects.ts';
import { createTestUser, sendRequest } from '../testing/test-users.ts';

const path = '/api/account/my-study';
const start = Date.now() - 86_400_000;

/** Syncs through the API, with the cookie of a session. */
const through =
  (cookie: string) =>
  async (body: unknown): Promise<SyncAnswer> => {
    const response = await sendRequest('POST', path, { cookie, body });
    expect(response.status).toBe(200);
    return response.json();
  };

/** How many random sequences the convergence test runs. */
const sequences = Number(env.STUDY_SEQUENCES);

test(`${sequences} random sequences of edits on three devices with lost connections converge and lose nothing`, async () => {
  // One object for all: each open object holds files.
  const object = studyNotesOf(env, 'convergence');
  for (let seed = 1; seed <= sequences; seed += 1) {
    const random = seededRandom(seed);
    const pick = (count: number): number => Math.floor(random() * count);
    await object.erase();
    const devices = ['a', 'b', 'c'].map((name) => new TestDevice(name));
    // One clock is a day slow, another a day fast.
    for (const [index, device] of devices.entries()) device.skewMs = (index - 1) * 86_000_000;
    /** Texts that nobody has replaced or deleted knowingly, by the note. */
    const written = new Map<string, string>();
    const replaced = new Set<string>();
    /** A request fails before it arrives, or its response is lost. */
    const send =
      (canFail: boolean) =>
      async (request: Parameters<Parameters<typeof syncDevice>[1]>[0]): Promise<SyncAnswer> => {
        if (canFail && pick(5) === 0) throw new Error('not sent');
        const answer = await object.sync(request);
        if ('refused' in answer || (canFail && pick(4) === 0)) throw new Error('response lost');
        return answer as SyncAnswer;
      };
    for (let step = 0; step < 30; step += 1) {
      const device = devices[pick(3)];
      if (!device) continue;
      const id = `note-${pick(4)}`;
      const at = start + step * 1000;
      const choice = pick(10);
      if (choice < 5) {
        // The author has seen this text and replaces it.
        const before = device.rows.get(id);
        if (before?.kind === 'note' && before.value) replaced.add(before.value.text);
        const text = `${seed}:${step}:${device.name}`;
        device.note(id, text, at);
        written.set(text, id);
      } else if (choice === 5) {
        const before = device.rows.get(id);
        if (before?.kind === 'note' && before.value) replaced.add(before.value.text);
        device.remove(id, at);
      } else {
        await syncDevice(device, send(true)).catch(() => undefined);
      }
    }
    // Everyone is online again. A second round brings what the last device sent.
    for (let round = 0; round < 2; round += 1) for (const device of devices) await syncDevice(device, send(false));
    const [first, ...others] = devices.map((device) => device.view());
    for (const other of others) expect(other, `seed ${seed}`).toBe(first);
    const visible = new Set([...(devices[0]?.rows.keys() ?? [])].map((id) => devices[0]?.text(id)));
    const lost = [...written.keys()].filter((text) => !replaced.has(text) && !visible.has(text));
    expect(lost, `seed ${seed}`).toEqual([]);
  }
}, 3_600_000);

test('two devices keep both texts of a conflict, in one extra note', async () => {
  const { cookie } = await createTestUser('reader');
  const [phone, desk] = [new TestDevice('phone'), new TestDevice('desk')];
  phone.note('note-1', 'first', start);
  await syncDevice(phone, through(cookie));
  await syncDevice(desk, through(cookie));
  expect(desk.text('note-1')).toBe('first');
  phone.note('note-1', 'from the phone', start + 1000);
  desk.note('note-1', 'from the desk', start + 2000);
  await syncDevice(phone, through(cookie));
  await syncDevice(desk, through(cookie));
  await syncDevice(phone, through(cookie));
  const texts = [...phone.rows.keys()].map((id) => phone.text(id)).toSorted();
  expect(texts).toEqual(['from the desk', 'from the phone']);
  expect(phone.view()).toBe(desk.view());
  expect([...phone.rows.values()].map(({ copyOf }) => copyOf).filter(Boolean)).toEqual(['note-1']);
});

test('a device that was away for a year cannot bring back a deleted note, and its text is erased after 30 days', async () => {
  const { cookie, id } = await createTestUser('reader');
  const [away, desk] = [new TestDevice('away'), new TestDevice('desk')];
  const yearAgo = Date.now() - 365 * 86_400_000;
  away.note('note-1', 'secret', yearAgo);
  // The server gets the note, and the response is lost: the device will send it again.
  await syncDevice(away, async (request) => {
    await through(cookie)(request);
    throw new Error('response lost');
  }).catch(() => undefined);
  await syncDevice(desk, through(cookie));
  desk.remove('note-1', Date.now() - 31 * 86_400_000);
  await syncDevice(desk, through(cookie));
  await syncDevice(away, through(cookie));
  expect(away.text('note-1')).toBeUndefined();
  expect(away.rows.get('note-1')).toMatchObject({ deleted: expect.any(Number) });
  const object = studyNotesOf(env, id);
  const stored = (await object.readPage(0)).rows.map(({ row }) => row).join();
  expect(stored).toContain('note-1');
  expect(stored).not.toContain('secret');
});

test('the alarm erases the text of a deletion after 30 days and not before', async () => {
  const object = studyNotesOf(env, 'alarm');
  const device = new TestDevice('desk');
  device.note('note-1', 'young', start);
  device.remove('note-1', Date.now() - 29 * 86_400_000);
  await syncDevice(device, async (request) => (await object.sync(request)) as SyncAnswer);
  await runDurableObjectAlarm(object);
  expect((await object.readPage(0)).rows[0]?.row).toContain('young');
  // Two days later.
  await runInDurableObject(object, (_, state) => {
    const older = Date.now() - 31 * 86_400_000;
    state.storage.sql.exec(`UPDATE rows SET deleted = ?1, row = json_set(row, '$.deleted', ?1)`, older);
    return state.storage.setAlarm(Date.now() + 60_000);
  });
  await runDurableObjectAlarm(object);
  const [{ row } = { row: '' }] = (await object.readPage(0)).rows;
  expect(row).toContain('note-1');
  expect(row).not.toContain('young');
});

test('deleting the account deletes its notes, and nobody reads or changes those of another account', async () => {
  const [one, other] = [await createTestUser('reader'), await createTestUser('reader')];
  const device = new TestDevice('desk');
  device.note('note-1', 'mine', start);
  await syncDevice(device, through(one.cookie));
  expect((await through(other.cookie)({})).rows).toEqual([]);
  const forged = await sendRequest('POST', path, { cookie: other.cookie, body: { rows: [], userId: one.id } });
  expect(forged.status).toBe(400);
  expect((await sendRequest('POST', path, { body: {} })).status).toBe(401);
  expect((await sendRequest('DELETE', '/api/account', { cookie: one.cookie })).status).toBe(200);
  expect((await studyNotesOf(env, one.id).readPage(0)).rows).toEqual([]);
  expect(await env.APP.prepare('SELECT 1 FROM study_objects WHERE user_id = ?').bind(one.id).first()).toBeNull();
});

test('an administrator who deletes an account deletes its notes, and no others', async () => {
  const [admin, one, other] = [
    await createTestUser('admin'),
    await createTestUser('reader'),
    await createTestUser('reader'),
  ];
  const ofDevice = async (name: string, cookie: string): Promise<void> => {
    const device = new TestDevice(name);
    device.note('note-1', name, start);
    await syncDevice(device, through(cookie));
  };
  await ofDevice('one', one.cookie);
  await ofDevice('other', other.cookie);
  const deleted = await sendRequest('DELETE', `/api/admin/users/${one.id}`, { cookie: admin.cookie });
  expect(deleted.status).toBe(200);
  expect((await studyNotesOf(env, one.id).readPage(0)).rows).toEqual([]);
  expect(await env.APP.prepare('SELECT 1 FROM study_objects WHERE user_id = ?').bind(one.id).first()).toBeNull();
  // The session of the deleted account is over.
  expect((await sendRequest('POST', path, { cookie: one.cookie, body: {} })).status).toBe(401);
  expect((await through(other.cookie)({})).rows).toMatchObject([{ value: { text: 'other' } }]);
});

const row = (changes: object): object => ({
  row: {
    id: 'note-1',
    kind: 'note',
    created: start,
    clock: formatClock(start, 0, 'desk0000'),
    value: { text: 'x', labels: [] },
    ...changes,
  },
  base: [],
});

test.each([
  ['a kind that does not exist', { rows: [row({ kind: 'song' })] }, 400, /kind|Invalid/],
  ['a clock that is no clock', { rows: [row({ clock: 'zzz' })] }, 400, /clock is not a valid clock/],
  ['a note that is too long', { rows: [row({ value: { text: 'x'.repeat(100_001), labels: [] } })] }, 400, /100000/],
  ['a request of more than 1 MB', { rows: [row({ value: { text: 'x'.repeat(1_000_001), labels: [] } })] }, 413, /1 MB/],
  ['an id with markup', { rows: [row({ id: '<script>' })] }, 400, /id must have/],
  ['a field that does not exist', { rows: [row({ owner: 'someone' })] }, 400, /owner/],
  [
    'a clock that is days ahead',
    { rows: [row({ clock: formatClock(Date.now() + 3 * 86_400_000, 0, 'desk0000') })] },
    409,
    /more than two days ahead/,
  ],
])('refuses %s with a sentence', async (_, body, status, message) => {
  const { cookie } = await createTestUser('reader');
  const response = await sendRequest('POST', path, { cookie, body });
  expect(response.status).toBe(status);
  expect((await response.json<{ message: string }>()).message).toMatch(message);
});

test('a new device gets 25,000 rows in at most eight requests', async () => {
  const object = studyNotesOf(env, 'many');
  const device = new TestDevice('desk');
  let cursor = 0;
  let epoch = '';
  for (let batch = 0; batch < 25; batch += 1) {
    const rows = Array.from({ length: 1_000 }, (_, index) => {
      const note = device.note(`note-${batch * 1000 + index}`, 'A note of usual length. '.repeat(2), start);
      return { row: plainRow(note), base: note.base };
    });
    ({ cursor, epoch } = (await object.sync({ cursor, epoch, rows })) as SyncAnswer);
  }
  const other = new TestDevice('phone');
  let requests = 0;
  await syncDevice(other, async (request) => {
    requests += 1;
    return (await object.sync(request)) as SyncAnswer;
  });
  expect(other.rows.size).toBe(25_000);
  expect(requests).toBeLessThanOrEqual(8);
});
