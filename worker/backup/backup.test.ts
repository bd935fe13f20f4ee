import { gunzipSync, gzipSync } from 'node:zlib';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { RestoreAnswer } from '#data/administration/contract/backup.ts';
import type { StudySyncAnswer } from '#data/my-study/contract/my-study-sync.ts';
import { syncDevice, type SyncAnswer } from '#data/my-study/sync-device.ts';
import { TestDevice } from '#data/testing/test-device.ts';
import { formatClock } from '#data/my-study/hybrid-clock.ts';
import { hexDigest } from '../imports/digest.ts';
import { studyNotesOf } from '../my-study/study-objects.ts';
import { requestApp } from '../testing/request-app.ts';
import { startTestImport, waitForImportState, upload } from '../testing/imports.ts';
import { sendRequest, origin, createTestUser, type TestUser } from '../testing/test-users.ts';
import { backupTables, excludedTables } from './backup-tables.ts';

let admin: TestUser;
beforeEach(async () => {
  admin = await createTestUser('admin');
});

async function take(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await sendRequest('GET', '/api/admin/backup/file', admin);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return new Uint8Array(await response.arrayBuffer());
}

function send(body: Uint8Array<ArrayBuffer>, dry = 0, { cookie } = admin): Promise<Response> {
  return requestApp(`/api/admin/backup/restore?dry=${dry}`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: origin, Cookie: cookie, 'Content-Type': 'application/gzip' },
    body,
  });
}

async function restored(body: Uint8Array<ArrayBuffer>, dry = 0): Promise<RestoreAnswer> {
  const response = await send(body, dry);
  expect(response.status).toBe(200);
  return response.json();
}

async function refusal(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const response = await send(body);
  expect(response.status).toBe(400);
  return (await response.json<{ message: string }>()).message;
}

const linesOf = (packed: Uint8Array): string[] => gunzipSync(packed).toString().trimEnd().split('\n');
const packed = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(text));

/** Adds a matching checksum. */
async function forged(lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const text = lines.map((line) => `${line}\n`).join('');
  const sha256 = await hexDigest(new Uint8Array(new TextEncoder().encode(text)));
  return packed(`${text}${JSON.stringify({ sha256 })}\n`);
}

async function makePage(slug: string): Promise<{ id: string; revision: number }> {
  const body = { title: slug, slug, content: '<p>שָׁלוֹם “peace” \\ {"a":1}</p>', active: true };
  const response = await sendRequest('POST', '/api/admin/pages', { cookie: admin.cookie, body });
  expect(response.status).toBe(201);
  return response.json();
}

const pageText = async (slug: string): Promise<string | undefined> =>
  /<main[^]*<\/main>/.exec(await (await requestApp(`/pages/${slug}`)).text())?.[0];
const pageStatus = async (slug: string): Promise<number> => (await requestApp(`/pages/${slug}`)).status;

