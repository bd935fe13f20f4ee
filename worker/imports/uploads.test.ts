import { env } from 'cloudflare:workers';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type FileAnswer, type UploadAnswer } from '#data/administration/contract/imports.ts';
import { partBytes } from '#data/files/upload-rules.ts';
import { requestApp } from '../testing/request-app.ts';
import { sendRequest, origin, createTestUser } from '../testing/test-users.ts';
import { hexDigest } from './digest.ts';
import { readStatus, startTestImport, waitForImportState } from '../testing/imports.ts';

/** A zip with incompressible content of about six megabytes, which needs two parts. */
function largeZip(seed: string): Uint8Array<ArrayBuffer> {
  const noise = new Uint8Array(6_000_000);
  for (let offset = 0; offset < noise.length; offset += 65_536)
    crypto.getRandomValues(noise.subarray(offset, offset + 65_536));
  const files = { 'text.txt': strToU8(`Genesis 1:1 ${seed}`), 'picture.png': noise };
  return new Uint8Array(zipSync(files, { level: 0 }));
}

function putPart(cookie: string, id: string, part: number, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  return requestApp(`/api/admin/uploads/${id}/parts/${part}`, {
    method: 'PUT',
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: origin, Cookie: cookie },
    body: bytes,
  });
}

test('an interrupted upload resumes with the missing parts and can be imported once complete', async () => {
  const { cookie } = await createTestUser('admin');
  const bytes = largeZip('In the beginning');
  const file = { name: 'large.zip', bytes: bytes.length, sha256: await hexDigest(bytes) };
  const begin = async (): Promise<UploadAnswer> =>
    (await sendRequest('POST', '/api/admin/uploads', { cookie, body: { bibleVersion: 'large', file } })).json();
  const { id } = await begin();
  expect((await putPart(cookie, id, 2, bytes.slice(partBytes))).status).toBe(200);
  // Interrupted here: the browser begins again and gets the list of received parts.
  expect(await begin()).toEqual({ id, partBytes, parts: [2] });
  const early = await sendRequest('POST', `/api/admin/uploads/${id}/complete`, { cookie, body: {} });
  expect(early.status).toBe(409);
  expect(await early.json()).toMatchObject({
    message: '1 of 2 parts are missing. Choose the same file again in Bible Upload to continue.',
  });
  expect((await putPart(cookie, id, 1, bytes.slice(0, partBytes))).status).toBe(200);
  const done = await sendRequest('POST', `/api/admin/uploads/${id}/complete`, { cookie, body: {} });
  expect(done.status).toBe(201);
  const { file: stored }: FileAnswer = await done.json();
  expect(stored).toMatchObject({ name: 'large.zip', version: 'large', format: 'plain', bytes: bytes.length });
  const { id: importId } = await startTestImport(cookie, 'large', stored.path);
  expect((await waitForImportState(cookie, importId, 'completed', 'failed', 'refused')).versesImported).toBe(1);
});

test('does not restart an upload of a file that exists for the same version', async () => {
  const { cookie } = await createTestUser('admin');
  const bytes = Uint8Array.from(new TextEncoder().encode('Genesis 1:1 In the beginning'));
  const file = { name: 'C:\\texts/a|"b"?.txt', bytes: bytes.length, sha256: await hexDigest(bytes) };
  const begin = (more: object = {}) =>
    sendRequest('POST', '/api/admin/uploads', { cookie, body: { bibleVersion: 'twice', file, ...more } });
  const { id }: UploadAnswer = await (await begin()).json();
  expect((await putPart(cookie, id, 1, bytes)).status).toBe(200);
  const { file: stored }: FileAnswer = await (
    await sendRequest('POST', `/api/admin/uploads/${id}/complete`, { cookie, body: {} })
  ).json();
  // Folders and characters with a meaning in a terminal or a header are removed.
  expect(stored.name).toBe('ab.txt');
  const again = await begin();
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({
    message: `This file was already uploaded on ${stored.uploaded.slice(0, 10)} as "ab.txt". Find it in Import Status.`,
  });
  for (const more of [{ bibleVersion: 'otherwise' }, { encoding: 'windows-1252' }])
    expect((await begin(more)).status).toBe(201);
  // A complete file accepts no more parts.
  expect((await putPart(cookie, id, 1, bytes)).status).toBe(404);
});

