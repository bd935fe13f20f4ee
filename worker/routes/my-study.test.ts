import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { plainRow } from '#data/my-study/device-row.ts';
import { formatClock } from '#data/my-study/hybrid-clock.ts';
import { TestDevice } from '#data/testing/test-device.ts';
import { seededRandom } from '#data/study/seeded-random.ts';
import { refusedRows } from '#data/my-study/refused-rows.ts';
import type { MemoryState } from '#data/my-study/study-row.ts';
import { syncDevice, type SyncAnswer, type SyncRefusal, type SyncRequest } from '#data/my-study/sync-device.ts';
import { NotesTable } from '../my-study/notes-table.ts';
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

const passage = { start: 43_003_016, end: 43_003_016 };

function reviewedAt(lastReview: number): MemoryState {
  const scheduled = { due: lastReview, stability: 1, difficulty: 5, interval: 1, step: 0, reps: 1, lapses: 0 };
  return { ...scheduled, lastReview, state: 2 };
}

const rowToSend = (id: string): SyncRequest['rows'][number] => {
  const note = new TestDevice('desk').note(id, 'short', start);
  return { row: plainRow(note), base: note.base };
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
    /** The last review of each exercise, by the verse. */
    const reviewed = new Map<string, Map<string, number>>();
    /** The names of each style, by the clock of the change. */
    const named = new Map<number, [clock: string, name: string][]>();
    /** A request fails before it arrives, or its response is lost. */
    const send =
      (canFail: boolean) =>
      async (request: Parameters<Parameters<typeof syncDevice>[1]>[0]): Promise<SyncAnswer> => {
        if (canFail && pick(5) === 0) throw new Error('not sent');
        const answer = await object.sync(request);
        if ('refused' in answer || (canFail && pick(4) === 0)) throw new Error('response lost');
        return answer as SyncAnswer;
      };
    for (let step = 0; step < 36; step += 1) {
      const device = devices[pick(3)];
      if (!device) continue;
      const id = `note-${pick(4)}`;
      const at = start + step * 1000;
      const choice = pick(13);
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
      } else if (choice < 8) {
        const [verse, exercise] = [`verse-${pick(2)}`, ['letters', 'words', 'typing'][pick(3)] ?? ''];
        const before = device.rows.get(verse);
        const exercises = { ...(before?.kind === 'memory' && before.value?.exercises), [exercise]: reviewedAt(at) };
        device.save(verse, 'memory', { ...passage, version: 'kjv', exercises }, at);
        reviewed.set(verse, new Map(reviewed.get(verse)).set(exercise, at));
      } else if (choice === 8) {
        const style = pick(6);
        const name = `${seed}:${step}:${device.name}`;
        const clock = device.rename(style, name, at);
        named.set(style, [...(named.get(style) ?? []), [clock, name]]);
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
    // A conflict keeps the later review of each exercise.
    for (const [verse, last] of reviewed) {
      const row = devices[0]?.rows.get(verse);
      const exercises = Object.entries((row?.kind === 'memory' && row.value?.exercises) || {});
      const kept = new Map(exercises.map(([exercise, { lastReview }]) => [exercise, lastReview]));
      expect(kept, `seed ${seed}, ${verse}`).toEqual(last);
    }
    // Each style has the name that it got last, whatever names the other styles got later.
    const legend = devices[0]?.rows.get('legend');
    for (const [style, names] of named) {
      const last = names.toSorted(([one], [other]) => (one < other ? -1 : 1)).at(-1)?.[1];
      expect(legend?.kind === 'legend' && legend.value?.names[style], `seed ${seed}, style ${style}`).toBe(last);
    }
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

test('a note remembers an earlier version that arrives late, and devices do not get it again', async () => {
  const { id, cookie } = await createTestUser('reader');
  const send = through(cookie);
  const [early, late] = [start, start + 1000].map((at) => {
    const note = new TestDevice('desk').note('note-1', 'short', at);
    return { row: plainRow(note), base: [] };
  });
  if (!early || !late) throw new Error('no rows');
  await send({ rows: [late] });
  const [before] = (await studyNotesOf(env, id).readPage(0)).rows;
  await send({ rows: [early] });
  const [after] = (await studyNotesOf(env, id).readPage(0)).rows;
  expect(after?.row).toContain(late.row.clock);
  expect(after?.base).toContain(early.row.clock);
  expect(after?.seq).toBe(before?.seq);
});

test('two devices that rename different colors of a highlight keep both names', async () => {
  const { cookie } = await createTestUser('reader');
  const [phone, desk] = [new TestDevice('phone'), new TestDevice('desk')];
  // As earlier versions of the site stored it, without a time for each name.
  phone.save('legend', 'legend', { names: ['Promise', 'Command', 'Prayer', '', '', ''] }, start);
  await syncDevice(phone, through(cookie));
  await syncDevice(desk, through(cookie));
  phone.rename(0, 'Hope', start + 1000);
  desk.rename(1, 'Law', start + 2000);
  desk.rename(2, 'Petition', start + 3000);
  // A name that was removed later stays removed.
  phone.rename(2, '', start + 4000);
  for (const device of [phone, desk, phone]) await syncDevice(device, through(cookie));
  const names = [phone, desk].map(({ rows }) => rows.get('legend')?.value);
  for (const value of names) expect(value).toMatchObject({ names: ['Hope', 'Law', '', '', '', ''] });
  expect(phone.view()).toBe(desk.view());
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
  // A deletion that arrives later and is older comes earlier. One that a wrong clock dates in the future counts from now.
  const dayMs = 86_400_000;
  const sync = async (at: number): Promise<number | null> => {
    device.note(`note-${at}`, 'more', start);
    device.remove(`note-${at}`, at);
    await syncDevice(device, async (request) => (await object.sync(request)) as SyncAnswer);
    return runInDurableObject(object, (_, state) => state.storage.getAlarm());
  };
  const older = Date.now() - 29.5 * dayMs;
  expect(await sync(older)).toBe(older + 30 * dayMs);
  device.skewMs = -3650 * dayMs;
  await sync(Date.now() + 3650 * dayMs);
  // Two days later.
  await runInDurableObject(object, (_, state) => {
    state.storage.sql.exec(`UPDATE rows SET deleted = deleted - ?`, 31 * dayMs);
    return state.storage.setAlarm(Date.now() + 60_000);
  });
  await runDurableObjectAlarm(object);
  const texts = (await object.readPage(0)).rows.map(({ row }) => row);
  expect(texts).toHaveLength(3);
  for (const text of texts) expect(text).not.toContain('value');
});

test('a full account accepts deletions, which make room, and refuses other changes with a sentence', async () => {
  const { cookie, id } = await createTestUser('reader');
  const [desk, phone] = [new TestDevice('desk'), new TestDevice('phone')];
  for (const number of [1, 2, 3]) desk.note(`note-${number}`, `text ${number}`, start);
  await syncDevice(desk, through(cookie));
  await syncDevice(phone, through(cookie));
  const object = studyNotesOf(env, id);
  // 100,000 rows with a text are the limit.
  await runInDurableObject(object, (_, { storage }) => {
    storage.sql.exec(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 99997)
       INSERT INTO rows SELECT 'fill-' || i, 100 + i, '{"id":"fill","value":{}}', '[]', NULL FROM n`,
    );
  });
  const send = async (device: TestDevice): Promise<string> => {
    let refusal = '';
    await syncDevice(device, async (request) => {
      const response = await sendRequest('POST', path, { cookie, body: { ...request, cursor: 1_000_000 } });
      if (response.status === 200) return response.json<SyncAnswer>();
      expect(response.status).toBe(413);
      const answer = await response.json<{ message: string; code: string }>();
      expect(answer.code).toBe('full');
      refusal = answer.message;
      throw new Error(refusal);
    }).catch(() => undefined);
    return refusal;
  };
  const stored = (): Promise<string[]> =>
    runInDurableObject(object, (_, { storage }) =>
      storage.sql
        .exec<{ row: string }>("SELECT row FROM rows WHERE id LIKE 'note-%' ORDER BY id")
        .toArray()
        .map(({ row }) => row),
    );
  desk.note('note-4', 'text 4', start + 1000);
  desk.note('note-5', 'text 5', start + 1000);
  expect(await send(desk)).toMatch(/limit of 100,000 notes and marks/);
  expect(await stored()).toHaveLength(3);
  // A refused request stores its deletions, also on the next attempt, and not the text that they free.
  desk.remove('note-1', start + 2000);
  expect(await send(desk)).toMatch(/limit of 100,000/);
  expect(await send(desk)).toMatch(/limit of 100,000/);
  expect((await stored())[0]).toContain('"deleted"');
  expect((await stored())[0]).not.toContain('text 1');
  // Another device makes room for the second note.
  phone.remove('note-2', start + 3000);
  expect(await send(phone)).toBe('');
  expect(await send(desk)).toBe('');
  expect((await stored()).join()).toContain('text 5');
  // It is full again. A deleted note that was never here needs no room.
  phone.note('note-never-sent', 'text 6', start + 4000);
  phone.remove('note-never-sent', start + 4000);
  expect(await send(phone)).toBe('');
  expect((await stored()).join()).not.toContain('never-sent');
  // The deletion can still be undone where it was made.
  expect(desk.rows.get('note-1')?.value).toEqual({ text: 'text 1', labels: [] });
});

test('an account is full at exactly 50 MB, and one with more still sends its notes and takes deletions', async () => {
  const object = studyNotesOf(env, 'full to the byte');
  const first = rowToSend('first');
  const { cursor, epoch } = (await object.sync({ cursor: 0, epoch: '', rows: [first] })) as SyncAnswer;
  const send = (rows: SyncRequest['rows'], after = cursor) => object.sync({ cursor: after, epoch, rows });
  const fill = (bytes: number): Promise<void> =>
    runInDurableObject(object, (_, { storage }) => {
      storage.sql.exec("DELETE FROM rows WHERE id LIKE 'fill-%'");
      const { stored } = storage.sql
        .exec<{ stored: number }>('SELECT sum(length(row) + length(base)) AS stored FROM rows')
        .one();
      // A row of the platform has at most 2 MB.
      for (let left = bytes - stored, index = 0; left > 0; left -= 1_000_000, index += 1)
        storage.sql.exec(
          "INSERT INTO rows VALUES (?, ?, substr(hex(zeroblob(500000)), 1, ?), '', NULL)",
          `fill-${index}`,
          index - 1_000,
          Math.min(left, 1_000_000),
        );
    });
  // A row counts with the length of its JSON.
  const next = rowToSend('next');
  await fill(50_000_000 - JSON.stringify(next).length + 1);
  expect(await send([next])).toMatchObject({ refused: 'full' });
  await fill(50_000_000 - JSON.stringify(next).length);
  expect(await send([next])).toMatchObject({ rows: [] });

  // A restored backup can have more.
  await fill(50_000_100);
  expect(await send([], 0)).toMatchObject({ rows: [{ id: 'first' }, { id: 'next' }] });
  const deletion = {
    row: { ...first.row, clock: formatClock(start + 1, 0, 'desk0000'), deleted: start + 1 },
    base: [],
  };
  expect(await send([deletion])).not.toHaveProperty('refused');
  await object.erase();
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
  const answer = await response.json<{ message: string; code: string }>();
  expect(answer.message).toMatch(message);
  if (status === 413) expect(answer.code).toBe('too_large');
});

test('a list that is too large for a request stays on its device, and everything else is sent', async () => {
  const { cookie } = await createTestUser('reader');
  const [desk, phone] = [new TestDevice('desk'), new TestDevice('phone')];
  // 60 remarks of 5,000 characters with three bytes each, and of 20,000 in the list that is too large.
  const list = (length: number) => ({
    name: 'Long',
    items: Array.from({ length: 60 }, () => ({ start: 43_003_016, end: 43_003_016, remark: '道'.repeat(length) })),
  });
  desk.save('too-large', 'list', list(20_000), start);
  desk.save('fits', 'list', list(5_000), start);
  desk.note('note-1', 'after the list', start);
  await syncDevice(desk, through(cookie));
  await syncDevice(phone, through(cookie));
  expect([...phone.rows.keys()].toSorted()).toEqual(['fits', 'note-1']);
  expect([...desk.rows.values()].filter(({ unsent }) => unsent).map(({ id }) => id)).toEqual(['too-large']);
  // It is sent when it is shorter.
  desk.save('too-large', 'list', list(10), start + 1000);
  await syncDevice(desk, through(cookie));
  await syncDevice(phone, through(cookie));
  expect([...phone.rows.keys()]).toContain('too-large');
});

test('rows that the server refuses stay on their device until they are changed, and everything else is sent', async () => {
  const { cookie } = await createTestUser('reader');
  const [desk, phone] = [new TestDevice('desk'), new TestDevice('phone')];
  let requests = 0;
  const send = async (request: SyncRequest): Promise<SyncAnswer | SyncRefusal> => {
    requests += 1;
    const response = await sendRequest('POST', path, { cookie, body: request });
    if (response.status === 200) return response.json<SyncAnswer>();
    expect(response.status).toBe(400);
    return { refused: refusedRows(await response.json(), request) };
  };
  phone.note('note-0', 'from the phone', start);
  await syncDevice(phone, through(cookie));
  // A note can have 20 labels, and an id has no capital letters.
  const labels = Array.from({ length: 21 }, (_, index) => `label ${index}`);
  desk.note('note-1', 'before', start);
  desk.save('labels', 'note', { text: 'too many labels', labels }, start);
  desk.note('note-2', 'between', start);
  desk.note('NOTE', 'unusual id', start);
  desk.note('note-3', 'after', start);
  expect(await syncDevice(desk, send)).toMatchObject({ refused: new Set(['labels', 'NOTE']) });
  // One request more than usual.
  expect(requests).toBe(2);
  expect(desk.text('note-0')).toBe('from the phone');
  expect([...desk.rows.values()].filter(({ unsent }) => unsent).map(({ id }) => id)).toEqual(['labels', 'NOTE']);
  await syncDevice(phone, send);
  expect([...phone.rows.keys()].toSorted()).toEqual(['note-0', 'note-1', 'note-2', 'note-3']);
  desk.save('labels', 'note', { text: 'fewer labels', labels: labels.slice(1) }, start + 1000);
  expect(await syncDevice(desk, send)).toMatchObject({ refused: new Set(['NOTE']) });
  await syncDevice(phone, send);
  expect(phone.text('labels')).toBe('fewer labels');
});

test('a device that has only rows that the server refuses gets those of other devices', async () => {
  const { cookie } = await createTestUser('reader');
  const [desk, phone] = [new TestDevice('desk'), new TestDevice('phone')];
  phone.note('note-0', 'from the phone', start);
  await syncDevice(phone, through(cookie));
  desk.note('NOTE', 'unusual id', start);
  await syncDevice(desk, async (request) => {
    const response = await sendRequest('POST', path, { cookie, body: request });
    return response.status === 200
      ? response.json<SyncAnswer>()
      : { refused: refusedRows(await response.json(), request) };
  });
  expect(desk.text('note-0')).toBe('from the phone');
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
  const apply = other.applyAnswer;
  let [requests, stored] = [0, 0];
  other.applyAnswer = (...given) => {
    stored += 1;
    return apply(...given);
  };
  const send = async (request: SyncRequest): Promise<SyncAnswer> => {
    requests += 1;
    return (await object.sync(request)) as SyncAnswer;
  };
  expect(await syncDevice(other, send)).toMatchObject({ changed: 25_000 });
  expect(other.rows.size).toBe(25_000);
  expect(requests).toBeLessThanOrEqual(8);
  // The first, the next two, the next four, and the rest.
  expect(stored).toBeLessThanOrEqual(Math.ceil(Math.log2(requests + 1)));

  // The connection fails after four answers. All of them are stored, and the next sync continues after them.
  const lost = new TestDevice('lost');
  const whole = requests;
  requests = 0;
  await expect(
    syncDevice(lost, (request) => (requests === 4 ? Promise.reject(new Error('lost')) : send(request))),
  ).rejects.toThrow('lost');
  await syncDevice(lost, send);
  expect(requests).toBe(whole);
  expect(lost.rows.size).toBe(25_000);

  // Between two answers, a restore starts a new history, and misses a row that the device already has.
  const third = new TestDevice('tablet');
  let answered = 0;
  await syncDevice(third, async (request) => {
    if ((answered += 1) === 3)
      await runInDurableObject(object, (_, { storage }) => {
        storage.sql.exec("DELETE FROM rows WHERE id = 'note-0'");
        new NotesTable(storage).startEpoch();
      });
    return send(request);
  });
  expect(third.rows.size).toBe(25_000);
  const restored = new TestDevice('laptop');
  await syncDevice(restored, send);
  expect(restored.text('note-0')).toBe(third.text('note-0'));
  expect(restored.rows.size).toBe(25_000);
});