test("every table of the site's state is in the backup or excluded on purpose", async () => {
  const { results } = await env.APP.prepare(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> 'd1_migrations'`,
  ).all<{ name: string }>();
  expect(results.map(({ name }) => name).toSorted()).toEqual(
    [...backupTables.map(({ name }) => name), ...excludedTables].toSorted(),
  );
});

test('a backup may be larger than other request bodies', async () => {
  const large = new Uint8Array(200_000);
  for (let index = 0; index < large.length; index += 65_536)
    crypto.getRandomValues(large.subarray(index, index + 65_536));
  // Read, and recognized as no backup.
  expect(await refusal(large)).toMatch(/not a backup of this site/);
});

test('reports changes first and then restores people, pages and progress', async () => {
  const reader = await createTestUser('reader');
  const record = '{"of":"the reader"}';
  await env.APP.prepare('INSERT INTO study_records VALUES (?, ?)').bind(reader.id, record).run();
  const original = await makePage('kept');
  const text = await pageText('kept');
  expect(text).toContain('“peace” \\');
  const backup = await take();

  await sendRequest('DELETE', `/api/admin/users/${reader.id}`, { cookie: admin.cookie });
  expect((await sendRequest('DELETE', `/api/admin/pages/${original.id}`, { cookie: admin.cookie })).status).toBe(200);
  const later = await createTestUser('admin');
  await makePage('later');

  const expected = await restored(backup, 1);
  const of = (name: string, { tables }: RestoreAnswer) => tables.find((table) => table.name === name);
  expect(of('users', expected)).toEqual({ name: 'users', added: 1, changed: 0, removed: 1 });
  expect(of('pages', expected)).toEqual({ name: 'pages', added: 0, changed: 1, removed: 1 });
  expect(of('study_records', expected)).toEqual({ name: 'study_records', added: 1, changed: 0, removed: 0 });
  expect(expected).toMatchObject({ isDryRun: true, isSignedOut: false, missingFiles: [] });
  expect(await pageStatus('later')).toBe(200);

  expect(await restored(backup)).toMatchObject({ tables: expected.tables, isDryRun: false });
  expect(await pageStatus('later')).toBe(404);
  expect(await pageText('kept')).toBe(text);
  expect(
    await env.APP.prepare('SELECT record FROM study_records WHERE user_id = ?').bind(reader.id).first('record'),
  ).toBe(record);
  expect((await sendRequest('GET', '/api/admin/users', later)).status).toBe(401);
  expect((await sendRequest('GET', '/api/admin/users', admin)).status).toBe(200);
  // The audit log lost nothing.
  const log = await (await sendRequest('GET', '/api/admin/audit', admin)).json<{ rows: { action: string }[] }>();
  expect(log.rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['backup.taken', 'page.deleted', 'user.deleted', 'backup.restored']),
  );
  expect(
    (await restored(await take(), 1)).tables.filter(({ added, changed, removed }) => added + changed + removed > 0),
  ).toEqual([]);
});

test("a backup has the readers' own notes, and a restore brings them back and erases those of accounts that it removes", async () => {
  const reader = await createTestUser('reader');
  const note = (text: string, time: number) => ({
    id: 'note-1',
    kind: 'note' as const,
    created: 1,
    clock: formatClock(time, 0, 'desk0000'),
    value: { text, labels: [] },
  });
  const sync = async ({ cookie }: { cookie: string }, body: object): Promise<StudySyncAnswer> =>
    (await sendRequest('POST', '/api/account/my-study', { cookie, body })).json();
  const before = note('as it was', Date.now());
  const first = await sync(reader, { rows: [{ row: before, base: [] }] });
  // Deleted after the backup: the notes come back with the account.
  const deleted = await createTestUser('reader');
  await sync(deleted, { rows: [{ row: before, base: [] }] });
  const backup = await take();
  await sendRequest('DELETE', '/api/account', { cookie: deleted.cookie });
  expect((await studyNotesOf(env, deleted.id).readPage(0)).rows).toEqual([]);
  const after = note('changed later', Date.now() + 1000);
  const second = await sync(reader, { ...state(first), rows: [{ row: after, base: [before.clock] }] });
  const later = await createTestUser('reader');
  await sync(later, { rows: [{ row: before, base: [] }] });
  await restored(backup);
  expect((await sync(reader, {})).rows).toEqual([before]);
  expect((await studyNotesOf(env, deleted.id).readPage(0)).rows.map(({ row }) => JSON.parse(row))).toEqual([before]);
  // A device that knows the later text is asked to send everything again, so that it is not lost.
  expect(await sync(reader, state(second))).toMatchObject({ reset: true, rows: [before] });
  expect((await studyNotesOf(env, later.id).readPage(0)).rows).toEqual([]);
  function state({ cursor, epoch }: StudySyncAnswer): { cursor: number; epoch: string } {
    return { cursor, epoch };
  }
});

test('after a restore, no device brings back a deleted note or makes copies of earlier texts', async () => {
  const { cookie } = await createTestUser('reader');
  const through = async (body: unknown): Promise<SyncAnswer> =>
    (await sendRequest('POST', '/api/account/my-study', { cookie, body })).json();
  const [author, away, recent] = ['author', 'away', 'recent'].map((name) => new TestDevice(name)) as [
    TestDevice,
    TestDevice,
    TestDevice,
  ];
  const start = Date.now() - 60_000;
  for (const id of ['note-1', 'note-2', 'note-3']) author.note(id, 'first', start);
  await syncDevice(author, through);
  await syncDevice(away, through);
  author.remove('note-1', start + 1000);
  author.note('note-2', 'second', start + 1000);
  await syncDevice(author, through);
  const backup = await take();
  author.note('note-2', 'third', start + 2000);
  author.remove('note-3', start + 2000);
  await syncDevice(author, through);
  // This device never had the earlier versions.
  await syncDevice(recent, through);
  await restored(backup);
  // The author never returns.
  for (const device of [recent, away, recent]) await syncDevice(device, through);
  const texts = [...recent.rows.keys()].map((id) => [id, recent.text(id)]);
  expect(texts.toSorted()).toEqual([
    ['note-1', undefined],
    ['note-2', 'third'],
    ['note-3', undefined],
  ]);
  expect(away.view()).toBe(recent.view());
});

test('a restore never changes or deletes audit events', async () => {
  const before = await makePage('logged');
  const backup = await take();
  await sendRequest('DELETE', `/api/admin/pages/${before.id}`, { cookie: admin.cookie });
  const lines = linesOf(backup).slice(0, -1);
  const expected = lines.map((line) =>
    line.startsWith('{"table":"audit"') ? line.replaceAll(admin.username, 'nobody') : line,
  );
  expect(expected).not.toEqual(lines);
  const answer = await restored(await forged(expected));
  expect(answer.tables.find(({ name }) => name === 'audit')).toEqual({
    name: 'audit',
    added: 0,
    changed: 0,
    removed: 0,
  });
  const { results } = await env.APP.prepare('SELECT action FROM audit WHERE actor = ? ORDER BY id')
    .bind(admin.username)
    .all<{ action: string }>();
  expect(results.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['page.created', 'backup.taken', 'page.deleted']),
  );
});

test('restores a setting that is not secret', async () => {
  const change = (value: string) =>
    sendRequest('PUT', '/api/system-settings/site.name_line', { cookie: admin.cookie, body: { value } });
  const nameLine = async (): Promise<string> =>
    (await (await requestApp('/api/site')).json<{ nameLine: string }>()).nameLine;
  expect((await change('of the school')).status).toBe(200);
  const backup = await take();
  expect((await change('of the library')).status).toBe(200);
  expect(await nameLine()).toBe('of the library');
  await restored(backup);
  expect(await nameLine()).toBe('of the school');
});

// D1 accepts 100,000 bytes of SQL, and 2,000,000 bytes of a value.
test('stores and restores the longest page, content box, setting and note', async () => {
  const store = async (method: string, path: string, body: object): Promise<void> => {
    const response = await sendRequest(method, path, { cookie: admin.cookie, body });
    expect(response.ok ? '' : await response.text()).toBe('');
  };
  const chinese = '文'.repeat(199_993);
  await store('POST', '/api/admin/pages', { title: 'Long', slug: 'long', content: `<p>${chinese}</p>`, active: true });
  const box = { title: 'Long', position: 'homepage', active: true, content: '文'.repeat(20_000) };
  await store('POST', '/api/admin/content-boxes', box);
  const setting = { key: 'own.long', label: 'Long', dataType: 'string', category: 'Own', value: '文'.repeat(10_000) };
  await store('POST', '/api/system-settings', setting);
  const note = {
    id: 'note-long',
    kind: 'note' as const,
    created: 1,
    clock: formatClock(Date.now(), 0, 'desk0000'),
    value: { text: '文'.repeat(100_000), labels: [] },
  };
  await store('POST', '/api/account/my-study', { rows: [{ row: note, base: [] }] });
  const before = await pageText('long');
  expect(before).toContain(chinese);
  const backup = await take();
  await env.APP.prepare('DELETE FROM pages').run();
  await restored(backup);
  expect(await pageText('long')).toBe(before);
  expect((await studyNotesOf(env, admin.id).readPage(0)).rows.map(({ row }) => JSON.parse(row))).toEqual([note]);
  expect((await restored(await take(), 1)).tables.filter(({ added, removed }) => added + removed > 0)).toEqual([]);
});

test('restores into a new site in which an administrator has the same name', async () => {
  const backup = await take();
  const lines = linesOf(backup).slice(0, -1);
  const same = lines.map((line) => line.replaceAll(admin.id, 'another-id'));
  const answer = await restored(await forged(same));
  expect(answer.isSignedOut).toBe(true);
  expect((await sendRequest('GET', '/api/admin/users', admin)).status).toBe(401);
  const results = await env.APP.prepare('SELECT id FROM users WHERE username_key = ?').bind(admin.username).all();
  expect(results.results).toEqual([{ id: 'another-id' }]);
});

test('omits secrets of other services and leaves them unchanged on restore', async () => {
  const secret = 'the password of the mail server';
  await env.APP.prepare(`INSERT INTO settings VALUES ('mail.password', ?, NULL, '', 'x')`).bind(secret).run();
  const backup = await take();
  expect(linesOf(backup).join('\n')).not.toContain(secret);
  await restored(backup);
  expect(await env.APP.prepare(`SELECT value FROM settings WHERE key = 'mail.password'`).first('value')).toBe(secret);
});

test('omits secrets of authenticator apps and leaves them unchanged on restore', async () => {
  const secret = 'aes:of-an-app:of-an-administrator';
  await env.APP.prepare(`INSERT INTO second_factors VALUES (?, ?, 1, '')`).bind(admin.id, secret).run();
  const backup = await take();
  expect(linesOf(backup).join('\n')).not.toContain(secret);
  await restored(backup);
  const original = env.APP.prepare('SELECT secret FROM second_factors WHERE user_id = ?').bind(admin.id);
  expect(await original.first('secret')).toBe(secret);
});

test('rejects a truncated, modified, incompatible or foreign file with a sentence and changes nothing', async () => {
  const backup = await take();
  const lines = linesOf(backup);
  const before = await env.APP.prepare('SELECT count(*) AS n FROM users').first('n');
  for (const length of [3, Math.floor(backup.length / 2), backup.length - 1])
    expect(await refusal(backup.slice(0, length)), `${length} bytes`).toContain('damaged');
  expect(await refusal(packed(`${lines.slice(0, -1).join('\n')}\n`))).toContain('damaged');
  expect(await refusal(packed(`${lines.join('\n').replace('"admin"', '"reader"')}\n`))).toContain('damaged');
  expect(await refusal(new Uint8Array(Buffer.from('{"format":"other"}')))).toContain('not a backup of this site');
  expect(await refusal(packed('{"format":"other"}\n'))).toContain('not a backup of this site');
  expect(await refusal(packed(''))).toContain('not a backup of this site');

  const body = lines.slice(0, -1);
  const withLine = (at: number, change: (value: Record<string, unknown>) => unknown): string[] =>
    body.map((line, index) => (index === at ? JSON.stringify(change(JSON.parse(line))) : line));
  expect(await refusal(await forged(withLine(0, (header) => ({ ...header, schema: '0001_accounts.sql' }))))).toMatch(
    /another release of the site \(its database is at 0001_accounts\.sql, this one at \d{4}_\w+\.sql\)/,
  );
  expect(await refusal(await forged([...body, '{"table":"sessions","row":{"id":"x"}}']))).toContain('damaged');
  expect(await refusal(await forged([...body, '{"table":"pages) SELECT 1 --","row":{}}']))).toContain('damaged');
  expect(await refusal(await forged([...body, '{"file":1}']))).toContain('damaged');
  expect(await refusal(await forged([...body, 'no JSON']))).toContain('damaged');
  expect(
    await refusal(await forged(withLine(1, ({ row, ...rest }) => ({ ...rest, row: { ...(row as object), more: 1 } })))),
  ).toContain('damaged');
  expect(await refusal(await forged(body.filter((line) => !line.includes('"table":"users"'))))).toContain(
    'no administrator',
  );
  expect(await env.APP.prepare('SELECT count(*) AS n FROM users').first('n')).toBe(before);
});

test('a row that the database rejects leaves everything unchanged', async () => {
  const lines = linesOf(await take()).slice(0, -1);
  const twice = lines.find((line) => line.includes('"table":"users"')) ?? '';
  await makePage('untouched');
  expect(await refusal(await forged([...lines, twice.replace(/"id":"[^"]+"/, '"id":"second"')]))).toContain(
    'Nothing was restored',
  );
  expect(await pageStatus('untouched')).toBe(200);
});

test('refuses a restore during an import or build, and requires a recent password check', async () => {
  const backup = await take();
  await env.APP.prepare(
    `INSERT INTO builds (id, state, reason, asked_by, asked_at, lines, heartbeat_at) VALUES ('b', 'running', 'x', 'x', '', '[]', '')`,
  ).run();
  const response = await send(backup);
  expect([response.status, (await response.json<{ message: string }>()).message]).toEqual([
    409,
    'An import or a build is running. Wait until it ends, then restore.',
  ]);
  await env.APP.prepare(`DELETE FROM builds`).run();

  const stale = await createTestUser('admin', { confirmedAt: new Date(Date.now() - 86_400_000) });
  expect((await sendRequest('GET', '/api/admin/backup/file', stale)).status).toBe(403);
  expect((await send(backup, 0, stale)).status).toBe(403);
});

test('a text imported after the backup keeps its rows when others are imported after a restore', async () => {
  const { cookie } = admin;
  const text = (word: string): string => `Genesis 1:1 In the beginning was ${word}.`;
  const importText = async (code: string, word: string): Promise<void> => {
    const { id } = await startTestImport(cookie, code, await upload(cookie, code, text(word)));
    await waitForImportState(cookie, id, 'completed');
  };
  const results = async (code: string, word: string): Promise<number> => {
    const answer = await requestApp(`/api/search?q=${word}&db=${code}`);
    return (await answer.json<{ pagination: { totalResults: number } }>()).pagination.totalResults;
  };
  const backup = await take();
  await importText('first_text', 'onyx');
  await restored(backup);
  await importText('second_text', 'beryl');
  expect(await results('first_text', 'onyx')).toBe(1);
  expect(await results('first_text', 'beryl')).toBe(0);
  expect(await results('second_text', 'beryl')).toBe(1);
});

test('refuses a backup that would be too large to restore', async () => {
  const reader = await createTestUser('reader');
  // Noise hardly compresses: about 28 MB of it is more than 20 MB compressed.
  const noise = (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(60_000)), (byte) => String.fromCharCode(32 + (byte % 90))).join(
      '',
    );
  const record = JSON.stringify(Array.from({ length: 15 }, noise));
  await env.APP.batch(
    Array.from({ length: 31 }, (_, index) =>
      env.APP.prepare(
        'INSERT INTO users (id, username, username_key, role, status, created_at) SELECT ?, ?, ?, role, status, created_at FROM users WHERE id = ?',
      ).bind(`noisy${index}`, `noisy${index}`, `noisy${index}`, reader.id),
    ),
  );
  for (let index = 0; index < 31; index += 1)
    await env.APP.prepare('INSERT INTO study_records VALUES (?, ?)').bind(`noisy${index}`, record).run();
  for (const path of ['/api/admin/backup/summary', '/api/admin/backup/file']) {
    const response = await sendRequest('GET', path, admin);
    expect(response.status).toBe(413);
    expect((await response.json<{ message: string }>()).message).toContain('npx wrangler d1 export lexicon-app');
  }
  await env.APP.prepare("DELETE FROM users WHERE id LIKE 'noisy%'").run();
  const countFiles = async (): Promise<number> =>
    (await (await sendRequest('GET', '/api/admin/backup/summary', admin)).json<{ files: number }>()).files;
  const before = await countFiles();
  // The report of an import is no file that people uploaded.
  await env.FILES.put('reports/an-import.json', '{}');
  await env.FILES.put('uploads/a-file', 'Genesis');
  expect(await countFiles()).toBe(before + 1);
  await env.FILES.delete(['reports/an-import.json', 'uploads/a-file']);
});