test('rejects an upload that differs from its announced size or checksum', async () => {
  const { cookie } = await createTestUser('admin');
  const bytes = largeZip('And God said');
  const file = { name: 'other.zip', bytes: bytes.length, sha256: '0'.repeat(64) };
  const started = await sendRequest('POST', '/api/admin/uploads', { cookie, body: { bibleVersion: 'other', file } });
  const { id }: UploadAnswer = await started.json();
  expect((await putPart(cookie, id, 1, bytes.slice(0, 100))).status).toBe(400);
  expect((await putPart(cookie, id, 3, bytes.slice(0, 100))).status).toBe(400);
  await putPart(cookie, id, 1, bytes.slice(0, partBytes));
  await putPart(cookie, id, 2, bytes.slice(partBytes));
  const done = await sendRequest('POST', `/api/admin/uploads/${id}/complete`, { cookie, body: {} });
  expect(done.status).toBe(400);
  expect(await done.json()).toMatchObject({ message: expect.stringContaining('its checksum differs') });
  expect(await env.FILES.head(`uploads/${id}`)).toBeNull();
});

test.each(['when its next part comes', 'when it is begun again'])(
  'restarts an upload that the bucket has dropped, %s',
  async (when) => {
    const { cookie } = await createTestUser('admin');
    const bytes = largeZip(when);
    const file = { name: 'left.zip', bytes: bytes.length, sha256: await hexDigest(bytes) };
    const begin = async (): Promise<UploadAnswer> =>
      (await sendRequest('POST', '/api/admin/uploads', { cookie, body: { bibleVersion: 'left', file } })).json();
    const { id } = await begin();
    expect((await putPart(cookie, id, 1, bytes.slice(0, partBytes))).status).toBe(200);
    const row = await env.APP.prepare('SELECT key, upload_id AS uploadId FROM files WHERE id = ?')
      .bind(id)
      .first<{ key: string; uploadId: string }>();
    await env.FILES.resumeMultipartUpload(row?.key ?? '', row?.uploadId ?? '').abort();
    if (when === 'when its next part comes') {
      const late = await putPart(cookie, id, 2, bytes.slice(partBytes));
      expect([late.status, (await late.json<{ message: string }>()).message]).toEqual([
        409,
        'This upload has expired. Upload the file again.',
      ]);
    } else {
      const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString();
      await env.APP.prepare('UPDATE files SET created_at = ? WHERE id = ?').bind(weekAgo, id).run();
    }
    const again = await begin();
    expect(again).toMatchObject({ parts: [] });
    expect(again.id).not.toBe(id);
    for (const [part, sent] of [bytes.slice(0, partBytes), bytes.slice(partBytes)].entries())
      expect((await putPart(cookie, again.id, part + 1, sent)).status).toBe(200);
    const complete = () => sendRequest('POST', `/api/admin/uploads/${again.id}/complete`, { cookie, body: {} });
    // Two concurrent requests, as when a client retries after a lost response.
    const statuses = (await Promise.all([complete(), complete()])).map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect((await readStatus(cookie)).availableFiles.filter(({ id: stored }) => stored === again.id)).toHaveLength(1);
  },
);

test('completes an upload after a request that was interrupted when the bucket had combined the parts', async () => {
  const { cookie } = await createTestUser('admin');
  const bytes = Uint8Array.from(new TextEncoder().encode('Genesis 1:1 In the beginning'));
  const file = { name: 'cut.txt', bytes: bytes.length, sha256: await hexDigest(bytes) };
  const begun = await sendRequest('POST', '/api/admin/uploads', { cookie, body: { bibleVersion: 'cut', file } });
  const { id }: UploadAnswer = await begun.json();
  expect((await putPart(cookie, id, 1, bytes)).status).toBe(200);
  const row = await env.APP.prepare(
    'SELECT key, upload_id AS uploadId, etag FROM files JOIN file_parts ON file_id = id WHERE id = ?',
  )
    .bind(id)
    .first<{ key: string; uploadId: string; etag: string }>();
  const { key = '', uploadId = '', etag = '' } = row ?? {};
  await env.FILES.resumeMultipartUpload(key, uploadId).complete([{ partNumber: 1, etag }]);
  const done = await sendRequest('POST', `/api/admin/uploads/${id}/complete`, { cookie, body: {} });
  expect(done.status).toBe(201);
  expect(await done.json()).toMatchObject({ file: { name: 'cut.txt', format: 'plain', bytes: bytes.length } });
});

test('rejects two gigabytes before any byte is sent', async () => {
  const { cookie } = await createTestUser('admin');
  const file = { name: 'huge.txt', bytes: 2_000_000_000, sha256: '0'.repeat(64) };
  const response = await sendRequest('POST', '/api/admin/uploads', { cookie, body: { bibleVersion: 'huge', file } });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('at most 32 MB') });
  const whole = await requestApp('/api/admin/upload-bible', {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      Origin: origin,
      Cookie: cookie,
      'Content-Type': 'multipart/form-data; boundary=x',
    },
    body: new Uint8Array(34_000_000),
  });
  expect(whole.status).toBe(413);
});
