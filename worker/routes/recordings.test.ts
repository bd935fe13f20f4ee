import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedRecording, ListedRecordings } from '#data/administration/contract/recordings.ts';
import type { RecordingsAnswer } from '#data/hebrew/contract/recordings.ts';
import { sampleTone } from '#data/testing/sample-tone.ts';
import { requestApp, requestAppWith } from '../testing/request-app.ts';
import { sendRequest, origin, createTestUser } from '../testing/test-users.ts';

type Fields = Record<string, string>;
const credit = { speaker: 'Dana Levi', licence: 'CC BY 4.0' };

async function add(
  cookie: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  fields: Fields = credit,
): Promise<Response> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set('file', new File([bytes], name), name);
  return requestApp('/api/admin/recordings', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: origin, Cookie: cookie },
    body,
  });
}

async function message(response: Response): Promise<string> {
  return (await response.json<{ message: string }>()).message;
}

test('a recording can be added by its file name, read completely and in ranges, listed, replaced and deleted', async () => {
  const { cookie, username } = await createTestUser('admin');
  const tone = sampleTone(440);
  const added = await add(cookie, 'verbs/lilmod/past.mp3', tone);
  expect(added.status).toBe(201);
  const row = await added.json<ListedRecording>();
  // A WAV file, although its name says otherwise.
  expect(row).toMatchObject({ ...credit, text: 'לָמַדְתִּי', bytes: tone.length, addedBy: username });
  expect(row.file).toMatch(/^[0-9a-f]{32}\.wav$/);

  const index = await requestApp('/api/recordings');
  expect(await index.json<RecordingsAnswer>()).toEqual({
    credits: [credit],
    files: [['לָמַדְתִּי', row.file, tone.length, 0]],
  });
  const etag = index.headers.get('ETag') ?? '';
  expect(etag).not.toBe('');
  expect((await requestApp('/api/recordings', { headers: { 'If-None-Match': etag } })).status).toBe(304);

  const path = `/recordings/${row.file}`;
  const full = await requestApp(path);
  expect(full.status).toBe(200);
  expect(full.headers.get('Content-Type')).toBe('audio/wav');
  expect(full.headers.get('Cache-Control')).toContain('immutable');
  expect(full.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(new Uint8Array(await full.arrayBuffer())).toEqual(tone);
  const part = await requestApp(path, { headers: { Range: 'bytes=44-143' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('Content-Range')).toBe(`bytes 44-143/${tone.length}`);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(tone.slice(44, 144));
  const beyond = await requestApp(path, { headers: { Range: `bytes=${tone.length}-` } });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get('Content-Range')).toBe(`bytes */${tone.length}`);
  const head = await requestApp(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(tone.length)]);
  const headOfPart = await requestApp(path, { method: 'HEAD', headers: { Range: 'bytes=44-143' } });
  expect([headOfPart.status, headOfPart.headers.get('Content-Length')]).toEqual([200, String(tone.length)]);
  const fileTag = full.headers.get('ETag') ?? '';
  for (const known of [fileTag, `W/${fileTag}`, `"another", ${fileTag}`, '*'])
    expect((await requestApp(path, { headers: { 'If-None-Match': known } })).status, known).toBe(304);
  expect((await requestApp(path, { headers: { 'If-None-Match': '"another"' } })).status).toBe(200);

  const otherTone = sampleTone(660);
  const replaced = await (
    await add(cookie, 'lamadti.wav', otherTone, { speaker: 'Noa', licence: 'CC0' })
  ).json<ListedRecording>();
  expect((await requestApp(path)).status).toBe(404);
  const list = await (await sendRequest('GET', '/api/admin/recordings', { cookie })).json<ListedRecordings>();
  expect(list.recordings).toEqual([replaced]);
  const deleted = await sendRequest('DELETE', `/api/admin/recordings/${encodeURIComponent('לָמַדְתִּי')}`, { cookie });
  expect(deleted.status).toBe(200);
  expect((await requestApp(`/recordings/${replaced.file}`)).status).toBe(404);
  expect((await sendRequest('DELETE', `/api/admin/recordings/${encodeURIComponent('לָמַדְתִּי')}`, { cookie })).status).toBe(
    404,
  );
  expect((await (await requestApp('/api/recordings')).json<RecordingsAnswer>()).files).toEqual([]);
  const log = await sendRequest('GET', '/api/admin/audit', { cookie });
  const actions = (await log.json<{ rows: { action: string; subject: string }[] }>()).rows
    .filter(({ subject }) => subject === 'לָמַדְתִּי')
    .map(({ action }) => action);
  expect(actions).toEqual(['recording.deleted', 'recording.added', 'recording.added']);
});

test('file names are stored composed, without control characters, and cut to their last 120 characters', async () => {
  const { cookie } = await createTestUser('admin');
  const text = 'אָב';
  const rows: ListedRecording[] = [];
  // "e" with a combining acute accent is one letter in NFC (Unicode Standard Annex 15).
  for (const name of ['cafe\u0301.wav', 'a\u0085b.wav', `begins ${'x'.repeat(120)}.wav`])
    rows.push(await (await add(cookie, name, sampleTone(440), { ...credit, text })).json<ListedRecording>());
  expect(rows.map(({ filename }) => filename)).toEqual(['caf\u00e9.wav', 'ab.wav', `${'x'.repeat(116)}.wav`]);
  await sendRequest('DELETE', `/api/admin/recordings/${encodeURIComponent(text)}`, { cookie });
});

test('a file that two texts share remains until the second one is deleted', async () => {
  const { cookie } = await createTestUser('admin');
  const tone = sampleTone(880);
  const { file } = await (await add(cookie, 'a.wav', tone, { ...credit, text: 'אָב' })).json<ListedRecording>();
  await add(cookie, 'mother.wav', tone);
  await sendRequest('DELETE', `/api/admin/recordings/${encodeURIComponent('אָב')}`, { cookie });
  expect((await requestApp(`/recordings/${file}`)).status).toBe(200);
  await sendRequest('DELETE', `/api/admin/recordings/${encodeURIComponent('אֵם')}`, { cookie });
  expect(await env.FILES.head(`recordings/${file}`)).toBeNull();
});

/** The real store, with other answers for reads of whole files. */
const storeWith = (get: () => Promise<null>): R2Bucket =>
  ({ head: (key: string) => env.FILES.head(key), get }) as unknown as R2Bucket;

describe('a stored file', () => {
  const key = `recordings/${'f'.repeat(32)}.mp3`;
  beforeAll(() => env.FILES.put(key, new Uint8Array(7)));
  afterAll(() => env.FILES.delete(key));

  test('is not read for a HEAD request, which has the headers of the file', async () => {
    const FILES = storeWith(() => Promise.reject(new Error('read')));
    const response = await requestAppWith({ FILES }, `/${key}`, { method: 'HEAD' });
    expect([response.status, response.headers.get('Content-Length')]).toEqual([200, '7']);
    expect(await response.text()).toBe('');
  });

  test('that is deleted before it is read is not found', async () => {
    const response = await requestAppWith({ FILES: storeWith(() => Promise.resolve(null)) }, `/${key}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('of an unknown type is sent as plain bytes', async () => {
    const response = await requestApp(`/${key}`);
    // RFC 2046, 4.5.1.
    expect(response.headers.get('Content-Type')).toBe('application/octet-stream');
    expect((await response.arrayBuffer()).byteLength).toBe(7);
  });
});

const encode = (words: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(words));
const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]);
const refusals: [
  what: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  fields: Fields,
  status: number,
  says: RegExp,
][] = [
  [
    'text that is called audio',
    'shalom.mp3',
    encode('Peace be with you'),
    credit,
    400,
    /not an audio file.*Use MP3, Ogg, WAV, M4A or WebM/,
  ],
  ['a picture', 'shalom.mp3', picture, credit, 400, /it is a picture/],
  ['an empty file', 'shalom.mp3', new Uint8Array(), credit, 400, /it is empty/],
  ['more than 2 MB', 'shalom.wav', sampleTone(440, 251), credit, 413, /larger than 2 MB/],
  ['far more', 'shalom.wav', sampleTone(440, 400), credit, 413, /at most 2 MB/],
  [
    'a name that means nothing',
    'track-01.wav',
    sampleTone(440),
    credit,
    400,
    /“track-01.wav” matches no text of the lessons/,
  ],
  [
    'a name that means two things',
    'work.wav',
    sampleTone(440),
    credit,
    400,
    /עֲבוֹדָה \(words\/work\) and לַעֲבֹד \(verbs\/work\)/,
  ],
  ['a text that is in no lesson', 'a.wav', sampleTone(440), { ...credit, text: 'מִלָּה אַחֶרֶת' }, 400, /matches no text/],
  ['no speaker', 'shalom.wav', sampleTone(440), { licence: 'CC0' }, 400, /A speaker is required/],
  ['no licence', 'shalom.wav', sampleTone(440), { speaker: 'Dana', licence: ' ' }, 400, /A license is required/],
  [
    'a name of two lines',
    'shalom.wav',
    sampleTone(440),
    { speaker: 'Dana\nLevi', licence: 'CC0' },
    400,
    /a single line/,
  ],
];
test.each(refusals)('rejects %s and stores nothing', async (_, name, bytes, fields, status, expected) => {
  const { cookie } = await createTestUser('admin');
  const before = (await env.FILES.list({ prefix: 'recordings/' })).objects.length;
  const response = await add(cookie, name, bytes, fields);
  expect(response.status).toBe(status);
  expect(await message(response)).toMatch(expected);
  expect((await env.FILES.list({ prefix: 'recordings/' })).objects).toHaveLength(before);
  expect((await (await requestApp('/api/recordings')).json<RecordingsAnswer>()).files).toEqual([]);
});

test('rejects a request without a file or with two files', async () => {
  const { cookie } = await createTestUser('admin');
  expect((await sendRequest('POST', '/api/admin/recordings', { cookie, body: {} })).status).toBe(415);
  const body = new FormData();
  body.append('file', new File([sampleTone(440)], 'shalom.wav'));
  body.append('file', new File([sampleTone(550)], 'peace.wav'));
  const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: origin, Cookie: cookie };
  expect((await requestApp('/api/admin/recordings', { method: 'POST', headers, body })).status).toBe(400);
});

test('rejects uploads when the list of recordable texts is missing', async () => {
  const { cookie } = await createTestUser('admin');
  const body = new FormData();
  for (const [field, value] of Object.entries(credit)) body.set(field, value);
  body.set('file', new File([sampleTone(440)], 'shalom.wav'));
  const nothing = { fetch: async () => new Response('', { status: 404 }) } as unknown as Fetcher;
  const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: origin, Cookie: cookie };
  const response = await requestAppWith({ ...env, ASSETS: nothing }, '/api/admin/recordings', {
    method: 'POST',
    headers,
    body,
  });
  expect(response.status).toBe(503);
  expect(await message(response)).toMatch(/^Recordings cannot be uploaded at the moment/);
  expect((await env.FILES.list({ prefix: 'recordings/' })).objects).toHaveLength(0);
});

test.each(['/recordings/shalom.mp3', '/recordings/..%2Fuploads%2F1', `/recordings/${'0'.repeat(32)}.mp3`])(
  '%s is not a recording',
  async (path) => {
    const response = await requestApp(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  },
);
